// What is said before any figure, to the word and in both languages: what to do first, who helps, and their number.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { CARE_TOPICS, careAbout, careFor } from "~/domain/coach/care/care";
import { formatFact } from "~/domain/coach/facts/fact";

const DAY = "2026-11-18";
const SECTIONS = readFileSync(new URL("./approved/care.md", import.meta.url), "utf8")
  .split(/^## /m)
  .slice(1)
  .map((section) => {
    const [question = "", , id = "", , said = ""] = section.split("\n");
    return [question, id.replace(/^\*care: |\*$/g, ""), said.replace(/^> /, "")] as const;
  });

const filled = (care: ReturnType<typeof careFor>): string =>
  (care?.facts ?? []).reduce((text, fact) => text.replaceAll(`{{${fact.id}}}`, formatFact(fact)), care?.text ?? "");

test.each(SECTIONS)("%s: %s", (question, id, said) => {
  const care = careFor(question, DAY);
  expect(care?.id).toBe(id);
  expect(filled(care)).toBe(said);
});

test("each topic is approved in English and in Spanish, and said in English when another reader names it", () => {
  for (const topic of CARE_TOPICS) {
    const [english, spanish, ...more] = SECTIONS.filter(([, id]) => id === topic);
    expect([topic, more]).toEqual([topic, []]);
    expect(spanish?.[2]).toMatch(/[áéíóúñ]/);
    expect(filled(careAbout(topic, "someone else read it", DAY))).toBe(english?.[2]);
  }
  expect(careAbout("no topic", "", DAY)).toBeNull();
});
