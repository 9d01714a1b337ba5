// Books for other programs: they balance, transfers stand in them once, and what our own importer reads of OFX and QIF is
// what was written.
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "../support/fast-check";
import { describe, expect, test } from "vitest";
import { type Book, type BookAccount, type BookRow, postingsOf } from "~/domain/books/book";
import type { BookFormat } from "~/domain/books/formats";
import { bookWriter } from "~/domain/books/write";
import { CATEGORIES } from "~/domain/categories/list";
import type { OwnCategory } from "~/domain/categories/own";
import { guessCategory } from "~/domain/import/app-categories";
import { guessChoice } from "~/domain/import/category-choice";
import { readFile } from "~/domain/import/read";
import { plainMemo, plainName } from "~/domain/import/types";
import { sumCents } from "~/domain/money";
import { addDays } from "~/domain/periods";
import { accepted } from "../support/import/accepted";

const TODAY = "2026-11-22";
const OWN: OwnCategory[] = [
  { id: "dog", name: "Dog: food/toys", parent: "personal_care", glyph: null },
  { id: "cat", name: "Cat", parent: "mortgage_rent", glyph: null },
];
const account = (id: string, more: Partial<BookAccount> = {}): BookAccount => ({
  id,
  name: id,
  institution: "Harbor Bank",
  number: "4411",
  type: "checking",
  subtype: null,
  currency: "USD",
  openingCents: 0,
  firstDay: TODAY,
  lastDay: TODAY,
  closingCents: 0,
  isHere: true,
  ...more,
});
const row = (
  id: string,
  accountId: string,
  day: string,
  amountCents: number,
  more: Partial<BookRow> = {},
): BookRow => ({
  id,
  accountId,
  day,
  amountCents,
  name: "Shop",
  note: "",
  kind: amountCents > 0 ? "income" : "spending",
  category: amountCents > 0 ? null : "groceries",
  ownCategory: null,
  parts: [],
  other: null,
  ...more,
});

/** Opening, closing and days as the rows make them. */
function bookOf(accounts: readonly BookAccount[], rows: readonly BookRow[]): Book {
  return {
    today: TODAY,
    own: OWN,
    accounts: accounts.map((one) => {
      const own = rows.filter(({ accountId }) => accountId === one.id);
      const days = own.map(({ day }) => day).sort();
      return {
        ...one,
        firstDay: days[0] ?? TODAY,
        lastDay: days.at(-1) ?? TODAY,
        closingCents: one.openingCents + sumCents(own.map(({ amountCents }) => amountCents)),
      };
    }),
  };
}

function written(format: BookFormat, book: Book, rows: readonly BookRow[]): string {
  const writer = bookWriter(format, book);
  const byDay = [...rows].sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
  const body =
    writer.order === "day"
      ? byDay.map(writer.row)
      : book.accounts
          .filter(({ isHere }) => isHere)
          .map((one) =>
            [
              writer.begin?.(one) ?? "",
              ...byDay.filter(({ accountId }) => accountId === one.id).map(writer.row),
              writer.end?.(one) ?? "",
            ].join(""),
          );
  return [writer.head(), ...body, writer.tail()].join("");
}

const anyName = fc.oneof(
  fc.string({ maxLength: 30 }),
  fc.string({ maxLength: 20, unit: "binary" }),
  fc.constantFrom(
    "Café  Ünion; | (x)",
    "=1+1",
    "a:b: [2026-01-01]",
    "* date:2026-99-99",
    '"quoted\\"',
    "日本",
    "]]>",
    "&amp;",
  ),
);
const anyRow = fc.record({
  from: fc.nat(2),
  to: fc.nat(2),
  day: fc.integer({ min: 0, max: 400 }),
  cents: fc.integer({ min: -99_999_999, max: 99_999_999 }).filter((cents) => cents !== 0),
  name: anyName,
  note: fc.oneof(fc.constant(""), anyName),
  what: fc.constantFrom<"plain" | "transfer" | "late" | "uneven" | "parts" | "lost" | "corrected">(
    "plain",
    "transfer",
    "late",
    "uneven",
    "parts",
    "lost",
    "corrected",
  ),
  category: fc.constantFrom(...CATEGORIES.map(({ id }) => id)),
});

