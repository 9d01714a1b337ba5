// What the app does without a line: the last dashboard for those who asked for it, and forms that wait.
import type { BrowserContext, Page } from "@playwright/test";
import AxeBuilder from "@axe-core/playwright";
import { GoalInput } from "~/contracts/goals";
import { db, transaction } from "~/lib/db.server";
import { createGoal } from "~/services/goals/goals.server";
import { writeTransactions } from "~/services/ledger/write.server";
import { bankRow, createBank } from "../support/bank";
import { currentUser } from "../support/people";
import { expect, hydrated, signIn, test } from "../support/e2e";

test.use({ serviceWorkers: "allow" });

/** The worker is in charge, and what watches forms and links has arrived. */
async function prepared(page: Page) {
  await hydrated(page, true);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.locator("[data-waiting]").waitFor({ state: "attached", timeout: 20_000 });
}

async function keepDashboard(page: Page) {
  // The offline page may be loading itself anew at this moment.
  await page.goto("/security").catch(() => page.goto("/security"));
  await prepared(page);
  await page.getByRole("button", { name: "Keep my dashboard on this device" }).click();
  await expect(page.getByText("Your last dashboard is kept on this device.")).toBeVisible();
}

async function withGoal(page: Page) {
  const user = await signIn(page, { firstName: "Ottilie" });
  const goal = await createGoal(
    await currentUser(user),
    "savings",
    GoalInput.parse({ name: "Bike", targetAmount: 500, currentAmount: 100, color: "green", deadline: "2099-06-01" }),
  );
  return { user, goal };
}

/** The offline page loads itself anew when the line is back, which would cross the next step. */
async function online(page: Page, context: BrowserContext) {
  await page.goto("about:blank");
  // A page that has been left lives on for a moment, and hears of the line.
  await page.waitForTimeout(500);
  await context.setOffline(false);
}

const isKept = (page: Page) =>
  page.evaluate(async () => (await indexedDB.databases()).some(({ name }) => name === "kept"));
const waiting = (page: Page) => page.getByRole("region", { name: "Waiting to send" });
const entries = (userId: string) => db.goalEntry.findMany({ where: { userId, kind: "contribution" } });

test("without scripts the security screen says why a dashboard can't be kept @no-js-only", async ({ page }) => {
  await signIn(page);
  await page.goto("/security");
  await expect(page.getByText("Needs JavaScript.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Keep my dashboard" })).toHaveCount(0);
});

