// What a question says and its answer didn't use.
import type { LeftOver } from "~/domain/coach/reading/left-over";

export const leftOverSaid = ({ words, names }: LeftOver): string =>
  [
    words.length > 0 ? `I didn't know what to do with: ${words.join(", ")}.` : "",
    names.length > 0 ? `This answer doesn't go by: ${names.join(", ")}.` : "",
  ]
    .filter(Boolean)
    .join(" ");
