// One side of what stands beside another: what is left of money once a debt is taken from it, or how much more there is here
// than there.

import { sentences } from "~/domain/coach/advice";
import { verdict } from "~/domain/coach/yes-or-no";
import { type Cents, sumCents } from "~/domain/money";
import type { Subject } from "~/domain/coach/query/algebra";
import { type Household, pendingOf, type StandingAccount } from "~/domain/coach/query/data";
import { accountsOf } from "./filters";
import { kindName, listedWith } from "~/domain/coach/query/phrases";
import type { StandingTurn } from "./standing-turn";

const LINK = { href: "/accounts" };
const isOwed = ({ type }: StandingAccount): boolean => type === "credit" || type === "loan";
const total = (accounts: readonly StandingAccount[]): Cents =>
  sumCents(accounts.map(({ balanceCents }) => balanceCents));

/** The accounts that a side names, by themselves, by their kind, or by the debt goal that they are. */
export function sideOf(subject: Subject, household: Household): StandingAccount[] {
  const goals = subject.goals ?? [];
  const ids = [
    ...(accountsOf(subject, household) ?? []),
    ...household.debts.flatMap(({ id, accountId }) => (accountId !== null && goals.includes(id) ? [accountId] : [])),
  ];
  return household.accounts.filter(({ id, type }) => ids.includes(id) && !leavesOut(subject, id, type));
}

const leavesOut = ({ except = [] }: Subject, id: string, type: string): boolean =>
  except.includes(id) || except.includes(type);

export function besideOther(
  first: string,
  subject: Subject,
  chosen: readonly StandingAccount[],
  turn: StandingTurn,
): string {
  const others = sideOf(subject, turn.household);
  const taken = others.length > 0 && others.every(isOwed) && !chosen.every(isOwed);
  return taken
    ? lessOwed(first, others, chosen, turn)
    : sentences(first, moreOrLess(subject, others, total(chosen), turn));
}

/** 'Cash less what's on the card'; a yes or a no is whether it covers that. What is pending takes from it as well. */
function lessOwed(
  first: string,
  others: readonly StandingAccount[],
  chosen: readonly StandingAccount[],
  { query, found, notes }: StandingTurn,
): string {
  const rest = total(chosen) + total(others);
  const pending = pendingOf(
    found,
    [...chosen, ...others].map(({ id }) => id),
  );
  const owed = notes.usd("other", "Owed", total(others), LINK);
  const names = listedWith(others.slice(0, MAX_NAMED).map(({ name }, at) => notes.name(`other-${at + 1}-name`, name)));
  const left = notes.usd("difference", rest < 0 ? "Missing" : "Left once that is paid", rest, LINK);
  return sentences(
    query.shape === "yes-no" ? verdict(rest >= 0, { yes: "it covers that", no: "it doesn't cover that" }) : "",
    first,
    `${owed} is owed on ${names}: ${rest < 0 ? `you're ${left} short of that` : `less that, ${left} is left`}.`,
    pending === 0
      ? ""
      : `With ${notes.usd("pending-all", "Pending", pending, { href: "/transactions" })} that's pending and not ` +
          "in it yet it's " +
          `${notes.usd("difference-then", "Left, pending charges counted", rest + pending, LINK)}` +
          `${rest + pending < 0 ? " too little" : ""}.`,
  );
}
const MAX_NAMED = 8;

function moreOrLess(
  subject: Subject,
  others: readonly StandingAccount[],
  cents: Cents,
  { notes }: StandingTurn,
): string {
  const where = subject.kinds?.length
    ? subject.kinds.map(kindName).join(" and ")
    : notes.name("other-name", others[0]?.name ?? "the other");
  const value = notes.usd("other", "Balance", total(others), LINK);
  if (total(others) === cents) return `In ${where} you have ${value}, which is as much.`;
  const difference = notes.usd("difference", "Difference", cents - total(others), LINK);
  return `In ${where} you have ${value}; that's ${difference} ${cents > total(others) ? "less" : "more"}.`;
}