/** Three accounts, and rows of every kind between them. */
const anyBook = fc
  .record({
    rows: fc.array(anyRow, { maxLength: 25 }),
    names: fc.tuple(anyName, anyName, anyName),
    opening: fc.integer({ min: -5_000, max: 5_000 }),
  })
  .map(({ rows, names, opening }) => {
    const accounts = [
      account("a0", { name: names[0], openingCents: opening }),
      account("a1", { name: names[1], type: "credit", number: "" }),
      account("a2", { name: names[2], type: "savings" }),
    ];
    const all = rows.flatMap((one, index): BookRow[] => {
      const day = addDays("2025-09-01", one.day);
      const base = { name: one.name, note: one.note, category: one.category };
      const single = row(`r${index}`, `a${one.from}`, day, one.cents, base);
      if (one.what === "parts")
        return [
          {
            ...single,
            parts: [
              { category: "personal_care", ownCategory: "dog", amountCents: one.cents - 7 },
              { category: "travel", ownCategory: null, amountCents: 7 },
            ],
          },
        ];
      if (one.what === "lost") return [{ ...single, kind: "transfer", category: null }];
      if (one.what === "corrected") return [{ ...single, kind: "correction", category: null }];
      if (one.what === "plain" || one.from === one.to) return [single];
      const later = addDays(day, one.what === "late" ? 3 : 0);
      const back = (one.what === "uneven" ? 5 : 0) - one.cents;
      const moved = { ...base, kind: "transfer", category: null } as const;
      return [
        { ...single, ...moved, other: { accountId: `a${one.to}`, day: later, amountCents: back } },
        row(`s${index}`, `a${one.to}`, later, back, {
          ...moved,
          other: { accountId: single.accountId, day, amountCents: one.cents },
        }),
      ];
    });
    return { book: bookOf(accounts, all), rows: all };
  });

describe("OFX and QIF", () => {
  test.each<[BookFormat]>([["ofx"], ["qif"]])("%s is read back to the same rows", (format) => {
    fc.assert(
      fc.property(anyBook, ({ book, rows }) => {
        if (rows.length === 0) return;
        const read = accepted(readFile(new TextEncoder().encode(written(format, book, rows)), `all.${format}`));
        expect(read.problems).toEqual([]);
        const found = read.rows.filter(({ name }) => name !== "Opening Balance");
        const inOrder = book.accounts.flatMap(({ id }) =>
          rows.filter(({ accountId }) => accountId === id).sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0)),
        );
        expect(found.map(({ day, amountCents, name }) => [day, amountCents, name])).toEqual(
          inOrder.map(({ day, amountCents, name }) => [day, amountCents, plainName(name) || "Transaction"]),
        );
        expect(read.accounts).toHaveLength(format === "ofx" ? 3 : 3);
        if (format === "ofx") {
          expect(found.map(({ bankId }) => bankId)).toEqual(inOrder.map(({ id }) => id));
          expect(read.accounts.map(({ closing }) => closing?.cents)).toEqual(
            book.accounts.map(({ closingCents }) => closingCents),
          );
          expect(found.map(({ memo, name }) => memo || name)).toEqual(
            inOrder.map(({ note, name }) => plainMemo(note) || plainName(name) || "Transaction"),
          );
        }
      }),
      { numRuns: 200 },
    );
  });

  test("QIF names each category so that it comes back as itself", () => {
    for (const { id } of CATEGORIES) {
      const rows = [row("r", "a", "2026-01-02", -500, { category: id })];
      const read = accepted(
        readFile(new TextEncoder().encode(written("qif", bookOf([account("a")], rows), rows)), "a.qif"),
      );
      expect(guessCategory(read.rows[0]?.category ?? ""), id).toBe(id);
    }
  });

  test("a split row has its parts, and an account its balance before its first row", () => {
    const rows = [
      row("r", "a", "2026-01-02", -500, {
        parts: [
          { category: "gas", ownCategory: null, amountCents: -300 },
          { category: "mortgage_rent", ownCategory: null, amountCents: -200 },
        ],
      }),
    ];
    const text = written("qif", bookOf([account("a", { openingCents: 1_000 })], rows), rows);
    expect(text).toContain("D01/02/2026\nT10.00\nPOpening Balance\nL[a]\n^\n");
    expect(text).toContain("LGas\nSGas\n$-3.00\nSMortgage & Rent\n$-2.00\n^");
  });
});

