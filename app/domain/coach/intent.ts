import type { SpokenAnswer } from "~/domain/coach/advice";
import type { Question } from "~/domain/coach/question";
import type { FactSheet } from "~/domain/facts/fact";
import type { CoachInputs } from "~/domain/facts/inputs";

export type Turn = { question: Question; sheet: FactSheet; inputs: CoachInputs };
export type Said = Omit<SpokenAnswer, "intent">;
export type Intent = { id: string; match: RegExp; when?: (turn: Turn) => boolean; answer: (turn: Turn) => Said };

export function said(text: string, table?: Said["table"]): Said {
  return table ? { text, table } : { text };
}

/** What the data can't show is said as such, with the way to change it. */
export function unseen(text: string): Said {
  return {
    text:
      text.startsWith("I can't tell") || text.startsWith("Tell me") ? text : `I can't tell from your data yet. ${text}`,
  };
}
