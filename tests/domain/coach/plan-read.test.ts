// A request for advice that leans on what was said before it: another amount in its place, by the month where that was.
import { describe, expect, test } from "vitest";
import { readQuestion } from "~/domain/coach/parse-question";
import { personOf, planIn } from "~/domain/coach/plans/read";
import { household } from "../../support/coach";

const WHO = personOf(household());
const read = (text: string, before = "") => planIn(text, `${before} ${text}`.trim(), WHO);

describe("advice that is asked on", () => {
  test.each([
    ["and for 900?", "can i afford a laptop for 1200", { plan: "afford", amountCents: 900_00 }],
    ["what about 15000", "can i afford a 12000 car", { plan: "afford", about: "car", amountCents: 15_000_00 }],
    // What is said to be by the month, and what was.
    ["and 500 a month?", "can i afford a 12000 car", { plan: "afford", about: "car", monthlyCents: 500_00 }],
    ["what about 500", "can i afford a car for 400 a month", { plan: "afford", about: "car", monthlyCents: 500_00 }],
    ["and 200?", "saving 100 a month what do i have in savings then", { plan: "save-up", monthlyCents: 200_00 }],
    ["and 300?", "when am i debt free with 200 extra a month", { plan: "debt-free", monthlyCents: 300_00 }],
    // Without an amount all of it is taken together.
    ["and without?", "can i afford a 12000 car", { plan: "afford", about: "car", amountCents: 12_000_00 }],
  ])("%s, after: %s", (text, before, request) => {
    expect(read(text, before)).toEqual(request);
  });

  test("what stands by itself leans on nothing", () => {
    expect(read("can i afford a 12000 car", "can i afford 400 a month for a boat")).toEqual({
      ...{ plan: "afford", about: "car", amountCents: 12_000_00 },
    });
  });

  test.each([
    ["at 5%", 5, undefined],
    ["at -5%", undefined, undefined],
    ["at \u22125 %", undefined, undefined],
    ["with -20% down", undefined, undefined],
    ["with 20% down", undefined, 20],
  ])("a share below nothing is neither a rate nor a down payment: %s", (share, ratePercent, downPercent) => {
    const question = `can i afford a 12000 car loan ${share}`;
    const { plan, ...asked } = read(question) ?? { plan: null };
    expect(plan).toBe("afford");
    expect({ ratePercent: undefined, downPercent: undefined, ...asked }).toMatchObject({ ratePercent, downPercent });
    expect(readQuestion(question).ratePercent).toBe(ratePercent ?? downPercent ?? null);
  });

  test("what wants no advice, alone and with what stands before it, is none", () => {
    expect(read("hello there")).toBeNull();
    expect(read("and 300?")).toBeNull();
    expect(read("hello there", "hello")).toBeNull();
  });
});

describe("somebody of whom only the household is known", () => {
  test("has the names of accounts, goals, and of what comes back, pay apart from the others", () => {
    expect(WHO).toEqual({
      today: "2026-11-21",
      merchants: ["Netflix.com", "Maple Court"],
      payers: ["Acme Payroll"],
      accounts: [
        { id: "a1", name: "Everyday Checking", bank: "", kind: "checking" },
        { id: "a2", name: "Rainy Day", bank: "", kind: "savings" },
        { id: "a3", name: "Blue Card", bank: "", kind: "credit" },
      ],
      goals: [
        { id: "g1", name: "House <b>2029</b>", type: "savings" },
        { id: "g2", name: "Student loan", type: "debt" },
      ],
      recurring: [
        { name: "Netflix.com", category: "entertainment", income: false },
        { name: "Maple Court", category: "mortgage_rent", income: false },
        { name: "Acme Payroll", category: "", income: true },
      ],
      ...{ lastPayday: null, paydays: [], employers: [] },
    });
    const [account] = household().accounts;
    const banked = account ? [{ ...account, bank: "Harbor Bank" }] : [];
    expect(personOf(household({ accounts: banked })).accounts[0]?.bank).toBe("Harbor Bank");
  });
});
