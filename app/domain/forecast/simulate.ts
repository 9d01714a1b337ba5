// Day by day: what is known is posted, statements close with what is owed by then, and everyday spending goes on.

import type { CardPlan } from "~/domain/forecast/cards";
import type { EverydayFlows } from "~/domain/forecast/everyday";
import { bothLegs, type EntryDraft } from "~/domain/forecast/legs";
import type { ForecastEntry, ForecastAccount } from "~/domain/forecast/types";
import type { Cents } from "~/domain/money";
import { addDays, type Day, weekday } from "~/domain/periods";

type Simulation = {
  today: Day;
  to: Day;
  accounts: readonly ForecastAccount[];
  known: readonly ForecastEntry[];
  cards: readonly CardPlan[];
  everyday: readonly EverydayFlows[];
  /** Of each account: what is pending of everyday spending. */
  pending: ReadonlyMap<string, Cents>;
};

export function simulate({ today, to, accounts, known, cards, everyday, pending }: Simulation): ForecastEntry[] {
  const balances = new Map(accounts.map(({ id, balanceCents }) => [id, balanceCents]));
  const waiting = [...known];
  const covered = new Map(pending);
  const owedAtClosing = new Map<string, Cents>();
  const entries: ForecastEntry[] = [];
  const post = (all: readonly ForecastEntry[], day: Day) => {
    for (const entry of all) {
      const held = balances.get(entry.accountId);
      if (entry.day > day) waiting.push(entry);
      else if (held !== undefined && entry.cents !== 0) {
        balances.set(entry.accountId, held + entry.cents);
        entries.push(entry);
      }
    }
  };
  for (let day = today; day <= to; day = addDays(day, 1)) {
    post(
      waiting.filter((entry) => entry.day === day),
      day,
    );
    for (const card of cards) post(statementEntries(card, day, owedAtClosing), day);
    // Of today the bank knows already what its balances made of it.
    if (day === today) continue;
    post(everydayEntries(everyday, day, covered), day);
    for (const { cardId, payments } of cards)
      for (const { closing } of payments)
        if (closing === day) owedAtClosing.set(`${cardId} ${closing}`, -(balances.get(cardId) ?? 0));
  }
  return entries;
}

function statementEntries(card: CardPlan, day: Day, owedAtClosing: ReadonlyMap<string, Cents>): ForecastEntry[] {
  return card.payments.flatMap((payment) => {
    if (payment.day !== day) return [];
    const isClosed = payment.closing === card.closed?.closing;
    const cents = isClosed ? card.closed?.cents : owedAtClosing.get(`${card.cardId} ${payment.closing}`);
    const entry: EntryDraft = {
      key: `statement ${card.cardId}`,
      accountId: card.payingId,
      otherAccountId: card.cardId,
      cents: 0 - Math.max(0, cents ?? 0),
      kind: "statement",
      name: card.name,
      confidence: isClosed ? "certain" : "guessed",
    };
    return bothLegs(entry, day, card.lagDays);
  });
}

/** What is pending is spending of the last days that is still to be posted: it stands in for that of the next. */
function everydayEntries(everyday: readonly EverydayFlows[], day: Day, covered: Map<string, Cents>): ForecastEntry[] {
  return everyday.flatMap(({ accountId, spending, income }) => {
    const usual = spending[weekday(day)] ?? 0;
    const waiting = covered.get(accountId) ?? 0;
    const stoodIn = Math.min(0, Math.max(usual, waiting));
    covered.set(accountId, waiting - stoodIn);
    const shared = { accountId, otherAccountId: null, day, confidence: "guessed" as const };
    return [
      {
        ...shared,
        key: `everyday ${accountId}`,
        kind: "everyday" as const,
        name: "Everyday spending",
        cents: usual - stoodIn,
      },
      {
        ...shared,
        key: `income ${accountId}`,
        kind: "income" as const,
        name: "Other income",
        cents: income[weekday(day)] ?? 0,
      },
    ];
  });
}
