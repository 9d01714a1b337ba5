// When a payment under another name, on another day or of another amount is the next of what comes back.
import { describe, expect, test } from "vitest";
import { isInWindow, isNamedAlike, isSamePayment } from "~/domain/ledger/same-payment";

describe("names that are alike", () => {
  test.each<[string, string, boolean]>([
    ["Streamly", "STREAMLY 1234", true],
    ["Harbor Auto Loan", "HARBOR AUTO LN PMT", true],
    ["Harbor Auto", "Harbor Boats", true],
    ["Juniper Gym", "GYM OF JUNIPER", true],
    ["First National", "First National", true],
    ["First National Power", "First National Water", true],
    ["National Power", "First Power", false],
    ["Online Payment", "Payment Online", false],
    ["Gym A", "Spa A", false],
    ["Gym", "Gym club", false],
    ["Gyms", "Club Gyms", true],
    ["", "", false],
    ["123", "456", false],
    ["Streamly", "", false],
    ["The City Electric", "Electric City", false],
    ...[
      ...["pay", "payment", "payments", "paypal", "pymt", "pmt", "auto", "autopay", "online", "bill", "card", "bank"],
      ...["transfer", "loan", "loans", "student", "insurance", "mobile", "service", "services", "company", "group"],
      ...["store", "shop", "market", "city", "county", "state", "united", "national", "american", "first", "home"],
      ...["house", "water", "power", "light", "energy", "electric", "monthly", "subscription", "purchase", "debit"],
      ...["credit", "check", "deposit", "fee", "fees", "from", "with", "your", "the"],
    ].map((word): [string, string, boolean] => [`Acorn ${word} one`, `Birch ${word} two`, false]),
    ["Acorn payoff one", "Birch payoff two", true],
    ["Acorn repayment one", "Birch repayment two", true],
  ])("'%s' and '%s': %s", (one, other, alike) => {
    expect([isNamedAlike(one, other), isNamedAlike(other, one)]).toEqual([alike, alike]);
  });
});

describe("around the day on which it is due", () => {
  test.each<[string, "weekly" | "every two weeks" | "monthly" | "yearly", boolean]>([
    ["2026-03-10", "monthly", true],
    ["2026-03-15", "monthly", true],
    ["2026-03-16", "monthly", false],
    ["2026-03-05", "monthly", true],
    ["2026-03-04", "monthly", false],
    ["2026-03-15", "yearly", true],
    ["2026-03-16", "yearly", false],
    ["2026-03-12", "weekly", true],
    ["2026-03-13", "weekly", false],
    ["2026-03-14", "every two weeks", true],
    ["2026-03-15", "every two weeks", false],
  ])("%s of what is due on 2026-03-10, %s: %s", (day, cadence, isIn) =>
    expect(isInWindow(day, { cadence, day: "2026-03-10" })).toBe(isIn),
  );
});

describe("whether it is the same payment", () => {
  const due = (amount: "fixed" | "varies", cents = -100_00) =>
    ({ merchantName: "Streamly", cadence: "monthly", amount, day: "2026-03-10", cents }) as const;
  const paid = (cents: number, merchantName = "STREAMLY.COM", day = "2026-03-11") => ({ merchantName, day, cents });

  test.each<[string, ReturnType<typeof paid>, "fixed" | "varies", boolean]>([
    ["the same", paid(-100_00), "fixed", true],
    ["three tenths more", paid(-130_00), "fixed", true],
    ["a cent beyond them", paid(-130_01), "fixed", false],
    ["three tenths less", paid(-70_00), "fixed", true],
    ["a cent below them", paid(-69_99), "fixed", false],
    ["six tenths more of what varies", paid(-160_00), "varies", true],
    ["a cent beyond those", paid(-160_01), "varies", false],
    ["money that comes in", paid(100_00), "fixed", false],
    ["too late", paid(-100_00, "STREAMLY", "2026-03-16"), "fixed", false],
  ])("%s", (_what, row, amount, same) => expect(isSamePayment(row, due(amount), false)).toBe(same));

  test.each<[number, number, boolean, boolean]>([
    // The very amount, under a name that is new, and none that anything may cost.
    [-123_45, -123_45, true, true],
    [-123_45, -123_46, true, false],
    [-123_45, -123_45, false, false],
    [-20_00, -20_00, true, false],
    [-195_00, -195_00, true, false],
    [-200_00, -200_00, true, true],
    [-199_00, -199_00, true, true],
    [-250_00, -250_00, true, true],
  ])("under an unlike name %d, where %d was due (new: %s): %s", (cents, expected, isNew, same) => {
    expect(isSamePayment(paid(cents, "Qx Media"), due("fixed", expected), isNew)).toBe(same);
  });
});
