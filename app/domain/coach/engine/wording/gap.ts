// The longest stretch between two days with rows: 'the longest we went without a haircut'.

import { sentences } from "~/domain/coach/advice";
import { addDays, type Day, daysBetween } from "~/domain/periods";
import { aboutFlow, hrefOf, sumFact, VERBS, type FlowWording } from "~/domain/coach/engine/flow-words";
import { pendingApart } from "./beside";

type Gap = { from: Day; to: Day; days: number };

export function gapWords(wording: FlowWording, when: string): string {
  const { figures, notes, flow } = wording;
  const { days, sum } = figures;
  const longest = days
    .slice(1)
    .map((to, at): Gap => ({ from: days[at] ?? to, to, days: daysBetween(days[at] ?? to, to) }))
    .sort((a, b) => b.days - a.days)[0];
  const last = days.at(-1);
  if (!longest || !last)
    return sentences(
      `I see only one day with it${aboutFlow(wording)} ${when}, so there's nothing between two.`,
      `${VERBS[flow]} ${sumFact(wording, "total", sum)}.`,
    );
  // Of everything the days between are meant, of a shop how far two visits are apart.
  if (Object.keys(wording.query.subject).length === 0 && longest.days > 1) {
    const [from, to] = [addDays(longest.from, 1), addDays(longest.to, -1)];
    const free = { period: { from, to }, href: hrefOf({ from, to }, { from, to }) };
    return sentences(
      `The longest run of days without any ${when} was ` +
        `${notes.count("gap", "Days without", longest.days - 1, "day", free)}: ` +
        `from ${notes.day("gap-from", "From", from, free)} to ${notes.day("gap-to", "To", to, free)}.`,
      pendingApart(wording),
    );
  }
  const note = { period: { from: longest.from, to: longest.to }, href: hrefOf(sum.rows, sum.period) };
  const since = daysBetween(last, notes.today);
  const ago =
    since > 0
      ? `The last was on ${notes.day("last-day", "Last on", last)}, ${notes.count("since", "Days since", since, "day", note)} ago.`
      : "";
  return sentences(
    `The longest stretch without any${aboutFlow(wording)} ${when} was ` +
      `${notes.count("gap", "Days between", longest.days, "day", note)}: ` +
      `from ${notes.day("gap-from", "From", longest.from, note)} to ` +
      `${notes.day("gap-to", "To", longest.to, note)}.`,
    since > longest.days ? "The one that lasts until today is longer still." : "",
    ago,
    pendingApart(wording),
  );
}
