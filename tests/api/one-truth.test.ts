// Every screen, endpoint, finding and answer of several households: one value for each named figure.
import { readFileSync } from "node:fs";
import { afterEach, expect, test } from "vitest";
import { INSIGHT_RULES } from "~/domain/insights/engine";
import { addDays, monthOf } from "~/domain/periods";
import { setClock } from "~/lib/clock.server";
import { db, newId } from "~/lib/db.server";
import { saveBudgetAmount } from "~/services/budget/budget.server";
import { askCoach } from "~/services/coach/coach.server";
import { keepPlan } from "~/services/coach/plan.server";
import { addMoney, createGoal } from "~/services/goals/goals.server";
import { answerLink } from "~/services/goals/linked.server";
import { refreshInsights } from "~/services/insights/insights.server";
import { ANSWERS } from "../support/coach";
import { useDatabase } from "../support/db";
import { cited, type Figure, FIGURES, FINDINGS, QUESTIONS, type Read, ROUTES } from "../support/figure-places";
import { broughtAndByHand, contributions, gigs, type Give, sample, unlinkedDebts } from "../support/figure-households";
import { call, createTrialUser, currentUser } from "../support/people";

useDatabase();
afterEach(() => setClock(undefined));

const modules = import.meta.glob<object>("../../app/routes/*.{ts,tsx}", { eager: true });
const routes = new Map(
  Object.entries(modules).map(([file, route]) => [file.replace(/^.*routes\/|\.tsx?$/g, ""), route]),
);

test("every route that reads and every rule that finds is listed, and nothing else", () => {
  const reading = [...routes].filter(([, route]) => "loader" in route).map(([name]) => name);
  expect(Object.keys(ROUTES).sort()).toEqual(reading.sort());
  expect(Object.keys(FINDINGS).sort()).toEqual([...INSIGHT_RULES.map(({ id }) => id), "distress"].sort());
});

const pathOf = (name: string) =>
  `/${name
    .replace(/^_app\.|^_public\./, "")
    .replace(/\[\.\]/g, "§")
    .replace(/_\./g, ".")
    .replace(/\./g, "/")
    .replace(/§/g, ".")}`;

type Seen = { place: string; value: number | string };

/** What a household is told of each figure, and where. */
class Told {
  readonly seen = new Map<Figure, Seen[]>(FIGURES.map((figure) => [figure, []]));
  add(place: string, read: Read): void {
    for (const figure of FIGURES) {
      for (const value of [read[figure]].flat())
        if (value !== null && value !== undefined && value !== "") this.seen.get(figure)?.push({ place, value });
    }
  }
}

async function told(row: { id: string }): Promise<Told> {
  const all = new Told();
  for (const [name, place] of Object.entries(ROUTES)) {
    if ("none" in place) continue;
    const path = place.path ?? pathOf(name);
    const { params = {}, read } = place;
    const { status, body } = await call(routes.get(name) ?? {}, { path, params, user: row });
    expect([path, status]).toEqual([path, 200]);
    all.add(`\`${path.replace(/\?.*/, "")}\``, read(body));
  }
  for (const { rule, title, message } of await db.insight.findMany({ where: { userId: row.id, endedAt: null } })) {
    const read = FINDINGS[rule];
    if (typeof read === "function") all.add("findings", read(`${title}. ${message}`, title));
  }
  const user = await currentUser(row);
  for (const [question, read] of QUESTIONS) {
    // More than anybody asks in so short a time.
    await db.rateBucket.deleteMany();
    const { answer, citations } = await askCoach(user, question);
    all.add("coach", read(answer));
    for (const one of citations) all.add("coach", cited(one));
  }
  return all;
}

const places = new Map<Figure, Set<string>>(FIGURES.map((figure) => [figure, new Set()]));

