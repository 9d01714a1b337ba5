// A what-if as it is shown: the sentence first, before and after side by side, what is assumed.

import type { PayoffAdvice } from "~/domain/goals/payoff-advice";
import type { DebtFree, Ground, Lowest, Side } from "~/domain/household/ground";
import type { Country } from "~/domain/household/country";
import { freeHelp } from "~/texts/free-help";
import type { WhatIfOutcome, WhatIf } from "~/domain/household/what-if";
import { type CashCourse, courseOf } from "~/domain/household/what-if-course";
import { CLOSING_PERCENT } from "~/domain/household/what-if-effects";
import { isTrouble } from "~/domain/household/trouble";
import { type Cents, formatAbout, formatUsd } from "~/domain/money";
import { mediumDate, monthLabel } from "~/domain/periods";
import { debtEndLabel } from "./owed";
import { nounFor } from "./plural";
import { verdictSentence } from "./what-if";
import { lastsSentence } from "./what-if-course";

type WhatIfRow = { label: string; before: string; after: string };
export type OutcomeView = {
  says: WhatIfOutcome["verdict"]["says"];
  sentence: string;
  rows: WhatIfRow[];
  notes: string[];
  help: string | null;
  /** How long the cash lasts, and its course; null where a usual month isn't known. */
  cash: { sentence: string; course: CourseView } | null;
};
export type CourseView = Pick<CashCourse, "months" | "now" | "then"> & { /** What is marked. */ lowAt: number | null };

export function viewOf(outcome: WhatIfOutcome, ground: Ground, country: Country | null): OutcomeView {
  const { whatIf, before, after, verdict } = outcome;
  return {
    says: verdict.says,
    sentence: [verdictSentence(verdict, whatIf.kind), asideSentence(outcome)].filter(Boolean).join(" "),
    rows: whatIfRows(before, after, ground, setAsideCents(outcome)),
    notes: [...notesOf(outcome, ground), fundNote(ground)],
    help: isTrouble(verdict.signs) ? freeHelp(country) : null,
    cash: cashOf(courseOf(outcome, ground)),
  };
}

function cashOf(course: CashCourse | null): OutcomeView["cash"] {
  if (!course) return null;
  const { months, now, then, lasts } = course;
  const out = then.findIndex((cents) => cents < 0);
  const lowAt = lasts.is === "lowest" ? lasts.at : out > 0 ? out : null;
  return { sentence: lastsSentence(course), course: { months, now, then, lowAt } };
}

export const inMonths = (months: number | null): string => {
  if (months === null) return "Not known";
  const text = (Math.round(months * 10) / 10).toFixed(1).replace(/\.0$/, "");
  return `${text} ${nounFor(Number(text), "month")}`;
};

const money = (cents: Cents | null): string => (cents === null ? "Not known" : formatUsd(cents));

function debtFreeText(free: DebtFree): string {
  if (free.is === "none") return "No debt";
  return free.is === "never" ? "Never at these payments" : monthLabel(free.month);
}

/** What is put aside each month for a purchase on a later day: it isn't spent yet, and no part of the cushion. */
export const setAsideCents = ({ whatIf, effect }: Pick<WhatIfOutcome, "whatIf" | "effect">): Cents =>
  whatIf.kind === "purchase" && whatIf.date !== null ? effect.spentCents : 0;

const asideSentence = (outcome: WhatIfOutcome): string =>
  setAsideCents(outcome) > 0 && outcome.whatIf.date !== null
    ? `Put ${formatUsd(setAsideCents(outcome))} a month aside until ${mediumDate(outcome.whatIf.date)}.`
    : "";

/** The row that an example is told by: its kind's own where that changes, else the first that does. */
export function tellingRow(
  { kind }: Pick<WhatIf, "kind">,
  rows: readonly WhatIfRow[],
  { unseenLoans }: Pick<Ground, "unseenLoans">,
): string | null {
  const label = kind === "debt" ? debtEndLabel(unseenLoans) : "Savings cushion";
  const changed = rows.filter(({ before, after }) => before !== after);
  const row = changed.find((one) => one.label === label) ?? changed[0];
  return row ? `${row.label}: ${row.before} now, ${row.after} then.` : null;
}

/** The same rows on the screen and in the coach's answer. */
export function whatIfRows(
  before: Side,
  after: Side,
  { dueCents, unseenLoans }: Pick<Ground, "dueCents" | "unseenLoans">,
  asideCents: Cents = 0,
): WhatIfRow[] {
  const spent = ({ spentCents }: Side): Cents | null => (spentCents === null ? null : spentCents - asideCents);
  const row = (label: string, text: (side: Side) => string): WhatIfRow => ({
    label,
    before: text(before),
    after: text(after),
  });
  return [
    row("Monthly income", ({ incomeCents }) => money(incomeCents)),
    {
      label: `Monthly spending${dueCents > 0 ? `, including ${formatUsd(dueCents)} of minimum payments` : ""}`,
      before: money(before.spentCents),
      after: money(spent(after)),
    },
    ...(asideCents > 0 ? [{ label: "Put aside for it each month", before: money(0), after: money(asideCents) }] : []),
    row("Left over each month", ({ leftCents }) => money(leftCents)),
    row("Savings cushion", ({ fundCents }) => money(fundCents)),
    row("Lasts for needs", ({ cushionMonths }) => inMonths(cushionMonths)),
    row(debtEndLabel(unseenLoans), ({ debtFree }) => debtFreeText(debtFree)),
    ...(before.lowest
      ? [row(lowestLabel(before.lowest, after.lowest), ({ lowest }) => money(lowest?.cents ?? null))]
      : []),
  ];
}

