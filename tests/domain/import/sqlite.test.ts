// Our reader of tables against the database itself: whatever it writes, we read.
import fc from "../../support/fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { DamagedDatabase, SqliteFile } from "~/domain/import/sqlite";
import { bytesOf, openSqlite } from "../../support/sqlite";

beforeAll(openSqlite);

type Cell = string | number | null | Uint8Array;

const written = (setUp: string, rows: readonly (readonly Cell[])[], after = ""): Uint8Array =>
  bytesOf((db) => {
    db.run(setUp);
    const insert = db.prepare("INSERT INTO t VALUES (?, ?, ?)");
    for (const row of rows) insert.run([...row]);
    insert.free();
    if (after) db.run(after);
  });
const NAMES = ["a", "b", "c"];
const rowsOf = (bytes: Uint8Array, names = NAMES, table = "t") =>
  [...new SqliteFile(bytes).rows(table, names)].map((row) => names.map((name) => row[name]));

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

  test("whole numbers of every width, at both of its ends", () => {
    const ends = [7, 15, 23, 31, 47].flatMap((bits) => [2 ** bits - 1, 2 ** bits, -(2 ** bits), -(2 ** bits) - 1]);
    const rows = [0, 1, 2, -1, 255, 256, 2 ** 53 - 1, 1 - 2 ** 53, ...ends].map((value) => [value, -1.25, null]);
    expect(rowsOf(written("CREATE TABLE t (a, b, c)", rows))).toEqual(rows);
  });

  test("rows of every length, on their page and beyond it", () => {
    const letters = Array.from({ length: 1_200 }, (_, at) => String.fromCharCode(97 + (at % 26))).join("");
    const rows = Array.from({ length: 1_200 }, (_, length) => [letters.slice(0, length), length, null]);
    expect(rowsOf(written("PRAGMA page_size = 512; CREATE TABLE t (a, b, c)", rows))).toEqual(rows);
  });

  test("bytes that are no text are nothing, also none of them", () => {
    const bytes = written("CREATE TABLE t (a, b, c)", [[new Uint8Array([65, 66]), new Uint8Array(), "x"]]);
    expect(rowsOf(bytes)).toEqual([[null, null, "x"]]);
  });

  test("a row's number may be below zero", () => {
    const more = "INSERT INTO t (rowid, a, b, c) VALUES (-5, 'x', 2, 'y')";
    expect(rowsOf(written("CREATE TABLE t (a, b, c)", [["z", 1, null]], more))).toEqual([
      ["x", 2, "y"],
      ["z", 1, null],
    ]);
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

  test.each<[string, Cell]>([
    ["INTEGER DEFAULT -30", -30],
    ["INTEGER NOT NULL default  12", 12],
    ["TEXT DEFAULT ''", ""],
    ["TEXT DEFAULT 'two words'", "two words"],
    ["TEXT DEFAULT NULL", null],
    ["TEXT /* nodefault 5 */", null],
  ])("a column that came later as %s is %j in older rows", (type, value) => {
    const bytes = written("CREATE TABLE t (a, b, c)", [[1, 2, 3]], `ALTER TABLE t ADD COLUMN later ${type}`);
    expect(rowsOf(bytes, ["later", "c"])).toEqual([[value, 3]]);
  });

  test("a comma within a name or a value parts no columns", () => {
    const setUp = `CREATE TABLE t ("a,b" TEXT, \`c,d\` TEXT DEFAULT 'x,''y', e)`;
    expect(rowsOf(written(setUp, [[1, 2, 3]]), ["a,b", "c,d", "e"])).toEqual([["1", "2", 3]]);
    expect(rowsOf(written(`CREATE TABLE t ([a (b], [c,d], "e)f")`, [[1, 2, 3]]), ["a (b", "c,d", "e)f"])).toEqual([
      [1, 2, 3],
    ]);
  });

  test.each([
    ["PRIMARY", "PRIMARY  KEY (first)"],
    ["unique", "unique (first)"],
    ["UNIQUE", "UNIQUE(first, unique_too)"],
    ["CHECK", "CHECK (first <> 3)"],
    ["FOREIGN", "FOREIGN  KEY (first) REFERENCES u (x)"],
    ["CONSTRAINT", "CONSTRAINT wide CHECK (length(first) > 0)"],
  ])("%s of a table is no column of it, but a column may be called nearly so", (word, rule) => {
    const columns = "first, unique_too, checked";
    const file = new SqliteFile(written(`CREATE TABLE t (${columns}, ${rule})`, [[1, 2, 3]]));
    expect(["first", "unique_too", "checked", word].filter((name) => file.has("t", [name]))).toEqual([
      ...["first", "unique_too", "checked"],
    ]);
  });

  test.each([
    ["WITHOUT ROWID", []],
    ["without  rowid", []],
    ["STRICT, WITHOUT ROWID", []],
    ["WITHOUT ROWID, STRICT", []],
    ["STRICT", [["1", "2", "3"]]],
  ])("a table %s", (how, rows) => {
    const setUp = `CREATE TABLE t (a TEXT PRIMARY KEY, b TEXT, c TEXT) ${how}`;
    expect(rowsOf(written(setUp, [["1", "2", "3"]]))).toEqual(rows);
  });

  test("a column may be called like another way to keep a table", () => {
    expect(rowsOf(written('CREATE TABLE t (a, b, "without rowid")', [[1, 2, 3]]), ["a"])).toEqual([[1]]);
  });

  test("a view has no rows, and neither has an index", () => {
    const bytes = written("CREATE TABLE t (a, b, c); CREATE VIEW v AS SELECT * FROM t; CREATE INDEX i ON t (a)", [
      [1, 2, 3],
    ]);
    expect([rowsOf(bytes, ["a"], "v"), rowsOf(bytes, ["a"], "i"), rowsOf(bytes, ["a"])]).toEqual([[], [], [[1]]]);
  });

  test.each([
    ["sql = NULL", []],
    ["sql = 'CREATE TABLE t'", [[null]]],
    ["rootpage = 0", []],
    ["rootpage = NULL", []],
    ["type = 'index'", []],
  ])("a table of which %s has no rows that anybody could ask for", (change, rows) => {
    const set = `PRAGMA writable_schema = ON; UPDATE sqlite_master SET ${change} WHERE name = 't'`;
    const bytes = written("CREATE TABLE t (a, b, c)", [[1, 2, 3]], set);
    expect(rowsOf(bytes, ["a"])).toEqual(rows);
    expect(new SqliteFile(bytes).has("t", ["a"])).toBe(false);
  });
});

