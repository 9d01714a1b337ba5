import type { Page } from "@playwright/test";
import { HANDOFF_KEY } from "~/client/coach/interview-handoff";
import { db } from "~/lib/db.server";
import { giveAssessment, giveHousehold } from "../support/coach-household";
import { expect, held, hydrated, signIn, test } from "../support/e2e";

const tabs = (page: Page) => page.getByRole("navigation", { name: "Coach", exact: true }).getByRole("link");
const PHONE = { width: 360, height: 780 };
const DESK = { width: 1280, height: 800 };
const answerBox = (page: Page) => page.locator("#response");

async function open(page: Page, path: string, scripts: boolean): Promise<void> {
  await page.goto(path);
  await hydrated(page, scripts);
}

async function openWithFigures(page: Page, scripts: boolean): Promise<void> {
  const user = await signIn(page);
  await giveHousehold(user.id);
  await giveAssessment(user.id);
  await open(page, "/coach", scripts);
}

test("the coach has four tabs and begins with the budget's figures (COACH-001 COACH-002 COACH-005 COACH-006)", async ({
  page,
  scripts,
}) => {
  await openWithFigures(page, scripts);
  await expect(tabs(page)).toHaveText(["Budget Analysis", "Credit Score", "Financial Health", "Ask Coach"]);
  await expect(tabs(page).nth(0)).toHaveAttribute("aria-current", "page");
  await expect(page.getByText("In a usual month you save 52.6% of your income.")).toBeVisible();
  const row = page.locator('[data-category="Restaurants"]');
  await expect(row).toContainText("$412.10");
  await expect(row).toContainText("$412.00");
  await expect(row).toContainText("9.2%");
  await expect(row.locator('[data-variant="destructive"]')).toHaveCount(0);
});

test("the first view has an answer in the person's own figures and the box; the documented first tab is below it", async ({
  page,
  scripts,
}) => {
  await openWithFigures(page, scripts);
  const question = page.getByRole("heading", { name: "Where did my money go last month?" });
  for (const size of [PHONE, DESK]) {
    await page.setViewportSize(size);
    await expect(question).toBeInViewport({ ratio: 1 });
    await expect(page.getByLabel("Your question")).toBeInViewport({ ratio: 1 });
    await expect(page.getByLabel("Your question")).toHaveCount(1);
    const first = await question.boundingBox();
    expect((await tabs(page).first().boundingBox())?.y).toBeLessThan(first?.y ?? Number.NaN);
    await expect(page.locator("[data-suggestion]")).toHaveCount(2);
    await expect(page.getByRole("figure").getByRole("link").first()).toBeVisible();
  }
  await expect(tabs(page).nth(0)).toHaveAttribute("aria-current", "page");
  await tabs(page).nth(0).click();
  await expect(question).toHaveCount(0);
  await expect(page.getByText("In a usual month you save 52.6% of your income.")).toBeVisible();
});

test("a question asked in the first view stands there at once, and its answer opens the conversation; the next visit begins with it @js-only", async ({
  page,
  scripts,
}) => {
  await openWithFigures(page, scripts);
  const answer = held();
  await page.route("**/api/ai/coaching", async (route) => {
    await answer.until;
    await route.continue();
  });
  await page.getByLabel("Your question").fill("How much did I spend on restaurants last month?");
  await page.getByRole("button", { name: "Get Advice" }).click();
  const turn = page.getByRole("list", { name: "Conversation" }).getByRole("listitem").last();
  await expect(turn.locator("[data-question]")).toContainText("How much did I spend on restaurants last month?");
  await expect(turn.getByText("Thinking...")).toBeVisible();
  await expect(turn.locator(".skeleton")).toHaveCount(2);
  await expect(turn).toBeInViewport();
  answer.letGo();
  await expect(answerBox(page)).toContainText("You spent $412.10 on Restaurants last month");
  await page.goto("/coach");
  await expect(answerBox(page)).toContainText("You spent $412.10 on Restaurants last month");
});