/** Households as the ledger writes them, with a budget, a goal of each kind, an interview and its plan. */
async function household(give: Give, today: string) {
  setClock(`${today}T18:00:00Z`);
  const row = await createTrialUser({ trialEndsAt: new Date("2027-12-20T00:00:00Z") });
  const user = await currentUser(row);
  const { account, hasDebtGoals } = await give(user, today);
  const month = monthOf(today);
  await saveBudgetAmount(user.id, month, { month, category: "groceries", plannedAmount: "700", rollover: false });
  const goal = { deadline: "2028-06-01", color: "blue", interestRate: "", minimumPayment: "", version: "" } as const;
  const amounts = { targetAmount: "15000", currentAmount: "9120" };
  if (!hasDebtGoals && account("loan")) {
    const car = await createGoal(user, "debt", { ...goal, ...amounts, type: "debt", name: "The car" });
    // What was typed no longer counts.
    await answerLink(user, { goal: car.id, account: account("loan"), answer: "same" });
  }
  const before = (days: number) => {
    const day = addDays(today, -days);
    return { id: user.id, today: day, now: new Date(`${day}T12:00:00Z`) };
  };
  const boat = { ...goal, ...amounts, type: "savings", name: "Boat", currentAmount: "1250" } as const;
  const { id } = await createGoal(before(70), "savings", boat);
  for (const days of [45, 10]) await addMoney(before(days), id, { amount: "200" });
  const completedAt = new Date(`${today}T12:00:00Z`);
  await db.interview.create({ data: { userId: row.id, id: newId(), responses: ANSWERS, completedAt } });
  await keepPlan(user);
  await refreshInsights(row.id);
  return row;
}

type Values = (figure: Figure) => Seen["value"] | undefined;
/** That the household is what it is meant to be: the loan by its bank, and two debts that no bank tells. */
const threeDebts = (of: Values) => expect(of("owed")).toBe(743_266 + 400_000 + 125_075);
/** Retirement, a 529 plan, and the sample's own one. */
const savesMore = (of: Values) =>
  expect(Number(of("saved last month")) - Number(of("kept last month"))).toBe(30_000 + 12_500 + 7_500);
/** Of a whole month what a register and a hand have written, without what set balances right. */
const asWritten = (of: Values) => {
  expect(of("income last month")).toBe(310_000);
  expect(of("spending last month")).toBe(120_000 + 38_500 + 6_100 + 3_540);
};
const leanPay = (of: Values) => expect(of("income of a usual month")).toBeLessThan(250_000);

test.each<[string, string, Give, ((of: Values) => void)?]>([
  ["demo", "2026-11-22", sample("demo")],
  ["one", "2026-11-22", sample("one")],
  ["two", "2026-03-01", sample("two")],
  ["three", "2026-07-31", sample("three")],
  ["four", "2026-12-05", sample("four")],
  ["paid by the gig", "2026-11-22", gigs, leanPay],
  ["paid by the gig, early in a month", "2026-08-04", gigs],
  ["with debts that no account holds", "2026-11-22", unlinkedDebts, threeDebts],
  ["that puts money into savings categories", "2026-11-22", contributions, savesMore],
  ["with an account by hand and two of a file", "2026-11-22", broughtAndByHand, asWritten],
])("household %s on %s: one value for each figure", async (_name, today, give, also) => {
  const { seen } = await told(await household(give, today));
  also?.((figure) => seen.get(figure)?.[0]?.value);
  const different = [...seen].filter(([, all]) => new Set(all.map(({ value }) => value)).size > 1);
  expect(different).toEqual([]);
  for (const [figure, all] of seen) for (const { place } of all) places.get(figure)?.add(place);
});

test("docs/money.md says where each is read, and nothing else", () => {
  const [, section = ""] = readFileSync("docs/money.md", "utf8").split("## Where the named figures are read");
  const [table = ""] = section.split("## ");
  const found = [...table.matchAll(/^\| (.+?) +\| (.+?) +\|$/gm)].slice(2).map(([, figure, at]) => [figure, at]);
  expect(found).toEqual([...places].map(([figure, all]) => [figure, [...all].sort().join(", ")]));
  // A figure that only one place says agrees with nobody.
  expect([...places].filter(([, all]) => all.size < 2)).toEqual([]);
});
