import type { FlowWording } from "~/domain/coach/engine/flow-words";

/** 'That's $12.00 more (8%).' Of nothing there is no percentage. */
export function difference({ notes, figures }: FlowWording, cents: number, of = 0): string {
  if (cents === 0) return "That's the same.";
  const { period } = figures.sum;
  const value = notes.usd("difference", "Difference", cents, { period });
  const percent =
    of > 0
      ? ` (${notes.add("percent", "Difference in percent", { unit: "percent", percent: (Math.abs(cents) / of) * 100 }, { period })})`
      : "";
  return `That's ${value} ${cents > 0 ? "more" : "less"}${percent}.`;
}
