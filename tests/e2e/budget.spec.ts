import type { Page } from "@playwright/test";
import { db, newId, transaction } from "~/lib/db.server";
import { addMonths, addMonthsToDay, dayOf, monthOf } from "~/domain/periods";
import { writeTransactions } from "~/services/ledger/write.server";
import { PLANNED } from "~/sandbox/sample/demo-screen";
import { bankRow, createBank } from "../support/bank";
import { expect, held, hydrated, signIn, test } from "../support/e2e";
import { giveHousehold } from "../support/household";

// Early in the month, so that it is the same month in every time zone for all but a day; that day the tests use UTC's.
const MONTH = monthOf(dayOf(new Date(), "America/New_York"));
const DAY = `${MONTH}-01`;
const LAST = `${addMonths(MONTH, -1)}-15`;
const PROVIDER = {
  groceries: "FOOD_AND_DRINK_GROCERIES",
  gas: "TRANSPORTATION_GAS",
  restaurants: "FOOD_AND_DRINK_RESTAURANT",
} as const;
type Spent = [keyof typeof PROVIDER, number, string?];

async function open(
  page: Page,
  scripts: boolean,
  { spent = [], planned = {} }: { spent?: Spent[]; planned?: Record<string, number> } = {},
) {
  const user = await signIn(page, { timeZone: "America/New_York" });
  const { account } = await createBank(`${user.id}`, ["checking"]);
  const upsert = spent.map(([category, cents, day = DAY], index) =>
    bankRow(`${user.id}-${index}`, account("checking"), day, -cents, { providerCategory: PROVIDER[category] }),
  );
  await transaction((tx) => writeTransactions(tx, user.id, { upsert, remove: [] }));
  for (const [category, cents] of Object.entries(planned))
    await db.budget.create({
      data: { userId: user.id, id: newId(), month: MONTH, category, plannedCents: BigInt(cents) },
    });
  await page.goto("/budget");
  await hydrated(page, scripts);
  return user;
}
const card = (page: Page, title: string) =>
  page.locator("[data-card]").filter({ has: page.getByRole("heading", { name: title, exact: true }) });
const row = (page: Page, name: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { name, exact: true }) });

const TWO_CATEGORIES: Parameters<typeof open>[2] = {
  spent: [
    ["groceries", 25000],
    ["gas", 5000],
  ],
  planned: { groceries: 20000, gas: 20000 },
};

test("three cards add up what is planned, spent and left (BUDGET-001 BUDGET-002 BUDGET-003)", async ({
  page,
  scripts,
}) => {
  await open(page, scripts, TWO_CATEGORIES);
  await expect(card(page, "Planned")).toContainText("$400.00");
  await expect(card(page, "Spent")).toContainText("$300.00");
  await expect(card(page, "Remaining")).toContainText("$100.00");
  await expect(card(page, "Remaining").locator(".text-info")).toBeVisible();
});

test("all that was spent is said with what has a plan and what hasn't, in figures that add up (BUDGET-002)", async ({
  page,
  scripts,
}) => {
  await open(page, scripts, {
    spent: [
      ["groceries", 25000],
      ["gas", 5000],
    ],
    planned: { groceries: 27000 },
  });
  const said =
    "You have $20.00 left of your $270.00 plan, but $50.00 of spending wasn't planned. Together that's $30.00 over.";
  await expect(page.getByText(said)).toBeVisible();
  await expect(card(page, "Planned")).toContainText("$270.00");
  await expect(card(page, "Spent")).toContainText("$300.00");
  await expect(card(page, "Remaining")).toContainText("-$30.00");
  await expect(card(page, "Remaining").locator(".text-loss")).toBeVisible();
  await page.getByRole("link", { name: "Plan these" }).click();
  await expect(page.getByLabel("Plan for Gas")).toBeFocused();
  await page.goto("/dashboard");
  await expect(page.getByText("$250.00 of your $270.00 plan. $50.00 more wasn't planned.")).toBeVisible();
});

test("a new person's budget begins with what to do, and has no figure where there is none (BUDGET-050)", async ({
  page,
  scripts,
}) => {
  await open(page, scripts);
  const picker = card(page, "Plan a category");
  await expect(picker).toContainText("Start with one amount");
  await expect(picker.getByRole("button", { name: "Set amount" })).toBeVisible();
  const first = await picker.boundingBox();
  const cards = await card(page, "Planned").boundingBox();
  expect(first && cards && first.y < cards.y).toBe(true);
  for (const title of ["Planned", "Spent"]) await expect(card(page, title)).toContainText("Nothing yet");
  await expect(card(page, "Remaining")).toContainText("No plan yet");
  await expect(page.getByRole("main")).not.toContainText("$0.00");
});

