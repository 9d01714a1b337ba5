// On which terms something is owed: rates and payments, what of a payment is interest, what is paid off, when it ends; and
// what debt takes of the income.

import { progressPercent } from "~/domain/goals/percent";
import { bullets, paragraphs, sentences } from "~/domain/coach/advice";
import { monthsToPay } from "~/domain/goals/pace";
import { monthlyInterest } from "~/domain/goals/payoff-order";
import { type Cents, sumCents } from "~/domain/money";
import { addMonthsToDay, monthLabel, monthOf } from "~/domain/periods";
import type { FactNotes } from "~/domain/coach/query/answer";
import { movesOf, type MoneyMove, type StandingDebt } from "~/domain/coach/query/data";
import { chosenDebts, debtHref, paidInFull } from "./debts";
import { listedWith } from "~/domain/coach/query/phrases";
import { missing, type StandingTurn } from "./standing-turn";

const LINK = { href: "/accounts" };

export function rates(turn: StandingTurn): string {
  const { query, household, notes } = turn;
  const all = chosenDebts(query.subject, household);
  const known = all.flatMap((debt) => (debt.ratePercent === null ? [] : { ...debt, ratePercent: debt.ratePercent }));
  const dearest = [...known].sort((a, b) => b.ratePercent - a.ratePercent);
  const debts =
    query.statistic === "largest" ? dearest.slice(0, 1) : query.statistic === "smallest" ? dearest.slice(-1) : known;
  if (debts.length === 0 || (query.subject.merchants ?? []).length > 0) return unknownRate(turn);
  const parts = debts.slice(0, 8).map((debt, at) => {
    const rate = notes.add(
      `debt-${at + 1}-rate`,
      "Interest rate of the debt",
      { unit: "percent", percent: debt.ratePercent },
      { href: debtHref(debt) },
    );
    return `${notes.name(`debt-${at + 1}-name`, debt.name)}: ${rate} interest${stated(debt, at, turn)}${charged(debt, debts, at, turn)}`;
  });
  const unknown = notKnown(
    all.filter(({ ratePercent }) => ratePercent === null),
    "rate",
    notes,
  );
  return parts.length === 1 ? sentences(`${parts.join()}.`, unknown) : paragraphs(bullets(parts), unknown);
}

/** A list of those that are known isn't all of them. */
function notKnown(debts: readonly StandingDebt[], what: "rate" | "payment", notes: StandingTurn["notes"]): string {
  const names = debts.slice(0, 8).map(({ name }, at) => notes.name(`unknown-${at + 1}-name`, name));
  return names.length === 0 ? "" : `I don't know the ${what} of ${listedWith(names)}.`;
}

/** A goal may say another rate than what the bank charges comes to: both are said. */
function stated({ statedPercent, id }: StandingDebt, at: number, { notes }: StandingTurn): string {
  if (statedPercent === undefined) return "";
  const value = notes.add(
    `debt-${at + 1}-stated`,
    "Interest rate by the goal",
    { unit: "percent", percent: statedPercent },
    { href: `/goals#${id}` },
  );
  return ` based on recent charges, and ${value} according to your goal`;
}

/** What that came to in dollars. */
function charged(debt: StandingDebt, debts: readonly StandingDebt[], at: number, turn: StandingTurn): string {
  const { notes, household } = turn;
  const year = { from: `${household.today.slice(0, 4)}-01-01`, to: household.today };
  const rows = rowsOf(turn, debts, debt).filter(({ interestCents, day }) => interestCents > 0 && day >= year.from);
  const last = rows.at(-1);
  if (!last) return "";
  const sum = sumCents(rows.map(({ interestCents }) => interestCents));
  return (
    "; " +
    notes.usd(`debt-${at + 1}-year`, "Interest charged this year", sum, { ...LINK, period: year }) +
    " of interest was charged so far this year, the last " +
    notes.usd(`debt-${at + 1}-last`, "Last interest charge", last.interestCents, LINK) +
    ` on ${notes.day(`debt-${at + 1}-last-day`, "Charged on", last.day, LINK)}`
  );
}

function unknownRate({ query, household, notes }: StandingTurn): string {
  const [card] = paidInFull(query.subject, household);
  const why = card
    ? ` ${notes.name("card", card.name)} is paid in full each month, and no interest was charged on it lately.`
    : "";
  return (
    "I can't tell from your data: that interest rate isn't known, since no bank tells it and no charge shows " +
    `it.${why} Its statement says it; you can write it down with a debt goal.`
  );
}

