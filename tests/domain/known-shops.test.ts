// Rows of which no bank says where they belong: the shop's name does, where anybody knows it.
import fc from "../support/fast-check";
import { describe, expect, test } from "vitest";
import { classify, type ClassifyInput } from "~/domain/categories/classify";
import { knownKind } from "~/domain/categories/filed-by-name";
import { budgetOfBankCategory, budgetsByCode } from "~/domain/categories/from-bank";
import { shopCode, knownKinds, knownNames } from "~/domain/categories/known-shops";
import { household } from "~/sandbox/sample/household";

const base: ClassifyInput = {
  ...{ amountCents: -12_50, accountType: "checking", merchantName: "Shop", rawName: "Shop", providerCategory: null },
  ...{ matchedAccountType: null, paysLinkedCard: false, ruleCategory: null, guessedCategory: null },
  ...{ userCategory: null, userKind: null },
};
const of = (merchantName: string, more: Partial<ClassifyInput> = {}) => {
  const { kind, category } = classify({ ...base, merchantName, rawName: merchantName, ...more });
  return category === null ? kind : `${kind} ${category}`;
};

describe("money out that no bank has filed", () => {
  test.each([
    ["STARBUCKS STORE 12345 SEATTLE WA", "restaurants"],
    ["SQ *BLUE BOTTLE COFFEE", "restaurants"],
    ["TST* ALDER TAVERN", "restaurants"],
    ["WENDY'S #1209", "restaurants"],
    ["WENDYS 1209", "restaurants"],
    ["WENDY S 1209", "restaurants"],
    ["MCDONALD\u2019S F9", "restaurants"],
    ["CHICK-FIL-A #0042", "restaurants"],
    ["UBER   *EATS HELP.UBER.COM", "restaurants"],
    ["UBER   *TRIP", "travel"],
    ["TRADER JOE S #552", "groceries"],
    ["WHOLEFDS MKT 10233", "groceries"],
    ["7-ELEVEN 33012", "groceries"],
    ["SHELL OIL 57442", "gas"],
    ["COSTCO GAS #0471", "gas"],
    ["KROGER FUEL CTR", "gas"],
    ["CVS/PHARMACY #01123", "health_fitness"],
    ["DELTA DENTAL OF CO", "health_fitness"],
    ["DELTA AIR 0062331", "travel"],
    ["NETFLIX.COM", "entertainment"],
    ["BARNES & NOBLE 2211", "entertainment"],
    ["H&M 0123", "clothing"],
    ["PG&E/EZ-PAY", "utilities"],
    ["ATT*BILL PAYMENT", "phone"],
    ["VERIZON WRLS AUTOPAY", "phone"],
    ["VERIZON FIOS", "internet"],
    ["SLING TV LLC", "cable"],
    ["GEICO *AUTO", "auto_insurance"],
    ["STATE FARM RENTERS", "miscellaneous"],
    ["JIFFY LUBE 88", "maintenance"],
    ["DEBIT CARD PAYMENT SHELL", "gas"],
  ])("%s is %s", (name, category) => expect(of(name)).toBe(`spending ${category}`));

  test.each([
    // Part of another word, or of a name of somebody.
    ...[
      "Targeted Ads",
      "MICHELLE SHELLY",
      "WENDY SMITH",
      "DR MCDONALD",
      "UBERTO BIANCHI",
      "BPI SYSTEMS",
      "GAP INSURANCE",
    ],
    // Shops that sell everything.
    ...["AMAZON MKTPL", "WALMART SUPERCENTER", "TARGET T-0442", "COSTCO WHSE #12"],
    // Who was paid, or what was taken, isn't the place beside it.
    ...[
      "ZELLE TO WENDY S",
      "VENMO *UBER RIDE",
      "ATM WITHDRAWAL CVS PHARMACY",
      "WIRE TRANSFER HYATT",
      "CASH APP*STARBUCKS",
    ],
    // A shop's own card is paid, nothing is bought.
    ...["OLD NAVY CARD PAYMENT", "SHELL CREDIT CARD", "GAP OUTLET VISA PMT"],
    // Animals.
    ...["ANIMAL HOSPITAL OF DENVER", "constructor", "__proto__", ""],
  ])("'%s' says nothing", (name) => expect(of(name)).toBe("spending miscellaneous"));

  test("what else is printed tells where the name doesn't", () => {
    expect(of("POS PURCHASE", { rawName: "POS PURCHASE SAFEWAY 1121" })).toBe("spending groceries");
    expect(of("Safeway", { rawName: "SQ 12 COFFEE" })).toBe("spending groceries");
    expect(of("Corner", { rawName: "ZELLE SAFEWAY" })).toBe("spending miscellaneous");
  });

  test("the person's own word, their rules and the bank's word go first, a model's guess after", () => {
    expect(of("STARBUCKS", { userCategory: "travel" })).toBe("spending travel");
    expect(of("STARBUCKS", { userCategory: "miscellaneous" })).toBe("spending miscellaneous");
    expect(of("STARBUCKS", { userKind: "transfer" })).toBe("transfer");
    expect(of("STARBUCKS", { ruleCategory: "clothing" })).toBe("spending clothing");
    expect(of("STARBUCKS", { providerCategory: "TRANSPORTATION_GAS" })).toBe("spending gas");
    expect(of("STARBUCKS", { providerCategory: "OTHER_OTHER" })).toBe("spending miscellaneous");
    expect(of("STARBUCKS", { providerCategory: "SOMETHING_NEW" })).toBe("spending miscellaneous");
    expect(of("STARBUCKS", { guessedCategory: "clothing" })).toBe("spending restaurants");
    expect(of("STARBUCKS", { matchedAccountType: "savings" })).toBe("transfer");
    expect(of("STARBUCKS", { accountType: "investment" })).toBe("transfer");
  });
});

