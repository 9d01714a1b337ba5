// What is owed, on which terms, and how much of a limit is used.

import { bullets, paragraphs } from "~/domain/coach/advice";
import { sumCents } from "~/domain/money";
import type { Subject } from "./algebra";
import type { AnswerRow } from "./answer";
import type { Household, StandingDebt } from "./data";
import { accountsOf } from "./filters";
import { chosenAccounts, missing, type StandingTurn, type Words } from "./standing-turn";

/** A goal for a debt and the account that it is count once: the debts know. */
function chosenDebts({ goals = [], ...subject }: Subject, household: Household): StandingDebt[] {
  const ids = accountsOf(subject, household);
  if (goals.length === 0 && ids === null) return [...household.debts];
  return household.debts.filter(({ id }) => goals.includes(id) || ids?.includes(id));
}

const debtHref = ({ source }: StandingDebt): string => (source === "goal" ? "/goals" : "/accounts");

export function owed({ query, household, notes }: StandingTurn): Words {
  const debts = chosenDebts(query.subject, household);
  const [only] = debts;
  if (!only)
    return {
      text:
        Object.keys(query.subject).length > 0
          ? "Nothing is owed there, by what I can see."
          : "I see no debt among your accounts and goals.",
    };
  const list = debts.map(({ name, balanceCents, source }): AnswerRow => ({
    label: name,
    cents: balanceCents,
    href: source === "goal" ? "/goals" : "/accounts",
  }));
  const total = notes.usd("total", "Owed", sumCents(debts.map(({ balanceCents }) => balanceCents)), {
    href: debtHref(only),
  });
  if (debts.length === 1) return { text: `You owe ${total} on ${notes.name("debt-1-name", only.name)}.`, list };
  const parts = debts
    .slice(0, 8)
    .map(
      (debt, at) =>
        `${notes.name(`debt-${at + 1}-name`, debt.name)}: ${notes.usd(`debt-${at + 1}`, "Owed", debt.balanceCents, { href: debtHref(debt) })}`,
    );
  return { text: paragraphs(`You owe ${total} in all:`, bullets(parts)), list };
}

export function limits({ measure, query, household, notes }: StandingTurn): string {
  const cards = chosenAccounts(query.subject, household, ["credit"]).filter(({ limitCents }) => (limitCents ?? 0) > 0);
  if (cards.length === 0) return missing("card with a limit among the linked accounts").text;
  const limit = sumCents(cards.map(({ limitCents }) => limitCents ?? 0));
  const used = -sumCents(cards.map(({ balanceCents }) => Math.min(0, balanceCents)));
  const whole = notes.usd("limit", "Credit limit", limit, { href: "/accounts" });
  const part = notes.usd("used", "Used of the limit", used, { href: "/accounts" });
  if (measure === "limit")
    return `The limit of ${cards.length === 1 ? notes.name("card", cards[0]?.name ?? "") : "your cards"} is ${whole}; ${part} of it is used.`;
  const share = notes.add(
    "utilization",
    "Credit utilization",
    { unit: "percent", percent: (used / limit) * 100 },
    { href: "/accounts" },
  );
  return `You use ${share} of your credit limit: ${part} of ${whole}.`;
}

export function terms({ measure, query, household, notes }: StandingTurn): string {
  const all = chosenDebts(query.subject, household).filter(
    (debt) => (measure === "rate" ? debt.ratePercent : debt.minimumCents) !== null,
  );
  const dearest = [...all].sort((a, b) => (b.ratePercent ?? 0) - (a.ratePercent ?? 0));
  const debts =
    query.statistic === "largest" ? dearest.slice(0, 1) : query.statistic === "smallest" ? dearest.slice(-1) : all;
  if (debts.length === 0)
    return `I can't tell from your data: ${measure === "rate" ? "the interest rate" : "the minimum payment"} isn't known. You can write it down with a debt goal.`;
  const parts = debts.slice(0, 8).map((debt, at) => {
    const name = notes.name(`debt-${at + 1}-name`, debt.name);
    const value =
      measure === "rate"
        ? `${notes.add(`debt-${at + 1}-rate`, "Interest rate of the debt", { unit: "percent", percent: debt.ratePercent ?? 0 }, { href: debtHref(debt) })} interest`
        : `a minimum payment of ${notes.usd(`debt-${at + 1}-minimum`, "Minimum payment of the debt", debt.minimumCents ?? 0, { href: debtHref(debt) })}`;
    return `${name}: ${value}`;
  });
  return parts.length === 1 ? `${parts[0] ?? ""}.` : bullets(parts);
}
