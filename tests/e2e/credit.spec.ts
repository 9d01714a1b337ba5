import type { Page } from "@playwright/test";
import { db } from "~/lib/db.server";
import { expect, hydrated, settled, signIn, test } from "../support/e2e";

const ANSWERS: Record<string, string> = {
  "Current score": "0640",
  "Goal score": "720",
  "Credit utilization (percent)": "62",
  "Credit history length (months)": "30",
  "New credit inquiries": "2",
  "Total credit limit ($)": "10000",
  "Total credit balance ($)": "6200",
  "Monthly income ($)": "4000",
};
async function fill(page: Page, changes: Record<string, string> = {}) {
  for (const [label, value] of Object.entries({ ...ANSWERS, ...changes }))
    await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByLabel("Payment history").selectOption("good");
  await page.getByLabel("Credit mix").selectOption("limited");
}
const submit = (page: Page) => page.getByRole("button", { name: "Create my plan" }).click();
const tab = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Credit Simulator" }).getByRole("link", { name });

async function open(page: Page, scripts: boolean) {
  const user = await signIn(page);
  await page.goto("/credit");
  await hydrated(page, scripts);
  return user;
}

test("a new person sees the form alone (CREDIT-001 CREDIT-002 CREDIT-007 CREDIT-008 CREDIT-009 CREDIT-020)", async ({
  page,
  scripts,
}) => {
  await open(page, scripts);
  await expect(page.getByRole("heading", { name: "Credit Simulator", level: 1 })).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Credit Simulator" })).toHaveCount(0);
  for (const name of [
    "currentScore",
    "goalScore",
    "paymentHistory",
    "creditUtilization",
    "creditHistoryLength",
    "creditMix",
    "newCreditInquiries",
    "totalCreditLimit",
    "totalCreditBalance",
    "monthlyIncome",
  ]) {
    await expect(page.locator(`main [name=${name}]`)).toHaveCount(1);
  }
  for (const name of ["hasCollections", "hasBankruptcy", "hasForeclosure"])
    await expect(page.locator(`main [name=${name}]`)).not.toBeChecked();
  const values = (label: string) =>
    page
      .getByLabel(label)
      .locator("option")
      .evaluateAll((options) => options.map((option) => option.getAttribute("value")).filter(Boolean));
  expect(await values("Payment history")).toEqual(["excellent", "good", "fair", "poor"]);
  expect(await values("Credit mix")).toEqual(["excellent", "good", "limited", "poor"]);
});

test("an empty form shows each message beside its field and keeps what was entered (CREDIT-010 CREDIT-011 CREDIT-012 CREDIT-013 CREDIT-014 CREDIT-015 CREDIT-016 CREDIT-017 CREDIT-018 CREDIT-019)", async ({
  page,
  scripts,
}) => {
  await open(page, scripts);
  await page.getByLabel("A bankruptcy").check();
  await submit(page);
  for (const name of [
    "Current score",
    "Goal score",
    "Payment history",
    "Credit utilization",
    "Credit history length",
    "Credit mix",
    "Number of inquiries",
    "Total credit limit",
    "Total credit balance",
    "Monthly income",
  ]) {
    await expect(page.getByText(`${name} is required`)).toBeVisible();
  }
  await fill(page, { "Current score": "abc" });
  await submit(page);
  await expect(page.getByText("Current score must be a number")).toBeVisible();
  await expect(page.getByLabel("Goal score")).toHaveValue("720");
  await expect(page.getByLabel("A bankruptcy")).toBeChecked();
});

