// The budget proposal in words. Apart from the arithmetic, which no browser needs.

import type { BudgetProposal, Cut } from "~/domain/budget/proposal";
import type { Fund } from "~/domain/budget/jobs";
import { formatUsd, sumCents } from "~/domain/money";
import { shortDate } from "~/domain/periods";

export function cutWords({ name, kind, fromCents, toCents }: Cut): string {
  if (kind === "subscription") return `End ${name}: ${formatUsd(fromCents)} a month.`;
  if (kind === "own") return `${name} waits: ${formatUsd(fromCents)}.`;
  return `${name}: ${formatUsd(fromCents - toCents)} less, ${formatUsd(toCents)} instead of ${formatUsd(fromCents)}.`;
}

/** Whether it fits, and what comes before it. */
export function proposalSentences(proposal: BudgetProposal): string[] {
  const { incomeCents, jobs, keptCents, keptTodayCents, missingCents, cuts, trouble, unseen } = proposal;
  const found: string[] = [];
  if (trouble) found.push(`First things first, because ${trouble}.`);
  if (unseen)
    found.push(`Not everything can be seen here, because ${unseen}. What is left over may be less than this says.`);
  const spent = sumCents(jobs.filter(({ kind }) => kind !== "kept").map(({ cents }) => cents));
  found.push(`Of ${formatUsd(incomeCents)} in a usual month, ${formatUsd(spent)} is already spoken for.`);
  if (missingCents > 0)
    found.push(
      `Even after these cuts ${formatUsd(missingCents)} is missing each month. Housing, the car or a higher income move that most.`,
    );
  else if (trouble) found.push(`That leaves ${formatUsd(keptCents)}. Keep it in checking for now.`);
  else if (cuts.length > 0 && keptTodayCents <= 0) found.push("With these cuts the month fits.");
  else found.push(`That leaves ${formatUsd(keptCents)} for savings and goals${noLess(proposal)}.`);
  return found;
}

const noLess = ({ keptCents, keptTodayCents }: BudgetProposal): string =>
  keptTodayCents > 0 && keptCents >= keptTodayCents ? ", no less than you keep today" : "";

export const fundWords = ({ billCents, cadence, nextDay, monthCents }: Fund): string =>
  `${formatUsd(billCents)} ${cadence}, next around ${shortDate(nextDay)}. Set aside ${formatUsd(monthCents)} a month.`;
