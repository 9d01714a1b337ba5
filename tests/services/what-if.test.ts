// The what-if screen over a household in the database: it begins where the coach's figures stand.
import { afterEach, expect, test } from "vitest";
import { buildFacts } from "~/domain/coach/facts/build";
import { formatUsd } from "~/domain/money";
import { setClock } from "~/lib/clock.server";
import { readCoachInputs } from "~/services/coach/facts.server";
import { createGoal } from "~/services/goals/goals.server";
import { readWhatIfView } from "~/services/household/what-if.server";
import { useDatabase } from "../support/db";
import { giveHousehold } from "../support/household";
import { createTrialUser, currentUser } from "../support/people";

useDatabase();
afterEach(() => setClock(undefined));

const search = (text: string) => new URLSearchParams(text);

test("before is what the coach says of a usual month, and after differs by what the address assumes", async () => {
  setClock("2026-11-22T18:00:00Z");
  const row = await createTrialUser();
  await giveHousehold(row.id, "2026-11-22", "one");
  const user = await currentUser(row);
  const sheet = buildFacts(await readCoachInputs(user));
  const view = await readWhatIfView(user, search("kind=rent&monthly=2500.00"));
  const cells = Object.fromEntries((view.chosen?.outcome?.rows ?? []).map((row) => [row.label, row]));
  const kept = sheet.cents("kept.average") - sheet.cents("minimums.unspent");
  expect(cells["Monthly income"]?.before).toBe(formatUsd(sheet.cents("income.average")));
  expect(cells["Left over each month"]).toMatchObject({
    before: formatUsd(kept),
    after: formatUsd(kept - 2500_00 + sheet.cents("spend.mortgage_rent.average")),
  });
  expect(cells["Savings cushion"]?.before).toBe(formatUsd(sheet.cents("balance.savings")));
});

test("a debt is chosen among one's own alone; what can't be read is said at its field, and nothing is worked out", async () => {
  setClock("2026-11-22T18:00:00Z");
  const [owner, other] = [await createTrialUser(), await createTrialUser()];
  await giveHousehold(owner.id, "2026-11-22", "one");
  const loan = { color: "blue", deadline: "", version: "", type: "debt" } as const;
  const goal = await createGoal(await currentUser(other), "debt", {
    ...loan,
    name: "Somebody's loan",
    targetAmount: "900",
    currentAmount: "0",
    interestRate: "9",
    minimumPayment: "50",
  });
  const user = await currentUser(owner);
  const view = await readWhatIfView(user, search(`kind=debt&monthly=100&debt=${goal.id}`));
  const field = view.chosen?.fields.find(({ slot }) => slot === "debt");
  expect(field).toMatchObject({ value: "" });
  expect(JSON.stringify(view)).not.toContain("Somebody's loan");
  const wrong = await readWhatIfView(user, search("kind=car&amount=lots"));
  expect(wrong.chosen?.outcome).toBeNull();
  expect(wrong.chosen?.fields.find(({ slot }) => slot === "amount")).toMatchObject({
    value: "lots",
    error: "Enter an amount, like 6000.",
  });
  expect((await readWhatIfView(user, search("kind=yacht"))).chosen).toBeNull();
  // Without a kind the first one is open, and nothing is worked out yet.
  expect((await readWhatIfView(user, search(""))).chosen).toMatchObject({ kind: "purchase", outcome: null });
});

test("who comes without a question finds three worked out in their own figures, the same as behind their links", async () => {
  setClock("2026-11-22T18:00:00Z");
  const row = await createTrialUser();
  await giveHousehold(row.id, "2026-11-22", "one");
  const user = await currentUser(row);
  const { examples } = await readWhatIfView(user, search(""));
  expect(examples.length).toBeGreaterThanOrEqual(2);
  for (const { href, title, sentence, figures } of examples) {
    expect(title).not.toBe("");
    const { searchParams } = new URL(href, "http://localhost");
    const opened = await readWhatIfView(user, searchParams);
    expect(opened.chosen?.outcome?.sentence, title).toBe(sentence);
    // The figures are a row of it, word for word.
    const rows = opened.chosen?.outcome?.rows.map((row) => `${row.label}: ${row.before} now, ${row.after} then.`);
    if (figures !== null) expect(rows, title).toContain(figures);
    // There one has a question, and nothing else stands above it.
    expect(opened.examples).toEqual([]);
  }
  const kept = buildFacts(await readCoachInputs(user));
  const left = kept.cents("kept.average") - kept.cents("minimums.unspent");
  expect(examples[0]?.title).toBe(`A purchase of ${formatUsd(Math.floor(left / 100_00) * 100_00)}`);
});

test("who is new is shown no example: nothing is known of a usual month", async () => {
  setClock("2026-11-22T18:00:00Z");
  const user = await currentUser(await createTrialUser());
  expect((await readWhatIfView(user, search(""))).examples).toEqual([]);
});
