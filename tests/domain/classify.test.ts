import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { type ClassifyInput, classify, merchantKey, namesLinkedCard } from "~/domain/categories/classify";
import { budgetOfBankCategory, budgetsByCode } from "~/domain/categories/from-bank";

const base: ClassifyInput = {
  amountCents: -1_250,
  accountType: "checking",
  merchantName: "Shop",
  rawName: "SHOP",
  providerCategory: null,
  matchedAccountType: null,
  paysLinkedCard: false,
  ruleCategory: null,
  guessedCategory: null,
  userCategory: null,
  userKind: null,
};
const kindOf = (input: Partial<ClassifyInput>) => {
  const { kind, category } = classify({ ...base, ...input });
  return [kind, category];
};

describe("what a transaction is", () => {
  test.each<[string, Partial<ClassifyInput>, string, string | null]>([
    ["a purchase", { providerCategory: "FOOD_AND_DRINK_GROCERIES" }, "spending", "groceries"],
    ["a purchase on a card", { accountType: "credit", providerCategory: "TRANSPORTATION_GAS" }, "spending", "gas"],
    ["a purchase that the bank does not know", {}, "spending", "miscellaneous"],
    ["pay", { amountCents: 250_000, providerCategory: "INCOME_SALARY" }, "income", null],
    ["pay under its earlier name", { amountCents: 250_000, providerCategory: "INCOME_WAGES" }, "income", null],
    [
      "a return on a card",
      { amountCents: 4_000, accountType: "credit", providerCategory: "GENERAL_MERCHANDISE_CLOTHING_AND_ACCESSORIES" },
      "refund",
      "clothing",
    ],
    [
      "a return on checking",
      { amountCents: 4_000, providerCategory: "GENERAL_MERCHANDISE_CLOTHING_AND_ACCESSORIES" },
      "refund",
      "clothing",
    ],
    [
      "a payment that arrives on a card",
      { amountCents: 90_000, accountType: "credit", providerCategory: "LOAN_PAYMENTS_CREDIT_CARD_PAYMENT" },
      "card_payment",
      null,
    ],
    [
      "a payment on a card known by its wording",
      { amountCents: 90_000, accountType: "credit", rawName: "AUTOPAY PAYMENT THANK YOU" },
      "card_payment",
      null,
    ],
    [
      "an unknown credit on a card",
      { amountCents: 900, accountType: "credit", rawName: "MERCHANT CREDIT ADJ" },
      "refund",
      "miscellaneous",
    ],
    [
      "a payment to a card that is not linked",
      { providerCategory: "LOAN_PAYMENTS_CREDIT_CARD_PAYMENT" },
      "spending",
      "credit_cards",
    ],
    [
      "a payment to a linked card, by name",
      { providerCategory: "LOAN_PAYMENTS_CREDIT_CARD_PAYMENT", paysLinkedCard: true },
      "card_payment",
      null,
    ],
    [
      "a payment to a linked card, by its leg",
      { matchedAccountType: "credit", providerCategory: "LOAN_PAYMENTS_CREDIT_CARD_PAYMENT" },
      "card_payment",
      null,
    ],
    ["a car payment", { providerCategory: "LOAN_PAYMENTS_CAR_PAYMENT" }, "loan_payment", "car_payment"],
    [
      "a payment to a linked loan",
      { matchedAccountType: "loan", providerCategory: "LOAN_PAYMENTS_STUDENT_LOAN_PAYMENT" },
      "loan_payment",
      "student_loans",
    ],
    [
      "its other leg, on the loan",
      {
        amountCents: 1_250,
        accountType: "loan",
        matchedAccountType: "checking",
        providerCategory: "LOAN_PAYMENTS_STUDENT_LOAN_PAYMENT",
      },
      "transfer",
      null,
    ],
    ["interest on a loan", { accountType: "loan", providerCategory: "BANK_FEES_INTEREST_CHARGE" }, "transfer", null],
    [
      "interest on a card",
      { accountType: "credit", providerCategory: "BANK_FEES_INTEREST_CHARGE" },
      "spending",
      "credit_cards",
    ],
    [
      "a matched transfer",
      { matchedAccountType: "savings", providerCategory: "TRANSFER_OUT_SAVINGS" },
      "transfer",
      null,
    ],
    [
      "savings at a bank that is not linked",
      { providerCategory: "TRANSFER_OUT_SAVINGS" },
      "spending",
      "emergency_fund",
    ],
    ["cash from a machine", { providerCategory: "TRANSFER_OUT_WITHDRAWAL" }, "spending", "miscellaneous"],
    ["borrowed money", { amountCents: 500_000, providerCategory: "LOAN_DISBURSEMENTS_PERSONAL" }, "transfer", null],
    [
      "a tithe",
      { merchantName: "Grace Community Church", providerCategory: "GOVERNMENT_AND_NON_PROFIT_DONATIONS" },
      "spending",
      "tithe",
    ],
    [
      "a donation",
      { merchantName: "River Food Bank", providerCategory: "GOVERNMENT_AND_NON_PROFIT_DONATIONS" },
      "spending",
      "charitable_giving",
    ],
    [
      "cable TV",
      { merchantName: "Summit Cable TV", providerCategory: "RENT_AND_UTILITIES_INTERNET_AND_CABLE" },
      "spending",
      "cable",
    ],
    [
      "internet",
      { merchantName: "Lightpath Fiber", providerCategory: "RENT_AND_UTILITIES_INTERNET_AND_CABLE" },
      "spending",
      "internet",
    ],
    [
      "a college plan",
      { merchantName: "Bright Path 529 Plan", providerCategory: "TRANSFER_OUT_INVESTMENT_AND_RETIREMENT_FUNDS" },
      "spending",
      "college_fund",
    ],
    ["a merchant rule", { ruleCategory: "travel", providerCategory: "FOOD_AND_DRINK_COFFEE" }, "spending", "travel"],
    [
      "a merchant rule does not turn pay into spending",
      { ruleCategory: "travel", amountCents: 250_000, providerCategory: "INCOME_SALARY" },
      "income",
      null,
    ],
    [
      "a guess where nobody knows",
      { guessedCategory: "travel", providerCategory: "OTHER_OTHER" },
      "spending",
      "travel",
    ],
    [
      "the bank before a guess",
      { guessedCategory: "travel", providerCategory: "FOOD_AND_DRINK_COFFEE" },
      "spending",
      "restaurants",
    ],
    [
      "a rule before a guess",
      { guessedCategory: "travel", ruleCategory: "gas", providerCategory: "OTHER_OTHER" },
      "spending",
      "gas",
    ],
    [
      "the own category before a guess",
      { guessedCategory: "travel", userCategory: "gas", providerCategory: "OTHER_OTHER" },
      "spending",
      "gas",
    ],
    ["the own category before a rule", { ruleCategory: "travel", userCategory: "gas" }, "spending", "gas"],
    [
      "the own kind before everything",
      { userKind: "transfer", ruleCategory: "travel", providerCategory: "FOOD_AND_DRINK_COFFEE" },
      "transfer",
      null,
    ],
    [
      "own spending that came in",
      { userKind: "spending", amountCents: 1_250, providerCategory: "INCOME_SALARY" },
      "refund",
      "miscellaneous",
    ],
    [
      "a transfer that is really rent",
      {
        userCategory: "mortgage_rent",
        providerCategory: "TRANSFER_OUT_ACCOUNT_TRANSFER",
        matchedAccountType: "savings",
      },
      "spending",
      "mortgage_rent",
    ],
  ])("%s", (_name, input, kind, category) => {
    expect(kindOf(input)).toEqual([kind, category]);
  });

  test("a merchant has one spelling", () => {
    expect(merchantKey("GREEN BASKET MARKET #442")).toBe(merchantKey("Green  Basket Market"));
    expect(merchantKey("Café 7*Über-Shop")).toBe("café über shop");
  });

  test("a card payment names a linked card by digits or bank", () => {
    const cards = [{ mask: "4411", institutionName: "Harbor Bank" }];
    expect(namesLinkedCard("PAYMENT TO CARD 4411", cards)).toBe(true);
    expect(namesLinkedCard("HARBOR CARD AUTOPAY", cards)).toBe(true);
    expect(namesLinkedCard("OTHER CARD 94411", cards)).toBe(false);
  });

  test("knows all 123 detailed categories once", () => {
    expect(budgetsByCode().size).toBe(123);
  });

  const read = (path: string) => JSON.parse(readFileSync(new URL(path, import.meta.url), "utf8"));
  const agreed: Record<string, string | null> = read("../contracts/categories.json");

  test("each of the bank's categories is the budget's that was agreed on", () => {
    expect(Object.keys(agreed)).toHaveLength(123);
    expect(Object.fromEntries(Object.keys(agreed).map((key) => [key, budgetOfBankCategory(key)]))).toEqual(agreed);
    const reference = "../../../shared/contracts/pfc-to-budget.json";
    if (existsSync(new URL(reference, import.meta.url))) expect(agreed).toEqual(read(reference).detailed);
  });
});
