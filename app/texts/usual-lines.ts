// A usual month in lines that add up, as the coach shows it: what comes in, where it goes, and what is left for goals.
import { counted } from "./plural";
import type { UsualLines } from "~/domain/coach/advice";
import { type Cents, formatUsd, fromDollars } from "~/domain/money";

type UsualLine = { label: string; cents: Cents };

/** What the savings rate counts: a part that is spent on savings categories, and what is left. */
export const savedInAll = ({ savings, left }: Pick<UsualLines, "savings" | "left">): Cents =>
  fromDollars(savings) + fromDollars(left);

/** Needs, wants and savings categories by their names, so that none is taken for what goals get. */
export function usualLines({ income, needs, wants, savings, savingsIn, left }: UsualLines): UsualLine[] {
  const lines = [
    { label: "Income", cents: fromDollars(income) },
    { label: "Needs", cents: -fromDollars(needs) },
    { label: "Wants", cents: -fromDollars(wants) },
    { label: savingsIn.join(", "), cents: -fromDollars(savings) },
    { label: left < 0 ? "Missing" : "Left", cents: fromDollars(left) },
  ];
  const saved = { label: "Saved in all", cents: savedInAll({ savings, left }) };
  return [...lines, ...(savings > 0 && left > 0 ? [saved] : [])].filter(({ cents }) => cents !== 0);
}

/** What goals get is no spending: of what is left, and what is free of it. */
export function goalsSentence({ left, goals }: Pick<UsualLines, "left" | "goals">): string | null {
  const [leftCents, goalsCents] = [fromDollars(left), fromDollars(goals)];
  if (goalsCents <= 0) return null;
  const added = `Lately ${formatUsd(goalsCents)} a month goes to your goals`;
  const free = leftCents - goalsCents;
  if (leftCents <= 0) return `${added}, and a usual month leaves nothing for it.`;
  if (free < 0) return `${added}, and it's ${formatUsd(-free)} more than is left.`;
  return `${added}, out of what's left.`;
}

/** Categories whose recommended amount is about what is spent. */
export const stayAsTheyAre = (count: number): string => `No change in ${counted(count, "category")}`;
