// What is owed on one side held against another: another debt, or the money that could pay it.

import { sentences } from "~/domain/coach/advice";
import { type Cents, sumCents } from "~/domain/money";
import type { Subject } from "~/domain/coach/query/algebra";
import { sideOf } from "./balance-less";
import type { StandingAccount, StandingDebt } from "~/domain/coach/query/data";
import { listedWith } from "~/domain/coach/query/phrases";
import { missing, type StandingTurn, type StandingWords } from "./standing-turn";

const LINK = { href: "/accounts" };

export function owedBeside(
  subject: Subject,
  debts: readonly StandingDebt[],
  cards: readonly StandingAccount[],
  turn: StandingTurn,
): StandingWords {
  const { household, notes } = turn;
  const others = sideOf(subject, household);
  const own = [
    ...debts.map(({ name, balanceCents }) => ({ name, cents: balanceCents })),
    ...cards.map(({ name, balanceCents }) => ({ name, cents: -balanceCents })),
  ];
  if (own.length === 0 || others.length === 0) return missing("such debt or account beside the other");
  const [owed, held] = [
    sumCents(own.map(({ cents }) => cents)),
    sumCents(others.map(({ balanceCents }) => balanceCents)),
  ];
  const names = (all: readonly { name: string }[], tag: string) =>
    listedWith(all.slice(0, MAX_NAMED).map(({ name }, at) => notes.name(`${tag}-${at + 1}-name`, name)));
  const value = (name: string, label: string, cents: Cents) => notes.usd(name, label, cents, LINK);
  const first = `You owe ${value("total", "Owed", owed)} on ${names(own, "debt")}.`;
  const there = names(others, "other");
  const isDebt = held < 0;
  const apart = isDebt ? owed + held : held - owed;
  const second = isDebt
    ? `On ${there} you owe ${value("other", "Owed", held)}, ` +
      `${apart === 0 ? "as much" : `${value("difference", "Difference", apart)} ${apart > 0 ? "less" : "more"}`}.`
    : `In ${there} you have ${value("other", "Balance", held)}: once it's paid, ` +
      `${value("difference", apart < 0 ? "Missing" : "Left once that is paid", apart)} ` +
      `${apart < 0 ? "would be missing" : "is left"}.`;
  return {
    text: sentences(first, second),
    list: own.map(({ name, cents }) => ({ label: name, cents, href: "/accounts" })),
  };
}
const MAX_NAMED = 8;