test("the last dashboard is read offline where the person asked for it, and nowhere else @js-only", async ({
  page,
  context,
}) => {
  await withGoal(page);
  await page.goto("/dashboard");
  await prepared(page);
  await context.setOffline(true);
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { name: "You are offline" })).toBeVisible();
  await expect(page.locator("body")).not.toContainText("Ottilie");
  expect(await isKept(page)).toBe(false);

  await online(page, context);
  await keepDashboard(page);
  await context.setOffline(true);
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { name: "Hello, Ottilie" })).toBeVisible();
  await expect(page.getByText("This is your dashboard as you last saw it")).toBeVisible();
  await expect(page.locator("main")).toContainText("Bike");
  await expect(page.locator("main a, main button, main form, script:not([src])")).toHaveCount(0);
  // In the app's own styles.
  await expect(page.locator("main .grid").first()).toHaveCSS("display", "grid");
  expect((await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id)).toEqual([]);
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/offline-dashboard.png`, fullPage: true });
  await page.goto("/budget");
  await page.getByRole("link", { name: "Read your last dashboard" }).click();
  await expect(page.getByRole("heading", { name: "Hello, Ottilie" })).toBeVisible();

  await online(page, context);
  await page.goto("/security");
  await page.getByRole("button", { name: "Stop and delete it" }).click();
  await expect(page.getByRole("button", { name: "Keep my dashboard on this device" })).toBeVisible();
  await context.setOffline(true);
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { name: "You are offline" })).toBeVisible();
});

const ends: Record<string, (page: Page, context: BrowserContext, userId: string) => Promise<unknown>> = {
  "the Logout button": (page) => page.getByRole("button", { name: "Logout" }).click(),
  "a plain form post": (page) =>
    page
      .locator('form[action="/login"]')
      .first()
      .evaluate((form) => form instanceof HTMLFormElement && form.submit()),
  "another device": async (page, _context, userId) => {
    await db.session.deleteMany({ where: { userId } });
    await page.goto("/dashboard");
  },
};
for (const [name, end] of Object.entries(ends)) {
  test(`what is kept is gone when the session is ended by ${name} @js-only`, async ({ page, context }) => {
    const { user } = await withGoal(page);
    await keepDashboard(page);
    expect(await isKept(page)).toBe(true);
    await end(page, context, user.id);
    await expect(page).toHaveURL(/\/login$/);
    expect(await page.evaluate(() => document.cookie)).not.toContain("kept=");
    await expect.poll(() => isKept(page)).toBe(false);
    await context.setOffline(true);
    await page.goto("/dashboard");
    await expect(page.getByRole("heading", { name: "You are offline" })).toBeVisible();
    await expect(page.locator("body")).not.toContainText("Ottilie");
  });
}

test("money added offline waits in sight, and is sent once when the line is back @js-only", async ({
  page,
  context,
}) => {
  const { user } = await withGoal(page);
  await page.goto("/goals");
  await prepared(page);
  await context.setOffline(true);
  const amount = page.getByLabel("Amount to add: Bike");
  const send = page.getByRole("button", { name: "Add Money: Bike" });
  await amount.fill("0");
  await send.click();
  await expect(page.getByText("Please enter an amount above 0").first()).toBeVisible();
  for (const value of ["25", "30"]) {
    await amount.fill(value);
    await send.click();
    await expect(waiting(page)).toContainText(`Add $${value}.00 to Bike`);
    await expect(amount).toHaveValue("");
  }
  await expect(waiting(page)).toContainText("2 forms wait to be sent");
  expect((await new AxeBuilder({ page }).include("[data-waiting]").analyze()).violations.map(({ id }) => id)).toEqual(
    [],
  );
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/offline-waiting.png` });
  await waiting(page).getByRole("button", { name: "Remove: Add $30.00 to Bike" }).click();
  await expect(waiting(page)).not.toContainText("$30.00");
  expect(await entries(user.id)).toHaveLength(0);

  // The first answer gets lost on the way: the same form is sent again, and counts once.
  let lost = 0;
  await page.route("**/add-money", async (route) => {
    if (lost++ > 0) return route.continue();
    await route.fetch();
    return route.abort();
  });
  await context.setOffline(false);
  await expect.poll(() => lost).toBe(1);
  await expect.poll(async () => (await entries(user.id)).length).toBe(1);
  await page.reload();
  await expect(waiting(page)).toContainText("Sent", { timeout: 20_000 });
  await expect(waiting(page)).toContainText("Add $25.00 to Bike");
  await expect(page.locator("li[data-goal]").first()).toContainText("$125.00 of $500.00");
  expect(await entries(user.id)).toHaveLength(1);
  await waiting(page).getByRole("button", { name: "Close" }).click();
  await expect(waiting(page)).toHaveCount(0);
});

test("a debt's payment that was sent offline is paid once when the line is back @js-only", async ({
  page,
  context,
}) => {
  const user = await signIn(page);
  await createGoal(
    await currentUser(user),
    "debt",
    GoalInput.parse({
      name: "Visa card",
      targetAmount: 1_000,
      currentAmount: 600,
      interestRate: 19.99,
      deadline: "2099-06-01",
    }),
  );
  const payments = () => db.goalEntry.findMany({ where: { userId: user.id, kind: "payment" } });
  await page.goto("/goals");
  await prepared(page);
  await context.setOffline(true);
  await page.getByLabel("Payment amount: Visa card").fill("45.50");
  await page.getByRole("button", { name: "Make Payment: Visa card" }).click();
  await expect(waiting(page)).toContainText("Pay $45.50 for Visa card");
  expect(await payments()).toHaveLength(0);

  // The first answer gets lost on the way here as well.
  let lost = 0;
  await page.route("**/api/debt-goals/*/payment", async (route) => {
    expect(route.request().method()).toBe("PUT");
    if (lost++ > 0) return route.continue();
    await route.fetch();
    return route.abort();
  });
  await context.setOffline(false);
  await expect.poll(() => lost).toBe(1);
  await page.reload();
  await expect(waiting(page)).toContainText("Sent", { timeout: 20_000 });
  await expect(page.locator("li[data-goal]")).toContainText("$554.50");
  expect((await payments()).map(({ amountCents }) => amountCents)).toEqual([4_550n]);
});

