// Categories of other apps in words of ours, and what a bank would say of a kind of row.
import { expect, test } from "vitest";
import { isCategoryId } from "~/domain/categories/list";
import { bankCategoryOf, guessCategory } from "~/domain/import/app-categories";

test.each([
  ["Groceries", "groceries"],
  ["mortgage/rent", "mortgage_rent"],
  ["Credit Card Payment", "kind:card_payment"],
  ["Card payment", "kind:card_payment"],
  ["Transfer", "kind:transfer"],
  ["Transfers: out", "kind:transfer"],
  ["Bank transfer", "kind:transfer"],
  ["Starting Balance", "kind:transfer"],
  ["Transferred", null],
  ["My transfers account", null],
  ["Paycheck", "kind:income"],
  ["Inflow: Ready to Assign", "kind:income"],
  ["Church", "tithe"],
  ["Donations", "charitable_giving"],
  ["Emergency", "emergency_fund"],
  ["401k", "retirement"],
  ["Tuition", "college_fund"],
  ["Student Loan", "student_loans"],
  ["Housing", "mortgage_rent"],
  ["Mobile Phone", "phone"],
  ["Wifi", "internet"],
  ["Satellite", "cable"],
  ["Electric", "utilities"],
  ["Gas bill", "utilities"],
  ["Car Insurance", "auto_insurance"],
  ["Auto Payment", "car_payment"],
  ["Gas & Fuel", "gas"],
  ["Car: yearly Service", "maintenance"],
  ["Parking", "maintenance"],
  ["Supermarket", "groceries"],
  ["Bar", "restaurants"],
  ["Bars", "restaurants"],
  ["Shoes", "clothing"],
  ["Hair", "personal_care"],
  ["Gym", "health_fitness"],
  ["Rideshare", "travel"],
  ["Ride share", "travel"],
  ["Movies", "entertainment"],
  ["Finance Charge", "credit_cards"],
  ["Loan", "other_debt"],
  ["Something of my own", null],
  ["", null],
])("%s is %s", (name, choice) => {
  expect(guessCategory(name)).toBe(choice);
  if (choice && !choice.startsWith("kind:")) expect(isCategoryId(choice)).toBe(true);
});

test("what a bank would say of a kind, in and out; of a category nothing", () => {
  expect(
    ["kind:income", "kind:transfer", "kind:card_payment", "groceries", "toString"].map((choice) => [
      bankCategoryOf(choice, true),
      bankCategoryOf(choice, false),
    ]),
  ).toEqual([
    ["INCOME_OTHER", "OTHER_OTHER"],
    ["TRANSFER_IN_ACCOUNT_TRANSFER", "TRANSFER_OUT_ACCOUNT_TRANSFER"],
    ["LOAN_PAYMENTS_CREDIT_CARD_PAYMENT", "LOAN_PAYMENTS_CREDIT_CARD_PAYMENT"],
    [null, null],
    [null, null],
  ]);
});
