import { expect, test } from "vitest";
import { statementNames } from "~/lib/statement-names.server";

const times = (count: number, name: (query: { sql: string }) => string, sql: string) =>
  Array.from({ length: count }, () => name({ sql }));

test("a statement gets a name once it keeps coming back, and keeps it", () => {
  const name = statementNames();
  const names = times(8, name, "SELECT 1");
  expect(names.slice(0, 4)).toEqual(["", "", "", ""]);
  expect(names[4]).not.toBe("");
  expect(new Set(names.slice(4)).size).toBe(1);
});

test("two statements never share a name", () => {
  const name = statementNames();
  times(5, name, "SELECT 1");
  times(5, name, "SELECT 2");
  expect(name({ sql: "SELECT 1" })).not.toBe(name({ sql: "SELECT 2" }));
});

test("statements of any length and number of lists never fill a connection", () => {
  const name = statementNames();
  const lists = Array.from({ length: 2_000 }, (_, size) => `SELECT ${"?".repeat(size)}`);
  for (const sql of lists) times(6, name, sql);
  expect(new Set(lists.map((sql) => name({ sql })).filter(Boolean)).size).toBe(100);
  expect(times(10, statementNames(), `INSERT ${"?".repeat(9_000)}`)).toEqual(Array(10).fill(""));
  // One of a kind does not keep what is often asked from being counted for ever.
  const busy = statementNames();
  for (const sql of lists) busy({ sql });
  expect(times(5, busy, "SELECT 1").at(-1)).not.toBe("");
});
