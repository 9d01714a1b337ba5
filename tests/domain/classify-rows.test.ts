// Single rows as the bank tells them, from every side: what they are, and where they count.
import { describe, expect, test } from "vitest";
import {
  classify,
  type ClassifyInput,
  isKind,
  isSpending,
  isUnplaced,
  TRANSACTION_KINDS,
  merchantKey,
  namesLinkedCard,
} from "~/domain/categories/classify";

const base: ClassifyInput = {
  ...{ amountCents: -12_50, accountType: "checking", merchantName: "Shop", rawName: "SHOP", providerCategory: null },
  ...{ matchedAccountType: null, paysLinkedCard: false, ruleCategory: null, guessedCategory: null },
  ...{ userCategory: null, userKind: null },
};
const of = (more: Partial<ClassifyInput>) => {
  const { kind, category } = classify({ ...base, ...more });
  return category === null ? kind : `${kind} ${category}`;
};
const IN = { amountCents: 12_50 };

test("six kinds, three of which are spending", () => {
  expect(TRANSACTION_KINDS.filter(isSpending)).toEqual(["spending", "refund", "loan_payment"]);
  expect(["income", "loan_payment", "toString", ""].map(isKind)).toEqual([true, true, false, false]);
  expect([null, "miscellaneous", "gas"].map(isUnplaced)).toEqual([true, true, false]);
});

describe("money that comes in", () => {
  test.each<[string, Partial<ClassifyInput>, string]>([
    ["pay into an investment", { providerCategory: "INCOME_SALARY", accountType: "investment" }, "income"],
    ["pay whose payer is called a return", { providerCategory: "INCOME_OTHER", rawName: "TAX RETURN INC" }, "income"],
    ["a deposit", { providerCategory: "TRANSFER_IN_DEPOSIT" }, "income"],
    ["a deposit into an investment", { providerCategory: "TRANSFER_IN_DEPOSIT", accountType: "investment" }, "income"],
    ["a transfer", { providerCategory: "TRANSFER_IN_ACCOUNT_TRANSFER" }, "transfer"],
    ["a loan that is paid out", { providerCategory: "LOAN_DISBURSEMENTS_AUTO" }, "transfer"],
    ["a card's payment that comes back", { providerCategory: "LOAN_PAYMENTS_CREDIT_CARD_PAYMENT" }, "card_payment"],
    ["anything else", { providerCategory: "OTHER_OTHER" }, "income"],
    ["anything else that is a return", { providerCategory: "OTHER_OTHER", rawName: "RETURN" }, "refund miscellaneous"],
    ["a purchase that came back", { providerCategory: "TRANSPORTATION_GAS" }, "refund gas"],
    ["a return without a category", { rawName: "REFUND 12" }, "refund miscellaneous"],
    ["a reversal", { rawName: "REVERSAL" }, "refund miscellaneous"],
    ["something unknown", {}, "income"],
    ["something unknown into an investment", { accountType: "investment" }, "transfer"],
    ["something on a loan's own account", { accountType: "loan", providerCategory: "INCOME_SALARY" }, "transfer"],
  ])("%s", (_, more, what) => expect(of({ ...IN, ...more })).toBe(what));
});

describe("money that comes onto a card", () => {
  test.each<[string, Partial<ClassifyInput>, string]>([
    ["a payment", { providerCategory: "LOAN_PAYMENTS_CREDIT_CARD_PAYMENT" }, "card_payment"],
    ["a transfer", { providerCategory: "TRANSFER_IN_ACCOUNT_TRANSFER" }, "card_payment"],
    ...["AUTOPAY", "AUTO-PAY", "PAYMENT", "ONLINE PYMT", "PMT", "THANK YOU"].map(
      (rawName): [string, Partial<ClassifyInput>, string] => [rawName, { rawName }, "card_payment"],
    ),
    [
      "a payment that is income by its category",
      { providerCategory: "INCOME_OTHER", rawName: "PAYMENT" },
      "card_payment",
    ],
    ["a payment that came back", { rawName: "PAYMENT REVERSAL" }, "refund miscellaneous"],
    ["a purchase with such words", { providerCategory: "TRANSPORTATION_GAS", rawName: "PAYMENT" }, "refund gas"],
    ["a purchase that came back", { providerCategory: "TRANSPORTATION_GAS" }, "refund gas"],
    ["something unknown", {}, "refund miscellaneous"],
    ["income", { providerCategory: "INCOME_OTHER" }, "refund miscellaneous"],
  ])("%s", (_, more, what) => expect(of({ ...IN, accountType: "credit", ...more })).toBe(what));
});