test("the budget tab shows a month that adds up, with three questions and the box in its first view", async ({
  page,
  scripts,
}) => {
  await openWithFigures(page, scripts);
  await open(page, "/coach?tab=budget", scripts);
  // One box on a screen, on every tab at the bottom of the window.
  const box = page.getByLabel("Your question");
  for (const size of [PHONE, DESK]) {
    await page.setViewportSize(size);
    await expect(box).toBeInViewport({ ratio: 1 });
    await expect(page.getByText("saved in a usual month")).toBeInViewport({ ratio: 1 });
    await expect(page.locator("[data-suggestion]")).toHaveCount(3);
    for (const chip of await page.locator("[data-suggestion]").all()) {
      const place = await chip.boundingBox();
      expect((place?.x ?? 0) + (place?.width ?? Number.NaN)).toBeLessThanOrEqual(size.width);
    }
  }
  const lines = page.getByRole("table", { name: "A usual month" }).getByRole("row");
  await expect(lines.first()).toContainText("Income");
  const cents = (await lines.locator("td:nth-of-type(1)").allTextContents()).map((text) =>
    Math.round(Number(text.replace(/[$,]/g, "")) * 100),
  );
  const left = cents.pop() ?? Number.NaN;
  expect(cents.reduce((sum, line) => sum + line, 0)).toBe(left);
  const amount = `$${(left / 100).toLocaleString("en-US", { minimumFractionDigits: 2 })}`;
  await expect(page.getByText(`${amount} saved in a usual month`)).toBeVisible();
  await box.fill("How much did I spend on restaurants last month?");
  await page.getByRole("button", { name: "Get Advice" }).click();
  await expect(answerBox(page)).toContainText("You spent $412.10 on Restaurants last month, in 14 transactions.");
  await expect(page).toHaveURL(/\/coach\?tab=ask/);
  await expect(tabs(page).nth(3)).toHaveAttribute("aria-current", "page");
});

