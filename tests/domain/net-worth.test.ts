import fc from "../support/fast-check";
import { describe, expect, test } from "vitest";
import {
  pastBalanceOn,
  netWorth,
  WORTH_GROUPS,
  type WorthAccount,
  worthGroupOf,
  worthSteps,
} from "~/domain/household/net-worth";
import { worthMonth } from "~/domain/household/worth-month";
import { arrivalSentence, beginSentence, worthSentence } from "~/texts/net-worth";
import { sumCents } from "~/domain/money";
import { addDays } from "~/domain/periods";

const TODAY = "2026-03-20";
const account = (name: string, type: string, balanceCents: number, more: Partial<WorthAccount> = {}): WorthAccount => ({
  id: name.toLowerCase(),
  name,
  type,
  balanceCents,
  isByHand: false,
  closedDay: null,
  from: null,
  recorded: [],
  moved: [],
  ...more,
});
const rows = (...moved: [day: string, cents: number][]) => ({
  from: moved[0]?.[0] ?? null,
  moved: moved.map(([day, cents]) => ({ day, cents })),
});

describe("a household by hand", () => {
  // Checking holds $1,000 today. Its rows: +500 on Jan 10, -200 on Feb 5, +300 on Mar 2.
  //   Feb 28: 1,000 - 300 = 700. Jan 31: 700 + 200 = 900. Dec 31: before the first row, so not known.
  // Card owes $150: -50 on Feb 20, -100 on Mar 3. Feb 28: -150 + 100 = -50. Jan 31 isn't known.
  // Fund is worth $5,000, recorded as $4,600 on Feb 27 and $4,000 on Jan 31; $100 were paid in on Feb 10.
  //   Feb 28: nothing was recorded between then and today: 5,000. Jan 31: 4,000.
  // Car was entered by hand on Feb 14 with $9,000.
  const people = [
    account(
      "Checking",
      "checking",
      1_000_00,
      rows(["2026-01-10", 500_00], ["2026-02-05", -200_00], ["2026-03-02", 300_00]),
    ),
    account("Card", "credit", -150_00, rows(["2026-02-20", -50_00], ["2026-03-03", -100_00])),
    account("Fund", "investment", 5_000_00, {
      from: "2026-01-31",
      recorded: [
        { day: "2026-01-31", cents: 4_000_00 },
        { day: "2026-02-27", cents: 4_600_00 },
      ],
      moved: [{ day: "2026-02-10", cents: 100_00 }],
    }),
    account("Car", "property", 9_000_00, {
      isByHand: true,
      from: "2026-02-14",
      recorded: [{ day: "2026-02-14", cents: 9_000_00 }],
    }),
  ];
  const found = netWorth(people, TODAY, 12);

  test("a month is said account by account, and adds up to the line's step", () => {
    const march = worthMonth(people, found, TODAY, null);
    expect(march).toMatchObject({ month: "2026-03", from: "2026-03-01", to: TODAY, changeCents: 200_00, after: null });
    expect(march?.changed).toEqual([
      { id: "checking", name: "Checking", cents: 300_00 },
      { id: "card", name: "Card", cents: -100_00 },
    ]);
    const february = worthMonth(people, found, TODAY, "2026-02");
    // Nothing is known before January, with which it could be compared.
    expect([february?.before, february?.after, march?.before]).toEqual([null, "2026-03", "2026-02"]);
    expect(february?.joined.map(({ name, cents }) => [name, cents])).toEqual([
      ["Card", -50_00],
      ["Car", 9_000_00],
    ]);
    for (const { month, changeCents, joinedCents } of worthSteps(found).slice(1)) {
      const one = worthMonth(people, found, TODAY, month);
      expect([month, one?.changeCents, sumCents((one?.joined ?? []).map(({ cents }) => cents))]).toEqual([
        month,
        changeCents,
        joinedCents,
      ]);
    }
    expect(worthMonth(people, found, TODAY, "1999-01")?.month).toBe("2026-03");
    expect(worthMonth([], netWorth([], TODAY, 12), TODAY, null)).toBeNull();
  });

  test("each month's end is what each account held then, and today the accounts' own balances", () => {
    expect(found.points.map(({ day, netCents }) => [day, netCents])).toEqual([
      ["2026-01-31", 900_00 + 4_000_00],
      ["2026-02-28", 700_00 - 50_00 + 5_000_00 + 9_000_00],
      [TODAY, 1_000_00 - 150_00 + 5_000_00 + 9_000_00],
    ]);
    expect(found.points[1]).toMatchObject({ assetsCents: 14_700_00, debtsCents: -50_00 });
    expect(found.points[1]?.groups).toMatchObject({
      cash: 700_00,
      cards: -50_00,
      investments: 5_000_00,
      property: 9_000_00,
    });
    expect(found.netCents).toBe(14_850_00);
  });

  test("what only became known is no change: each account counts from its own beginning", () => {
    // Checking 900 -> 1,000, fund 4,000 -> 5,000, card -50 -> -150, car none.
    expect(found.groups.map(({ id, changeCents }) => [id, changeCents])).toEqual([
      ["cash", 100_00],
      ["investments", 1_000_00],
      ["property", 0],
      ["cards", -100_00],
    ]);
    expect(found.changeCents).toBe(1_000_00);
    expect(found.arrivals).toEqual([
      { name: "Card", from: "2026-02-20", cents: -50_00, isByHand: false },
      { name: "Car", from: "2026-02-14", cents: 9_000_00, isByHand: true },
    ]);
  });

  test("from month to month, too, what became known stands apart from what changed", () => {
    // Until Feb 28 checking fell by 200 and the fund rose by 1,000; then checking rose by 300 and the card fell by 100.
    expect(worthSteps(found).map(({ changeCents, joinedCents }) => [changeCents, joinedCents])).toEqual([
      [null, 0],
      [800_00, 8_950_00],
      [200_00, 0],
    ]);
  });

  test("it says where it stands, where it begins and why", () => {
    expect(worthSentence(found)).toBe("Up $1,000.00 since Jan 31, 2026.");
    expect(beginSentence(found)).toBe(
      "The line starts on Jan 31, 2026 because we have nothing earlier for Checking and Fund.",
    );
    expect(found.arrivals.map(arrivalSentence)).toEqual([
      "Card joins on Feb 20, 2026, when its transactions begin. That moves the line by -$50.00 and isn't part of the change.",
      "Car joins on Feb 14, 2026, when you entered it. That moves the line by $9,000.00 and isn't part of the change.",
    ]);
    expect(worthSentence({ ...found, changeCents: -5_00 })).toBe("Down $5.00 since Jan 31, 2026.");
    expect(worthSentence({ ...found, changeCents: 0 })).toBe("No change since Jan 31, 2026.");
  });

  test("a line that is as long as was asked for has no beginning to explain", () => {
    const short = netWorth(people, TODAY, 1);
    expect(short.points.map(({ day }) => day)).toEqual(["2026-02-28", TODAY]);
    expect(beginSentence(short)).toBeNull();
  });
});

