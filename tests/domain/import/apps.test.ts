import { describe, expect, test } from "vitest";
import { guessCategory } from "~/domain/import/app-categories";
import { readFile } from "~/domain/import/read";
import { isCategoryId } from "~/domain/categories/list";
import { APP_FILES } from "../../support/import/apps";
import { accepted } from "../../support/import/accepted";

describe("exports of other apps", () => {
  test.each(APP_FILES.map((file) => [file.app, file] as const))("%s", (app, file) => {
    const read = accepted(readFile(new TextEncoder().encode(file.text), "export.csv"));
    expect(read.senderName).toBe(app);
    expect(read.problems).toEqual([]);
    const names = new Map(read.accounts.map(({ key, name }) => [key, name]));
    expect(
      read.rows.map(({ account, day, amountCents, name, category }) => [
        names.get(account),
        day,
        amountCents,
        name,
        category,
      ]),
    ).toEqual(file.rows);
  });

  test.each([
    ["Groceries", "groceries"],
    ["Food & Dining: Restaurants", "restaurants"],
    ["Auto & Transport: Gas & Fuel", "gas"],
    ["Paycheck", "kind:income"],
    ["Credit Card Payment", "kind:card_payment"],
    ["Transfer", "kind:transfer"],
    ["Mortgage & Rent", "mortgage_rent"],
    ["Mobile Phone", "phone"],
    ["Student Loan", "student_loans"],
    ["Something of my own", null],
  ])("%s is %s", (name, choice) => {
    expect(guessCategory(name)).toBe(choice);
    if (choice && !choice.startsWith("kind:")) expect(isCategoryId(choice)).toBe(true);
  });
});