export function minimums({ query, household, notes }: StandingTurn): string {
  const all = chosenDebts(query.subject, household);
  const debts = all.flatMap((debt) => (debt.minimumCents === null ? [] : { ...debt, minimumCents: debt.minimumCents }));
  if (debts.length === 0)
    return "I can't tell from your data: the minimum payment isn't known. Its statement says it; you can write it down with a debt goal.";
  const parts = debts.slice(0, 8).map((debt, at) => {
    const value = notes.usd(`debt-${at + 1}-minimum`, "Payment on the debt", debt.minimumCents, {
      href: debtHref(debt),
    });
    return `${notes.name(`debt-${at + 1}-name`, debt.name)}: a payment of ${value} a month`;
  });
  const unknown = notKnown(
    all.filter(({ minimumCents }) => minimumCents === null),
    "payment",
    notes,
  );
  if (parts.length === 1) return sentences(`${parts.join()}.`, unknown);
  const sum = notes.usd("total", "Payments a month", sumCents(debts.map(({ minimumCents }) => minimumCents)), {
    href: "/goals",
  });
  return paragraphs(`The payments come to ${sum} a month:`, bullets(parts), unknown);
}

/** The rows of the debt's own account: what was paid in, and what was charged as interest. */
const rowsOf = ({ found }: StandingTurn, debts: readonly StandingDebt[], debt: StandingDebt): MoneyMove[] =>
  movesOf(found, accountIds(debts)).filter(({ accountId }) => accountId === debt.accountId);

export const accountIds = (debts: readonly StandingDebt[]): string[] =>
  debts.flatMap(({ accountId }) => accountId ?? []);

export function principal(turn: StandingTurn): string {
  const { query, household, notes } = turn;
  const debts = chosenDebts(query.subject, household);
  for (const debt of debts) {
    const { period } = query;
    const rows = rowsOf(turn, debts, debt).filter(
      ({ day }) => period === null || (day >= period.from && day <= period.to),
    );
    const payment = rows.filter(({ paidCents }) => paidCents > 0).at(-1);
    const charge = rows.filter(({ interestCents }) => interestCents > 0).at(-1);
    if (!payment || !charge) continue;
    const paid = notes.usd("paid", "Last payment", payment.paidCents, LINK);
    const interest = notes.usd("interest", "Last interest charge", charge.interestCents, LINK);
    const rest = notes.usd("principal", "Toward the principal", payment.paidCents - charge.interestCents, LINK);
    const share = notes.add(
      "share",
      "Part that is interest",
      { unit: "percent", percent: (charge.interestCents / payment.paidCents) * 100 },
      LINK,
    );
    return (
      `Of the ${period === null ? "last " : ""}payment of ${paid} on ${notes.name("debt-1-name", debt.name)}, on ` +
      `${notes.day("day", "Paid on", payment.day, LINK)}, about ${rest} went to what you owe and ${interest} to ` +
      `interest (charged on ${notes.day("charged", "Charged on", charge.day, LINK)}), which is ${share} of it.`
    );
  }
  return "I can't tell from your data: no linked account shows both the payments and the interest of that debt.";
}

export function paidOff(turn: StandingTurn): string {
  const { query, household } = turn;
  const debts = chosenDebts(query.subject, household);
  if (debts.length === 0) return missing("debt like that among your accounts and goals").text;
  const parts = debts
    .flatMap((debt, at) => [byGoal(debt, turn, `debt-${at + 1}`), byRows(debt, debts, turn, `debt-${at + 1}`)])
    .filter(Boolean);
  return parts.length > 0
    ? paragraphs(...parts)
    : "I can't tell from your data: neither a goal nor an account's rows say what was paid.";
}

function byGoal({ id, name }: StandingDebt, { household, notes, query }: StandingTurn, tag: string): string {
  const goal = household.goals.find((one) => one.id === id);
  if (!goal || query.period !== null || goal.targetCents <= 0) return "";
  const link = { href: "/goals" };
  const done = goal.targetCents - goal.currentCents;
  const value = notes.usd(`${tag}-done`, "Paid off by the goal", done, link);
  const share = notes.add(
    `${tag}-share`,
    "Paid off by the goal, in percent",
    { unit: "percent", percent: progressPercent(done, goal.targetCents) },
    link,
  );
  return (
    `By your goal ${notes.name(`${tag}-name`, name)}, ${value} of ` +
    `${notes.usd(`${tag}-target`, "Whole debt by the goal", goal.targetCents, link)} is paid off, ${share}.`
  );
}

function byRows(debt: StandingDebt, debts: readonly StandingDebt[], turn: StandingTurn, tag: string): string {
  const { notes, query, household } = turn;
  const period = query.period;
  const rows = rowsOf(turn, debts, debt).filter(
    ({ day }) => period === null || (day >= period.from && day <= period.to),
  );
  const payments = rows.filter(({ paidCents }) => paidCents > 0);
  const [first] = payments;
  if (!first) return "";
  const days = { from: period?.from ?? first.day, to: period?.to ?? household.today };
  const link = { ...LINK, period: days };
  const paid = sumCents(payments.map(({ paidCents }) => paidCents));
  const interest = sumCents(rows.map(({ interestCents }) => interestCents));
  const count = notes.count(`${tag}-count`, "Payments", payments.length, "payment", link);
  return sentences(
    `On ${debts.length > 1 ? notes.name(`${tag}-account`, debt.name) : "the account"} itself, ` +
      `${notes.usd(`${tag}-paid`, "Paid in", paid, link)} was paid in ${count} since ` +
      `${notes.day(`${tag}-since`, "Since", days.from)}: ` +
      `${notes.usd(`${tag}-down`, "Less owed", paid - interest, link)} of it lowered what you owe, and ` +
      `${notes.usd(`${tag}-interest`, "Interest charged", interest, link)} was interest.`,
    `${notes.usd(`${tag}-left`, "Owed", debt.balanceCents, { href: debtHref(debt) })} is left.`,
  );
}

