// The budget proposal in words. Apart from the arithmetic, which no browser needs.

import type { BudgetProposal, Cut } from "~/domain/budget/proposal";
import type { Fund, Job } from "~/domain/budget/jobs";
import { isTrouble, isWithheld } from "~/domain/household/trouble";
import { type Cents, formatUsd, sumCents } from "~/domain/money";
import { type Month, monthName, shortDate } from "~/domain/periods";
import { reasonsOf, unseenReasons } from "./trouble";

/** What no merchant and no category names. */
export function jobName({ kind, name }: Pick<Job, "kind" | "name">, { signs }: Pick<BudgetProposal, "signs">): string {
  if (kind === "minimum") return "Minimum payments on debt";
  if (kind === "kept") return isTrouble(signs) ? "Kept in checking for now" : "Savings and goals";
  return name;
}

export function cutWords({ name, kind, fromCents, toCents }: Cut): string {
  if (kind === "subscription") return `End ${name}: ${formatUsd(fromCents)} a month.`;
  if (kind === "own") return `${name} waits: ${formatUsd(fromCents)}.`;
  return `${name}: ${formatUsd(fromCents - toCents)} less, ${formatUsd(toCents)} instead of ${formatUsd(fromCents)}.`;
}

/** Whether it fits, and what comes before it. */
export function proposalSentences(proposal: BudgetProposal): string[] {
  const { incomeCents, jobs, keptCents, keptTodayCents, missingCents, cuts, signs } = proposal;
  const found: string[] = [];
  const trouble = isTrouble(signs);
  if (trouble) found.push(`First things first, because ${reasonsOf(signs)}.`);
  if (isWithheld(signs))
    found.push(
      `Not everything can be seen here, because ${unseenReasons(signs)}. What is left over may be less than this says.`,
    );
  const spent = spentOf(jobs);
  found.push(`Your usual bills and spending come to ${formatUsd(spent)} of ${formatUsd(incomeCents)}.`);
  if (missingCents > 0)
    found.push(
      `Even after these cuts ${formatUsd(missingCents)} is missing each month. Housing, the car or a higher income move that most.`,
    );
  else if (trouble) found.push(`That leaves ${formatUsd(keptCents)}. Keep it in checking for now.`);
  else if (cuts.length > 0 && keptTodayCents <= 0) found.push("With these cuts the month fits.");
  else found.push(`That leaves ${formatUsd(keptCents)} to save${againstToday(proposal)}.`);
  return found;
}

const spentOf = (jobs: readonly Job[]): Cents =>
  sumCents(jobs.filter(({ kind }) => kind !== "kept").map(({ cents }) => cents));

/** The plan of a month in one sentence, where it simply fits; null where something comes before it. */
export function planInShort(proposal: BudgetProposal, month: Month): string | null {
  const { jobs, keptCents, missingCents, cuts, signs } = proposal;
  if (isTrouble(signs) || isWithheld(signs) || missingCents > 0 || cuts.length > 0) return null;
  return `Plan ${monthName(month)}: ${formatUsd(spentOf(jobs))} for what you usually spend, ${formatUsd(keptCents)} left to save${differenceOf(proposal)}.`;
}

const againstToday = (proposal: BudgetProposal): string =>
  proposal.keptTodayCents > 0 && proposal.keptCents === proposal.keptTodayCents
    ? ", as much as you do today"
    : differenceOf(proposal);

/** Where a plan leaves another amount than a usual month does: by how much, and why. */
function differenceOf({ jobs, keptCents, keptTodayCents, changedCents, cuts }: BudgetProposal): string {
  const more = keptCents - keptTodayCents;
  if (more === 0 || keptTodayCents <= 0) return "";
  const isPlanned = jobs.some(({ kind }) => kind === "own");
  const why = [
    ...(cuts.length > 0 ? ["with these cuts"] : []),
    ...(changedCents !== 0 ? [`with bills that ${changedCents > 0 ? "ended or got cheaper" : "rose"}`] : []),
    ...(isPlanned ? ["with what you planned yourself"] : []),
  ];
  return `, ${formatUsd(Math.abs(more))} ${more > 0 ? "more" : "less"} than today ${why.join(" and ")}`.trimEnd();
}

export const fundWords = ({ billCents, cadence, nextDay, monthCents }: Fund): string =>
  `${formatUsd(billCents)} ${cadence}, next around ${shortDate(nextDay)}. Set aside ${formatUsd(monthCents)} a month.`;

/** Lines that a month that goes on has taken more of than they were to get. */
export const raisedNote = (count: number, month: Month): string =>
  count === 1
    ? `One category is already past its usual. We set it to what you've spent, just for ${monthName(month)}.`
    : `${count} categories are already past their usual. We set those to what you've spent, just for ${monthName(month)}.`;
