// Days that one's own pay tells (pay-periods.txt: the days, and the words that name them).
import { expect, test } from "vitest";
import { withPayday } from "~/domain/coach/reading/pay-periods";
import { spot } from "~/domain/coach/reading/spot";
import { SAMPLE_PERSON } from "./sample-person";
import { linesOf } from "./read-as";

const TEXTS = linesOf("pay-periods");

test.each(TEXTS)("%s", (line) => {
  const [text = "", days] = line.split(" → ");
  const { past, words } = spot(text, SAMPLE_PERSON);
  const said = past.map(({ from, to, start, end }) => `${from}..${to} '${words.slice(start, end).join(" ")}'`);
  expect(said.join(" | ") || "none").toBe(days);
});

test("who was never paid has no such days; who was paid once has none before", () => {
  const days = (text: string, lastPayday: string | null, earlierPaydays?: readonly string[]) =>
    withPayday(text, [], { ...SAMPLE_PERSON, lastPayday, earlierPaydays }).map(({ from, to }) => `${from}..${to}`);
  expect(days("since payday", null, [])).toEqual([]);
  expect(days("since payday", "2026-11-20")).toEqual(["2026-11-20..2026-11-22"]);
  expect(days("last pay period", "2026-11-20")).toEqual([]);
  expect(days("last pay period", "2026-11-20", ["2026-11-06", "2026-10-23"])).toEqual(["2026-11-06..2026-11-19"]);
});