/** At the payment that is known, and the rate that is known; nothing where either isn't. */
export function endOf({ debt, tag }: { debt: StandingDebt; tag: string }, { household, notes }: StandingTurn): string {
  const name = notes.name(`${tag}-name`, debt.name);
  const link = { href: debtHref(debt) };
  const left = notes.usd(`${tag}-left`, "Owed", debt.balanceCents, link);
  if (debt.minimumCents === null || debt.ratePercent === null)
    return `${name}: ${left} is left. I can't tell when it ends, since its ${debt.minimumCents === null ? "payment" : "interest rate"} isn't known.`;
  const payment = notes.usd(`${tag}-payment`, "Payment on the debt", debt.minimumCents, link);
  const months = monthsToPay(debt.balanceCents, debt.ratePercent, debt.minimumCents);
  if (months === null)
    return `${name}: at ${payment} a month it never ends, since the interest takes all of it. ${left} is left.`;
  const last = monthOf(addMonthsToDay(household.today, months));
  return (
    `${name}: at ${payment} a month it's paid off in about ` +
    `${notes.add(`${tag}-months`, "Months until it is paid", { unit: "months", months }, link)}, around ` +
    `${monthWords(last, notes, tag, link)}. ${left} is left, and ` +
    `${notes.usd(`${tag}-interest`, "Interest until then", interestUntil(debt, months), link)} of interest comes ` +
    "on top until then."
  );
}

/** Month after month at the payment that is made now. */
function interestUntil({ balanceCents, ratePercent, minimumCents }: StandingDebt, months: number): Cents {
  let [left, sum] = [balanceCents, 0];
  for (let month = 0; month < months; month++) {
    const cents = monthlyInterest(left, ratePercent ?? 0);
    sum += cents;
    left = Math.max(0, left + cents - (minimumCents ?? 0));
  }
  return sum;
}

const monthWords = (month: string, notes: FactNotes, tag: string, link: { href: string }): string =>
  notes.add(`${tag}-end`, `Paid off by ${monthLabel(month)}`, { unit: "month", month }, link);

export function debtShare({ household, notes }: StandingTurn): string {
  const { load } = household;
  if (!load || load.incomeCents <= 0)
    return "I can't tell from your data: your income in a usual month isn't known yet.";
  const link = { href: "/goals" };
  const share = notes.add(
    "share",
    "Debt payments of income",
    { unit: "percent", percent: (load.paymentsCents / load.incomeCents) * 100 },
    link,
  );
  const paid = notes.usd("payments", "Debt payments a month", load.paymentsCents, link);
  const income = notes.usd("income", "Income of a usual month", load.incomeCents, {
    href: "/transactions?kind=income",
  });
  const housing = load.housingCents;
  const both = load.paymentsCents + housing;
  return sentences(
    `Payments on debt take ${share} of your income: ${paid} of ${income} in a usual month.`,
    housing > 0
      ? "With housing (" +
          notes.usd("housing", "Housing in a usual month", housing, { href: "/transactions?category=mortgage_rent" }) +
          ") it's " +
          notes.add(
            "share-all",
            "Housing and debt payments of income",
            { unit: "percent", percent: (both / load.incomeCents) * 100 },
            link,
          ) +
          "; the mark that lenders watch is " +
          notes.add("guide", "Guideline for debt payments", { unit: "percent", percent: 36 }) +
          "."
      : "",
  );
}

export function score({ household, notes }: StandingTurn): string {
  const { credit } = household;
  if (!credit)
    return "I can't tell: no bank tells your credit score, and you haven't written one down. The credit screen keeps it.";
  const link = { href: "/credit" };
  const points = (name: string, label: string, value: number) =>
    notes.add(name, label, { unit: "score", points: value }, link);
  const gap = credit.goalScore === null ? 0 : credit.goalScore - credit.score;
  return sentences(
    `Your credit score is ${points("score", "Credit score", credit.score)}, as you wrote it down on ${notes.day("day", "Written down", credit.day, link)}.`,
    credit.goalScore === null
      ? ""
      : gap > 0
        ? `Your goal of ${points("goal", "Goal score", credit.goalScore)} is ${notes.count("gap", "Points to the goal", gap, "point", link)} away.`
        : `Your goal of ${points("goal", "Goal score", credit.goalScore)} is reached.`,
  );
}