/** Less pay may make another day the lowest. */
const lowestLabel = (now: Lowest, then: Lowest | null): string =>
  `Checking's lowest day, ${mediumDate(now.day)}${then && then.day !== now.day ? `, then ${mediumDate(then.day)}` : ""}`;

const nameOf = (id: string, { debts }: Ground): string =>
  id === "savings" ? "savings" : (debts.find((debt) => debt.id === id)?.name ?? "a debt");

/** How it is paid for. */
function notesOf({ whatIf, effect, before, after }: WhatIfOutcome, ground: Ground): string[] {
  const { kind } = whatIf;
  const notes: string[] = [];
  if (effect.paymentCents > 0)
    notes.push(
      `${formatUsd(effect.downCents)} down, then ${formatUsd(effect.paymentCents)} a month for ${whatIf.months} months at ${whatIf.ratePercent}%.`,
    );
  if (kind === "home") notes.push(`Closing costs of ${CLOSING_PERCENT}% of the price are counted at once.`);
  if (kind === "purchase" && effect.spentCents > 0 && whatIf.date === null)
    notes.push(`${formatUsd(effect.spentCents)} comes out of what this month leaves.`);
  if (effect.onceCents > 0) notes.push(atOnce(effect.onceCents, effect.fromFundCents, effect.missingCents));
  if (kind === "job") notes.push(...jobNotes(whatIf, effect.lastsMonths, ground));
  if (effect.placed.length > 0)
    notes.push(
      `It goes ${effect.placed.map(({ to, cents }) => `${formatUsd(cents)} to ${nameOf(to, ground)}`).join(", then ")}.`,
    );
  if (after.debtFree.is === "month" && before.debtFree.is === "month" && (kind === "debt" || kind === "lump"))
    notes.push(
      `Debt ends ${inMonths(before.debtFree.months - after.debtFree.months)} sooner and costs ` +
        `${formatUsd(before.debtFree.interestCents - after.debtFree.interestCents)} less interest.`,
    );
  return notes;
}

function atOnce(onceCents: Cents, fromFundCents: Cents, missingCents: Cents): string {
  const spare = onceCents - fromFundCents - missingCents;
  const parts = [
    spare > 0 ? `${formatUsd(spare)} from checking beyond a month's spending` : "",
    fromFundCents > 0 ? `${formatUsd(fromFundCents)} from savings` : "",
    missingCents > 0 ? `${formatUsd(missingCents)} that isn't there` : "",
  ].filter(Boolean);
  return `${formatUsd(onceCents)} is paid at once: ${parts.join(", ")}.`;
}

function jobNotes({ months }: WhatIf, lastsMonths: number | null, { needsCents }: Ground): string[] {
  return [
    lastsMonths === null
      ? "What still comes in covers your needs."
      : `Savings last ${inMonths(lastsMonths)} when only needs of ${formatUsd(needsCents)} a month are paid; you asked about ${inMonths(months)}.`,
  ];
}

const fundNote = ({ fundCents, fundNeedsCents }: Ground): string =>
  fundNeedsCents > 0
    ? `The savings cushion is your savings of ${formatUsd(fundCents)}. ` +
      `Needs take ${formatUsd(fundNeedsCents)} of a usual month. A guide is three to six months.`
    : "Your needs aren't known yet: they take a full month of spending.";

/** What the payoff adviser says beside an extra payment. */
export function adviceNotes(advice: PayoffAdvice, ground: Ground): string[] {
  if (advice.is !== "plan") return [];
  const { avalanche, snowball, interestApart, monthsApart } = advice;
  const first = (order: readonly string[]) => nameOf(order[0] ?? "", ground);
  const orders =
    ground.debts.length < 2
      ? []
      : interestApart === 0
        ? ["The order makes no difference: highest rate first and smallest balance first cost the same."]
        : [
            `Highest rate first (avalanche) starts with ${first(avalanche.order)}; ` +
              `smallest balance first (snowball) starts with ${first(snowball.order)} and costs ` +
              `${formatUsd(interestApart)} more ` +
              `interest${monthsApart > 0 ? ` and ${inMonths(monthsApart)} more` : ""}.`,
          ];
  return [
    ...orders,
    ...advice.fromSavings.map(
      ({ debtId, cents, sparedCents, yearInterestCents }) =>
        `Your savings hold ${formatUsd(cents)} beyond a savings cushion; ` +
        `on ${nameOf(debtId, ground)} that would save about ${formatAbout(sparedCents ?? yearInterestCents)} of ` +
        `interest ${sparedCents === null ? "a year" : "in all"}.`,
    ),
    ...advice.refinance.map(
      (id) =>
        `${nameOf(id, ground)} has a high rate: ask your lender, a credit union or a balance transfer for a lower one.`,
    ),
  ];
}
