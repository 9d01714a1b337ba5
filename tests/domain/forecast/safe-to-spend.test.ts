import { describe, expect, test } from "vitest";
import { lowestDay } from "~/domain/forecast/balances";
import { forecastOf } from "~/domain/forecast/forecast";
import { safeGlance, safeToSpend } from "~/domain/forecast/safe-to-spend";
import { untilWords } from "~/texts/forecast";
import { safeNotes } from "~/texts/safe-notes";
import type { ForecastInput } from "~/domain/forecast/types";
import {
  CARD,
  CHECKING,
  everyDays,
  given,
  monthly,
  move,
  PAY,
  RENT,
  row,
  SAVINGS,
  TODAY,
} from "../../support/forecast";

const safe = (input: ForecastInput) => safeToSpend(forecastOf(input), input.goals);
/** 1,200 every two weeks; next on Nov 27. */
const pays = everyDays(14, "2026-11-13", 8, 1_200, PAY);
const rent = monthly("2026-11-01", 6, -1_500, RENT);
const phone = monthly("2026-10-24", 6, -60, { merchantName: "Bluebird Mobile", category: "phone" });

describe("safe to spend until payday", () => {
  test("what is held, less the bills before payday, less what pay doesn't cover of the week after it", () => {
    // 2,000 − 60 (phone, Nov 24) − 300 (rent 1,500 on Dec 1, of which the pay of Nov 27 covers 1,200) = 1,640.
    const found = safe(given([...pays, ...rent, ...phone]));
    expect(found).toMatchObject({ cents: 1_640_00, shortCents: 0, until: "2026-11-26", heldCents: 2_000_00 });
    expect(found?.payday?.day).toBe("2026-11-27");
    expect(found?.parts.map(({ name, cents }) => [name, cents])).toEqual([["Bluebird Mobile", -60_00]]);
    expect(found?.afterParts.map(({ name, cents }) => [name, cents])).toEqual([["Elm Street Homes", -1_500_00]]);
    expect(found?.beyondPayCents).toBe(300_00);
  });

  test("the statement that has closed is spent already, whenever it is due; the open one isn't counted", () => {
    // Closed on Nov 20 with 300, due on Dec 14: 2,000 − 300 = 1,700.
    const on = { accountId: "card", merchantName: "Corner Shop", category: "groceries" };
    const bought = [...monthly("2026-11-20", 6, -200, on), ...monthly("2026-11-21", 6, -100, on)];
    const paid = ["2026-08-14", "2026-09-14", "2026-10-14", "2026-11-14"].flatMap((day) =>
      move(day, 300, "checking", "card"),
    );
    const found = safe(given([...pays, ...bought, ...paid], [CHECKING, CARD]));
    expect(found?.cents).toBe(1_700_00);
    expect(found?.parts).toMatchObject([{ name: "Blue Card statement", day: "2026-12-14", cents: -300_00 }]);
  });

  test("what is pending is gone, and a move to savings counts as a bill", () => {
    // 2,000 − 45 pending − 200 to savings on Nov 24 = 1,755.
    const pending = row(TODAY, -45, { pending: true, merchantName: "Garage" });
    const saved = ["2026-08-24", "2026-09-24", "2026-10-24"].flatMap((day) => move(day, 200, "checking", "savings"));
    expect(safe(given([...pays, pending, ...saved], [CHECKING, SAVINGS]))?.cents).toBe(1_755_00);
  });

  test("what is missing is said, and never a sum below zero", () => {
    // 400 − 60 − 300 − 1,500 (another rent on Nov 23) = −1,460.
    const second = monthly("2026-10-23", 6, -1_500, { ...RENT, merchantName: "Office Rooms" });
    const found = safe(given([...pays, ...rent, ...phone, ...second], [{ ...CHECKING, balanceCents: 400_00 }]));
    expect(found).toMatchObject({ cents: 0, shortCents: 1_460_00 });
  });

  test("two checking accounts hold it together, and a move between them changes nothing", () => {
    const other = { ...CHECKING, id: "other", name: "Other", balanceCents: 100_00 };
    const moved = ["2026-08-24", "2026-09-24", "2026-10-24"].flatMap((day) => move(day, 50, "checking", "other"));
    expect(safe(given([...pays, ...moved], [CHECKING, other]))?.cents).toBe(2_100_00);
  });

  test("pay that is late isn't counted on: it must last until the one after it", () => {
    // Due on Nov 19 and not here: the next is Dec 3. 2,000 − 60 − 1,500 on Dec 1 = 440.
    const late = everyDays(14, "2026-11-05", 8, 1_200, PAY);
    expect(safe(given([...late, ...rent, ...phone]))).toMatchObject({ cents: 440_00, until: "2026-12-02" });
  });

  test("while neither pay nor a bill is known, what is held isn't called safe", () => {
    expect(safe(given([]))).toBeNull();
    // What one happens to spend says nothing of what is due.
    expect(safe(given([row(TODAY, -45, { pending: true, merchantName: "Garage" })]))).toBeNull();
    expect(safe(given(phone))?.cents).toBe(1_940_00);
  });

  test("without pay it must last thirty days, and guessed income isn't counted", () => {
    const gigs = everyDays(7, "2026-11-18", 25, 100, { merchantName: "Gig Co" }).filter((_, at) => at % 5 < 3);
    expect(safe(given([...gigs, ...phone]))).toMatchObject({ cents: 1_940_00, payday: null, until: "2026-12-21" });
  });

  test("money for a goal without an account is set aside, unless savings are fed already", () => {
    const goal = { id: "g", name: "Boat", neededCents: 150_00, accountId: null };
    expect(safe(given(pays, [CHECKING, SAVINGS], [goal]))).toMatchObject({ cents: 1_850_00, reservedCents: 150_00 });
    const saved = ["2026-08-02", "2026-09-02", "2026-10-02", "2026-11-02"].flatMap((day) =>
      move(day, 200, "checking", "savings"),
    );
    // 2,000, and the 200 of Dec 2 are covered by the pay of Nov 27.
    expect(safe(given([...pays, ...saved], [CHECKING, SAVINGS], [goal]))).toMatchObject({
      cents: 2_000_00,
      reservedCents: 0,
    });
  });

  test("at a glance it is one figure, below zero for what is missing, and says when no pay is known", () => {
    const short = safe(given([...pays, ...rent, ...phone], [{ ...CHECKING, balanceCents: 100_00 }]));
    // 100 − 60 − 300 = −260.
    expect(short && safeGlance(short)).toEqual({ cents: -260_00, until: "2026-11-26", payday: "2026-11-27" });
    expect(untilWords({ cents: 0, until: "2026-11-26", payday: "2026-11-27" })).toBe("Until payday on Nov 27");
    expect(untilWords({ cents: 0, until: "2026-12-21", payday: null })).toBe("Until Dec 21: no regular pay found yet");
  });

  test("what is due between the week after payday and the pay after next stays, and it's said why", () => {
    // Paid monthly on Nov 27 and Dec 27; 2,900 of tuition on Dec 15. 2,000 + 1,200 − 2,900 = 300.
    const monthlyPay = monthly("2026-10-27", 8, 1_200, PAY);
    const tuition = monthly("2026-11-15", 6, -2_900, { merchantName: "State College", category: "education" });
    const input = given([...monthlyPay, ...tuition]);
    const found = safe(input);
    expect(found).toMatchObject({ cents: 300_00, keptCents: 1_700_00, lookedTo: "2026-12-26", until: "2026-11-26" });
    expect(found && safeNotes(found, lowestDay(forecastOf(input)))).toEqual([
      "You could spend $2,000.00 before payday, but checking would then be $1,700.00 short on Dec 15, when $2,900.00 goes to State College.",
      "The lowest day, -$3,100.00 on Feb 15, comes after another pay, so it isn't taken off here.",
    ]);
  });

  test("what is partly guessed leaves nothing, and calls nothing missing", () => {
    const monthlyPay = monthly("2026-10-27", 8, 1_200, PAY);
    const tuition = monthly("2026-11-15", 6, -4_000, { merchantName: "State College", category: "education" });
    expect(safe(given([...monthlyPay, ...tuition]))).toMatchObject({ cents: 0, shortCents: 0, keptCents: 2_000_00 });
  });

  test("everyday spending until payday is what it's for, and why it's above the lowest day is said", () => {
    // 10 a day from checking: 2,000 is safe to spend; as usual, a little less is left on the lowest day.
    const coffee = everyDays(1, TODAY, 120, -10, { merchantName: "" }).map((one, at) => ({
      ...one,
      merchantName: `Cafe ${"abcdefghij"[(at * 7) % 10]}`,
      cents: -1_000 - ((at * 37) % 11) * 10,
    }));
    const input = given([...pays, ...coffee]);
    const [found, lowest] = [safe(input), lowestDay(forecastOf(input))];
    expect(found).toMatchObject({ cents: 2_000_00, keptCents: 0 });
    expect(found && safeNotes(found, lowest)).toEqual([
      expect.stringMatching(
        /^Everyday spending comes out of this\. If you spend as usual, the lowest day is \$1,9\d\d/,
      ),
    ]);
  });

  test("there is none without a checking account", () => {
    expect(safe(given([], [SAVINGS]))).toBeNull();
  });
});
