// Tables of what a text tells. A line is a case, 'text → what is made of it'; '{so|and|} did rent' stands for each of the texts,
// so that every word of a pattern has its own. Lines with '#' in front say what the ones below are for.
import { readFileSync } from "node:fs";

export type Case = { line: string; texts: readonly string[]; expected: string };

/** What a pair of braces stands for, the last pair first. */
function spread(text: string): string[] {
  const braces = /\{([^{}]*)\}/.exec(text);
  if (!braces) return [text];
  return (braces[1] ?? "")
    .split("|")
    .flatMap((one) => spread(text.slice(0, braces.index) + one + text.slice(braces.index + braces[0].length)));
}

const written = (file: URL): string[] =>
  readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "" && !line.startsWith("#"));

/** Lines that hold by themselves what is made of them, with marks. */
export const linesOf = (file: URL): Omit<Case, "expected">[] =>
  written(file).map((line) => ({ line, texts: spread(line).map((text) => text.replaceAll("\\n", "\n")) }));

export const casesOf = (file: URL): Case[] =>
  written(file).map((line) => {
    const at = line.lastIndexOf(" → ");
    const texts = spread(line.slice(0, at)).map((text) => text.replaceAll("\\n", "\n"));
    return { line, texts, expected: line.slice(at + " → ".length) };
  });

/** Beside every text what was made of it: who compares them sees which one went wrong. */
export const each = (texts: readonly string[], reads: (text: string) => string): string[] =>
  texts.map((text) => `${text} → ${reads(text)}`);
