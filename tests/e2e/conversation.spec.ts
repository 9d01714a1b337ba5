// The coach's conversation: answers in place, nothing that jumps, earlier ones to come back to.
import type { Page } from "@playwright/test";
import { db } from "~/lib/db.server";
import { giveHousehold } from "../support/coach-household";
import { expect, held, hydrated, signIn, test } from "../support/e2e";
import { shifted, watchShifts, watchShiftsOfLoading } from "../support/layout-shifts";

const PHONE = { width: 360, height: 740 };
const DESK = { width: 1280, height: 800 };
const newest = (page: Page) => page.locator("#response");
const box = (page: Page) => page.getByLabel("Your question");

async function open(page: Page, path: string, scripts: boolean): Promise<void> {
  await page.goto(path);
  await hydrated(page, scripts);
}

async function ask(page: Page, question: string): Promise<void> {
  await box(page).fill(question);
  await page.getByRole("button", { name: "Get Advice" }).click();
}

for (const [name, size] of [
  ["a phone", PHONE],
  ["a desk", DESK],
] as const)
  test(`an answer comes into its place and nothing jumps on ${name} @js-only`, async ({ page, scripts }) => {
    await page.setViewportSize(size);
    const user = await signIn(page);
    await giveHousehold(user.id);
    await open(page, "/coach?tab=ask", scripts);
    await watchShifts(page);
    for (const question of [
      "How much did I spend on restaurants last month?",
      "Where did my money go last month?",
      "How much do I owe?",
    ]) {
      const answer = held();
      await page.route("**/api/ai/coaching", async (route) => {
        await answer.until;
        await route.continue();
      });
      // As somebody types: the box grows with the words, which nobody who writes them takes for a jump.
      await box(page).pressSequentially(question);
      await page.getByRole("button", { name: "Get Advice" }).click();
      await expect(newest(page)).toContainText("Thinking...");
      await expect(newest(page)).toContainText(question);
      // Later than what counts as moved by the click.
      await page.waitForTimeout(700);
      answer.letGo();
      await expect(newest(page)).not.toContainText("Thinking...");
      await expect(newest(page)).toBeInViewport();
      await expect(box(page)).toHaveValue("");
      await expect(box(page)).toBeInViewport({ ratio: 1 });
      await page.waitForTimeout(700);
      await page.unroute("**/api/ai/coaching");
    }
    await expect(page.locator("[data-question]")).toHaveCount(3);
    const moved = await shifted(page);
    console.log(`layout shift while asking three questions on ${name}: ${moved.toFixed(4)}`);
    expect(moved).toBeLessThanOrEqual(0.02);
  });

for (const path of ["/coach", "/coach?tab=health"])
  test(`from ${path} a question opens its conversation on a phone, and nothing jumps from the load on @js-only`, async ({
    page,
    scripts,
  }) => {
    await page.setViewportSize(PHONE);
    const user = await signIn(page);
    await giveHousehold(user.id);
    await watchShiftsOfLoading(page);
    await open(page, path, scripts);
    await page.waitForTimeout(1000);
    const loaded = await shifted(page);
    const answer = held();
    await page.route("**/api/ai/coaching", async (route) => {
      await answer.until;
      await route.continue();
    });
    await box(page).pressSequentially("How much do I owe?");
    await page.getByRole("button", { name: "Get Advice" }).click();
    await expect(page.getByRole("list", { name: "Conversation" })).toContainText("Thinking...");
    await page.waitForTimeout(700);
    answer.letGo();
    await expect(page).toHaveURL(/tab=ask/);
    await expect(newest(page)).not.toContainText("Thinking...");
    await page.waitForTimeout(1000);
    const moved = await shifted(page);
    console.log(`layout shift from ${path}: ${loaded.toFixed(4)} while loading, ${moved.toFixed(4)} with a question`);
    expect(moved).toBeLessThanOrEqual(0.02);
  });