test("groups count their categories with spending; those without any are hidden (BUDGET-008 BUDGET-009 BUDGET-010)", async ({
  page,
  scripts,
}) => {
  await open(page, scripts, TWO_CATEGORIES);
  await expect(page.getByText("(1 categories with spending)")).toHaveCount(2);
  await expect(page.getByRole("heading", { name: "Giving" })).toHaveCount(0);
});

test("a row over its budget is red and says by how much (BUDGET-021 BUDGET-024 BUDGET-025 BUDGET-026)", async ({
  page,
  scripts,
}) => {
  await open(page, scripts, TWO_CATEGORIES);
  const groceries = row(page, "Groceries");
  await expect(groceries).toContainText("$250.00 / $200.00");
  await expect(groceries).toContainText("100% used");
  await expect(groceries).toContainText("$50.00 over");
  await expect(groceries).toHaveAttribute("data-over", "true");
  await expect(groceries).toHaveClass(/text-loss/);
});

test("a row within its budget says what is used and what is left (BUDGET-023 BUDGET-024)", async ({
  page,
  scripts,
}) => {
  await open(page, scripts, TWO_CATEGORIES);
  const gas = row(page, "Gas");
  await expect(gas).toContainText("25% used");
  await expect(gas).toContainText("$150.00 left");
  await expect(gas).not.toHaveAttribute("data-over", "true");
  await expect(gas.getByRole("progressbar")).toHaveAttribute("value", "25");
});

test("without an account the analysis is disabled, with its hint (BUDGET-005 BUDGET-006)", async ({ page }) => {
  await signIn(page);
  await page.goto("/budget");
  await expect(page.getByRole("button", { name: "Analyze My Spending" })).toBeDisabled();
  await expect(page.getByText("Connect your bank account to analyze spending")).toBeVisible();
});

test("the help card lists five steps, the last to the coach (BUDGET-048 BUDGET-004)", async ({ page, scripts }) => {
  await open(page, scripts);
  await expect(page.getByRole("button", { name: "Analyze My Spending" })).toBeEnabled();
  await expect(page.getByText("Connect your bank account to analyze spending")).toHaveCount(0);
  const steps = card(page, "How This Works").getByRole("listitem");
  await expect(steps).toHaveCount(5);
  for (const [index, word] of [/planned amount/, /Analyze/, /AI categorizes/, /Track/, /Coach/].entries())
    await expect(steps.nth(index)).toHaveText(word);
  await expect(steps.last().getByRole("link")).toHaveAttribute("href", "/coach");
});

