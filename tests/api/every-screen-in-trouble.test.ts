// Households in difficulty and healthy ones through every screen and endpoint that is read: nobody in trouble is told that
// all is well, nobody who is well is alarmed.
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { setClock } from "~/lib/clock.server";
import { db } from "~/lib/db.server";
import { askCoach } from "~/services/coach/coach.server";
import { keepPlan } from "~/services/coach/plan.server";
import { refreshInsights } from "~/services/insights/insights.server";
import { ALARM, COMFORT } from "../support/comfort";
import { useDatabase } from "../support/db";
import { plainHousehold, type Plain, TODAY } from "../support/households";
import { call, createTrialUser, currentUser } from "../support/people";
import { storeHousehold } from "../support/store-household";
import { inDifficulty, WELL } from "../support/troubled";
import { TROUBLED_OTHERWISE, WELL_OTHERWISE } from "../support/troubled-otherwise";

useDatabase();
beforeEach(() => setClock(`${TODAY}T18:00:00Z`));
afterEach(() => setClock(undefined));

const modules = import.meta.glob<object>(["../../app/routes/_app*.tsx", "../../app/routes/api.*.ts"], { eager: true });

/** What judges, asks for money or says how it stands, each as its address is opened. */
const READ: readonly [route: string, path: string][] = [
  ["_app", "/dashboard?panel=notifications"],
  ["_app.dashboard", "/dashboard"],
  ["_app.accounts", "/accounts"],
  ["_app.net-worth", "/net-worth"],
  ["_app.cash-flow", "/cash-flow"],
  ["_app.week", "/week"],
  ["_app.transactions", "/transactions"],
  ["_app.budget", "/budget?plan=proposal"],
  ["_app.goals", "/goals"],
  ["_app.credit", "/credit"],
  ["_app.coach", "/coach"],
  ["_app.coach", "/coach?tab=health"],
  ["_app.coach", "/coach?tab=credit"],
  ["_app.coach_.plan", "/coach/plan"],
  ["_app.coach_.about-you", "/coach/about-you"],
  ["_app.what-if", "/what-if?kind=purchase&amount=600"],
  ["_app.what-if", "/what-if?kind=rent&monthly=1400"],
  ["_app.what-if", "/what-if?kind=car&amount=9000"],
  ["_app.what-if", "/what-if?kind=debt&monthly=100"],
  ["api.insights", "/api/insights"],
  ["api.ai.proactive-insights", "/api/ai/proactive-insights"],
  ["api.ai.budget-recommendations", "/api/ai/budget-recommendations"],
  ["api.ai.financial-health", "/api/ai/financial-health"],
  ["api.ai.credit-score-analysis", "/api/ai/credit-score-analysis"],
  ["api.cash-flow", "/api/cash-flow"],
  ["api.weekly-review", "/api/weekly-review"],
  ["api.net-worth", "/api/net-worth"],
  ["api.savings-goals", "/api/savings-goals"],
  ["api.debt-goals", "/api/debt-goals"],
  ["api.financial-overview", "/api/financial-overview"],
];

/** Advice, each kind once; the domain's own tests ask many more. */
const ASKED = [
  "can i afford a $600 tv",
  "what should i do with a $2,000 bonus",
  "should i pay debt or save",
  "am i saving enough",
  "when will i be debt free",
  "how am i doing",
];

/** What the documents call a credit score of that height; the note above it says what comes first. */
const LEVEL = /A score of \d{3} is Excellent\./;

/** Every text of an answer that is a sentence; names of levels and what somebody wrote are none. */
function sentencesIn(value: unknown): string[] {
  if (typeof value === "string") return value.includes(" ") ? [value] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(sentencesIn);
}

type Told = { place: string; text: string };

async function toldTo(plain: Plain): Promise<{ told: Told[]; verdicts: string[]; score: number }> {
  const row = await createTrialUser({ trialEndsAt: new Date("2026-12-20T00:00:00Z") });
  const inputs = plainHousehold(plain);
  await storeHousehold(row.id, inputs);
  const chosenAt = new Date(`${TODAY}T12:00:00Z`);
  await db.ownChoice.createMany({
    data: (inputs.choices ?? []).map((choice) => ({ ...choice, userId: row.id, chosenAt })),
  });
  const user = await currentUser(row);
  // An income of nothing is no answer that the interview takes.
  if (Number(inputs.interview?.["monthly-income"]) > 0) await keepPlan(user);
  await refreshInsights(row.id);
  const told: Told[] = [];
  const verdicts: string[] = [];
  let score = Number.NaN;
  for (const [name, path] of READ) {
    const route = modules[`../../app/routes/${name}.tsx`] ?? modules[`../../app/routes/${name}.ts`] ?? {};
    const { status, body } = await call(route, { path, user: row });
    expect([path, status]).toEqual([path, 200]);
    told.push({ place: path, text: sentencesIn(body).join("\n").replace(LEVEL, "") });
    if (path.startsWith("/what-if")) verdicts.push(String(Object(body).chosen.outcome.says));
    if (path === "/api/ai/financial-health") score = Number(Object(body).overallHealth.score);
  }
  for (const question of ASKED) told.push({ place: question, text: (await askCoach(user, question)).answer });
  return { told, verdicts, score };
}

const matching = (told: readonly Told[], words: RegExp) =>
  told.flatMap(({ place, text }) => {
    const found = words.exec(text);
    return found ? [[place, text.slice(Math.max(0, found.index - 80), found.index + 80)]] : [];
  });

/** Each sign alone, and as many pairs as make forty. */
const TROUBLED = inDifficulty().slice(0, 40);

test("forty in difficulty and twenty that are well", () => {
  expect(TROUBLED).toHaveLength(40);
  expect(Object.keys(WELL).length).toBeGreaterThanOrEqual(20);
});

describe.each([...TROUBLED, ...TROUBLED_OTHERWISE])("with %s (API-032)", (_name, plain) => {
  test("no screen, endpoint or answer says that all is well, or yes", async () => {
    const { told, verdicts, score } = await toldTo(plain);
    expect(matching(told, COMFORT)).toEqual([]);
    expect(new Set(verdicts)).toEqual(new Set(["not-now"]));
    expect(score).toBeLessThanOrEqual(40);
  });
});

describe.each(Object.entries({ ...WELL, ...WELL_OTHERWISE }))("API-032 well: %s", (_name, plain) => {
  test("no screen, endpoint or answer alarms, and something can be afforded", async () => {
    const { told, verdicts, score } = await toldTo(plain);
    // An extra on a debt that isn't there is no alarm.
    const others = told.filter(({ place }) => !place.startsWith("/what-if?kind=debt"));
    expect(matching(others, ALARM)).toEqual([]);
    expect(verdicts[0]).toMatch(/^yes/);
    expect(score).toBeGreaterThan(40);
  });
});
