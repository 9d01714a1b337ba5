import { describe, expect, test } from "vitest";
import {
  type BankRow,
  type LedgerRow,
  fitSplits,
  isEdited,
  isSameRow,
  knownCategory,
  sumParts,
  planWrite,
  sumChanges,
} from "~/domain/ledger/ledger";

const now = new Date("2026-11-21T12:00:00Z");
const bankRow = (id: string, over: Partial<BankRow> = {}): BankRow => ({
  providerTransactionId: id,
  accountId: "a",
  day: "2026-11-10",
  amountCents: -20_00,
  merchantName: "Shop",
  rawName: "SHOP 1",
  providerCategory: "GENERAL",
  providerConfidence: "HIGH",
  pending: false,
  pendingId: null,
  ...over,
});
const stored = (id: string, over: Partial<LedgerRow> = {}): LedgerRow => {
  const { pendingId: _none, ...said } = bankRow(id);
  return {
    ...said,
    id: `row-${id}`,
    category: "groceries",
    kind: "spending",
    ownCategory: null,
    userCategory: null,
    userKind: null,
    note: null,
    bankName: null,
    tags: [],
    reviewedAt: now,
    deletedAt: null,
    removedAt: null,
    importId: null,
    matchedId: null,
    splits: [],
    ...over,
  };
};
const split = (category: string, amountCents: number, note: string | null = null) => ({
  category,
  ownCategory: null,
  amountCents,
  note,
});

function plan(existing: LedgerRow[], upsert: BankRow[], remove: string[] = []) {
  let made = 0;
  return planWrite(existing, upsert, remove, { newId: () => `new-${++made}`, now });
}

describe("what a delivery makes of the stored rows", () => {
  test("a row that is new is added as spending without a category", () => {
    const { rows, added, modified, removed, dropped } = plan([], [bankRow("t1", { pendingId: "p1" })]);
    expect(rows).toEqual([stored("t1", { id: "new-1", category: null })]);
    expect(added).toEqual(rows);
    expect([modified, removed, dropped]).toEqual([0, 0, []]);
  });

  test("a row that is known takes the bank's words and keeps the person's", () => {
    const mine = { userCategory: "gas", userKind: "spending" as const, note: "hm", matchedId: "m" };
    const { rows, added, modified } = plan(
      [stored("t1", mine)],
      [bankRow("t1", { merchantName: "New", rawName: "N 2" })],
    );
    expect(rows).toEqual([stored("t1", { ...mine, merchantName: "New", rawName: "N 2" })]);
    expect([added, modified]).toEqual([[], 1]);
  });

  test.each([{ amountCents: -21_00 }, { accountId: "b" }, { day: "2026-11-11" }])(
    "its other half is looked for again where it moved: %j",
    (change) => expect(plan([stored("t1", { matchedId: "m" })], [bankRow("t1", change)]).rows[0]?.matchedId).toBeNull(),
  );

  test("a posted row takes over its pending row, with what was said of it", () => {
    const pending = stored("p1", { pending: true, note: "lunch", userCategory: "restaurants" });
    const { rows, added, modified, dropped } = plan(
      [pending],
      [bankRow("t1", { pendingId: "p1", amountCents: -23_00 })],
    );
    expect(rows).toEqual([
      stored("t1", { id: "row-p1", amountCents: -23_00, note: "lunch", userCategory: "restaurants" }),
    ]);
    expect([added, modified, dropped]).toEqual([[], 1, []]);
  });

  test("where both are stored, the pending one goes, and what was said of it stays", () => {
    const pending = stored("p1", { pending: true, note: "lunch" });
    const { rows, dropped } = plan([pending, stored("t1")], [bankRow("t1", { pendingId: "p1" })]);
    expect(rows).toEqual([stored("t1", { note: "lunch" })]);
    expect(dropped).toEqual([pending]);
  });

  test("what was said of the posted one counts before what was said of the pending one", () => {
    const pending = stored("p1", { pending: true, note: "old", userCategory: "gas" });
    const { rows } = plan([pending, stored("t1", { note: "new" })], [bankRow("t1", { pendingId: "p1" })]);
    expect(rows[0]).toMatchObject({ note: "new", userCategory: null });
  });

  test("what the person deleted stays deleted, also when it posts", () => {
    const deletedAt = new Date("2026-11-01T00:00:00Z");
    expect(plan([stored("t1", { deletedAt })], [bankRow("t1")]).rows[0]?.deletedAt).toEqual(deletedAt);
    const pending = stored("p1", { pending: true, deletedAt });
    expect(plan([pending], [bankRow("t1", { pendingId: "p1" })]).rows[0]?.deletedAt).toEqual(deletedAt);
    expect(plan([pending, stored("t1")], [bankRow("t1", { pendingId: "p1" })]).rows[0]?.deletedAt).toEqual(deletedAt);
  });

  test("what the bank took back and delivers again is there again", () => {
    const gone = { deletedAt: now, removedAt: now };
    expect(plan([stored("t1", gone)], [bankRow("t1")]).rows[0]).toMatchObject({ deletedAt: null, removedAt: null });
    const pending = stored("p1", { pending: true, ...gone });
    expect(plan([pending, stored("t1")], [bankRow("t1", { pendingId: "p1" })]).rows[0]?.deletedAt).toBeNull();
  });

  test("the last word on a row counts, and applied twice nothing is added", () => {
    const { rows, added } = plan([], [bankRow("t1"), bankRow("t1", { merchantName: "Later" })]);
    expect(rows.map(({ merchantName }) => merchantName)).toEqual(["Later"]);
    expect(plan(rows, [bankRow("t1", { merchantName: "Later" })])).toMatchObject({
      rows: added,
      added: [],
      modified: 1,
    });
  });

  test("two posted rows don't share one pending row", () => {
    const pending = stored("p1", { pending: true });
    const { rows, added } = plan([pending], [bankRow("t1", { pendingId: "p1" }), bankRow("t2", { pendingId: "p1" })]);
    expect(rows.map(({ id }) => id)).toEqual(["row-p1", "new-1"]);
    expect(added).toHaveLength(1);
  });
});