describe("money that goes out", () => {
  test.each<[string, Partial<ClassifyInput>, string]>([
    [
      "to a linked card",
      { providerCategory: "LOAN_PAYMENTS_CREDIT_CARD_PAYMENT", paysLinkedCard: true },
      "card_payment",
    ],
    ["to another card", { providerCategory: "LOAN_PAYMENTS_CREDIT_CARD_PAYMENT" }, "spending credit_cards"],
    ["to a loan", { providerCategory: "LOAN_PAYMENTS_CAR_PAYMENT" }, "loan_payment car_payment"],
    ["to a new kind of loan", { providerCategory: "LOAN_PAYMENTS_OF_A_NEW_KIND" }, "loan_payment other_debt"],
    ["to an account", { providerCategory: "TRANSFER_OUT_ACCOUNT_TRANSFER" }, "transfer"],
    ["as a loan", { providerCategory: "LOAN_DISBURSEMENTS_AUTO" }, "transfer"],
    ["from an investment", { accountType: "investment" }, "transfer"],
    [
      "from an investment for gas",
      { accountType: "investment", providerCategory: "TRANSPORTATION_GAS" },
      "spending gas",
    ],
    ["from checking, unknown", {}, "spending miscellaneous"],
    ["of nothing", { amountCents: 0 }, "spending miscellaneous"],
    ["from a loan's own account", { accountType: "loan", providerCategory: "TRANSPORTATION_GAS" }, "transfer"],
  ])("%s", (_, more, what) => expect(of(more)).toBe(what));

  const insurance = "GENERAL_SERVICES_INSURANCE";
  test.each([
    ["GOVERNMENT_AND_NON_PROFIT_DONATIONS", "First Church", "tithe"],
    ["GOVERNMENT_AND_NON_PROFIT_DONATIONS", "Red Cross", "charitable_giving"],
    ["RENT_AND_UTILITIES_INTERNET_AND_CABLE", "Dish TV", "cable"],
    ["RENT_AND_UTILITIES_INTERNET_AND_CABLE", "Fiber", "internet"],
    ...["Life", "Health", "Dental", "Renter", "Renters", "Home", "Homeowner", "Homeowners", "Pet", "Travel"].map(
      (word) => [insurance, `${word} Cover`, "miscellaneous"],
    ),
    [insurance, "Lively Drive", "auto_insurance"],
    ["TRANSFER_OUT_INVESTMENT_AND_RETIREMENT_FUNDS", "State 529 Plan", "college_fund"],
    ["TRANSFER_OUT_INVESTMENT_AND_RETIREMENT_FUNDS", "Brokerage", "retirement"],
    ["TRANSPORTATION_GAS", "Church 529 Cable Life", "gas"],
  ])("%s to %s is %s", (providerCategory, merchantName, category) =>
    expect(of({ providerCategory, merchantName })).toBe(`spending ${category}`),
  );
});

describe("both ends of one payment", () => {
  test.each<[string, Partial<ClassifyInput>, string]>([
    [
      "a loan with a category",
      { matchedAccountType: "loan", providerCategory: "LOAN_PAYMENTS_CAR_PAYMENT" },
      "loan_payment car_payment",
    ],
    [
      "a loan of a new kind",
      { matchedAccountType: "loan", providerCategory: "LOAN_PAYMENTS_NEW" },
      "loan_payment other_debt",
    ],
    [
      "a loan that the bank calls gas",
      { matchedAccountType: "loan", providerCategory: "TRANSPORTATION_GAS" },
      "loan_payment other_debt",
    ],
    ["a card", { matchedAccountType: "credit" }, "card_payment"],
    ["from a card", { matchedAccountType: "checking", accountType: "credit" }, "card_payment"],
    ["savings", { matchedAccountType: "savings" }, "transfer"],
    ["savings, with a rule", { matchedAccountType: "savings", ruleCategory: "gas" }, "transfer"],
    ["a loan, with a rule", { matchedAccountType: "loan", ruleCategory: "gas" }, "loan_payment other_debt"],
  ])("%s", (_, more, what) => expect(of(more)).toBe(what));
});