test("four tabs stand in one row of readable letters, however narrow the screen is", async ({ page, scripts }) => {
  await openWithFigures(page, scripts);
  for (const width of [320, 360, 768]) {
    await page.setViewportSize({ width, height: 780 });
    const boxes = await Promise.all((await tabs(page).all()).map((tab) => tab.boundingBox()));
    expect(new Set(boxes.map((box) => Math.round(box?.y ?? -1))).size).toBe(1);
    for (const box of boxes) expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    const lines = await tabs(page).evaluateAll((links) =>
      links.map((link) => {
        const words = document.createRange();
        words.selectNodeContents(link);
        return new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size;
      }),
    );
    for (const count of lines) expect(count, `at ${width}`).toBeLessThanOrEqual(width >= 768 ? 1 : 2);
    const sizes = await tabs(page).evaluateAll((links) =>
      links.map((link) => parseFloat(getComputedStyle(link).fontSize)),
    );
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(13);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});

test("the credit tab says what the score means and names three steps (COACH-010 COACH-013 PE-007)", async ({
  page,
  scripts,
}) => {
  await openWithFigures(page, scripts);
  await tabs(page).nth(1).click();
  await expect(page.getByText("655", { exact: true }).first()).toBeVisible();
  await expect(page.getByText("Fair", { exact: true })).toBeVisible();
  await expect(page.getByText("740", { exact: true }).first()).toBeVisible();
  await expect(
    page.locator("section", { has: page.getByRole("heading", { name: "Impact Factors" }) }).getByRole("listitem"),
  ).toHaveCount(3);
  await expect(page.getByText(/^Your credit score is 655, which lenders read as fair\./)).toBeVisible();
});

test("the health tab has a score, an outlook and what speaks for and against (COACH-015 COACH-016 PE-007)", async ({
  page,
  scripts,
}) => {
  await openWithFigures(page, scripts);
  await tabs(page).nth(2).click();
  await expect(page.getByText(/\d+ out of 100/)).toBeVisible();
  await expect(page.getByRole("heading", { name: "Long-term outlook" })).toBeVisible();
  for (const heading of ["Strengths", "Weaknesses", "Recommendations"])
    await expect(page.getByRole("heading", { name: heading })).toBeVisible();
});

test("without data each tab says what to do (COACH-008 COACH-014 COACH-019)", async ({ page, scripts }) => {
  await signIn(page);
  await open(page, "/coach", scripts);
  await expect(page.getByText("No budget data available. Try connecting your accounts first.")).toBeVisible();
  await tabs(page).nth(1).click();
  await expect(
    page.getByText("No credit score data available. Please connect your accounts to import your credit score."),
  ).toBeVisible();
  await tabs(page).nth(2).click();
  await expect(page.getByText("No financial health data available. Try connecting your accounts first.")).toBeVisible();
});

test("no answer and an error look the same on the health tab (COACH-019) @js-only", async ({ page, scripts }) => {
  const user = await signIn(page);
  await giveHousehold(user.id);
  const empty = page.getByText("No financial health data available. Try connecting your accounts first.");
  for (const answer of [{ json: null }, { status: 500, json: { message: "boom" } }, { status: 500, body: "boom" }]) {
    await open(page, "/coach", scripts);
    await page.route("**/api/ai/financial-health", (route) => route.fulfill(answer));
    await tabs(page).nth(2).click();
    await expect(empty).toBeVisible();
    await page.unroute("**/api/ai/financial-health");
  }
  await open(page, "/coach", scripts);
  await tabs(page).nth(2).click();
  await expect(page.getByText(/\d+ out of 100/)).toBeVisible();
  await expect(empty).toHaveCount(0);
});

test("each tab calls its own endpoint only while it is active, with a loader (COACH-003 COACH-004) @js-only", async ({
  page,
  scripts,
}) => {
  const user = await signIn(page);
  await giveHousehold(user.id);
  const calls: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/ai/")) calls.push(new URL(request.url()).pathname);
  });
  const first = page.waitForResponse("**/api/ai/budget-recommendations");
  await open(page, "/coach", scripts);
  await first;
  expect(calls).toEqual(["/api/ai/budget-recommendations"]);
  for (const [tab, path] of [
    [1, "/api/ai/credit-score-analysis"],
    [2, "/api/ai/financial-health"],
    [0, "/api/ai/budget-recommendations"],
  ] as const) {
    const answer = held();
    await page.route(`**${path}`, async (route) => {
      await answer.until;
      await route.continue();
    });
    const before = calls.length;
    const answered = page.waitForResponse(`**${path}`);
    await tabs(page).nth(tab).click();
    await expect(page.locator("[data-loading]")).toBeVisible();
    answer.letGo();
    await answered;
    await expect(page.locator("[data-loading]")).toHaveCount(0);
    expect(calls.slice(before)).toEqual([path]);
  }
});