describe("a category of one's own", () => {
  const rows = [
    row("r", "a", "2026-01-02", -500, { category: "mortgage_rent", ownCategory: "cat" }),
    row("s", "a", "2026-01-03", -500, {
      parts: [
        { category: "personal_care", ownCategory: "dog", amountCents: -300 },
        { category: "gas", ownCategory: null, amountCents: -200 },
      ],
    }),
    row("gone", "a", "2026-01-04", -500, { category: "gas", ownCategory: "nobody knows" }),
  ];
  const book = bookOf([account("a")], rows);

  test("stands below the one that it counts in", () => {
    const qif = written("qif", book, rows);
    expect(qif).toContain("LMortgage & Rent:Cat\n");
    expect(qif).toContain("SPersonal Care:Dog & food & toys\n$-3.00\nSGas\n$-2.00\n");
    expect(qif).toContain("D01/04/2026\nT-5.00\nPShop\nLGas\n^");
    const hledger = written("hledger", book, rows);
    expect(hledger).toContain("account expenses:mortgage rent:cat\n");
    expect(hledger).toContain("    expenses:mortgage rent:cat  5.00 USD\n");
    expect(written("beancount", book, rows)).toContain("  Expenses:Personal-Care:Dog-food-toys  3.00 USD\n");
  });

  test("comes back from QIF as itself, and in another's hands as what it counts in", () => {
    const read = accepted(readFile(new TextEncoder().encode(written("qif", book, rows)), "a.qif"));
    const [cat = ""] = read.rows.map(({ category }) => category ?? "");
    expect(guessChoice(cat, OWN)).toBe("own:cat");
    expect(guessChoice(cat, [])).toBe("mortgage_rent");
  });
});

describe("journals", () => {
  const pair = [
    row("out", "a", "2026-01-30", -5_000, {
      kind: "transfer",
      category: null,
      other: { accountId: "b", day: "2026-02-02", amountCents: 5_000 },
    }),
    row("in", "b", "2026-02-02", 5_000, {
      kind: "transfer",
      category: null,
      other: { accountId: "a", day: "2026-01-30", amountCents: -5_000 },
    }),
  ];

  test("a transfer stands once, with the day of each side; alone, each account has its own side", () => {
    const book = bookOf([account("a"), account("b", { type: "savings" })], pair);
    const text = written("hledger", book, pair);
    expect(text.match(/50\.00/g)).toHaveLength(4);
    expect(text).toContain("2026-01-30 * Shop\n    assets:a  -50.00 USD\n    assets:b  50.00 USD  ; date:2026-02-02\n");
    const alone = { ...book, accounts: book.accounts.map((one) => ({ ...one, isHere: one.id === "b" })) };
    expect(written("hledger", alone, pair.slice(1))).toContain(
      "2026-02-02 * Shop\n    assets:b  50.00 USD\n    assets:a  -50.00 USD  ; date:2026-01-30\n",
    );
  });

  test("every entry adds up to nothing", () => {
    fc.assert(
      fc.property(anyBook, ({ book, rows }) => {
        for (const one of rows)
          expect(one.amountCents + sumCents(postingsOf(one, book).map(({ cents }) => cents))).toBe(0);
      }),
    );
  });

  const has = (program: string) => spawnSync(program, ["--version"]).error === undefined;

  const programs: [BookFormat, string, string[]][] = [
    ["hledger", "hledger", ["check", "--strict", "-f"]],
    ["beancount", "bean-check", ["--no-cache"]],
  ];
  for (const [format, program, args] of programs)
    test(`${format} itself finds nothing wrong`, ({ skip }) => {
      skip(!has(program), `${program} is not installed here`);
      const folder = mkdtempSync(join(tmpdir(), "books-"));
      const file = join(folder, `book.${format}`);
      const env = { ...process.env, LC_ALL: "C.UTF-8" };
      fc.assert(
        fc.property(anyBook, ({ book, rows }) => {
          const text = written(format, book, rows);
          writeFileSync(file, text);
          const { status, stderr, stdout } = spawnSync(program, [...args, file], { encoding: "utf8", env });
          const says = `${stdout}${stderr}`;
          expect({ status, says, text: says === "" ? "" : text }).toEqual({ status: 0, says: "", text: "" });
        }),
        { numRuns: 8 },
      );
      rmSync(folder, { recursive: true });
    }, 60_000);
});