describe("what the bank takes back", () => {
  test("is dropped and counted", () => {
    const row = stored("t1");
    expect(plan([row], [], ["t1"])).toEqual({ rows: [], dropped: [row], added: [], modified: 0, removed: 1 });
  });

  test("is left alone where it isn't known, comes in the same delivery, or was deleted by the person", () => {
    const deleted = stored("t2", { deletedAt: now });
    expect(plan([], [], ["x"])).toMatchObject({ dropped: [], removed: 0 });
    expect(plan([stored("t1")], [bankRow("t1")], ["t1"])).toMatchObject({ dropped: [], removed: 0, modified: 1 });
    expect(plan([deleted], [], ["t2"])).toMatchObject({ rows: [], dropped: [], removed: 1 });
  });

  test("a pending row that the person worked on is hidden, so that it can come back as a posted one", () => {
    const pending = stored("p1", { pending: true, note: "lunch", matchedId: "m" });
    const { rows, dropped, removed } = plan([pending], [], ["p1"]);
    expect(rows).toEqual([{ ...pending, deletedAt: now, removedAt: now, matchedId: null }]);
    expect([dropped, removed]).toEqual([[], 1]);
  });

  test("taken back twice it's counted once, and the first day stays", () => {
    const first = new Date("2026-11-02T00:00:00Z");
    const pending = stored("p1", { pending: true, note: "lunch", deletedAt: first, removedAt: first });
    const { rows, removed } = plan([pending], [], ["p1"]);
    expect(rows[0]?.removedAt).toEqual(first);
    expect(removed).toBe(0);
  });

  test("a pending row that nobody worked on goes, and so does a posted one with a note", () => {
    expect(plan([stored("p1", { pending: true })], [], ["p1"]).dropped).toHaveLength(1);
    expect(plan([stored("t1", { note: "hm" })], [], ["t1"]).dropped).toHaveLength(1);
  });
});

test.each([
  [{}, false],
  [{ note: "" }, true],
  [{ userCategory: "gas" }, true],
  [{ userKind: "transfer" as const }, true],
  [{ splits: [split("gas", -1)] }, true],
])("worked on by the person: %j %s", (over, edited) => expect(isEdited(stored("t1", over))).toBe(edited));

const one = stored("t1");
/** Each field of a row: one that isn't compared would be changed and never written. */
const ANOTHER: { [Field in keyof Required<LedgerRow>]: LedgerRow[Field] } = {
  id: "t9",
  providerTransactionId: "t9",
  accountId: "b",
  day: "2026-11-12",
  amountCents: -1,
  merchantName: "x",
  rawName: "x",
  bankName: "x",
  providerCategory: "x",
  providerConfidence: "x",
  pending: true,
  category: "gas",
  kind: "income",
  ownCategory: "x",
  userCategory: "gas",
  userKind: "income",
  note: "x",
  tags: ["x"],
  reviewedAt: null,
  matchedId: "x",
  deletedAt: now,
  removedAt: now,
  importId: "x",
  splits: [split("gas", -20_00)],
};
/** Both stay with a row for good. */
const NEVER_CHANGED = ["id", "importId"];
test.each(Object.entries(ANOTHER).filter(([field]) => !NEVER_CHANGED.includes(field)))(
  "a row with another %s isn't the same",
  (field, value) => {
    expect(value).not.toEqual(Reflect.get(one, field));
    expect(isSameRow(one, { ...one, [field]: value })).toBe(false);
  },
);