describe("what nobody asked for", () => {
  test("is blanked to the last byte, and what was read stays", () => {
    const rows = Array.from({ length: 40 }, (_, index): Cell[] => [index, "kept".repeat(60), null]);
    const secret = `CREATE TABLE u (x); INSERT INTO u VALUES ('${"secret".repeat(400)}')`;
    const file = written("PRAGMA page_size = 512; CREATE TABLE t (a, b, c)", rows, secret);
    // Half a page behind the last one, as where a copy was broken off.
    const bytes = Buffer.concat([file, Buffer.from("secret".repeat(40))]);
    const reading = new SqliteFile(bytes);
    expect([...reading.rows("t", ["a"])]).toHaveLength(40);
    reading.blankOthers();
    expect(bytes.includes("secretsecret")).toBe(false);
    expect(bytes).toHaveLength(file.length + 240);
    expect(rowsOf(bytes)).toEqual(rows);
  });
});

/** A page of rows, made by hand: each from its length on. They stand at its end, the first one last. */
function leaf(...cells: (readonly number[])[]): Uint8Array {
  const page = new Uint8Array(512);
  page[0] = 0x0d;
  page[4] = cells.length;
  let at = 512;
  for (const [index, bytes] of cells.entries()) {
    at -= bytes.length;
    page.set(bytes, at);
    page.set([at >> 8, at & 255], 8 + index * 2);
  }
  return page;
}

/** A database of one table whose page is the last one. */
const withPage = (page: Uint8Array): Uint8Array => {
  const bytes = written("PRAGMA page_size = 512; CREATE TABLE t (a, b, c)", []);
  bytes.set(page, bytes.length - 512);
  return bytes;
};