test("the form closes with a toast and opens the plan for six months (CREDIT-003 CREDIT-006 CREDIT-024 CREDIT-036 CREDIT-038 CREDIT-039 CREDIT-040 CREDIT-044)", async ({
  page,
  scripts,
}) => {
  const user = await open(page, scripts);
  await fill(page);
  await submit(page);
  await expect(page.getByText("Credit Assessment Complete!")).toBeVisible();
  await expect(tab(page, "Improvement Plan")).toHaveAttribute("aria-current", "page");
  await expect(page.getByRole("navigation", { name: "Credit Simulator" }).getByRole("link")).toHaveText([
    "Overview",
    "Score Factors",
    "Improvement Plan",
    "Progress",
  ]);
  expect((await db.creditAssessment.findMany({ where: { userId: user.id } }))[0]?.currentScore).toBe("0640");
  await expect(page.getByText("Lower your credit utilization from 62% to under 30%")).toBeVisible();
  for (let month = 1; month <= 6; month++)
    await expect(page.getByRole("heading", { name: `Month ${month}` })).toBeVisible();
  for (const heading of ["Tips", "Warnings"]) await expect(page.getByRole("heading", { name: heading })).toBeVisible();
});

test("the overview shows both scores and leads to the plan and back to the form (CREDIT-004 CREDIT-005 CREDIT-026)", async ({
  page,
  scripts,
}) => {
  await open(page, scripts);
  await fill(page);
  await submit(page);
  await expect(tab(page, "Improvement Plan")).toHaveAttribute("aria-current", "page");
  await tab(page, "Overview").click();
  const scores = page.locator("section", { has: page.getByRole("heading", { name: "Your score" }) });
  await expect(scores.locator("dl > div", { hasText: /^Current score/ }).getByRole("definition")).toHaveText("640");
  await expect(scores.locator("dl > div", { hasText: /^Goal score/ }).getByRole("definition")).toHaveText("720");
  await expect(scores.getByText("80 points to your goal.")).toBeVisible();
  await expect(scores.getByText("Fair", { exact: true }).first()).toBeVisible();
  await page.getByRole("link", { name: "View Action Plan" }).click();
  await expect(tab(page, "Improvement Plan")).toHaveAttribute("aria-current", "page");
  await tab(page, "Overview").click();
  await page.getByRole("link", { name: "Update Assessment" }).click();
  await expect(page.getByLabel("Current score")).toHaveValue("0640");
  await page.getByRole("link", { name: "Cancel" }).click();
  await expect(tab(page, "Overview")).toHaveAttribute("aria-current", "page");
});

test("factors with badges and weights, and a what-if that says what it is (CREDIT-028 CREDIT-029 CREDIT-030 CREDIT-031 CREDIT-032 CREDIT-033)", async ({
  page,
  scripts,
}) => {
  await open(page, scripts);
  await fill(page);
  await submit(page);
  await expect(page.getByText("Credit Assessment Complete!")).toBeVisible();
  await tab(page, "Score Factors").click();
  const factor = (name: string) => page.getByRole("listitem").filter({ has: page.getByRole("heading", { name }) });
  for (const [name, weight, value, variant] of [
    ["Payment History", "35%", "Good", "default"],
    ["Credit Utilization", "30%", "62%", "destructive"],
    ["Credit History Length", "15%", "2 years", "secondary"],
    ["Credit Mix", "10%", "Limited", "secondary"],
    ["New Credit Inquiries", "10%", "2 inquiries", "secondary"],
  ] as const) {
    await expect(factor(name)).toContainText(weight);
    await expect(factor(name).locator("[data-variant]")).toHaveText(value);
    await expect(factor(name).locator("[data-variant]")).toHaveAttribute("data-variant", variant);
  }
  await expect(page.getByText("Keep utilization under 30% (under 10% is excellent).")).toBeVisible();
  await page.getByLabel("Utilization (percent)").fill("5");
  await page.getByLabel("Payments").selectOption("excellent");
  if (!scripts) await page.getByRole("button", { name: "Estimate" }).click();
  await expect(page.getByText(/About \d+, \d+ points more than today \(estimate\)/)).toBeVisible();
  await expect(page).toHaveURL(/creditUtilization=5/);
  await expect(page.getByText("not a promise")).toBeVisible();
});