test("the edit dialog saves, cancels, and survives a reload (BUDGET-027 BUDGET-028 BUDGET-029 BUDGET-031 BUDGET-032 BUDGET-033 BUDGET-040)", async ({
  page,
  scripts,
}) => {
  await open(page, scripts, { spent: [["gas", 12000]], planned: { gas: 10000 } });
  const calls: string[] = [];
  page.on(
    "request",
    (request) =>
      void (request.url().includes("/api/budgets") && request.method() !== "GET" && calls.push(request.url())),
  );
  await row(page, "Gas").getByRole("link", { name: "Edit Gas" }).click();
  const dialog = page.getByRole("dialog", { name: "Edit Budget Amount" });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByLabel("Planned Amount")).toHaveValue("100.00");
  await expect(dialog.getByLabel("Planned Amount")).toHaveAttribute("type", "number");
  await dialog.getByRole("link", { name: "Cancel" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(row(page, "Gas")).toContainText("$20.00 over");
  await row(page, "Gas").getByRole("link", { name: "Edit Gas" }).click();
  await dialog.getByLabel("Planned Amount").fill("300");
  await dialog.getByRole("button", { name: "Save Amount" }).click();
  await expect(page.getByText("Budget Updated")).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(row(page, "Gas")).toContainText("$180.00 left");
  await expect(card(page, "Remaining")).toContainText("$180.00");
  await page.reload();
  await expect(row(page, "Gas")).toContainText("$120.00 / $300.00");
  expect(calls).toEqual([]);
});

test("an amount below zero or none is refused in both texts, and the dialog stays (BUDGET-030)", async ({
  page,
  scripts,
}) => {
  await open(page, scripts, { spent: [["gas", 12000]] });
  for (const bad of ["-1", ""]) {
    await page.goto("/budget?dialog=edit&category=gas");
    await hydrated(page, scripts);
    await page.getByLabel("Planned Amount").fill(bad);
    await page.getByRole("button", { name: "Save Amount" }).click();
    await expect(page.getByText("Invalid Amount")).toBeVisible();
    await expect(page.getByText("Please enter a valid positive number.").first()).toBeVisible();
    await expect(page.getByLabel("Planned Amount")).toHaveValue(bad);
  }
});

test("any of the 25 categories can be planned, and the list stays as described (BUDGET-050)", async ({
  page,
  scripts,
}) => {
  await open(page, scripts);
  const picker = page.getByLabel("Category", { exact: true });
  await expect(picker.locator("option")).toHaveCount(25);
  await picker.selectOption("tithe");
  await page.getByRole("button", { name: "Set amount" }).click();
  const dialog = page.getByRole("dialog", { name: "Edit Budget Amount" });
  await expect(dialog).toContainText("Tithe");
  await dialog.getByLabel("Planned Amount").fill("40");
  await dialog.getByRole("button", { name: "Save Amount" }).click();
  await expect(page.getByText("Budget Updated")).toBeVisible();
  await expect(card(page, "Planned")).toContainText("$40.00");
  await expect(row(page, "Tithe")).toHaveCount(0);
});

test("each month has its own amounts, and what is left rolls on where wished", async ({ page, scripts }) => {
  await open(page, scripts, {
    spent: [
      ["gas", 4000, LAST],
      ["gas", 1000],
    ],
  });
  await page.getByRole("link", { name: /^Earlier:/ }).click();
  await expect(row(page, "Gas")).toContainText("$40.00 / not planned");
  await row(page, "Gas").getByRole("link", { name: "Edit Gas" }).click();
  await page.getByLabel("Planned Amount").fill("100");
  await page.getByLabel(/Carry leftover/).check();
  await page.getByRole("button", { name: "Save Amount" }).click();
  await expect(row(page, "Gas")).toContainText("$60.00 left");
  await page.getByRole("link", { name: /^Later:/ }).click();
  await expect(row(page, "Gas")).toContainText(/Includes \$60\.00 left from/);
  await expect(row(page, "Gas")).toContainText("$10.00 / $60.00");
});

test("the analysis says it is complete, reads the budgets again, and a reload shows the same (BUDGET-041 BUDGET-042 BUDGET-049)", async ({
  page,
  scripts,
}) => {
  const user = await open(page, scripts, {
    spent: [
      ["groceries", 5000],
      ["restaurants", 2000],
      ["gas", 900, LAST],
    ],
  });
  await expect(row(page, "Groceries")).toContainText("$50.00 / not planned");
  // Planned on another device meanwhile: only a list that is read again can know it.
  await db.budget.create({
    data: { userId: user.id, id: newId(), month: MONTH, category: "groceries", plannedCents: 30_000n },
  });
  await page.getByRole("button", { name: "Analyze My Spending" }).click();
  await expect(page.getByText("Spending Analysis Complete")).toBeVisible();
  // What was found is what one sees, and the message takes one row of it.
  await expect(page.getByRole("heading", { name: "What your spending shows" })).toBeInViewport({ ratio: 1 });
  const message = await page.locator("[data-toast]").boundingBox();
  expect(message?.height).toBeLessThanOrEqual(60);
  expect((message?.x ?? 0) + (message?.width ?? 0)).toBeGreaterThan((page.viewportSize()?.width ?? 0) - 60);
  await expect(row(page, "Groceries")).toContainText("$50.00 / $300.00");
  await expect(row(page, "Gas")).toHaveCount(0);
  await page.reload();
  await expect(row(page, "Restaurants")).toContainText("$20.00 / not planned");
});

test("an analysis without data warns (BUDGET-043)", async ({ page, scripts }) => {
  await open(page, scripts);
  await page.getByRole("button", { name: "Analyze My Spending" }).click();
  await expect(page.getByText("Analysis Warning")).toBeVisible();
  await expect(page.getByText("Analysis completed but no spending data was returned.")).toBeVisible();
});

test("the analysis sends this month's transactions and shows the size of the answer (BUDGET-007 BUDGET-036 BUDGET-037 BUDGET-038 BUDGET-039) @js-only", async ({
  page,
}) => {
  let body: { transactions: { date: string }[] } = { transactions: [] };
  const paths: string[] = [];
  page.on("request", (request) => void paths.push(new URL(request.url()).pathname + new URL(request.url()).search));
  const answer = held();
  await page.route("**/api/ai/analyze-spending", async (route) => {
    body = route.request().postDataJSON();
    await answer.until;
    await route.fulfill({ json: { categorizedSpending: [{ categoryId: "gas", amount: -80 }] } });
  });
  await open(page, true, {
    spent: [
      ["groceries", 5000],
      ["restaurants", 4000],
      ["gas", 900, LAST],
    ],
  });
  await page.getByRole("button", { name: "Analyze My Spending" }).click();
  await expect(page.getByRole("button", { name: "Analyzing Your Spending..." })).toBeDisabled();
  answer.letGo();
  await expect(page.getByText("Spending Analysis Complete")).toBeVisible();
  await expect(row(page, "Gas")).toContainText("$80.00 / not planned");
  await expect(row(page, "Restaurants")).toHaveCount(0);
  expect(paths).toContain("/api/transactions");
  expect(body.transactions).toHaveLength(2);
  for (const transaction of body.transactions) expect(transaction.date.startsWith(MONTH)).toBe(true);
});

for (const [name, answer, text] of [
  ["BUDGET-044", { status: 500, body: "x" }, "Analysis failed: 500 Internal Server Error - x"],
  ["BUDGET-045", { status: 200, body: "{}" }, "Invalid response format from analysis API"],
] as const) {
  test(`${name} BUDGET-046 @js-only a failure reads '${text}'`, async ({ page }) => {
    await page.route("**/api/ai/analyze-spending", (route) => route.fulfill(answer));
    await open(page, true, { spent: [["groceries", 5000]] });
    await page.getByRole("button", { name: "Analyze My Spending" }).click();
    await expect(page.getByText("Analysis Failed", { exact: true })).toBeVisible();
    await expect(page.getByText(text)).toBeVisible();
    await expect(row(page, "Groceries")).toContainText("$50.00");
  });
}

/** Eight months of the same: pay, rent, food and power, each a month before today, so that on no day one of them is late. */
async function withHistory(page: Page, scripts: boolean) {
  const user = await signIn(page, { timeZone: "America/New_York" });
  const { account } = await createBank(user.id, ["checking"]);
  const today = dayOf(new Date(), "America/New_York");
  const days = Array.from({ length: 8 }, (_, back) => addMonthsToDay(today, -back - 1));
  const rows = days.flatMap((day, back) => [
    bankRow(`${user.id}-pay-${back}`, account("checking"), day, 400_000, {
      merchantName: "Brightwater Studio",
      providerCategory: "INCOME_WAGES",
    }),
    bankRow(`${user.id}-rent-${back}`, account("checking"), day, -151_237, {
      merchantName: "Maple Court",
      providerCategory: "RENT_AND_UTILITIES_RENT",
    }),
    bankRow(`${user.id}-food-${back}`, account("checking"), day, -(40_000 + back * 1_000), {
      merchantName: `Market ${"abcdefgh"[back]}`,
      providerCategory: "FOOD_AND_DRINK_GROCERIES",
    }),
    bankRow(`${user.id}-power-${back}`, account("checking"), day, -(9_000 + back * 100), {
      merchantName: "Valley Power",
      providerCategory: "RENT_AND_UTILITIES_GAS_AND_ELECTRICITY",
    }),
  ]);
  const now = bankRow(`${user.id}-now`, account("checking"), DAY, -5_000, {
    merchantName: "Market now",
    providerCategory: PROVIDER.groceries,
  });
  await transaction((tx) => writeTransactions(tx, user.id, { upsert: [...rows, now], remove: [] }));
  await page.goto("/budget");
  await hydrated(page, scripts);
  return user;
}

test("one tap fills the month from the proposal, as its preview says, and one takes it back", async ({
  page,
  scripts,
}) => {
  await withHistory(page, scripts);
  const proposal = page.getByRole("region", { name: "A budget for you" });
  // Late in a month it's next month's that is offered first.
  await expect(page.getByText(/for what you usually spend, \$[\d,.]+ left to save\./)).toBeVisible();
  const instead = page.getByText(/^Plan \w+ instead$/);
  if ((await instead.count()) > 0) await instead.click();
  await proposal.getByText("Where each dollar goes").click();
  await expect(proposal).toContainText(/Mortgage\/Rent\s+\$1,512\.37/);
  await proposal.getByText(/^See (?:the \d+ amounts|what changes)/).click();
  await expect(proposal.getByRole("row", { name: /Mortgage\/Rent not planned \$1,512\.37/ })).toBeVisible();
  await proposal.getByRole("button", { name: /^(?:Use this plan|Fill from this proposal)$/ }).click();
  await expect(page.getByText("This month was filled from the proposal today.")).toBeVisible();
  // What fills a month makes room once something is planned.
  await expect(card(page, "Assign what's left")).toContainText("isn't budgeted yet");
  await page.getByRole("heading", { name: "Assign what's left" }).click();
  await expect(proposal).toContainText("Your budget matches this.");
  await expect(row(page, "Groceries")).toContainText(/\$50\.00 \/ \$4\d\d\.00/);
  await hydrated(page, scripts);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(row(page, "Groceries")).toContainText("$50.00 / not planned");
  await expect(page.getByText("This month was filled")).toHaveCount(0);
  await expect(card(page, "Planned")).toContainText("Nothing yet");
});

test("what is over comes first, and Remaining, what has no job and the usual income are one sum (BUDGET-002)", async ({
  page,
  scripts,
}) => {
  const { id } = await withHistory(page, scripts);
  await db.budget.create({
    data: { userId: id, id: newId(), month: MONTH, category: "groceries", plannedCents: 2_000n },
  });
  await page.reload();
  await hydrated(page, scripts);
  await expect(card(page, "Remaining")).toContainText("-$30.00");
  await expect(page.getByText("That's $4,000.00, less $50.00 spent so far.")).toBeVisible();
  await expect(page.getByText("Remaining is your plans less all spending: your plans are $30.00 over.")).toBeVisible();
  const said = "You still have $3,950.00 of this month's usual income.";
  await expect(page.getByText(said)).toBeVisible();
  const sum = page.locator("#month-sum");
  await expect(sum.getByText("Not budgeted yet")).toBeHidden();
  await sum.getByText("How it adds up").click();
  await expect(sum.getByText("Not budgeted yet")).toBeVisible();
  await expect(sum.locator("dl")).toHaveText(
    /Usual income\s*\$4,000\.00\s*Planned\s*-\$20\.00\s*Not budgeted yet\s*\$3,980\.00\s*Remaining\s*-\$30\.00\s*Left this month\s*\$3,950\.00/,
  );
  // What has no job is said in the sum alone.
  await expect(page.getByText("isn't budgeted yet").filter({ visible: true })).toHaveCount(0);
  // The dashboard's figure stands here too, with the reason why it's another one.
  const safe = /(\$[\d,.]+) (?:until|is short)/.exec(await sum.innerText())?.[1];
  await page
    .getByRole("region", { name: "Needs a look" })
    .getByRole("link", { name: /Groceries \$30\.00 over/ })
    .click();
  await expect(page).toHaveURL(/#row-groceries$/);
  await expect(row(page, "Groceries")).toBeInViewport();
  await page.goto("/dashboard");
  await expect(page.locator("#safe-to-spend")).toContainText(safe ?? "no figure");
});

test("the first amount of a month leaves its row where it is @js-only", async ({ page, scripts }) => {
  await withHistory(page, scripts);
  const line = row(page, "Groceries");
  await line.evaluate((node) => node.scrollIntoView({ block: "center" }));
  const top = () => line.evaluate((node) => Math.round(node.getBoundingClientRect().top));
  const before = await top();
  await line.getByLabel("Plan for Groceries").fill("60");
  await line.getByLabel("Plan for Groceries").press("Enter");
  await expect(row(page, "Groceries")).toContainText("$50.00 / $60.00");
  await expect(page.getByText("Budget Updated")).toBeVisible();
  expect(Math.abs((await top()) - before)).toBeLessThan(40);
  // What stood above it makes room when one comes back.
  await expect(page.getByRole("button", { name: "Use this plan" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("button", { name: "Use this plan" })).toHaveCount(0);
});

test("the last three months fill the month as well", async ({ page, scripts }) => {
  await withHistory(page, scripts);
  const history = page.getByRole("region", { name: "What you've been spending" });
  await page.getByText(/^(?:Other ways to start|Plan \w+ instead)$/).click();
  await history.getByRole("button", { name: "Fill from the last three months" }).click();
  await expect(page.getByText("This month was filled from your last three months today.")).toBeVisible();
  // 400, 410 and 420 of the last three months.
  await expect(row(page, "Groceries")).toContainText("$50.00 / $410.00");
});

test("where much has no plan, all of it is planned at once or one by one at the usual amounts, and taken back", async ({
  page,
  scripts,
}) => {
  const user = await withHistory(page, scripts);
  const checking = await db.account.findFirstOrThrow({ where: { userId: user.id, accountType: "checking" } });
  const upsert = USUAL.slice(0, 4).map((providerCategory, index) =>
    bankRow(`${user.id}-more-${index}`, checking.id, DAY, -4_321, { providerCategory }),
  );
  await transaction((tx) => writeTransactions(tx, user.id, { upsert, remove: [] }));
  await db.budget.create({
    data: { userId: user.id, id: newId(), month: MONTH, category: "groceries", plannedCents: 40_000n },
  });
  await page.reload();
  await hydrated(page, scripts);
  const offer = page.getByRole("region", { name: "Plan from your usual month" });
  await expect(offer).toContainText(/\d+ categor(?:y has|ies have) no plan yet/);
  await expect(page.locator("summary", { hasText: "without a plan" }).first()).toBeVisible();
  await offer.getByRole("button", { name: "Plan from your usual month" }).click();
  await expect(page.getByText("What had no plan was filled from your usual month today.")).toBeVisible();
  // What somebody planned stays.
  await expect(row(page, "Groceries")).toContainText("$50.00 / $400.00");
  await hydrated(page, scripts);
  await page.getByRole("button", { name: "Undo" }).first().click();
  await expect(offer).toBeVisible();
  await hydrated(page, scripts);
  await db.budget.deleteMany({ where: { userId: user.id } });
  await page.reload();
  await hydrated(page, scripts);
  await row(page, "Groceries").getByRole("button", { name: "Use the usual amount for Groceries" }).click();
  await expect(row(page, "Groceries")).toContainText("$50.00 / $430.00");
});

test("an amount is saved where it stands, and one that is none is refused", async ({ page, scripts }) => {
  await open(page, scripts, { spent: [["gas", 12000]] });
  const field = page.getByLabel("Plan for Gas");
  await field.fill("150");
  await field.press("Enter");
  await expect(page.getByText("Budget Updated")).toBeVisible();
  await expect(row(page, "Gas")).toContainText("$120.00 / $150.00");
  await hydrated(page, scripts);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(row(page, "Gas")).toContainText("$120.00 / not planned");
  await field.fill("150");
  await field.press("Enter");
  await expect(row(page, "Gas")).toContainText("$120.00 / $150.00");
  await hydrated(page, scripts);
  // It shows before it's saved.
  await expect(row(page, "Gas").locator("form[aria-busy]")).toHaveCount(0);
  await field.fill("lots");
  await field.press("Enter");
  await expect(page.getByText("Invalid Amount")).toBeVisible();
  await page.goto("/budget");
  await expect(row(page, "Gas")).toContainText("$120.00 / $150.00");
});

test("editing an amount that nobody planned begins with the usual month's", async ({ page, scripts }) => {
  await withHistory(page, scripts);
  await row(page, "Groceries").getByRole("link", { name: "Edit Groceries" }).click();
  const dialog = page.getByRole("dialog", { name: "Edit Budget Amount" });
  await expect(dialog.getByLabel("Planned Amount")).toHaveValue("430.00");
  await expect(dialog.getByText("Filled in from your usual month.")).toBeVisible();
});

test("an empty amount that is opened offers the usual one: Enter takes it, leaving it doesn't @js-only", async ({
  page,
}) => {
  await withHistory(page, true);
  const field = page.getByLabel("Plan for Groceries");
  await expect(field).toHaveAttribute("placeholder", "Usual $430");
  await field.click();
  await expect(field).toHaveValue("$430.00");
  await page.getByRole("heading", { level: 1 }).click();
  await expect(field).toHaveValue("");
  await expect(row(page, "Groceries")).toContainText("$50.00 / not planned");
  await field.click();
  await page.keyboard.press("Enter");
  await expect(row(page, "Groceries")).toContainText("$50.00 / $430.00");
  // What is typed replaces it, right after Enter and when it's clicked later.
  await page.keyboard.type("90");
  await page.keyboard.press("Enter");
  await expect(row(page, "Groceries")).toContainText("$50.00 / $90.00");
  await page.getByRole("heading", { level: 1 }).click();
  await field.click();
  await page.keyboard.type("95");
  await page.keyboard.press("Enter");
  await expect(row(page, "Groceries")).toContainText("$50.00 / $95.00");
});

test("after Enter the next category's amount is at hand, and what is none keeps the focus @js-only", async ({
  page,
}) => {
  await open(page, true, TWO_CATEGORIES);
  // Transportation stands above Food.
  const [gas, groceries] = [page.getByLabel("Plan for Gas"), page.getByLabel("Plan for Groceries")];
  await gas.fill("210");
  await gas.press("Enter");
  await expect(groceries).toBeFocused();
  await page.keyboard.type("260");
  await page.keyboard.press("Enter");
  await expect(row(page, "Gas")).toContainText("$50.00 / $210.00");
  await expect(row(page, "Groceries")).toContainText("$250.00 / $260.00");
  // Both are saved: a message of one of several answers at once may give way to another's, the words at the field don't.
  await expect(page.locator("form[aria-busy]")).toHaveCount(0);
  await gas.fill("lots");
  await gas.press("Enter");
  await expect(page.getByText("Invalid Amount")).toBeVisible();
  await expect(gas).toBeFocused();
});

test("three amounts at once over a slow server are all saved, and show before they are @js-only", async ({ page }) => {
  const user = await open(page, true, {
    spent: [
      ["gas", 5000],
      ["groceries", 25000],
      ["restaurants", 9000],
    ],
  });
  const names = ["Gas", "Groceries", "Restaurants"];
  const answer = held();
  const sent: string[] = [];
  await page.route("**/budget.data**", async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    const at = sent.push(route.request().postData() ?? "");
    await answer.until;
    // The last comes first.
    await new Promise((resolve) => setTimeout(resolve, (names.length - at) * 150));
    await route.continue();
  });
  await page.getByLabel("Plan for Gas").focus();
  for (const amount of ["61", "262", "93"]) {
    await page.keyboard.type(amount);
    await page.keyboard.press("Enter");
  }
  await expect.poll(() => sent.length).toBe(3);
  await expect(row(page, "Groceries")).toContainText("$250.00 / $262.00");
  await expect(card(page, "Planned")).toContainText("$416.00");
  answer.letGo();
  await expect(page.locator("form[aria-busy]")).toHaveCount(0);
  const planned = await db.budget.findMany({
    where: { userId: user.id },
    select: { category: true, plannedCents: true },
  });
  expect(Object.fromEntries(planned.map(({ category, plannedCents }) => [category, Number(plannedCents)]))).toEqual({
    gas: 6100,
    groceries: 26200,
    restaurants: 9300,
  });
  await expect(card(page, "Planned")).toContainText("$416.00");
  await page.reload();
  for (const [name, amount] of [
    ["Gas", "$61.00"],
    ["Groceries", "$262.00"],
    ["Restaurants", "$93.00"],
  ] as const)
    await expect(page.getByLabel(`Plan for ${name}`)).toHaveValue(amount);
});

test("an amount that one leaves is saved, and what is typed meanwhile stays @js-only", async ({ page }) => {
  await open(page, true, TWO_CATEGORIES);
  const answer = held();
  await page.route("**/budget.data**", async (route) => {
    if (route.request().method() === "POST") await answer.until;
    await route.continue();
  });
  const [gas, groceries] = [page.getByLabel("Plan for Gas"), page.getByLabel("Plan for Groceries")];
  await gas.fill("210");
  await groceries.click();
  await expect(row(page, "Gas").locator("form[aria-busy]")).toHaveCount(1);
  await groceries.fill("26");
  answer.letGo();
  await expect(page.locator("form[aria-busy]")).toHaveCount(0);
  await expect(gas).toHaveValue("$210.00");
  await expect(groceries).toHaveValue("26");
  await expect(groceries).toBeFocused();
  await expect(row(page, "Groceries")).toContainText("$250.00 / $200.00");
});

test("money moves between categories for this month, within what is there, and back", async ({ page, scripts }) => {
  await open(page, scripts, TWO_CATEGORIES);
  const move = card(page, "Move money");
  await move.getByRole("heading").click();
  await move.getByLabel("From").selectOption("gas");
  await move.getByLabel("To").selectOption("groceries");
  await move.getByLabel("Amount").fill("500");
  await move.getByRole("button", { name: "Move it" }).click();
  await expect(move.getByText("Gas has $200.00 planned. Please enter no more than that.")).toBeVisible();
  await expect(move.getByLabel("Amount")).toHaveValue("500");
  await hydrated(page, scripts);
  await move.getByLabel("Amount").fill("60");
  await move.getByRole("button", { name: "Move it" }).click();
  await expect(page.getByText("You moved money between categories today.")).toBeVisible();
  await expect(row(page, "Gas")).toContainText("$50.00 / $140.00");
  await expect(row(page, "Groceries")).toContainText("$250.00 / $260.00");
  await hydrated(page, scripts);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(row(page, "Gas")).toContainText("$50.00 / $200.00");
});

test("what is over is covered in three taps", async ({ page, scripts }) => {
  await open(page, scripts, TWO_CATEGORIES);
  await page.getByRole("link", { name: "Move money to Groceries" }).click();
  // Under the line that was tapped.
  const move = page.locator("[data-look=groceries]");
  await expect(move.getByLabel("From")).toHaveValue("gas");
  await expect(move.getByLabel("To", { exact: true })).toHaveValue("groceries");
  await expect(move.getByLabel("Amount")).toHaveValue("50.00");
  await expect(move.getByRole("button", { name: "Move it" })).toBeInViewport();
  await move.getByRole("button", { name: "Move it" }).click();
  await expect(row(page, "Groceries")).toContainText("$250.00 / $250.00");
  await expect(page.getByRole("link", { name: "Move money to Groceries" })).toHaveCount(0);
});

const USUAL = [
  "GOVERNMENT_AND_NON_PROFIT_DONATIONS",
  "RENT_AND_UTILITIES_RENT",
  "RENT_AND_UTILITIES_GAS_AND_ELECTRICITY",
  "RENT_AND_UTILITIES_TELEPHONE",
  "RENT_AND_UTILITIES_INTERNET_AND_CABLE",
  "LOAN_PAYMENTS_CAR_PAYMENT",
  "GENERAL_SERVICES_INSURANCE",
  "TRANSPORTATION_GAS",
  "FOOD_AND_DRINK_GROCERIES",
  "FOOD_AND_DRINK_RESTAURANT",
  "GENERAL_MERCHANDISE_CLOTHING_AND_ACCESSORIES",
  "PERSONAL_CARE_HAIR_AND_BEAUTY",
  "MEDICAL_DENTAL_CARE",
  "ENTERTAINMENT_TV_AND_MOVIES",
];

test("on a phone a month's plan is three screens and a bit, with all that can be done in reach", async ({
  page,
  scripts,
}) => {
  const user = await signIn(page, { timeZone: "America/New_York" });
  const today = dayOf(new Date(), "America/New_York");
  const { account } = await giveHousehold(user.id, today, "budget-phone", `${addMonths(MONTH, -4)}-01`);
  // In most categories, whatever the day.
  const upsert = USUAL.map((providerCategory, index) =>
    bankRow(`${user.id}-${index}`, account("checking"), DAY, -4_321, { providerCategory }),
  );
  await transaction((tx) => writeTransactions(tx, user.id, { upsert, remove: [] }));
  for (const [category, cents] of PLANNED)
    await db.budget.create({
      data: { userId: user.id, id: newId(), month: MONTH, category, plannedCents: BigInt(cents) },
    });
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto("/budget");
  await hydrated(page, scripts);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(2_760);
  // What has no plan is folded in its group.
  for (const fold of await page.locator("summary", { hasText: "without a plan" }).all()) await fold.click();
  const rows = page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { level: 3 }) });
  const count = await rows.count();
  expect(count).toBeGreaterThanOrEqual(USUAL.length);
  await expect(rows.getByRole("textbox", { name: /^Plan for / })).toHaveCount(count);
  await expect(rows.getByRole("link", { name: /^Edit / })).toHaveCount(count);
  await expect(rows.getByTitle(/^The transactions behind /)).toHaveCount(count);
  // What needs a look comes first, where there is anything.
  const first = await page.locator("[data-look], [data-row]").first().boundingBox();
  expect(first?.y).toBeLessThanOrEqual(456);
  for (const [title, inside] of [
    ["Move money", "Move it"],
    ["Plan a category", "Set amount"],
  ] as const) {
    const button = card(page, title).getByRole("button", { name: inside });
    await expect(button).toBeHidden();
    await page.getByRole("heading", { name: title }).click();
    await expect(button).toBeVisible();
  }
  await page.getByRole("heading", { name: "How This Works" }).click();
  await expect(card(page, "How This Works").getByRole("listitem")).toHaveCount(5);
});

test("an analysis shows what it found", async ({ page, scripts }) => {
  await open(page, scripts, { spent: [["groceries", 5000]] });
  await expect(page.getByText("What your spending shows")).toHaveCount(0);
  await page.getByRole("button", { name: "Analyze My Spending" }).click();
  await expect(card(page, "What your spending shows")).toContainText("$50.00 isn't budgeted yet, in Groceries.");
});