test("an account without any past is known today alone", () => {
  const found = netWorth([account("New", "savings", 20_00)], TODAY, 12);
  expect(found.points.map(({ day, netCents }) => [day, netCents])).toEqual([[TODAY, 20_00]]);
  expect([found.changeCents, found.beginsWith.length > 0, beginSentence(found)]).toEqual([0, true, null]);
  expect(worthSentence(found)).toBe("Your line starts today. Come back next month to see how it moves.");
});

test("nobody's accounts are worth nothing", () => {
  expect(netWorth([], TODAY, 12)).toMatchObject({ netCents: 0, changeCents: 0, groups: [], arrivals: [] });
});

test("a closed account ends: its money is gone from the line, and it leaves the list once it was empty all the time", () => {
  const closed = account("Old", "checking", 0, {
    isByHand: true,
    closedDay: "2026-02-10",
    from: "2026-01-05",
    recorded: [
      { day: "2026-01-05", cents: 80_00 },
      { day: "2026-02-10", cents: 0 },
    ],
  });
  const found = netWorth([closed], TODAY, 12);
  expect(found.points.map(({ netCents }) => netCents)).toEqual([80_00, 0, 0]);
  expect(found.groups[0]?.accounts).toMatchObject([{ nowCents: 0, changeCents: -80_00, closedDay: "2026-02-10" }]);
  expect(netWorth([closed], TODAY, 1).groups).toEqual([]);
});

