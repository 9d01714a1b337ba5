// Answers whose sums work out by what they say: a budget's list and the income it names, what is safe to spend and each thing
// taken off, a home's down payment with its closing costs, a salary beside what is paid in.
import { describe, expect, test } from "vitest";
import { repeatedCharges } from "~/domain/ledger/odd-charges";
import type { HistoryRow, Recurring } from "~/domain/ledger/recurring";
import { parseCents, sumCents } from "~/domain/money";
import { said } from "./said-in-full";

const AMOUNT = /-?\$[\d,]+\.\d\d/;
const amountsIn = (text: string): number[] =>
  (text.match(new RegExp(AMOUNT, "g")) ?? []).map((one) => parseCents(one.replace("$", "")) ?? NaN);
const listSum = (text: string): number =>
  sumCents(text.split("\n").flatMap((line) => (/^- /.test(line) ? amountsIn(line) : [])));
const after = (text: string, words: RegExp): number => amountsIn(words.exec(text)?.[0] ?? "").at(-1) ?? NaN;

describe("a budget in an answer", () => {
  test.each([undefined, "well", "steady"])("its list comes to the income that it names (%s)", (home) => {
    const text = said("make me a budget", home);
    expect(listSum(text)).toBe(after(text, /on an income of \$[\d,.]+\d/));
    expect(after(text, /Together that's \$[\d,.]+\d/)).toBe(listSum(text));
  });

  test("of a month ahead goes by the pay that is expected in it", () => {
    const text = said("can you make me a budget for december");
    // Two paychecks of 1,350 and 5 of interest; a usual month has 26 twelfths of one.
    expect(text).toContain(
      "on the $2,705.00 expected in December 2026: 2 paychecks with $2,700.00 in all, and $5.00 of other income as usual; " +
        "a usual month has $2,930.00:",
    );
    expect(listSum(text)).toBe(2_705_00);
  });

  test("for each one has every category by name", () => {
    const text = said("make me a budget for december, what for each one");
    expect(text).not.toContain("Everything else");
    expect(listSum(text)).toBe(2_705_00);
  });
});

test("what is safe to spend until a day beyond payday names each thing that is taken off", () => {
  const text = said("how much is safe to spend until december 4");
  const safe = after(text, /Until your next pay, \$[\d,.]+\d/);
  const [held = NaN, ...taken] = amountsIn(/which is the (.*)$/m.exec(text)?.[1] ?? "");
  expect(taken.length).toBeGreaterThan(1);
  expect(held - sumCents(taken)).toBe(safe);
  expect(text).toContain("for Blue Card statement");
});

test("a home's closing costs stand apart with the sum of both, and what is assumed is said", () => {
  const text = said("can i buy a house for 310 thousand");
  expect(text).toContain("for 30 years at 6.5% interest. The share down, the rate, and the length are assumed.");
  expect(text).toContain("$9,300.00 on top: $71,300.00 at once in all.");
  expect(text).toContain("$62,620.00 is missing for that alone");
  expect(said("can i buy a house for 310 thousand with 10 percent down at 6% for 30 years")).not.toContain(
    " assumed. Closing",
  );
});

test("a salary beside a move is before taxes, and what is paid in comes after them", () => {
  const text = said("would i come out ahead if i move with rent of 1200 and a salary of 78,000");
  // 26 paychecks of 1,350.
  expect(text).toContain(
    "The $78,000.00 a year is before taxes and isn't in these figures; what's paid in now comes to $35,100.00",
  );
  expect(said("would i come out ahead if i move with rent of 1200")).not.toContain("before taxes");
});

describe("charged twice", () => {
  const row = (id: string, day: string, over: Partial<HistoryRow> = {}): HistoryRow => ({
    ...{ id, day, merchantName: "Grace Church", category: "tithe", kind: "spending", cents: -90_00, accountId: "a" },
    ...over,
  });
  const CHURCH: Recurring = {
    ...{
      key: "out:grace",
      merchantName: "Grace Church",
      category: "tithe",
      kind: "spending",
      cadence: "every two weeks",
    },
    ...{ amount: "fixed", lastCents: -90_00, typicalCents: -90_00, monthlyCents: -195_00, count: 9, active: true },
    ...{ firstDay: "2026-07-03", lastDay: "2026-11-20", lastId: "b", nextDay: "2026-12-04", change: null },
  };
  const NOVEMBER = { from: "2026-11-01", to: "2026-11-30" };
  const found = (rows: HistoryRow[], recurring: Recurring[] = []) =>
    repeatedCharges(rows, recurring, NOVEMBER).map(({ rows: same, isRegular }) => [
      same.map(({ id }) => id),
      isRegular,
    ]);

  test("the same amount by its rhythm is regular, and by none is not", () => {
    const rows = [row("a", "2026-11-06"), row("b", "2026-11-20"), row("c", "2026-10-23")];
    expect(found(rows, [CHURCH])).toEqual([[["a", "b"], true]]);
    expect(found(rows)).toEqual([[["a", "b"], false]]);
    expect(found(rows, [{ ...CHURCH, active: false }])).toEqual([[["a", "b"], false]]);
  });

  test("another amount or account, what is small, and what looks charged twice is none of it", () => {
    expect(found([row("a", "2026-11-06"), row("b", "2026-11-20", { cents: -91_00 })])).toEqual([]);
    expect(found([row("a", "2026-11-06"), row("b", "2026-11-20", { accountId: "b" })])).toEqual([]);
    expect(found([row("a", "2026-11-06", { cents: -19_99 }), row("b", "2026-11-20", { cents: -19_99 })])).toEqual([]);
    expect(found([row("a", "2026-11-06"), row("b", "2026-11-07")])).toEqual([]);
  });

  test("is looked for in the days that are asked about", () => {
    expect(said("was i charged twice this month", "late")).toMatch(
      /^These look like the same charge again, from Nov 1, 2026 to Nov 21, 2026;.*\n\n- Parcelway: \$64\.10 on Nov 16, 2026 and Nov 17, 2026/,
    );
    expect(said("was i charged twice in october")).toMatch(
      /^Nothing was taken again by mistake from Oct 1, 2026 to Oct 31, 2026: .*\n\nThe same amount, further apart/,
    );
    expect(said("was i charged twice")).toMatch(/^Nothing stands out in the past days/);
  });
});