test("each field of an answer has its place, each level its badge (COACH-007 COACH-010 COACH-011 COACH-012 COACH-013 COACH-015 COACH-016 COACH-017 COACH-018) @js-only", async ({
  page,
}) => {
  const card = (title: string) =>
    page.locator("section", { has: page.getByRole("heading", { name: title, exact: true }) });
  await signIn(page);
  const wording = { by: "rules", notice: null, citations: [] };
  await page.route("**/api/ai/budget-recommendations", (route) =>
    route.fulfill({
      json: {
        ...wording,
        summary: "S",
        savingsRecommendation: "V",
        recommendations: [
          { category: "Over", currentSpending: 120, recommendedBudget: 100, percentOfIncome: 5, reasoning: "r" },
          { category: "Even", currentSpending: 100, recommendedBudget: 100, percentOfIncome: 5, reasoning: "r" },
        ],
      },
    }),
  );
  const step = (title: string, impactLevel: string, timeFrame: string) => ({
    title,
    description: `How to do ${title}.`,
    impactLevel,
    timeFrame,
  });
  await page.route("**/api/ai/credit-score-analysis", (route) =>
    route.fulfill({
      json: {
        ...wording,
        currentScore: { score: 600, rating: "Fair" },
        targetScore: { score: 700, timeEstimate: "soon" },
        analysis: "What the score says.",
        improvementSteps: [
          step("a", "high", "immediate"),
          step("b", "medium", "short-term"),
          step("c", "low", "long-term"),
          step("d", "low", "someday"),
          step("e", "low", "long-term"),
        ],
      },
    }),
  );
  await page.goto("/coach");
  await expect(page.locator('[data-category="Over"] [data-variant="destructive"]')).toHaveCount(1);
  await expect(page.locator('[data-category="Even"] [data-variant="destructive"]')).toHaveCount(0);
  await tabs(page).nth(1).click();
  await expect(page.getByText("What the score says.", { exact: true })).toBeVisible();
  const steps = card("Improvement Steps").getByRole("listitem");
  await expect(steps).toHaveCount(5);
  await expect(steps.nth(1)).toContainText("How to do b.");
  await expect(steps.nth(1)).toContainText("medium");
  await expect(steps.nth(1)).toContainText("short-term");
  await expect(steps.nth(3)).toContainText("someday");
  const variants = async (index: number) =>
    steps
      .nth(index)
      .locator("[data-variant]")
      .evaluateAll((badges) => badges.map((badge) => badge.getAttribute("data-variant")));
  expect([await variants(0), await variants(1), await variants(2)]).toEqual([
    ["destructive", "success"],
    ["caution", "info"],
    ["secondary", "secondary"],
  ]);
  expect(await variants(3)).toEqual(await variants(4));
  await expect(card("Impact Factors").getByRole("listitem")).toHaveText([/^a/, /^b/, /^c/]);
  const advice = ["high", "medium", "low"].map((priority) => ({
    area: `Area ${priority}`,
    recommendation: `Do ${priority}.`,
    priority,
  }));
  await page.route("**/api/ai/financial-health", (route) =>
    route.fulfill({
      json: {
        ...wording,
        overallHealth: { score: 72, rating: "Good" },
        longTermOutlook: "The years ahead look fine.",
        strengths: ["You save well.", "You owe little."],
        weaknesses: ["Your cards are full."],
        recommendations: advice,
      },
    }),
  );
  await tabs(page).nth(2).click();
  await expect(card("Overall health").getByText("72 out of 100")).toBeVisible();
  await expect(card("Overall health").getByText("Good", { exact: true })).toBeVisible();
  await expect(page.getByText("The years ahead look fine.")).toBeVisible();
  await expect(card("Strengths").getByRole("listitem")).toHaveText([/You save well\./, /You owe little\./]);
  await expect(card("Weaknesses").getByRole("listitem")).toHaveText([/Your cards are full\./]);
  const rows = card("Recommendations").getByRole("listitem");
  await expect(rows).toHaveText([/Area high.*Do high\./, /Area medium.*Do medium\./, /Area low.*Do low\./]);
  const styles = await rows
    .locator("[data-variant]")
    .evaluateAll((badges) => badges.map((badge) => badge.getAttribute("data-variant")));
  expect(new Set(styles).size).toBe(3);
});

test("a question is answered from one's own figures and kept (COACH-021 COACH-023 COACH-025 COACH-027)", async ({
  page,
  scripts,
}) => {
  const user = await signIn(page);
  await giveHousehold(user.id);
  await open(page, "/coach?tab=ask", scripts);
  await expect(page.locator("[data-suggestion]")).toHaveCount(6);
  const suggestion = await page.locator("[data-suggestion]").first().textContent();
  await page.locator("[data-suggestion]").first().click();
  await expect(page.getByLabel("Your question")).toHaveValue(suggestion ?? "");
  expect(await db.chatMessage.count({ where: { userId: user.id } })).toBe(0);
  await page.getByLabel("Your question").fill("  How much did I spend on restaurants last month?  ");
  await page.getByRole("button", { name: "Get Advice" }).click();
  await expect(answerBox(page)).toContainText("You spent $412.10 on Restaurants last month, in 14 transactions.");
  const rows = await db.chatMessage.findMany({ where: { userId: user.id, type: "user" } });
  expect(rows.map((row) => row.content)).toEqual(["How much did I spend on restaurants last month?"]);
  await page.getByText("Sources for these figures").first().click();
  await expect(
    answerBox(page)
      .getByRole("link", { name: /Restaurants.*\$412\.10.*14 transactions/ })
      .first(),
  ).toHaveAttribute("href", /\/transactions\?.*category=restaurants/);
  await open(page, "/coach?tab=ask", scripts);
  await expect(page.getByText("Earlier conversations (1)")).toBeVisible();
  await expect(answerBox(page)).toContainText("How much did I spend on restaurants last month?");
});