test("on a phone the box stands above the tab bar, wherever the page is scrolled", async ({ page, scripts }) => {
  await page.setViewportSize(PHONE);
  const user = await signIn(page);
  await giveHousehold(user.id);
  await open(page, "/coach?tab=ask", scripts);
  for (const y of [0, 10_000]) {
    if (scripts) await page.evaluate((to) => window.scrollTo(0, to), y);
    else await page.mouse.wheel(0, y);
    const bar = await page.locator("[data-bottom-bar]").boundingBox();
    const composer = await page.locator("[data-composer]").boundingBox();
    expect(composer && bar && composer.y + composer.height).toBeLessThanOrEqual((bar?.y ?? 0) + 1);
    expect((bar?.y ?? 0) - ((composer?.y ?? 0) + (composer?.height ?? 0))).toBeLessThan(3);
    // Both together leave the answer five sixths of the window.
    expect((composer?.height ?? Infinity) + (bar?.height ?? Infinity)).toBeLessThanOrEqual(PHONE.height / 6);
  }
});

test("the newest answer is in view by its anchor, under the questions before it", async ({ page, scripts }) => {
  await page.setViewportSize(PHONE);
  const user = await signIn(page);
  await giveHousehold(user.id);
  await open(page, "/coach?tab=ask", scripts);
  await ask(page, "How much did I spend on restaurants last month?");
  await expect(newest(page)).toContainText("$412.10");
  await ask(page, "and on rent?");
  await expect(newest(page)).toContainText("$1,600.00");
  await expect(newest(page)).toBeInViewport();
  await expect(page.locator("[data-question]")).toHaveText([/restaurants/, /and on rent/]);
  if (!scripts) await expect(page).toHaveURL(/c=[^&]+#response$/);
  await expect(page.locator("[data-suggestion]")).toHaveCount(6);
});

test("a conversation can be left, named by its first question, reopened and deleted", async ({ page, scripts }) => {
  const user = await signIn(page);
  await giveHousehold(user.id);
  await open(page, "/coach?tab=ask", scripts);
  await ask(page, "How much did I spend on restaurants last month?");
  await expect(newest(page)).toContainText("$412.10");
  await page.getByRole("link", { name: "New conversation" }).click();
  await expect(page.locator("[data-question]")).toHaveCount(0);
  await ask(page, "How much do I owe?");
  await expect(newest(page)).toContainText("You owe $1,200.00");
  await expect(page.locator("[data-question]")).toHaveCount(1);
  expect(await db.conversation.count({ where: { userId: user.id } })).toBe(2);

  await page.getByText("Earlier conversations (2)").click();
  await page.getByRole("link", { name: "How much did I spend on restaurants last month?" }).click();
  await expect(newest(page)).toContainText("$412.10");
  await ask(page, "and the month before?");
  await expect(page.locator("[data-question]")).toHaveCount(2);
  await expect(newest(page)).toContainText("$412.10");

  const list = page.getByRole("region", { name: "Conversations" });
  const other = list.getByRole("link", { name: "How much do I owe?" });
  // Reading the answer's conversation again may fold the list just when it's looked at.
  await expect(async () => {
    if (!(await other.isVisible())) await page.getByText("Earlier conversations (2)").click();
    await expect(other).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 20_000 });
  await list.getByText("Delete: How much do I owe?").click();
  await list.getByRole("button", { name: "Delete for good: How much do I owe?" }).click();
  await expect(page.getByText("Conversation deleted")).toBeVisible();
  await expect(page.getByText("Earlier conversations (1)")).toBeVisible();
  expect(await db.conversation.findMany({ where: { userId: user.id }, select: { title: true } })).toEqual([
    { title: "How much did I spend on restaurants last month?" },
  ]);
});

test("rows stand beside the sentence, with bars, and lead to what is behind them", async ({ page, scripts }) => {
  const user = await signIn(page);
  await giveHousehold(user.id);
  await open(page, "/coach?tab=ask", scripts);
  await ask(page, "Where did my money go last month?");
  const rows = newest(page).getByRole("figure").getByRole("listitem");
  await expect(rows.first()).toContainText("Mortgage/Rent");
  await expect(rows.first()).toContainText("$1,600.00");
  expect(await newest(page).locator("figure svg").count()).toBe(await rows.count());
  await expect(rows.first().getByRole("link")).toHaveAttribute("href", /category=mortgage_rent/);
});

test("an answer's action says what it would do, does it, and is undone", async ({ page, scripts }) => {
  const user = await signIn(page);
  await giveHousehold(user.id);
  await open(page, "/coach?tab=ask", scripts);
  await ask(page, "How much did I spend on restaurants last month?");
  await newest(page).getByText("Set a budget for Restaurants").click();
  await expect(newest(page)).toContainText("You usually spend about $412.10 a month on it. Nothing is planned yet.");
  await expect(newest(page).getByLabel("Amount a month")).toHaveValue("415.00");
  await newest(page).getByLabel("Amount a month").fill("400");
  await newest(page).getByRole("button", { name: "Set the budget" }).click();
  await expect(newest(page)).toContainText("$400.00 a month is planned for Restaurants");
  const planned = () =>
    db.budget.findMany({ where: { userId: user.id }, select: { category: true, plannedCents: true } });
  expect(await planned()).toEqual([{ category: "restaurants", plannedCents: 40_000n }]);
  await newest(page).getByRole("button", { name: /^Undo/ }).click();
  await expect(page.getByText("Everything is as it was before.")).toBeVisible();
  await expect(newest(page).getByText("Set a budget for Restaurants")).toBeVisible();
  expect(await planned()).toEqual([]);
});

test("the panel over a screen asks about what is there, and its answer is part of a conversation", async ({
  page,
  scripts,
}) => {
  const user = await signIn(page);
  await giveHousehold(user.id);
  await open(page, "/budget", scripts);
  await page.locator("[data-coach-widget]").click();
  const sheet = page.getByRole("dialog");
  await expect(sheet).toContainText("About your budget, or anything else.");
  await expect(sheet.locator("[data-suggestion]").first()).toHaveText("How much of my budget is left?");
  await db.goal.create({
    data: { userId: user.id, id: "kayak", type: "savings", name: "Kayak", targetCents: 50_000n, color: "blue" },
  });
  await open(page, "/goals", scripts);
  await page.getByRole("link", { name: "Ask your coach about Kayak" }).click();
  await expect(sheet).toContainText("About Kayak, or anything else.");
  await hydrated(page, scripts);
  await sheet.getByLabel("Your question").fill("How much is left to save for Kayak?");
  await sheet.getByRole("button", { name: "Get Advice" }).click();
  await expect(newest(page)).toContainText("$500.00");
  if (!scripts) return;
  await sheet.getByRole("link", { name: "Open the coach" }).click();
  await expect(page.locator("[data-question]")).toHaveText(["You asked: How much is left to save for Kayak?"]);
  await expect(page.locator("[data-coach-widget]")).toHaveCount(0);
});

test("the interview shows what the accounts show; its plan is kept, ticked and dated", async ({ page, scripts }) => {
  const user = await signIn(page);
  await giveHousehold(user.id);
  await db.interviewDraft.create({
    data: {
      userId: user.id,
      responses: { "financial-goals": ["Budget better"], "current-situation": "Breaking even" },
    },
  });
  await open(page, "/coach/interview?q=3", scripts);
  await expect(page.getByText("Your accounts show an income of $4,500.00 in a usual month.")).toBeVisible();
  await page.getByRole("button", { name: "Yes, that's right" }).click();
  await expect(page.getByText("Question 4 of 10")).toBeVisible();
  const drafted = await db.interviewDraft.findUniqueOrThrow({ where: { userId: user.id } });
  expect(drafted.responses).toMatchObject({ "monthly-income": 4500 });

  await db.interview.create({
    data: { userId: user.id, id: "i1", responses: { "financial-goals": ["Budget better"] }, completedAt: new Date() },
  });
  await open(page, "/coach/plan", scripts);
  await page.getByRole("button", { name: "Keep this plan" }).click();
  await expect(page.getByText("Plan kept")).toBeVisible();
  const step = page.locator("#step-budget");
  await step.getByRole("button", { name: /^Done/ }).click();
  await expect(step.getByText(/^Done on /)).toBeVisible();
  await step.getByText("Change the date").click();
  await step.getByLabel("By").fill("2031-05-04");
  await step.getByRole("button", { name: /^Save the date/ }).click();
  await step.getByRole("button", { name: /^Not done yet/ }).click();
  await expect(step.getByText("By May 4, 2031")).toBeVisible();
});