test("a row's correction that was sent offline is made when the line is back; a rule for a merchant needs a line @js-only", async ({
  page,
  context,
}) => {
  const user = await signIn(page);
  const { account } = await createBank(user.id, ["checking"]);
  const more = { merchantName: "Amazon", providerCategory: "FOOD_AND_DRINK_GROCERIES" };
  await transaction((tx) =>
    writeTransactions(tx, user.id, {
      upsert: [
        bankRow("1", account("checking"), "2026-03-01", -1_250, more),
        bankRow("2", account("checking"), "2026-03-02", -2_000, more),
      ],
      remove: [],
    }),
  );
  const rows = () =>
    db.transaction.findMany({
      where: { userId: user.id },
      orderBy: { day: "asc" },
      select: { day: true, category: true, userCategory: true, note: true },
    });
  await page.goto("/transactions");
  await prepared(page);
  await page
    .getByRole("link", { name: /Amazon/ })
    .first()
    .click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Category", { exact: true }).selectOption("travel");
  await dialog.getByLabel("Note").fill("A ticket, in fact");
  await dialog.getByLabel(/Use this category for all 2/).check();
  await context.setOffline(true);
  await dialog.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("A rule for all transactions of a merchant needs a connection.")).toBeVisible();
  await expect(dialog.getByLabel("Note")).toHaveValue("A ticket, in fact");
  await expect(waiting(page)).toHaveCount(0);
  await dialog.getByLabel(/Use this category for all 2/).uncheck();
  await dialog.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.locator("[data-waiting]")).toContainText("Change to Amazon");
  const before = { category: "groceries", userCategory: null, note: null };
  expect(await rows()).toEqual([
    { day: "2026-03-01", ...before },
    { day: "2026-03-02", ...before },
  ]);

  await context.setOffline(false);
  await expect(page.locator("[data-waiting]")).toContainText("Sent", { timeout: 20_000 });
  expect(await rows()).toEqual([
    { day: "2026-03-01", ...before },
    { day: "2026-03-02", category: "travel", userCategory: "travel", note: "A ticket, in fact" },
  ]);
  await page.goto("/transactions");
  await expect(page.getByRole("link", { name: /Amazon.*Travel/ })).toHaveCount(1);
});

test("what the server refuses later says so and can be removed; nothing of it outlives the session @js-only", async ({
  page,
  context,
}) => {
  const { user } = await withGoal(page);
  await page.goto("/goals");
  await prepared(page);
  await context.setOffline(true);
  await page.getByLabel("Amount to add: Bike").fill("25");
  await page.getByRole("button", { name: "Add Money: Bike" }).click();
  await expect(waiting(page)).toContainText("Waiting to send");
  await db.goal.updateMany({ where: { userId: user.id }, data: { deletedAt: new Date() } });
  await context.setOffline(false);
  await expect(waiting(page)).toContainText("Not accepted");
  await page.reload();
  await expect(waiting(page)).toContainText("Not accepted", { timeout: 20_000 });
  await page.getByRole("button", { name: "Logout" }).click();
  // The browser empties its cache before it goes on, which takes its time on a busy machine.
  await expect(page).toHaveURL(/\/login$/, { timeout: 30_000 });
  await expect.poll(() => isKept(page)).toBe(false);
});

test("feedback waits; a password never does, and stays where it was entered @js-only", async ({ page, context }) => {
  const { user } = await withGoal(page);
  await page.goto("/feedback");
  await prepared(page);
  await context.setOffline(true);
  await page.getByLabel("Title").fill("From the train");
  await page.getByLabel("Message").fill("Works in a tunnel as well.");
  await page.getByRole("button", { name: "Submit Feedback" }).click();
  await expect(waiting(page)).toContainText("Feedback: From the train");
  await context.setOffline(false);
  await expect(waiting(page)).toContainText("Sent");
  expect(await db.feedback.findMany({ where: { userId: user.id }, select: { title: true } })).toEqual([
    { title: "From the train" },
  ]);

  await page.goto("/security");
  await prepared(page);
  await context.setOffline(true);
  await page.getByLabel("Current password").fill("a-long-enough-secret");
  await page.getByLabel("New password", { exact: true }).fill("another-long-secret");
  await page.getByLabel("Confirm new password").fill("another-long-secret");
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByText("This form needs a connection.").first()).toBeVisible();
  await expect(page.getByLabel("New password", { exact: true })).toHaveValue("another-long-secret");
  await expect(waiting(page)).toHaveCount(0);
});

test("a link without a line leads to the offline page, not to an error @js-only", async ({ page, context }) => {
  await signIn(page);
  await page.goto("/goals");
  await prepared(page);
  await context.setOffline(true);
  await page.locator("aside").getByRole("link", { name: "Budget" }).click();
  await expect(page.getByRole("heading", { name: "You are offline" })).toBeVisible();
});