describe("money in", () => {
  const IN = { amountCents: 12_50 };
  test.each<[string, Partial<ClassifyInput>, string]>([
    ["STARBUCKS PAYROLL", {}, "income"],
    ["STARBUCKS REFUND", {}, "refund restaurants"],
    ["RETURN OF SOMETHING", {}, "refund miscellaneous"],
    ["SAFEWAY", { accountType: "credit" }, "refund groceries"],
    ["SAFEWAY REVERSAL", { accountType: "credit" }, "refund groceries"],
    ["SOMETHING", { accountType: "credit" }, "refund miscellaneous"],
    ["VERIZON PAYMENT THANK YOU", { accountType: "credit" }, "card_payment"],
    ["SAFEWAY", { accountType: "credit", providerCategory: "INCOME_OTHER" }, "refund miscellaneous"],
    ["SAFEWAY REFUND", { providerCategory: "SOMETHING_NEW" }, "refund miscellaneous"],
    ["SAFEWAY", { accountType: "investment" }, "transfer"],
  ])("%s %o is %s", (name, more, what) => expect(of(name, { ...IN, ...more })).toBe(what));
});

const NAMES = knownKinds().flatMap((kind) => knownNames(kind).map((name) => ({ name, kind })));

test("each name is found as what it stands for, whatever its letters and whatever stands beside it", () => {
  for (const { name, kind } of NAMES)
    expect([name, knownKind(`POS 12 ${name.toUpperCase()} #0042 X`)]).toEqual([name, kind]);
});

test("what a bank would say of each is spending, and more than miscellaneous but for animals", () => {
  for (const kind of knownKinds())
    expect([kind, [undefined, null, "miscellaneous"].includes(budgetOfBankCategory(shopCode(kind)))]).toEqual([
      kind,
      kind === "vets",
    ]);
});

// What these say is worded by the name as well, known shop or not.
const WORDED = /DONATIONS|INTERNET_AND_CABLE|INSURANCE|^TRANSFER_OUT/;

test("property: a row that its bank has filed is what it is without the shop's name", () => {
  const codes = fc.constantFrom(...[...budgetsByCode().keys()].filter((code) => !WORDED.test(code)), "SOMETHING_NEW");
  const type = fc.constantFrom("checking", "savings", "credit", "loan", "investment");
  fc.assert(
    fc.property(
      codes,
      fc.constantFrom(...NAMES),
      type,
      fc.integer(),
      (providerCategory, { name }, accountType, cents) => {
        const row = { providerCategory, accountType, amountCents: cents };
        expect(of(name, row)).toBe(of("Zzz", row));
      },
    ),
  );
});

test("property: money that comes into an account, and is called no return, stays income", () => {
  fc.assert(
    fc.property(fc.constantFrom(...NAMES), fc.integer({ min: 1 }), (shop, amountCents) => {
      expect(of(shop.name, { amountCents })).toBe("income");
    }),
  );
});

test("of the sample household a quarter is placed by name alone, and each row as its bank has it", () => {
  const rows = household({ seed: "demo", today: "2026-11-23" }).transactions.filter(
    ({ amountCents }) => amountCents < 0,
  );
  const placed = rows.flatMap((row) => {
    const at = { merchantName: row.merchantName ?? row.name, rawName: row.name, amountCents: row.amountCents };
    const [byName, byBank] = [null, row.detailed].map((providerCategory) =>
      classify({ ...base, ...at, providerCategory }),
    );
    return byName?.category === "miscellaneous" ? [] : [[at.merchantName, byName?.category, byBank?.category]];
  });
  expect(placed.filter(([, byName, byBank]) => byName !== byBank)).toEqual([]);
  expect(placed.length / rows.length).toBeGreaterThan(0.2);
});