describe("what somebody said", () => {
  const car = "LOAN_PAYMENTS_CAR_PAYMENT";
  test.each<[string, Partial<ClassifyInput>, string]>([
    ["a kind without categories", { userKind: "transfer", userCategory: "gas" }, "transfer"],
    ["a category", { userCategory: "gas" }, "spending gas"],
    ["a category of a transfer", { userCategory: "gas", matchedAccountType: "savings" }, "spending gas"],
    ["a category of a loan's payment", { userCategory: "gas", providerCategory: car }, "loan_payment gas"],
    ["that a loan's payment is spending", { userKind: "spending", providerCategory: car }, "spending car_payment"],
    ["that it pays a loan", { userKind: "loan_payment" }, "loan_payment miscellaneous"],
    [
      "that a purchase pays a loan",
      { userKind: "loan_payment", providerCategory: "TRANSPORTATION_GAS" },
      "loan_payment gas",
    ],
    ["spending, of pay", { userKind: "spending", ...IN, providerCategory: "INCOME_SALARY" }, "refund miscellaneous"],
    ["spending, of money in", { userKind: "spending", ...IN, providerCategory: "TRANSPORTATION_GAS" }, "refund gas"],
    ["a category of nothing", { userCategory: "gas", amountCents: 0 }, "spending gas"],
    [
      "spending of a transfer",
      { userKind: "spending", providerCategory: "TRANSFER_OUT_ACCOUNT_TRANSFER" },
      "spending miscellaneous",
    ],
  ])("%s", (_, more, what) => expect(of({ ruleCategory: "travel", guessedCategory: "travel", ...more })).toBe(what));

  test("a rule places spending, a guess only what nothing else does", () => {
    const gas = { providerCategory: "TRANSPORTATION_GAS" };
    expect(of({ ...gas, ruleCategory: "travel", guessedCategory: "clothing" })).toBe("spending travel");
    expect(of({ ...gas, guessedCategory: "clothing" })).toBe("spending gas");
    expect(of({ guessedCategory: "clothing" })).toBe("spending clothing");
    expect(of({ ...IN, ruleCategory: "travel", guessedCategory: "clothing" })).toBe("income");
  });
});

test.each([
  ["SHOP #12-34 Denver", "shop denver"],
  ["Shop*99", "shop"],
  ["A & B  Café!", "a & b café"],
  ["x1y", "x y"],
  ["１２ Ｓｈｏｐ", "shop"],
  ["7", ""],
  [`${"a".repeat(79)} bc`, `${"a".repeat(79)} `],
])("the merchant %s is spelled %s", (name, key) => expect(merchantKey(name)).toBe(key));

test.each([
  ["PAYMENT TO 4821", [["4821", "Harbor Bank"]], true],
  ["PAYMENT TO 14821", [["4821", "Other"]], false],
  ["PAYMENT TO 48210", [["4821", "Other"]], false],
  ["4821 PAYMENT", [["4821", "Other"]], true],
  ["PAYMENT 21", [["21", "Other"]], false],
  ["PAYMENT 4 A", [["x-4x", "Other"]], false],
  ["PAYMENT 4821", [["xx-4821", "Other"]], true],
  ["harbor autopay", [["0000", "The Harbor Bank"]], true],
  ["HARBOR AUTOPAY", [["0000", "Bank of Harbor  Card"]], true],
  ["harbor autopay", [["0000", "National Credit Union Harbor"]], true],
  ["citi autopay", [["0000", "Citi"]], true],
  ["abc autopay", [["0000", "ABC Bank"]], false],
  ["bank autopay", [["0000", "Bank"]], false],
  [
    "harbor",
    [
      ["0000", "Other"],
      ["1111", "Harbor"],
    ],
    true,
  ],
  ["harbor", [], false],
] as [string, [string, string][], boolean][])("'%s' names one of %j: %s", (text, cards, isNamed) => {
  expect(
    namesLinkedCard(
      text,
      cards.map(([mask, institutionName]) => ({ mask, institutionName })),
    ),
  ).toBe(isNamed);
});