test("a copy is the same row, with equal moments too", () => {
  expect(isSameRow(one, { ...one })).toBe(true);
  const gone = { ...one, deletedAt: new Date(now), removedAt: new Date(now) };
  expect(isSameRow(gone, { ...gone, deletedAt: new Date(now), removedAt: new Date(now) })).toBe(true);
});

describe("the sums", () => {
  const parts = [split("groceries", -15_00), split("gas", -5_00)];

  test("a row counts whole, or split by split where it's spending", () => {
    expect(sumParts(one)).toEqual([
      { day: "2026-11-10", category: "groceries", kind: "spending", amountCents: -20_00 },
    ]);
    expect(sumParts({ ...one, splits: parts }).map(({ category, amountCents }) => [category, amountCents])).toEqual([
      ["groceries", -15_00],
      ["gas", -5_00],
    ]);
    expect(sumParts({ ...one, splits: parts, kind: "transfer" })).toHaveLength(1);
    expect(sumParts({ ...one, category: null })[0]?.category).toBe("");
  });

  test("nothing counts while it's pending or deleted", () => {
    expect(sumParts({ ...one, pending: true })).toEqual([]);
    expect(sumParts({ ...one, deletedAt: now })).toEqual([]);
  });

  test("change by day and by month, with how many rows there are", () => {
    const sum = { category: "groceries", kind: "spending", amountCents: -40_00, count: 2 };
    const other = { ...one, id: "two" };
    expect(sumChanges([], [one, other])).toEqual({
      days: [{ period: "2026-11-10", ...sum }],
      months: [{ period: "2026-11", ...sum }],
    });
    expect(sumChanges([one], [{ ...one, amountCents: -25_00 }]).days).toEqual([
      { period: "2026-11-10", category: "groceries", kind: "spending", amountCents: -5_00, count: 0 },
    ]);
    expect(sumChanges([one], [one])).toEqual({ days: [], months: [] });
  });

  test("a row that moved within its month changes two days and no month", () => {
    const { days, months } = sumChanges([one], [{ ...one, day: "2026-11-12" }]);
    expect(days.map(({ period, count }) => [period, count])).toEqual([
      ["2026-11-10", -1],
      ["2026-11-12", 1],
    ]);
    expect(months).toEqual([]);
  });

  test("a row of nothing still counts as a row; another kind is another sum", () => {
    expect(sumChanges([], [{ ...one, amountCents: 0 }]).days).toMatchObject([{ amountCents: 0, count: 1 }]);
    expect(sumChanges([one], [{ ...one, kind: "transfer" }]).days.map(({ kind, count }) => [kind, count])).toEqual([
      ["spending", -1],
      ["transfer", 1],
    ]);
    expect(sumChanges([one], [{ ...one, category: "gas" }]).months).toHaveLength(2);
  });
});

describe("splits when the amount changes", () => {
  const parts = [split("groceries", -15_00, "food"), split("gas", -5_00)];

  test("keep their shares and their notes, and add up", () => {
    expect(fitSplits(parts, -24_00)).toEqual([split("groceries", -18_00, "food"), split("gas", -6_00)]);
    const odd = fitSplits([split("a", -1), split("b", -1), split("c", -1)], -10);
    expect(odd.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(-10);
  });

  test("are the same ones where nothing changed, and none where the sign did", () => {
    expect(fitSplits(parts, -20_00)).toBe(parts);
    expect(fitSplits(parts, 20_00)).toEqual([]);
    expect(fitSplits(parts, 0)).toEqual([]);
    const none: typeof parts = [];
    expect(fitSplits(none, -5)).toBe(none);
  });

  test("follow a posted amount", () => {
    const { rows } = plan([stored("t1", { splits: parts })], [bankRow("t1", { amountCents: -24_00 })]);
    expect(rows[0]?.splits.map(({ amountCents }) => amountCents)).toEqual([-18_00, -6_00]);
  });
});

test("a category that is no longer on the list is none", () => {
  expect(knownCategory("gas")).toBe("gas");
  expect(knownCategory("zzz")).toBeNull();
  expect(knownCategory(null)).toBeNull();
});
