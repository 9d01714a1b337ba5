// What is said of the longest stretch between two days with rows: none, one and equal ones, of everything and of a shop, one that
// lasts until today, what is pending (word-gap.txt).
import { expect, test } from "vitest";
import { query, type Query } from "~/domain/coach/query/algebra";
import type { Row } from "../../support/rows-in-memory";
import { NOBODY, row, sectionsOf, told } from "./hand-made";

const OCTOBER = { from: "2026-10-01", to: "2026-10-31" };
const YEAR = { from: "2026-01-01", to: "2026-11-18" };
const on = (...days: string[]): readonly Row[] => days.map((day) => row(day, -10));
const all: Partial<Query> = { statistic: "gap", period: OCTOBER };
const food: Partial<Query> = { ...all, subject: { categories: ["groceries"] } };
const shop: Partial<Query> = { ...all, subject: { merchants: ["Corner Market"] } };
const PAID = { kind: "income", category: null, merchantName: "Acme" } as const;

const ASKED: Readonly<Record<string, readonly [Partial<Query>, readonly Row[]]>> = {
  "days without any": [all, on("2026-10-02", "2026-10-05", "2026-10-15", "2026-10-20")],
  "one day without any": [all, on("2026-10-02", "2026-10-04", "2026-10-05")],
  "no day without any": [all, on("2026-10-02", "2026-10-03")],
  "of equal ones the first": [all, on("2026-10-02", "2026-10-05", "2026-10-08")],
  "only one day": [all, on("2026-10-02", "2026-10-02")],
  "none at all": [all, []],
  "only one day of a shop": [shop, on("2026-10-02")],
  "of a category": [food, on("2026-10-02", "2026-10-12", "2026-10-15")],
  "of a shop until today": [{ ...shop, period: YEAR }, on("2026-10-02", "2026-10-12")],
  "just as long until today": [{ ...shop, period: YEAR }, on("2026-11-02", "2026-11-10")],
  "the last one today": [{ ...shop, period: YEAR }, on("2026-11-10", "2026-11-18")],
  "with what is pending": [
    { ...shop, period: YEAR },
    [...on("2026-11-02", "2026-11-12"), row("2026-11-17", -8, { pending: true })],
  ],
  "of everything, with what is pending": [
    { ...all, period: YEAR },
    [...on("2026-11-02", "2026-11-12"), row("2026-11-17", -8, { pending: true })],
  ],
  "no days are said": [{ ...shop, period: null }, on("2026-03-02", "2026-11-12")],
  "of income": [
    { ...all, measure: "earned" },
    ["2026-10-02", "2026-10-16", "2026-10-25"].map((day) => row(day, 100, PAID)),
  ],
};

const APPROVED = sectionsOf(new URL("./word-gap.txt", import.meta.url));

test.each(Object.entries(ASKED))("%s", (name, [said, rows]) => {
  expect(told(query(said), NOBODY, { rows })).toBe(APPROVED.get(name));
});
