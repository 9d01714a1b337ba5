// 'What are my fixed bills': those that are the same each time, and those that aren't.

import { bullets, paragraphs } from "~/domain/coach/advice";
import type { Recurring } from "~/domain/ledger/recurring";
import { billPrice, moreBills, SHOWN_BILLS } from "./bill-lines";
import { HREF, listOf, monthly, type ScheduleTurn, type ScheduleWords } from "./schedule-turn";

export function fixedAndVarying({ notes }: ScheduleTurn, items: readonly Recurring[]): ScheduleWords {
  const sorted = [...items].sort((a, b) => Math.abs(b.monthlyCents) - Math.abs(a.monthlyCents));
  const [fixed, varied] = [
    sorted.filter(({ amount }) => amount === "fixed"),
    sorted.filter(({ amount }) => amount === "varies"),
  ];
  const part = (id: string, one: readonly Recurring[], words: string, begin: number): string =>
    one.length === 0
      ? `None of your bills ${words}.`
      : paragraphs(
          `${notes.count(`${id}-count`, "How many", one.length, "bill", HREF)} ` +
            (one.length === 1 ? words.replace(/^(?:are|vary)/, (verb) => (verb === "are" ? "is" : "varies")) : words) +
            `, ${notes.usd(id, "A month, together", monthly(one), HREF)} a month:`,
          bullets(one.slice(0, SHOWN_BILLS).map((item, at) => billPrice(item, begin + at, notes, false))),
          moreBills(notes, one.length),
        );
  return {
    text: paragraphs(
      part("fixed", fixed, "are the same each time", 0),
      part("varied", varied, "vary from time to time", fixed.length),
    ),
    list: listOf(sorted),
  };
}
