// Stretches of days that are held against each other, from every side: what a stretch is, the one before it, as many of its
// days as have passed, and the one that is going on.
import { describe, expect, test } from "vitest";
import { currentOf, cutToSameDays, sameDaysBefore, type DaysUnit, unitOf } from "~/domain/coach/reading/days-before";
import { momentIn } from "~/domain/coach/reading/moments";
import { readOnce } from "~/domain/coach/reading/read-once";
import { spot } from "~/domain/coach/reading/spot";
import { TODAY, WHO } from "./approved/household";

const days = (text: string) => {
  const [from = "", to = from] = text.split("..");
  return { from, to };
};
const said = ({ from, to }: { from: string; to: string }): string => `${from}..${to}`;

test.each<[string, DaysUnit]>([
  ["2026-10-01..2026-10-31", "month"],
  ["2026-11-01..2026-11-18", "month"],
  ["2026-11-01..2026-11-17", "days"],
  ["2026-10-01..2026-11-18", "days"],
  ["2026-10-02..2026-10-31", "days"],
  ["2025-01-01..2025-12-31", "year"],
  ["2026-01-01..2026-11-18", "year"],
  ["2026-01-01..2026-11-17", "days"],
  ["2025-01-02..2025-12-31", "days"],
  ["2026-11-09..2026-11-15", "week"],
  ["2026-11-09..2026-11-14", "days"],
  ["2026-11-09..2026-11-16", "days"],
])("%s is a stretch of: %s", (stretch, unit) => {
  expect(unitOf(days(stretch), TODAY)).toBe(unit);
});

test.each<[string, DaysUnit, string]>([
  ["2026-10-01..2026-10-31", "month", "2026-09-01..2026-09-30"],
  ["2026-01-01..2026-01-31", "month", "2025-12-01..2025-12-31"],
  // Of this one as many days as have passed.
  ["2026-11-01..2026-11-18", "month", "2026-10-01..2026-10-18"],
  ["2025-01-01..2025-12-31", "year", "2024-01-01..2024-12-31"],
  ["2026-01-01..2026-11-18", "year", "2025-01-01..2025-11-18"],
  ["2026-11-09..2026-11-15", "week", "2026-11-02..2026-11-08"],
  ["2026-11-09..2026-11-11", "days", "2026-11-06..2026-11-08"],
  // Several whole months go back by as many.
  ["2026-06-01..2026-08-31", "days", "2026-03-01..2026-05-31"],
  ["2026-06-01..2026-08-30", "days", "2026-03-02..2026-05-31"],
  ["2026-06-02..2026-08-31", "days", "2026-03-03..2026-06-01"],
])("before %s, a %s: %s", (stretch, unit, before) => {
  expect(said(sameDaysBefore(days(stretch), unit, TODAY))).toBe(before);
});

test.each([
  // A month or a year that isn't over is held against as many days of the other.
  ["2026-10-01..2026-10-31", "2026-11-01..2026-11-18", "2026-10-01..2026-10-18"],
  ["2025-11-01..2025-11-30", "2026-11-01..2026-11-18", "2025-11-01..2025-11-18"],
  ["2025-01-01..2025-12-31", "2026-01-01..2026-11-18", "2025-01-01..2025-11-18"],
  ["2026-10-01..2026-10-31", "2026-09-01..2026-09-30", "2026-10-01..2026-10-31"],
  ["2026-10-02..2026-10-31", "2026-11-01..2026-11-18", "2026-10-02..2026-10-31"],
  ["2025-01-01..2025-12-31", "2026-11-01..2026-11-18", "2025-01-01..2025-12-31"],
  ["2026-11-02..2026-11-08", "2026-11-12..2026-11-18", "2026-11-02..2026-11-08"],
])("%s beside %s is taken as %s", (other, period, taken) => {
  expect(said(cutToSameDays(days(other), days(period), TODAY))).toBe(taken);
});

test("a day that the other month doesn't have is its last", () => {
  expect(said(cutToSameDays(days("2026-09-01..2026-09-30"), days("2026-10-01..2026-10-31"), "2026-10-31"))).toBe(
    "2026-09-01..2026-09-30",
  );
});

test.each([
  ["2025-01-01..2025-12-31", "2026-01-01..2026-11-18"],
  ["2026-03-01..2026-03-31", "2026-11-01..2026-11-18"],
  ["2026-03-01..2026-03-07", "2026-11-12..2026-11-18"],
  ["2026-03-01..2026-03-03", "2026-11-16..2026-11-18"],
])("what is going on, like %s: %s", (other, now) => {
  expect(said(currentOf(days(other), TODAY))).toBe(now);
});

describe("a moment that is named", () => {
  const moment = (text: string) => {
    const found = momentIn(spot(text, WHO), TODAY);
    return found && [found.from, found.to, found.day];
  };
  test.each([
    ["what was in savings 3 months ago", ["2026-08-18", "2026-08-18", "2026-08-18"]],
    ["what was in savings a year ago", ["2025-11-18", "2025-11-18", "2025-11-18"]],
    ["what was in savings half a year ago", ["2026-05-18", "2026-05-18", "2026-05-18"]],
    ["what was in savings 2 weeks ago", ["2026-11-04", "2026-11-04", "2026-11-04"]],
    ["what was in savings 10 days ago", ["2026-11-08", "2026-11-08", "2026-11-08"]],
    ["what was in savings this time last year", ["2025-11-18", "2025-11-18", "2025-11-18"]],
    ["what was in savings this time last month", ["2026-10-18", "2026-10-18", "2026-10-18"]],
    // What was there when it began is what the day before ended with.
    ["what was in savings at the start of the year", ["2025-12-31", "2025-12-31", "2025-12-31"]],
    ["what was in savings at the beginning of this month", ["2026-10-31", "2026-10-31", "2026-10-31"]],
    ["how did savings grow since the start of the year", ["2026-01-01", "2026-11-18", null]],
    ["how did savings grow from the beginning of the month", ["2026-11-01", "2026-11-18", null]],
    ["what was in savings at the end of june", ["2026-06-30", "2026-06-30", "2026-06-30"]],
    ["how did savings grow since the end of june", ["2026-07-01", "2026-11-18", null]],
    ["what was in savings on june 3", ["2026-06-03", "2026-06-03", "2026-06-03"]],
    ["how did savings grow since june 3", ["2026-06-03", "2026-11-18", null]],
    ["what was in savings in june", ["2026-06-01", "2026-06-30", "2026-06-30"]],
    ["how did savings grow this year", ["2026-01-01", "2026-11-18", null]],
    ["what is in savings", null],
  ])("%s", (text, days) => {
    expect(moment(text)).toEqual(days);
  });
});

test("a text is read once for the same person and the same question before it", () => {
  const who = { ...WHO };
  const first = readOnce("how much did i spend in october", who);
  expect(readOnce("how much did i spend in october", who)).toBe(first);
  expect(readOnce("how much did i spend in october", { ...WHO })).not.toBe(first);
  const [before] = first.is === "queries" ? first.queries : [];
  const leaning = readOnce("and in may", who, before);
  expect(leaning).not.toEqual(readOnce("and in may", who));
  // Of very many the first is forgotten.
  for (let at = 0; at < 99; at++) readOnce(`qwertz ${at}`, who);
  const anew = readOnce("how much did i spend in october", who);
  expect(anew).toEqual(first);
  expect(anew).not.toBe(first);
});
