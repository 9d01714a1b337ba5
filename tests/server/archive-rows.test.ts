// What each table of an archive may hold, column by column: an archive of years ago has to fit what is read today.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { z } from "zod";
import { ARCHIVED, ArchivedProfile, ArchiveHead, ArchiveSummary } from "~/contracts/archive";
import { ImportedRow } from "~/contracts/archive-rows";
import { type Column, rowSchema } from "~/contracts/archive-schema";

const bounds = (least: unknown, most: unknown) =>
  least === undefined && most === undefined ? "" : ` ${String(least ?? "")}..${String(most ?? "")}`;

/** In a few words: what it is, its bounds, its pattern, or which words it may be. */
function wordsOf(column: Column): string {
  const { type, minLength, maxLength, minimum, maximum, pattern, format, enum: choices } = column;
  const { items }: { items?: Column } = Object(column);
  if (type === undefined) return "anything";
  return [
    [type].flat().join("|"),
    bounds(minLength ?? minimum, maxLength ?? maximum),
    items ? ` of ${wordsOf(items)}` : "",
    choices ? ` ${JSON.stringify(choices)}` : "",
    pattern ? ` /${String(pattern)}/` : "",
    format ? ` ${String(format)}` : "",
  ].join("");
}

function described(): string {
  return ARCHIVED.map(({ table, file, called }) => {
    const row = rowSchema(table);
    const columns = Object.entries(row?.properties ?? {}).map(
      ([name, column]) => `  ${name}${row?.required.includes(name) ? "" : "?"}: ${wordsOf(column)}\n`,
    );
    return `${table}, ${file}.json${called ? ` (${called.join(", ")})` : ""}\n${columns.join("")}`;
  }).join("\n");
}

test("the tables, their files, and the bounds of their columns are as they're written down", () => {
  expect(described()).toBe(readFileSync("tests/server/archive-rows.txt", "utf8"));
  expect(rowSchema("User")).toBeNull();
});

const AT = "2026-03-01T10:00:00.000";
/** As archives of the first version have them, without the columns that came later. */
const OLD: Record<string, Record<string, unknown>> = {
  Transaction: {
    ...{
      id: "t",
      accountId: "a",
      providerTransactionId: "p",
      day: "2026-03-01",
      amountCents: -5,
      merchantName: "Shop",
    },
    ...{ rawName: "", providerCategory: null, providerConfidence: null, category: null, kind: "spending" },
    ...{ userCategory: null, userKind: null, note: null, pending: false, deletedAt: null, removedAt: null },
    ...{ matchedId: null, createdAt: AT, updatedAt: AT },
  },
  MerchantRule: { id: "r", merchant: "shop", category: "gas", byModel: false, createdAt: AT },
  TransactionSplit: { id: "s", transactionId: "t", category: "gas", amountCents: -5, note: null },
};
const rowOf = (table: string) => ARCHIVED.find((one) => one.table === table)?.row;

test.each([
  ["Transaction", { bankName: null, ownCategory: null, tags: [], reviewedAt: null, importId: null }],
  [
    "MerchantRule",
    {
      ...{ place: 0, match: "is", minCents: null, maxCents: null, accountId: null, since: null, ownCategory: null },
      ...{ name: null, tags: [], shares: [] },
    },
  ],
  ["TransactionSplit", { ownCategory: null }],
])("%s: what older archives lack is nothing", (table, lacking) => {
  expect(rowOf(table)?.parse(OLD[table])).toEqual({ ...OLD[table], ...lacking });
});

/** What no bound in words says: signs, whole numbers, days there are, links, and how deep a value goes. */
test.each<[table: string, column: string, taken: unknown[], refused: unknown[]]>([
  ["Transaction", "amountCents", [-5, 0], [0.5]],
  ["Transaction", "day", ["2028-02-29"], ["2026-02-29"]],
  ["Transaction", "kind", ["income"], ["magic"]],
  ["Transaction", "providerTransactionId", ["p"], [""]],
  ["MerchantRule", "minCents", [0, null], [-1]],
  ["MerchantRule", "maxCents", [0, null], [-1]],
  ["MerchantRule", "place", [-1_000_000, 1_000_000], [-1_000_001, 1_000_001, 0.5]],
])("%s.%s is as it may be", (table, column, taken, refused) => {
  const isTaken = (value: unknown) => rowOf(table)?.safeParse({ ...OLD[table], [column]: value }).success;
  expect(taken.filter((value) => !isTaken(value))).toEqual([]);
  expect(refused.filter(isTaken)).toEqual([]);
});

test("a reminder leads to a screen of ours, and a budget's amount is none below nothing", () => {
  const reminder = { id: "r", day: "2026-03-01", about: "x", createdAt: AT };
  const leads = (href: string) => rowOf("Reminder")?.safeParse({ ...reminder, href }).success;
  expect(["/goals", "", "//elsewhere", "https://elsewhere"].map(leads)).toEqual([true, true, false, false]);
  const line = { id: "b", month: "2026-03", category: "gas", rollover: false, updatedAt: AT };
  const planned = (plannedCents: number) => rowOf("Budget")?.safeParse({ ...line, plannedCents }).success;
  expect([planned(0), planned(-1)]).toEqual([true, false]);
});

test("the head says which format and version it is, and of which day", () => {
  const head = { format: "mind-my-money", version: 2, exported: "2026-03-01" };
  const taken = (schema: z.ZodTypeAny, value: unknown) => schema.safeParse(value).success;
  expect(taken(ArchiveHead, head)).toBe(true);
  for (const odd of [{ format: "other" }, { version: 1.5 }, { version: "2" }, { exported: "2026-02-30" }])
    expect(taken(ArchiveHead, { ...head, ...odd }), JSON.stringify(odd)).toBe(false);
  const summary = { exported: "2026-03-01", holds: ["2 accounts"], linked: [], linkedMore: 0 };
  expect([taken(ArchiveSummary, summary), taken(ArchiveSummary, { ...summary, holds: [2] })]).toEqual([true, false]);
  expect([taken(ArchivedProfile, { timeZone: "UTC" }), taken(ArchivedProfile, {})]).toEqual([true, false]);
  expect([
    taken(ImportedRow, { importId: "i", transactionId: "t" }),
    taken(ImportedRow, { importId: "", transactionId: "t" }),
  ]).toEqual([true, false]);
});