test.describe("far from the server", () => {
  test.use({ timezoneId: "Pacific/Kiritimati" });

  test("earlier conversations and their questions carry the day of the person's own time zone", async ({
    page,
    scripts,
  }) => {
    const user = await signIn(page, { timeZone: "Pacific/Kiritimati" });
    const stored = { question: "How much do I owe?", by: "rules", notice: null, citations: [] };
    const at = new Date("2026-03-04T12:00:00Z");
    const talk = { userId: user.id, channel: "coach", createdAt: at };
    await db.conversation.create({ data: { ...talk, id: "c1", title: "How much do I owe?", lastAt: at } });
    await db.chatMessage.create({
      data: { ...talk, id: "m1", conversationId: "c1", type: "ai", content: "Nothing.", data: stored },
    });
    await open(page, "/coach?tab=ask", scripts);
    await page.getByText("Earlier conversations (1)").click();
    await expect(page.getByRole("link", { name: "How much do I owe?" }).getByRole("time")).toHaveText("Mar 5, 2026");
    await page.getByRole("link", { name: "How much do I owe?" }).click();
    await expect(answerBox(page).getByRole("time")).toHaveText("Mar 5, 2026");
  });
});

test("disabled when blank, Thinking... while waiting, the sentence of a failure (COACH-022 COACH-024 COACH-026) @js-only", async ({
  page,
  scripts,
}) => {
  await signIn(page);
  await open(page, "/coach?tab=ask", scripts);
  const button = page.getByRole("button", { name: /Get Advice|Thinking/ });
  await expect(button).toBeDisabled();
  await page.getByLabel("Your question").fill("   ");
  await expect(button).toBeDisabled();
  await page.getByLabel("Your question").fill("hi");
  await expect(button).toBeEnabled();
  let sent = "";
  const answer = held();
  await page.route("**/api/ai/coaching", async (route) => {
    sent = route.request().postData() ?? "";
    await answer.until;
    await route.fulfill({ status: 500, json: { message: "x" } });
  });
  await page.getByLabel("Your question").fill("  hi  ");
  await button.click();
  await expect(button).toBeDisabled();
  await expect(button).toHaveText("Thinking...");
  answer.letGo();
  await expect(answerBox(page)).toContainText(
    "Sorry, I encountered an error while processing your question. Please try again later.",
  );
  expect(JSON.parse(sent)).toEqual({ question: "hi" });
});

test("an empty, blank or endless post changes nothing and says so beside the field (PE-003 COACH-022) @no-js-only", async ({
  page,
}) => {
  const user = await signIn(page);
  for (const [question, words] of [
    ["", "Please write a question first."],
    ["   ", "Please write a question first."],
    ["x".repeat(1001), "Please keep your question under 1,000 characters."],
  ] as const) {
    await page.goto("/coach?tab=ask");
    const box = page.getByLabel("Your question");
    await box.evaluate((element) => ["required", "maxlength"].forEach((name) => element.removeAttribute(name)));
    await box.fill(question);
    const answered = page.waitForResponse((response) => response.request().method() === "POST");
    await page.getByRole("button", { name: "Get Advice" }).click();
    expect((await answered).status()).toBe(422);
    await expect(page.getByText(words, { exact: true })).toBeVisible();
    await expect(box).toHaveAccessibleDescription(words);
    await expect(box).toHaveValue(question);
    await expect(tabs(page).nth(3)).toHaveAttribute("aria-current", "page");
    await expect(page.locator("[data-suggestion]")).toHaveCount(6);
  }
  expect(await db.chatMessage.count({ where: { userId: user.id } })).toBe(0);
});

