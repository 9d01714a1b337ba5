// Our reader of tables against the database itself: whatever it writes, we read.
import fc from "fast-check";
import initSqlJs from "sql.js";
import { describe, expect, test } from "vitest";
import { DamagedDatabase, SqliteFile } from "~/domain/import/sqlite";

const sqlite = await initSqlJs();
type Cell = string | number | null;

function written(setUp: string, rows: readonly (readonly Cell[])[], after = ""): Uint8Array {
  const db = new sqlite.Database();
  db.run(setUp);
  const insert = db.prepare("INSERT INTO t VALUES (?, ?, ?)");
  for (const row of rows) insert.run([...row]);
  insert.free();
  if (after) db.run(after);
  const bytes = db.export();
  db.close();
  return bytes;
}
const NAMES = ["a", "b", "c"];
const rowsOf = (bytes: Uint8Array, names = NAMES) =>
  [...new SqliteFile(bytes).rows("t", names)].map((row) => names.map((name) => row[name]));

const whole = fc.integer({ min: -(2 ** 52), max: 2 ** 52 }).map((value) => value + 0);
const cell: fc.Arbitrary<Cell> = fc.oneof(
  fc.constant(null),
  whole,
  fc.constantFrom(0, 1, -1, 127, -129, 32_768, -8_388_609, 2 ** 31, -(2 ** 47) - 1, 0.5, -1e300),
  fc.string({ unit: "grapheme", maxLength: 30 }).map((text) => text.replaceAll("\u0000", "")),
  fc.integer({ min: 400, max: 9_000 }).map((length) => "é".repeat(length)),
);

describe("tables of a database", () => {
  test("whatever stands in a table is read as it was written, in every size of page and coding of text", () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(cell, cell, cell), { maxLength: 60 }),
        fc.constantFrom(512, 1_024, 4_096, 65_536),
        fc.constantFrom("UTF-8", "UTF-16le", "UTF-16be"),
        (rows, size, coding) => {
          const setUp = `PRAGMA page_size = ${size}; PRAGMA encoding = '${coding}'; CREATE TABLE t (a, b, c)`;
          expect(rowsOf(written(setUp, rows))).toEqual(rows);
        },
      ),
      { numRuns: 60 },
    );
  });

  test("thousands of rows over many pages, after deletions and tidying up, in their order", () => {
    const rows = Array.from({ length: 3_000 }, (_, index): Cell[] => [index, `row ${index}`, index % 7]);
    const kept = rows.filter(([, , c]) => c !== 3);
    expect(rowsOf(written("PRAGMA page_size = 512; CREATE TABLE t (a, b, c)", rows))).toEqual(rows);
    const bytes = written("CREATE TABLE t (a, b, c)", rows, "DELETE FROM t WHERE c = 3");
    expect(rowsOf(bytes)).toEqual(kept);
    expect(rowsOf(written("CREATE TABLE t (a, b, c)", rows, "DELETE FROM t WHERE c = 3; VACUUM"))).toEqual(kept);
  });

  test("columns by their names however they are written, and those that came later by what they then are", () => {
    const bytes = written(
      `CREATE TABLE t ("a" TEXT DEFAULT ('x,y'), [b] NUMERIC(10, 2) CHECK (b <> ','), \`c\` TEXT, UNIQUE (a, b))`,
      [["1", 2, "3"]],
      "ALTER TABLE t ADD COLUMN d INTEGER DEFAULT 7; ALTER TABLE t ADD COLUMN e TEXT DEFAULT 'seven'; ALTER TABLE t ADD COLUMN f TEXT",
    );
    expect(rowsOf(bytes, ["c", "a", "b", "d", "e", "f", "nothing"])).toEqual([["3", "1", 2, 7, "seven", null, null]]);
    expect([...new SqliteFile(bytes).rows("none", ["a"])]).toEqual([]);
    expect(new SqliteFile(bytes).has("t", ["a", "f"])).toBe(true);
    expect(new SqliteFile(bytes).has("t", ["a", "g"])).toBe(false);
    expect(new SqliteFile(bytes).has("none", ["a"])).toBe(false);
  });

  test("a comma within a name or a value parts no columns", () => {
    const setUp = `CREATE TABLE t ("a,b" TEXT, \`c,d\` TEXT DEFAULT 'x,''y', e)`;
    expect(rowsOf(written(setUp, [[1, 2, 3]]), ["a,b", "c,d", "e"])).toEqual([["1", "2", 3]]);
  });

  test("a table that is kept another way has no rows, and neither has a view", () => {
    const other = written("CREATE TABLE t (a PRIMARY KEY, b, c) WITHOUT ROWID", [[1, 2, 3]]);
    expect(rowsOf(other)).toEqual([]);
    expect([
      ...new SqliteFile(written("CREATE TABLE t (a, b, c); CREATE VIEW v AS SELECT * FROM t", [])).rows("v", ["a"]),
    ]).toEqual([]);
  });
});

describe("what is damaged or made to mislead", () => {
  const good = written(
    "PRAGMA page_size = 512; CREATE TABLE t (a, b, c)",
    Array.from({ length: 300 }, () => [1, "x".repeat(900), 2]),
  );
  const read = (bytes: Uint8Array) => {
    try {
      return rowsOf(bytes).length;
    } catch (error) {
      if (error instanceof DamagedDatabase || error instanceof RangeError) return null;
      throw error;
    }
  };

  test("any byte that is changed gives rows or a refusal, soon", () => {
    fc.assert(
      fc.property(fc.nat(good.length - 1), fc.nat(255), fc.nat(700), (at, byte, more) => {
        const bytes = good.slice();
        bytes[at] = byte;
        bytes[more] = byte;
        const count = read(bytes);
        expect(count === null || count <= good.length).toBe(true);
      }),
      { numRuns: 200 },
    );
  });

  test("a row longer than anybody's, and one of hundreds of columns, is refused", () => {
    const long = (length: number) => () =>
      rowsOf(written("CREATE TABLE t (a, b, c)", [["x".repeat(length), 1, 2]])).length;
    expect(long(1_000_000)()).toBe(1);
    expect(long(1_100_000)).toThrow(DamagedDatabase);
    const wide = (columns: number) => () => {
      const more = Array.from({ length: columns - 3 }, (_, at) => `ALTER TABLE t ADD COLUMN d${at} DEFAULT ${at}`);
      return rowsOf(written("CREATE TABLE t (a, b, c)", [], `${more.join(";")}; INSERT INTO t (a) VALUES (7)`)).length;
    };
    expect(wide(200)()).toBe(1);
    expect(wide(202)).toThrow(DamagedDatabase);
  });

  test("a tree that leads to itself ends", () => {
    const bytes = good.slice();
    // Every page is made a copy of the table's first one, which leads to others.
    const root = bytes.slice(512, 1_024);
    for (let at = 1_024; at < bytes.length; at += 512) bytes.set(root, at);
    expect(read(bytes)).toBeNull();
  });
});
