import type { SpokenAnswer } from "~/domain/coach/advice";
import type { Question } from "~/domain/coach/parse-question";
import type { FactSheet } from "~/domain/coach/facts/fact";
import type { CoachInputs } from "~/domain/coach/facts/inputs";

export type Turn = { question: Question; sheet: FactSheet; inputs: CoachInputs };
export type Reply = Omit<SpokenAnswer, "intent">;
export type CoachIntent = { id: string; match: RegExp; when?: (turn: Turn) => boolean; answer: (turn: Turn) => Reply };

export function reply(text: string, table?: Reply["table"]): Reply {
  return table ? { text, table } : { text };
}

/** What the data can't show is said as such, with the way to change it. */
export function cannotTell(text: string): Reply {
  return {
    text:
      text.startsWith("I can't tell") || text.startsWith("Tell me") ? text : `I can't tell from your data yet. ${text}`,
  };
}
