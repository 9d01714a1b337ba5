import { describe, expect, test } from "vitest";
import { readFile } from "~/domain/import/read";
import { gapInFile } from "~/domain/import/balances";
import { BANK_FILES } from "../../support/import/banks";
import { accepted } from "../../support/import/accepted";

const bytes = (text: string) => new TextEncoder().encode(text);

describe("files in the shapes that banks write", () => {
  test.each(BANK_FILES.map((file) => [file.bank, file] as const))("%s", (_bank, file) => {
    const read = accepted(readFile(bytes(file.text), file.fileName));
    expect(read.problems).toEqual([]);
    expect(read.rows.map(({ day, amountCents, name }) => [day, amountCents, name])).toEqual(file.rows);
    expect(read.accounts.map(({ currency }) => currency)).toEqual([file.currency ?? "USD"]);
    const [account] = read.accounts;
    if (file.closing !== undefined) expect(account?.closing?.cents).toBe(file.closing);
    if (file.number !== undefined) expect(account?.number).toBe(file.number);
    if (account?.opening && account.closing) expect(gapInFile(account, read.rows)).toBe(0);
  });
});
