// A purchase on a day ahead is held against that day, and no yes stands beside a warning.
import { describe, expect, test } from "vitest";
import { outcomeOf, type WhatIf } from "~/domain/household/what-if";
import type { Ground } from "~/domain/household/ground";
import { said } from "./said-in-full";

/** 4,000 comes in, 2,000 goes out; savings of 12,000 are six months of 2,000. */
const GROUND: Ground = {
  ...{ today: "2026-11-18", incomeCents: 4_000_00, spentCents: 2_000_00, dueCents: 0, needsCents: 2_000_00 },
  ...{ fundNeedsCents: 2_000_00, housingCents: 900_00, carCents: 0, burdenCents: 900_00, fundCents: 12_000_00 },
  ...{ spareCents: 0, debts: [], unseenLoans: 0, signs: [] },
  lowest: { day: "2026-11-25", cents: 40_00 },
  checking: [
    { day: "2026-11-25", cents: 40_00 },
    { day: "2026-12-20", cents: 900_00 },
    { day: "2027-01-10", cents: 700_00 },
    { day: "2027-02-16", cents: 1_500_00 },
  ],
};
const buy = (amountCents: number, date: string | null, ground = GROUND) => {
  const whatIf: WhatIf = {
    ...{ kind: "purchase", amountCents, date, monthlyCents: 0, downPercent: 0, ratePercent: 0, months: 1 },
    debtId: null,
  };
  return outcomeOf(whatIf, ground);
};

describe("a purchase on a later day", () => {
  test("is held against the lowest day from then on, and not against a low that is over by then", () => {
    const { before, after, verdict } = buy(600_00, "2026-12-20");
    expect([before.lowest, after.lowest]).toEqual([
      { day: "2027-01-10", cents: 700_00 },
      { day: "2027-01-10", cents: 100_00 },
    ]);
    expect(verdict).toMatchObject({ says: "yes", reasons: [] });
  });

  test("that checking doesn't hold then is no plain yes, whatever it holds today", () => {
    expect(buy(950_00, "2026-12-20").verdict).toMatchObject({
      says: "yes-but",
      reasons: ["checking-short-unless-moved"],
    });
  });

  test("is paid once, however far the lowest day is from it", () => {
    expect(buy(600_00, null, { ...GROUND, lowest: { day: "2027-02-16", cents: 650_00 } }).after.lowest).toEqual({
      day: "2027-02-16",
      cents: 50_00,
    });
  });

  test("beyond the days that are known is held against what is put aside until then", () => {
    expect(buy(9_000_00, "2027-05-20").before.lowest).toEqual(GROUND.lowest);
  });

  test("is told what checking holds by then, its lowest day, and what is left", () => {
    const words = said("can we get a $400 crib on January 9?");
    expect(words).toMatch(/checking holds \$[\d,.]+ on Jan 9, 2027/i);
    expect(words).toMatch(/\$[\d,.]+ at its lowest/);
    expect(words).not.toContain("is free until");
  });

  test("beyond the forecast says until when bills and pay are known", () => {
    const words = said("can I buy a $2,400 couch in April?");
    expect(words).toMatch(/^Not by then/);
    expect(words).toContain("are known until Feb 16, 2027");
  });

  test.each([
    ["could I do a $300 grill in 3 weeks", "Dec 9, 2026"],
    ["can i afford a 220 dollar lamp in two weeks", "Dec 2, 2026"],
    ["am i able to afford a $180 coat in 10 days", "Nov 28, 2026"],
  ])("'%s' is about a day", (text, day) => expect(said(text)).toContain(day));
});

describe("no yes beside a warning", () => {
  const short = { ...GROUND, lowest: { day: "2026-11-25", cents: -300_00 }, checking: [] };

  test("where checking runs short of the bills ahead as it is", () => {
    expect(buy(50_00, null, short).verdict).toMatchObject({
      says: "yes-but",
      reasons: ["checking-short-already-unless-moved"],
    });
    expect(buy(50_00, null, { ...short, fundCents: 4_000_00 }).verdict).toMatchObject({
      says: "not-now",
      reasons: ["checking-short-already"],
    });
  });

  test.each([
    "do I have enough for a $45 haircut tomorrow",
    "can i buy a 30 dollar book",
    "can we afford $90 for pizza",
  ])("'%s' is no yes before payday", (text) => expect(said(text, "tight")).toMatch(/^Not /));
});
