// Numbers in words that merely count what the facts list or count: 'all three', 'two of the three', 'three payments'.

import type { Fact } from "~/domain/coach/facts/fact";
import { nounFor } from "~/texts/plural";

const WORDS = ["two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];
const NUMBER = `(${WORDS.join("|")})`;
const valueOf = (word = ""): number => WORDS.indexOf(word.toLowerCase()) + 2;

const LISTED = /^((?:[a-z]+\.)(?:\d+\.)?(?:row|item|shop|goal|debt)-?|goal\.|debt\.)(\d+)(?:[.-]|$)/;

/** How many things each list of the facts has. */
function listed(facts: readonly Fact[]): Set<number> {
  const lists = new Map<string, Set<string>>();
  for (const { id } of facts) {
    const [, list, number] = LISTED.exec(id) ?? [];
    if (list && number) lists.set(list, (lists.get(list) ?? new Set()).add(number));
  }
  return new Set([...lists.values()].map((numbers) => numbers.size));
}

const namesIn = (sentence: string): number =>
  new Set([...sentence.matchAll(/\{\{([a-z0-9_.-]{1,60})\}\}/g)].flatMap(([, id = ""]) => LISTED.exec(id)?.[0] ?? []))
    .size;

/** The text without the counts that agree: a list's whole, a part of it that is named in the sentence, a count that is a fact. */
export function withoutTrueCounts(text: string, facts: readonly Fact[]): string {
  const sizes = listed(facts);
  const isCount = (count: number, noun: string) =>
    facts.some(({ value }) => value.unit === "count" && value.count === count && nounFor(count, value.noun) === noun);
  return text
    .split(/(?<=[.!?]\s|\n)/)
    .map((sentence) =>
      sentence
        .replace(
          new RegExp(`\\b${NUMBER} of (?:the |these |your |those )?${NUMBER}\\b`, "gi"),
          (whole, part: string, all: string) =>
            sizes.has(valueOf(all)) && valueOf(part) <= valueOf(all) && namesIn(sentence) === valueOf(part)
              ? "some of them"
              : whole,
        )
        .replace(
          new RegExp(
            `\\b(all|these|those|the) ${NUMBER}(?= (?:of them|together|come|are|were|is|add)\\b|[,.:;])`,
            "gi",
          ),
          (whole, all: string, number: string) => (sizes.has(valueOf(number)) ? `${all} of them` : whole),
        )
        .replace(new RegExp(`\\b${NUMBER} ([a-z]+)\\b`, "gi"), (whole, number: string, noun: string) =>
          isCount(valueOf(number), noun.toLowerCase()) ? noun : whole,
        ),
    )
    .join("");
}