test("an answer with its documented field alone is shown; a part that can't be read leaves the rest (COACH-025) @js-only", async ({
  page,
  scripts,
}) => {
  await signIn(page);
  await open(page, "/coach?tab=ask", scripts);
  await page.route("**/api/ai/coaching", (route) => route.fulfill({ json: { answer: "Spend less than you earn." } }));
  await page.getByLabel("Your question").fill("hi");
  await page.getByRole("button", { name: "Get Advice" }).click();
  await expect(answerBox(page)).toContainText("Spend less than you earn.");
  await page.route("**/api/ai/financial-health", (route) =>
    route.fulfill({
      json: {
        overallHealth: { score: 72, rating: "Good" },
        longTermOutlook: "The years ahead look fine.",
        strengths: ["You save well."],
        recommendations: [],
      },
    }),
  );
  await tabs(page).nth(2).click();
  await expect(page.getByText("Weaknesses can't be shown right now")).toBeVisible();
  await expect(page.getByText("You save well.")).toBeVisible();
  await page.route("**/api/ai/budget-recommendations", (route) => route.fulfill({ json: { summary: "S" } }));
  await tabs(page).nth(0).click();
  await expect(page.getByText("Your budget analysis can't be shown right now")).toBeVisible();
  await tabs(page).nth(3).click();
  await expect(page.getByRole("button", { name: "Get Advice" })).toBeVisible();
});

test("the welcome card stands first and leads to Ask Coach (COACH-020 COACH-028 COACH-029)", async ({
  page,
  scripts,
}) => {
  await signIn(page);
  await open(page, "/coach", scripts);
  await expect(page.getByText("Welcome to your financial coach")).toHaveCount(0);
  await open(page, "/coach?onboarding=true", scripts);
  await page.locator("section", { hasText: "Welcome to your financial coach" }).getByRole("link").click();
  await expect(page.getByText("Welcome to your financial coach")).toHaveCount(0);
  expect(page.url()).not.toContain("onboarding");
  await expect(tabs(page).nth(3)).toHaveAttribute("aria-current", "page");
  await page.getByRole("link", { name: "Start Financial Interview" }).click();
  await expect(page).toHaveURL(/\/coach\/interview$/);
});

test("a blocked person sees the locked card and nothing else (GATE-003 GATE-010 INTV-029)", async ({
  page,
  scripts,
}) => {
  await signIn(page, { hasStartedTrial: false, hasSeenPaywall: true, subscriptionStatus: null, trialEndsAt: null });
  for (const path of ["/coach", "/coach/interview"]) {
    await open(page, path, scripts);
    await expect(page.getByRole("main").getByRole("link", { name: "Start Free Trial" })).toHaveAttribute(
      "href",
      "/subscribe",
    );
    await expect(page.getByText("Budget Analysis")).toHaveCount(0);
  }
});

async function answer(page: Page, position: number): Promise<void> {
  if (position === 1) await page.getByLabel("Pay off debt").check();
  else if (position !== 3 && position !== 10) await page.getByRole("radio").first().check();
}

test("ten questions, then the plan (INTV-001 INTV-004 INTV-005 INTV-006 INTV-021 INTV-024 INTV-027 COACH-031 PE-010)", async ({
  page,
  scripts,
}) => {
  const user = await signIn(page);
  await open(page, "/coach/interview", scripts);
  await expect(page.getByText("Question 1 of 10")).toBeVisible();
  await expect(page.getByRole("button", { name: "Previous" })).toBeDisabled();
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByText("Response Required", { exact: true })).toBeVisible();
  await expect(page.getByText("Please answer this question before continuing.")).toBeVisible();
  await expect(page.getByText("Question 1 of 10")).toBeVisible();
  for (let position = 1; position <= 9; position++) {
    await expect(page.getByText(`Question ${position} of 10`)).toBeVisible();
    await expect(page.getByText(`${position * 10}%`, { exact: true }).first()).toBeVisible();
    if (position === 3)
      await expect(page.locator("#monthly-income")).toHaveAttribute("type", scripts ? "range" : "number");
    await answer(page, position);
    await page.getByRole("button", { name: "Next" }).click();
    if (position === 1) {
      await expect(page.getByText("Question 2 of 10")).toBeVisible();
      await page.getByRole("button", { name: "Previous" }).click();
      await expect(page.getByLabel("Pay off debt")).toBeChecked();
      await page.getByRole("button", { name: "Next" }).click();
    }
  }
  await expect(page.getByText("Question 10 of 10")).toBeVisible();
  await page.getByRole("button", { name: "Complete Interview" }).click();
  await expect(page.getByText("Interview Complete!")).toBeVisible();
  const stored = await db.interview.findMany({ where: { userId: user.id } });
  expect(stored).toHaveLength(1);
  expect(stored[0]?.responses).toMatchObject({
    "financial-goals": ["Pay off debt"],
    "monthly-income": 1000,
    "current-situation": "Paycheck to paycheck",
  });
  await page.getByRole("link", { name: "See My Personalized Plan" }).click();
  await expect(tabs(page).nth(3)).toHaveAttribute("aria-current", "page");
  await expect(page.getByText("Your personalized plan")).toBeVisible();
  await expect(answerBox(page).first()).toContainText("$1,000.00");
  if (scripts) {
    await expect(page).toHaveURL(/\/coach$/);
    expect(await page.evaluate((key) => localStorage.getItem(key), HANDOFF_KEY)).toBeNull();
  }
});

