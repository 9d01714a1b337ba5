// The next ninety days, day by day: what is known, then what the balances make of it.

import { cardPlans, type CardPlan } from "~/domain/forecast/cards";
import { type Everyday, everydayOf } from "~/domain/forecast/everyday";
import { levelled, type LevelPlan, levelPlans } from "~/domain/forecast/levels";
import { bothLegs, type Draft } from "~/domain/forecast/legs";
import { goalEntries } from "~/domain/forecast/goals";
import { balancesThen } from "~/domain/forecast/past";
import { arrivals, looseByAccount, pendingEntries } from "~/domain/forecast/pending";
import { findPlans } from "~/domain/forecast/plans";
import { type Entry, FORECAST_DAYS, type Forecast, type ForecastInput, type Plan } from "~/domain/forecast/types";
import type { Cents } from "~/domain/money";
import { addDays, type Day, weekday } from "~/domain/periods";

export function forecastOf(given: ForecastInput): Forecast {
  // What is dated later says nothing yet.
  const input = { ...given, rows: given.rows.filter(({ day }) => day <= given.today) };
  const to = addDays(input.today, FORECAST_DAYS);
  const balanceThen = balancesThen(input);
  const { levels, isLevelling } = levelPlans(input, balanceThen);
  const cards = cardPlans(input, balanceThen, to);
  const inFull = new Set(cards.map(({ cardId }) => cardId));
  const found = findPlans(input, to, (row) => isLevelling(row) || inFull.has(row.otherAccountId ?? ""));
  const { plans } = found;
  const seen = [...found.seen, ...cards.flatMap((card) => card.seen)];
  const everyday = everydayOf(input, found.isPlanned);
  const payday = nextPay(plans);
  const goals = goalEntries(
    input,
    [...plans, ...levels.map(({ toId }) => ({ otherAccountId: toId }))],
    payday?.day,
    to,
  );
  const known = [...goals, ...pendingEntries(input), ...arrivals(input, seen), ...plans.flatMap(planEntries)];
  const balances = new Map(input.accounts.map(({ id, balanceCents }) => [id, balanceCents]));
  const pending = looseByAccount(input, seen);
  const owedAtClosing = new Map<string, Cents>();
  const entries: Entry[] = [];
  const post = (day: Day, draft: Draft) => {
    const held = balances.get(draft.accountId);
    if (held === undefined || draft.cents === 0) return;
    balances.set(draft.accountId, held + draft.cents);
    entries.push({ ...draft, day });
  };
  for (let ahead = 0; ahead <= FORECAST_DAYS; ahead++) {
    const day = addDays(input.today, ahead);
    for (const { day: on, ...entry } of known) if (on === day) post(day, entry);
    for (const card of cards) for (const entry of statementEntries(card, day, owedAtClosing)) post(day, entry);
    if (ahead > 0) for (const entry of everydayEntries(everyday, day, pending)) post(day, entry);
    if (ahead > 0)
      for (const level of levels) {
        const cents = levelled(level, day, balances.get(level.keptId) ?? 0);
        for (const entry of levelEntries(level, cents)) post(day, entry);
      }
    for (const { cardId, payments } of cards)
      for (const { closing } of payments)
        if (closing === day && ahead > 0) owedAtClosing.set(`${cardId} ${closing}`, -(balances.get(cardId) ?? 0));
  }
  return { today: input.today, to, accounts: input.accounts, entries, plans, payday };
}

/** Pay that is late is not counted on until it comes. */
function nextPay(plans: readonly Plan[]): Forecast["payday"] {
  const pays = plans.flatMap(({ kind, coming, name }) => {
    const next = coming.find(({ isLate }) => !isLate);
    return kind === "pay" && next ? [{ day: next.day, cents: next.cents, name }] : [];
  });
  return pays.reduce<Forecast["payday"]>((first, pay) => (!first || pay.day < first.day ? pay : first), null);
}

function planEntries({ coming, ...plan }: Plan): Entry[] {
  return coming.flatMap(({ day, cents, isLate }) => {
    const { key, accountId, otherAccountId, kind, name } = plan;
    return bothLegs({
      key,
      accountId,
      otherAccountId,
      kind,
      name,
      cents,
      confidence: isLate ? "guessed" : plan.confidence,
    }).map((leg) => ({ ...leg, day }));
  });
}

function statementEntries(card: CardPlan, day: Day, owedAtClosing: ReadonlyMap<string, Cents>): Draft[] {
  return card.payments.flatMap((payment) => {
    if (payment.day !== day) return [];
    const isClosed = payment.closing === card.closed?.closing;
    const cents = isClosed ? card.closed?.cents : owedAtClosing.get(`${card.cardId} ${payment.closing}`);
    return bothLegs({
      key: `statement ${card.cardId}`,
      accountId: card.payingId,
      otherAccountId: card.cardId,
      cents: -Math.max(0, cents ?? 0),
      kind: "statement",
      name: card.name,
      confidence: isClosed ? "certain" : "guessed",
    });
  });
}

function notPending(accountId: string, cents: Cents, pending: Map<string, Cents>): Cents {
  const covered = Math.max(cents, Math.min(0, pending.get(accountId) ?? 0));
  if (cents >= 0 || covered >= 0) return cents;
  pending.set(accountId, (pending.get(accountId) ?? 0) - covered);
  return cents - covered;
}

const levelEntries = ({ key, name, fromId, toId }: LevelPlan, cents: Cents): Draft[] =>
  bothLegs({
    key,
    accountId: fromId,
    otherAccountId: toId,
    cents: -cents,
    kind: "transfer",
    name,
    confidence: "guessed",
  });

/** What is pending is the everyday spending of the last days, which is still to be posted: it stands in for that of the next. */
function everydayEntries(everyday: readonly Everyday[], day: Day, pending: Map<string, Cents>): Draft[] {
  return everyday.flatMap(({ accountId, spending, income }) =>
    [
      {
        kind: "everyday" as const,
        name: "Everyday spending",
        cents: notPending(accountId, spending[weekday(day)] ?? 0, pending),
      },
      { kind: "income" as const, name: "Other income", cents: income[weekday(day)] ?? 0 },
    ].map((entry) => ({
      ...entry,
      key: `${entry.kind} ${accountId}`,
      accountId,
      otherAccountId: null,
      confidence: "guessed" as const,
    })),
  );
}
