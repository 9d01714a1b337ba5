// How much of a file is read, and in which time: what is left out is said, and nothing takes the longer the more of it there is.
import { describe, expect, test } from "vitest";
import { readFile } from "~/domain/import/read";
import { MAX_ROWS } from "~/domain/import/limits";
import { MAX_PROBLEMS } from "~/domain/import/unreadable";
import { accepted } from "../../support/import/accepted";

const bytes = (text: string) => new TextEncoder().encode(text);
const read = (text: string) => accepted(readFile(bytes(text), "long"));

describe("of a file of more rows than are read, by one or by more", () => {
  test.each<[string, (rows: number) => string, firstLine: number]>([
    ["CSV", (rows) => `Date,Payee,Amount\n${"2026-01-05,A,1\n".repeat(rows)}`, MAX_ROWS + 2],
    ["CSV without names", (rows) => `${"2026-01-05,A,1\n".repeat(rows)}`, MAX_ROWS + 1],
    ["QIF", (rows) => `!Type:Bank\n${"D1/5/26\nT1\n^\n".repeat(rows)}`, MAX_ROWS * 3 + 2],
    [
      "OFX",
      (rows) => `<OFX><STMTRS><ACCTID>1\n${"<STMTTRN><DTPOSTED>20260105<TRNAMT>1</STMTTRN>\n".repeat(rows)}</STMTRS>`,
      MAX_ROWS + 2,
    ],
    [
      "camt.053",
      (rows) =>
        `<Document><Stmt><Acct><Id><IBAN>DE1</IBAN></Id></Acct>\n${"<Ntry><Amt>1</Amt><BookgDt><Dt>2026-01-05</Dt></BookgDt></Ntry>\n".repeat(rows)}</Stmt></Document>`,
      MAX_ROWS + 2,
    ],
    ["MT940", (rows) => `:20:A\n:25:1/2\n${":61:260105C1,NTRF\n".repeat(rows)}`, MAX_ROWS + 3],
  ])("%s says the first line that is left out", (_format, text, line) => {
    expect(read(text(MAX_ROWS))).toMatchObject({ problems: [], problemCount: 0 });
    for (const more of [1, 50]) {
      const { rows, problems, problemCount } = read(text(MAX_ROWS + more));
      expect([rows.length, problems, problemCount]).toEqual([MAX_ROWS, [{ line, is: "more-rows" }], 1]);
    }
  });

  test("it's said before everything else that is wrong with it, and totals at the end are no rows", () => {
    const rows = "2026-01-05,A,1\n".repeat(MAX_ROWS);
    const odd = read(`Date,Payee,Amount\n${"soon,A,1\n".repeat(60)}${rows}2026-01-05,B,1\n`);
    expect([odd.problems.length, odd.problems[0]?.is, odd.problemCount]).toEqual([MAX_PROBLEMS, "more-rows", 61]);
    expect(read(`Date,Payee,Amount\n${rows}\nTotal,,100000\n`).problemCount).toBe(0);
  });
});

test("texts that go over two lines take no more time for each row than others", () => {
  const time = (text: string) => {
    const from = process.cpuUsage();
    expect(read(`Date,Payee,Amount\n${text.repeat(60_000)}`).rows).toHaveLength(60_000);
    const { user, system } = process.cpuUsage(from);
    return user + system;
  };
  time('2026-01-05,"a b",1.00\n');
  // Twenty-five times as long, where each row looked through all before it.
  expect(time('2026-01-05,"a\nb",1.00\n') / time('2026-01-05,"a b",1.00\n')).toBeLessThan(6);
});