test("a failed save keeps the question and its text; the hand-off goes by local storage (INTV-025 INTV-028 COACH-030) @js-only", async ({
  page,
  scripts,
}) => {
  const user = await signIn(page);
  await db.interviewDraft.create({
    data: {
      userId: user.id,
      responses: {
        "financial-goals": ["Other"],
        "current-situation": "Breaking even",
        "monthly-income": 3000,
        "biggest-challenge": "Overspending",
        "debt-situation": "None",
        "emergency-fund": "None",
        "investment-experience": "Experienced",
        "risk-tolerance": "Moderate",
        "time-horizon": "1-3 years",
      },
    },
  });
  await open(page, "/coach/interview?q=10", scripts);
  await page.route("**/api/ai/interview", (route) => route.fulfill({ status: 500, json: {} }));
  await page.locator("#additional-info").fill("Two kids.");
  await page.getByRole("button", { name: "Complete Interview" }).click();
  await expect(page.getByText("Error Saving Interview")).toBeVisible();
  await expect(page.getByText("There was a problem saving your responses. Please try again.")).toBeVisible();
  await expect(page.getByText("Question 10 of 10")).toBeVisible();
  await expect(page.locator("#additional-info")).toHaveValue("Two kids.");
  await page.unroute("**/api/ai/interview");
  await page.getByRole("button", { name: "Complete Interview" }).click();
  const written = page.evaluate(
    (key) =>
      new Promise<string>((resolve) => {
        const original = Storage.prototype.setItem;
        Storage.prototype.setItem = function (name: string, value: string) {
          if (name === key) resolve(value);
          original.call(this, name, value);
        };
      }),
    HANDOFF_KEY,
  );
  await page.getByRole("link", { name: "See My Personalized Plan" }).click();
  expect(JSON.parse(await written)).toMatchObject({ "monthly-income": 3000, "additional-info": "Two kids." });
  await expect(page.getByText("Your personalized plan")).toBeVisible();
});

test("the floating coach opens a question box over the screen, and is not on the interview (NAV-019 NAV-020)", async ({
  page,
  scripts,
}) => {
  const user = await signIn(page);
  await giveHousehold(user.id);
  await open(page, "/coach/interview", scripts);
  await expect(page.locator("[data-coach-widget]")).toHaveCount(0);
  // The coach's own screen has the conversation itself.
  await page.goto("/coach");
  await expect(page.locator("[data-coach-widget]")).toHaveCount(0);
  for (const path of ["/dashboard", "/goals", "/credit", "/feedback", "/accounts", "/transactions"]) {
    await page.goto(path);
    await expect(page.locator("[data-coach-widget]")).toHaveCount(1);
  }
  await open(page, "/budget", scripts);
  await page.locator("[data-coach-widget]").click();
  const sheet = page.getByRole("dialog");
  await sheet.getByLabel("Your question").fill("How much money do I have?");
  await sheet.getByRole("button", { name: "Get Advice" }).click();
  await expect(page.locator("#response")).toContainText("$1,300.00");
  if (scripts) await expect(page).toHaveURL(/\/budget/);
});