describe("what is damaged or made to mislead", () => {
  let good: Uint8Array = new Uint8Array();
  beforeAll(() => {
    const setUp = "PRAGMA page_size = 512; CREATE TABLE t (a, b, c)";
    good = written(
      setUp,
      Array.from({ length: 300 }, () => [1, "x".repeat(900), 2]),
    );
  });
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
    // Seven bytes of a row of a mebibyte say what it holds.
    expect(long(1024 * 1024 - 7)()).toBe(1);
    expect(long(1024 * 1024 - 6)).toThrow(DamagedDatabase);
    const wide = (columns: number) => () => {
      const more = Array.from({ length: columns - 3 }, (_, at) => `ALTER TABLE t ADD COLUMN d${at} DEFAULT ${at}`);
      return rowsOf(written("CREATE TABLE t (a, b, c)", [], `${more.join(";")}; INSERT INTO t (a) VALUES (7)`)).length;
    };
    expect(wide(201)()).toBe(1);
    expect(wide(202)).toThrow(DamagedDatabase);
  });

  test("a tree that leads to itself ends", () => {
    const bytes = good.slice();
    // Every page is made a copy of the table's first one, which leads to others.
    const root = bytes.slice(512, 1_024);
    for (let at = 1_024; at < bytes.length; at += 512) bytes.set(root, at);
    expect(read(bytes)).toBeNull();
  });

  test.each<[string, number[], unknown[]]>([
    ["as the database writes it", [5, 1, 3, 15, 1, 65, 7], ["A", 7, null]],
    ["with its length in nine bytes", [...Array<number>(8).fill(0x80), 5, 1, 3, 15, 1, 65, 7], ["A", 7, null]],
    ["of nothing", [1, 1, 1], [null, null, null]],
  ])("a row %s", (_, bytes, row) => expect(rowsOf(withPage(leaf(bytes)))).toEqual([row]));

  test.each<[string, number[]]>([
    ["names a kind that there is none of", [3, 1, 2, 10, 0]],
    ["names another", [3, 1, 2, 11, 0]],
    ["has fewer bytes than it names", [3, 1, 2, 17, 65]],
    ["says that its names go on behind it", [3, 1, 9, 8, 8]],
    ["ends beyond its page", [6, 1, 3, 15, 1, 65, 7]],
    ["is the beginning of a number", [0x80]],
  ])("a row that %s", (_, bytes) => expect(() => rowsOf(withPage(leaf(bytes)))).toThrow(DamagedDatabase));

  test("a row whose next page is told behind the end of the file", () => {
    const bytes = [0x87, 0x68, 1, ...Array<number>(39).fill(1)];
    expect(() => rowsOf(withPage(leaf(bytes)))).toThrow(RangeError);
  });

  test("a row that goes on upon a page that isn't there, or upon its own", () => {
    for (const next of [0, 9, 2]) {
      const bytes = [0x87, 0x68, 1, ...Array<number>(39).fill(1), 0, 0, 0, next];
      expect(() => rowsOf(withPage(leaf(bytes)))).toThrow(DamagedDatabase);
    }
  });

  test("a page of another kind, and one with more rows than fit upon it", () => {
    const page = leaf([1, 1, 1]);
    expect(rowsOf(withPage(page))).toHaveLength(1);
    for (const [at, byte] of [
      [0, 0x0a],
      [0, 0],
      [3, 255],
    ] as const) {
      const other = page.slice();
      other[at] = byte;
      expect(() => rowsOf(withPage(other))).toThrow(DamagedDatabase);
    }
  });

  const empty = () => bytesOf((db) => db.run("PRAGMA page_size = 512; CREATE TABLE t (a); DROP TABLE t; VACUUM"));
  const opens = (change: (bytes: Uint8Array) => void) => {
    const bytes = empty();
    change(bytes);
    return () => new SqliteFile(bytes).has("t", ["a"]);
  };

  test("a database may be a single page without anything", () => {
    expect(empty()).toHaveLength(512);
    expect(opens(() => {})()).toBe(false);
    // What nobody said is in letters of eight bits.
    expect(opens((bytes) => bytes.fill(0, 56, 60))()).toBe(false);
    // Up to 32 bytes of a page may be set aside.
    expect(opens((bytes) => bytes.fill(32, 20, 21))()).toBe(false);
  });

  test.each<[string, (bytes: Uint8Array) => void]>([
    ["that is called otherwise", (bytes) => bytes.fill(0, 0, 1)],
    ["of pages of 768 bytes", (bytes) => bytes.set([3, 0], 16)],
    ["of pages of 256 bytes", (bytes) => bytes.set([1, 0], 16)],
    ["of pages of a kilobyte, cut in the middle of the first", (bytes) => bytes.set([4, 0], 16)],
    ["of which 33 bytes a page are set aside", (bytes) => bytes.fill(33, 20, 21)],
  ])("a database %s", (_, change) => expect(opens(change)).toThrow(DamagedDatabase));

  test("a name alone, and a page that lacks its last byte", () => {
    for (const length of [16, 511]) expect(() => new SqliteFile(empty().slice(0, length))).toThrow(DamagedDatabase);
  });

  test("a row that reaches into what is set aside", () => {
    const bytes = withPage(leaf([5, 1, 3, 15, 1, 65, 7]));
    expect(rowsOf(bytes)).toHaveLength(1);
    bytes[20] = 1;
    expect(() => rowsOf(bytes)).toThrow(DamagedDatabase);
  });
});