test("progress over assessments, with a chart and its table (CREDIT-041 CREDIT-034)", async ({ page, scripts }) => {
  const user = await open(page, scripts);
  await fill(page);
  await submit(page);
  await expect(page.getByText("Credit Assessment Complete!")).toBeVisible();
  const [first] = await db.creditAssessment.findMany({ where: { userId: user.id } });
  if (!first) throw new Error("nothing was stored");
  await db.creditAssessment.create({
    data: {
      ...first,
      improvementPlan: first.improvementPlan ?? {},
      id: `${first.id}x`,
      currentScore: "600",
      createdAt: new Date(Date.now() - 40 * 86_400_000),
    },
  });
  await db.creditAssessment.update({
    where: { userId_id: { userId: user.id, id: first.id } },
    data: { createdAt: new Date(Date.now() - 3 * 86_400_000) },
  });
  await page.goto("/credit?tab=tracking");
  await expect(page.getByText("3 days")).toBeVisible();
  await expect(page.getByText(/rose by 40 points/)).toBeVisible();
  await page.getByText("Show the figures").click();
  await expect(page.getByRole("table").getByRole("row")).toHaveCount(3);
});

test("absurd numbers get sentences and break no tab (CREDIT-022)", async ({ page, scripts }) => {
  await open(page, scripts);
  await fill(page, {
    "Current score": "9999",
    "Credit utilization (percent)": "-5",
    "Total credit limit ($)": `1${"0".repeat(30)}`,
    "Monthly income ($)": "-1",
    "Credit history length (months)": "1e30",
  });
  await submit(page);
  await expect(page.getByText("Please check your numbers")).toBeVisible();
  for (const name of ["Overview", "Score Factors", "Improvement Plan", "Progress"]) {
    await tab(page, name).click();
    await expect(tab(page, name)).toHaveAttribute("aria-current", "page");
    await expect(
      page.getByText("The current score is usually between 300 and 850, and you entered 9,999."),
    ).toBeVisible();
    expect(await page.locator("main").innerText()).not.toMatch(/NaN|Infinity|undefined/);
    const wide = await page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth");
    expect(wide).toBe(false);
  }
});

test("the documented call carries the text as entered; failures say so and keep the form (CREDIT-021 CREDIT-023) @js-only", async ({
  page,
}) => {
  await open(page, true);
  let body: unknown;
  let answer = { status: 500, body: '{"message":"The bureau is asleep"}' };
  await page.route("**/api/credit/assessment", async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    body = route.request().postDataJSON();
    await route.fulfill(answer);
  });
  await fill(page);
  await submit(page);
  await expect(page.getByText("Assessment Failed")).toBeVisible();
  await expect(page.getByText("The bureau is asleep")).toBeVisible();
  expect(body).toMatchObject({
    currentScore: "0640",
    hasCollections: false,
    hasBankruptcy: false,
    hasForeclosure: false,
  });
  answer = { status: 500, body: "" };
  await submit(page);
  await expect(page.getByText("Failed to create credit assessment")).toBeVisible();
  await expect(page.getByLabel("Current score")).toHaveValue("0640");
});

test("profile first, then the assessment, then its factors once with its id (CREDIT-042 CREDIT-043) @js-only", async ({
  page,
}) => {
  const user = await open(page, true);
  await fill(page);
  await submit(page);
  await expect(page.getByText("Credit Assessment Complete!")).toBeVisible();
  await page.waitForLoadState("networkidle");
  const [made] = await db.creditAssessment.findMany({ where: { userId: user.id } });
  const calls: string[] = [];
  page.on(
    "request",
    (request) =>
      void (
        request.url().includes("/api/credit") &&
        calls.push(new URL(request.url()).pathname + new URL(request.url()).search)
      ),
  );
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/api/users/profile", async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest("**/api/users/profile");
  await page.goto("/credit");
  await asked;
  await settled(page);
  expect(calls).toEqual([]);
  release();
  await expect.poll(() => calls).toEqual(["/api/credit/assessment", `/api/credit/factors?assessmentId=${made?.id}`]);
});