test("kinds of accounts go to their groups; what is owed without being a loan or a card is other debt", () => {
  const group = (type: string, balanceCents = 1) => worthGroupOf({ type, balanceCents });
  expect(
    ["checking", "savings", "investment", "property", "credit", "loan", "crypto"].map((type) => group(type)),
  ).toEqual(["cash", "cash", "investments", "property", "cards", "loans", "cash"]);
  expect([group("checking", -1), group("other", -1), group("other")]).toEqual(["cash", "other-debt", "property"]);
});

describe("properties over any accounts", () => {
  const cents = fc.integer({ min: -9_000_000, max: 9_000_000 });
  const day = fc.integer({ min: 0, max: 500 }).map((back) => addDays(TODAY, -back));
  const amounts = fc
    .uniqueArray(fc.record({ day, cents }), { selector: (one) => one.day, maxLength: 12 })
    .map((list) => list.sort((a, b) => (a.day < b.day ? -1 : 1)));
  const anyAccount = fc
    .record({
      type: fc.constantFrom("checking", "savings", "credit", "loan", "investment", "property", "other", "crypto"),
      balanceCents: cents,
      isByHand: fc.boolean(),
      recorded: amounts,
      moved: amounts,
    })
    .map((one): Omit<WorthAccount, "id" | "name"> => ({
      ...one,
      closedDay: null,
      from: [...one.recorded, ...(one.isByHand ? [] : one.moved)].map((known) => known.day).sort()[0] ?? null,
    }));
  const anyAccounts = fc
    .array(anyAccount, { maxLength: 6 })
    .map((list) => list.map((one, index): WorthAccount => ({ ...one, id: `a${index}`, name: `Account ${index}` })));

  test("the last point is the total of the accounts, and every point the sum of its groups", () => {
    fc.assert(
      fc.property(anyAccounts, fc.integer({ min: 1, max: 24 }), (accounts, months) => {
        const { points, netCents } = netWorth(accounts, TODAY, months);
        const total = sumCents(accounts.map(({ balanceCents }) => balanceCents));
        expect([netCents, points.at(-1)?.netCents, points.at(-1)?.day]).toEqual([total, total, TODAY]);
        for (const point of points) {
          expect(sumCents(Object.values(point.groups))).toBe(point.netCents);
          expect(point.assetsCents + point.debtsCents).toBe(point.netCents);
        }
        expect(points.length).toBeLessThanOrEqual(months + 1);
      }),
    );
  });

  test("no account stands in two groups, and none with money is missing", () => {
    fc.assert(
      fc.property(anyAccounts, (accounts) => {
        const { groups } = netWorth(accounts, TODAY, 12);
        const listed = groups.flatMap((group) => group.accounts.map(({ id }) => id));
        expect([...listed].sort()).toEqual(accounts.map(({ id }) => id).sort());
        for (const group of groups)
          expect(sumCents(group.accounts.map(({ nowCents }) => nowCents))).toBe(group.nowCents);
        expect(groups.map(({ id }) => id)).toEqual(
          WORTH_GROUPS.map(({ id }) => id).filter((id) => groups.some((group) => group.id === id)),
        );
      }),
    );
  });

  test("the line's rise is the change and what became known on the way", () => {
    fc.assert(
      fc.property(anyAccounts, (accounts) => {
        const { points, changeCents, arrivals, netCents } = netWorth(accounts, TODAY, 12);
        const rise = netCents - (points[0]?.netCents ?? 0);
        expect(rise).toBe(changeCents + sumCents(arrivals.map(({ cents: then }) => then)));
        const steps = worthSteps({ points, arrivals });
        expect(sumCents(steps.map((step) => step.changeCents ?? 0))).toBe(changeCents);
      }),
    );
  });

  test("between two days a checking account moves by its rows", () => {
    fc.assert(
      fc.property(amounts, cents, day, (moved, balanceCents, then) => {
        const one = account("Any", "checking", balanceCents, { moved, from: "2000-01-01" });
        const since = sumCents(moved.filter((row) => row.day > then).map((row) => row.cents));
        if (then < TODAY) expect(pastBalanceOn(one, then, TODAY)).toBe(balanceCents - since);
      }),
    );
  });
});
