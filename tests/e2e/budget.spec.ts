import type { Page } from "@playwright/test";
import { db, newId, transaction } from "~/lib/db.server";
import { addMonths, dayOf, monthOf } from "~/domain/periods";
import { writeTransactions } from "~/services/ledger/write.server";
import { bankRow, createBank } from "../support/bank";
import { expect, held, hydrated, signIn, test } from "../support/e2e";

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
  for (const [index, word] of [/planned amount/, /Analyze/, /AI categorises/, /Track/, /Coach/].entries())
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

/** Four months of the same: pay, rent, food, and a bill that comes twice a year. */
async function withHistory(page: Page, scripts: boolean) {
  const user = await signIn(page, { timeZone: "America/New_York" });
  const { account } = await createBank(user.id, ["checking"]);
  const months = Array.from({ length: 8 }, (_, back) => addMonths(MONTH, -back - 1));
  const rows = months.flatMap((month, back) => [
    bankRow(`${user.id}-pay-${month}`, account("checking"), `${month}-03`, 400_000, {
      merchantName: "Brightwater Studio",
      providerCategory: "INCOME_WAGES",
    }),
    bankRow(`${user.id}-rent-${month}`, account("checking"), `${month}-02`, -151_237, {
      merchantName: "Maple Court",
      providerCategory: "RENT_AND_UTILITIES_RENT",
    }),
    bankRow(`${user.id}-food-${month}`, account("checking"), `${month}-12`, -(40_000 + back * 1_000), {
      merchantName: `Market ${"abcdefgh"[back]}`,
      providerCategory: "FOOD_AND_DRINK_GROCERIES",
    }),
    bankRow(`${user.id}-power-${month}`, account("checking"), `${month}-15`, -(9_000 + back * 100), {
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
}

test("one tap fills the month from the proposal, as its preview says, and one takes it back", async ({
  page,
  scripts,
}) => {
  await withHistory(page, scripts);
  const proposal = page.getByRole("region", { name: "A budget for you" });
  await expect(proposal).toContainText("Of $4,000.00 in a usual month");
  await proposal.getByText("Where each dollar goes").click();
  await expect(proposal).toContainText(/Mortgage\/Rent\s+\$1,512\.37/);
  await proposal.getByText(/^See what changes/).click();
  await expect(proposal.getByRole("row", { name: /Mortgage\/Rent not planned \$1,512\.37/ })).toBeVisible();
  await proposal.getByRole("button", { name: "Fill from this proposal" }).click();
  await expect(page.getByText("This month was filled from the proposal today.")).toBeVisible();
  // What fills a month makes room once something is planned.
  await page.getByText("Fill the month again").click();
  await expect(proposal).toContainText("Your budget matches this.");
  await expect(row(page, "Groceries")).toContainText(/\$50\.00 \/ \$4\d\d\.00/);
  await hydrated(page, scripts);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(row(page, "Groceries")).toContainText("$50.00 / not planned");
  await expect(page.getByText("This month was filled")).toHaveCount(0);
  await expect(card(page, "Planned")).toContainText("$0.00");
});

test("the last three months fill the month as well", async ({ page, scripts }) => {
  await withHistory(page, scripts);
  const history = page.getByRole("region", { name: "What you've been spending" });
  await history.getByRole("button", { name: "Fill from the last three months" }).click();
  await expect(page.getByText("This month was filled from your last three months today.")).toBeVisible();
  // 400, 410 and 420 of the last three months.
  await expect(row(page, "Groceries")).toContainText("$50.00 / $410.00");
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
  await field.fill("lots");
  await field.press("Enter");
  await expect(page.getByText("Invalid Amount")).toBeVisible();
  await page.goto("/budget");
  await expect(row(page, "Gas")).toContainText("$120.00 / $150.00");
});

test("money moves between categories for this month, within what is there, and back", async ({ page, scripts }) => {
  await open(page, scripts, TWO_CATEGORIES);
  const move = card(page, "Move money");
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

test("an analysis shows what it found", async ({ page, scripts }) => {
  await open(page, scripts, { spent: [["groceries", 5000]] });
  await expect(page.getByText("What your spending shows")).toHaveCount(0);
  await page.getByRole("button", { name: "Analyze My Spending" }).click();
  await expect(card(page, "What your spending shows")).toContainText("$50.00 went to Groceries without a plan.");
});
