// Connecting a bank, repairing and disconnecting it, and putting transactions right: with scripts and without.
import { createBank, bankRow } from "../support/bank";
import { expect, held, hydrated, signIn, test } from "../support/e2e";
import { transaction } from "~/lib/db.server";
import { writeTransactions } from "~/services/ledger/write.server";

const shot = (name: string) => ({ path: `test-results/bank/${name}.png`, fullPage: true });

test.describe("connecting", () => {
  test("connect, see the accounts, look at the details, disconnect (ACCT-001 ACCT-007 ACCT-008 PE-012 LINK-004 LINK-010 LINK-011 LINK-015 LINK-018)", async ({
    page,
    scripts,
  }) => {
    test.setTimeout(600_000);
    await signIn(page);
    await page.goto("/accounts");
    await hydrated(page, scripts);
    await expect(page.getByRole("heading", { name: "Connected Accounts" })).toBeVisible();
    await expect(page.getByText("No accounts connected yet")).toBeVisible();
    await expect(page.getByText(/^Connect your bank to see balances/)).toBeVisible();
    await expect(page.getByRole("button", { name: "Connect Account" })).toHaveCount(1);
    const calls: string[] = [];
    page.on("request", (request) => calls.push(`${request.method()} ${new URL(request.url()).pathname}`));
    await page.getByRole("button", { name: "Connect Account" }).click();
    const bank = scripts
      ? page.getByRole("button", { name: /^Juniper Credit Union/ })
      : page.getByRole("link", { name: /^Juniper Credit Union/ });
    await bank.click();
    await page.getByRole("button", { name: "Sign in" }).click();
    await page.screenshot(shot(`link-${scripts ? "js" : "plain"}`));
    await page.getByRole("button", { name: "Connect", exact: true }).click();
    if (scripts)
      await expect(
        page.getByText("Your account has been connected successfully! All data is being updated."),
      ).toBeVisible();
    await expect(page).toHaveURL(/\/coach\?onboarding=true/, { timeout: 15_000 });
    if (scripts) {
      const flow = calls.filter((call) => /profile|plaid/.test(call));
      expect(flow.indexOf("GET /api/users/profile")).toBeLessThan(flow.indexOf("POST /api/plaid/create-link-token"));
      expect(flow).toContain("POST /api/plaid/exchange-token");
    }
    await page.goto("/accounts");
    await hydrated(page, scripts);
    await expect(page.getByRole("heading", { level: 4 })).toHaveCount(2);
    await page.screenshot(shot(`accounts-${scripts ? "js" : "plain"}`));
    // ACCT-016..019: details hand over to disconnecting.
    await page.getByRole("link", { name: /^Details of Rainy Day Savings/ }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByRole("heading", { name: "Account Details" })).toBeVisible();
    await expect(dialog.getByText("Connected", { exact: true })).toBeVisible();
    await page.screenshot(shot(`details-${scripts ? "js" : "plain"}`));
    await dialog.getByRole("link", { name: "Disconnect" }).click();
    await expect(dialog.getByRole("heading", { name: "Disconnect account?" })).toBeVisible();
    await dialog.getByRole("link", { name: "Cancel" }).click();
    await expect(page.getByRole("heading", { level: 4 })).toHaveCount(2);
    await page.getByRole("link", { name: "Disconnect Rainy Day Savings" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Disconnect" }).click();
    await expect(page.getByText("Account Disconnected")).toBeVisible();
    await expect(page.getByRole("heading", { level: 4 })).toHaveCount(1);
    // LINK-019, LINK-021
    await page.getByRole("button", { name: "Refresh transactions" }).click();
    await expect(page.getByText("All transactions are up to date")).toBeVisible();
  });

  test("leaving says nothing, a bank that is down says so (LINK-013 LINK-014)", async ({ page, scripts }) => {
    await signIn(page);
    await page.goto("/accounts");
    await hydrated(page, scripts);
    await page.getByRole("button", { name: "Connect Account" }).click();
    await page.getByRole("button", { name: "Cancel" }).click();
    await expect(page).toHaveURL(/\/accounts$/);
    await expect(page.getByText("Connection Failed")).toHaveCount(0);
    await hydrated(page, scripts);
    await page.getByRole("button", { name: "Connect Account" }).click();
    const bank = scripts
      ? page.getByRole("button", { name: /^Northgate Bank/ })
      : page.getByRole("link", { name: /^Northgate Bank/ });
    await bank.click();
    await page.getByRole("button", { name: "Sign in" }).click();
    await expect(page.getByText("Connection Failed")).toBeVisible();
  });
});

test.describe("with scripts", () => {
  test.skip(({ javaScriptEnabled }) => javaScriptEnabled === false, "these answers reach scripts only");

  test("what goes wrong is said in the specified words (LINK-005 LINK-006 LINK-009 LINK-012)", async ({
    page,
    scripts,
  }) => {
    await signIn(page);
    await page.goto("/accounts");
    await hydrated(page, scripts);
    const connect = page.getByRole("button", { name: "Connect Account" });
    await page.route("**/api/plaid/create-link-token", (route) =>
      route.fulfill({ json: { error: "x marks the error" } }),
    );
    await connect.click();
    const told = page.locator("[data-toast]").filter({ hasText: "x marks the error" });
    await expect(told.getByText("Error", { exact: true })).toBeVisible();
    await expect(told.getByText("x marks the error", { exact: true })).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(connect).toBeEnabled();
    await expect(page.locator("script[src*='bank-link']")).toHaveCount(0);
    await page.unroute("**/api/plaid/create-link-token");
    await page.route("**/sandbox/bank-link.js", (route) => route.abort());
    await connect.click();
    await expect(page.getByText("Unable to load bank connection service. Please refresh and try again.")).toBeVisible();
    await page.unroute("**/sandbox/bank-link.js");
    await page.route("**/api/plaid/exchange-token", (route) =>
      route.fulfill({ status: 400, json: { error: "Bad token" } }),
    );
    await connect.click();
    await page.getByRole("button", { name: /^Juniper/ }).click();
    await page.getByRole("button", { name: "Sign in" }).click();
    await page.getByRole("button", { name: "Connect", exact: true }).click();
    await expect(page.getByText("Bad token")).toBeVisible();
    await page.route("**/api/plaid/create-link-token", (route) =>
      route.fulfill({ status: 401, json: { message: "Please log in." } }),
    );
    await connect.click();
    await expect(page.getByText("You need to log in to connect your bank account.")).toBeVisible();
    await expect(page).toHaveURL(/\/login/, { timeout: 4_000 });
  });

  test("pending texts and failures of disconnecting and refreshing (LINK-019 LINK-020 LINK-022)", async ({
    page,
    scripts,
  }) => {
    const user = await signIn(page);
    await createBank(user.id, ["checking"]);
    await page.goto("/accounts?dialog=disconnect&account=none");
    await page.goto("/accounts");
    await hydrated(page, scripts);
    await page.route("**/api/plaid/refresh-transactions", (route) => route.fulfill({ json: { newTransactions: 3 } }));
    await page.getByRole("button", { name: "Refresh transactions" }).click();
    await expect(page.getByText("Added 3 new transactions from the last 7 days")).toBeVisible();
    await page.route("**/api/plaid/refresh-transactions", (route) => route.fulfill({ status: 500, json: {} }));
    await page.getByRole("button", { name: "Refresh transactions" }).click();
    await expect(page.getByText("Failed to refresh transactions. Please try again later.")).toBeVisible();
    await page.getByRole("link", { name: "Disconnect My checking" }).click();
    const answer = held();
    await page.route("**/api/accounts/*", async (route) => {
      await answer.until;
      await route.fulfill({ status: 500, json: {} });
    });
    await page.getByRole("dialog").getByRole("button", { name: "Disconnect" }).click();
    await expect(page.getByRole("button", { name: "Disconnecting..." })).toBeDisabled();
    answer.letGo();
    await expect(page.getByText("Failed to disconnect account. Please try again.")).toBeVisible();
  });
});

test("filter, correct, split and delete transactions; the total follows", async ({ page, scripts }) => {
  const user = await signIn(page);
  const { account } = await createBank(user.id, ["checking"]);
  const rows = [
    bankRow("1", account("checking"), "2026-03-01", -1_250, {
      merchantName: "Amazon",
      providerCategory: "FOOD_AND_DRINK_GROCERIES",
    }),
    bankRow("2", account("checking"), "2026-03-02", -2_000, {
      merchantName: "Amazon",
      providerCategory: "FOOD_AND_DRINK_GROCERIES",
    }),
    bankRow("3", account("checking"), "2026-03-03", -7_777, {
      merchantName: "Grand Cinema with a rather long name indeed",
      providerCategory: "ENTERTAINMENT_TV_AND_MOVIES",
    }),
    bankRow("4", account("checking"), "2026-03-04", 264_000, {
      merchantName: "Payroll",
      providerCategory: "INCOME_SALARY",
    }),
    bankRow("5", account("checking"), "2026-03-05", -900, { merchantName: "Coffee", pending: true }),
  ];
  await transaction((tx) => writeTransactions(tx, user.id, { upsert: rows, remove: [] }));
  await page.goto("/transactions?category=groceries&kind=spending&from=2026-03-01&to=2026-03-31");
  await hydrated(page, scripts);
  const totals = page.getByRole("region", { name: "Totals" });
  await expect(totals).toContainText("2 transactions in Groceries");
  await expect(totals).toContainText("Out -$32.50");
  await page.goto("/transactions");
  await hydrated(page, scripts);
  await page.screenshot(shot(`transactions-${scripts ? "js" : "plain"}`));
  const search = page.getByRole("searchbox", { name: "Search transactions" });
  await search.fill("AMAZ");
  await search.press("Enter");
  await expect(page).toHaveURL(/q=AMAZ/);
  await expect(page.getByRole("link", { name: /Amazon/ })).toHaveCount(2);
  await page
    .getByRole("link", { name: /Amazon/ })
    .first()
    .click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Category", { exact: true }).selectOption("travel");
  await dialog.getByLabel(/Use this category for all 2/).check();
  await page.screenshot(shot(`transaction-${scripts ? "js" : "plain"}`));
  await dialog.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("2 transactions updated")).toBeVisible();
  await expect(page.getByRole("link", { name: /Amazon.*Travel/ })).toHaveCount(2);
  await page.goto("/transactions?q=cinema");
  await hydrated(page, scripts);
  await page.getByRole("link", { name: /Grand Cinema/ }).click();
  await page.getByText("Split over several categories").click();
  await page.getByLabel("Category of part 1", { exact: true }).selectOption("clothing");
  await page.getByLabel("Amount of part 1").fill("70.00");
  await page.getByLabel("Amount of part 2").fill("5.00");
  await page.getByRole("button", { name: "Save split" }).click();
  await expect(page.getByText("The parts must add up to the whole amount.").first()).toBeVisible();
  await page.goto("/transactions?q=cinema");
  await hydrated(page, scripts);
  await page.getByRole("link", { name: /Grand Cinema/ }).click();
  await page.getByText("Split over several categories").click();
  await page.getByLabel("Category of part 1", { exact: true }).selectOption("clothing");
  await page.getByLabel("Amount of part 1").fill("70.00");
  await page.getByLabel("Amount of part 2").fill("7.77");
  await page.getByRole("button", { name: "Save split" }).click();
  await expect(page.getByText("Transaction Split")).toBeVisible();
  await page.goto("/transactions?category=clothing");
  await expect(totals).toContainText("1 transaction in Clothing");
  await expect(totals).toContainText("Out -$70.00");
  await page.goto("/transactions?q=payroll");
  await hydrated(page, scripts);
  await page.getByRole("link", { name: /Payroll/ }).click();
  await page.getByText("Delete", { exact: true }).click();
  await page.getByRole("button", { name: "Delete transaction" }).click();
  await expect(page.getByText("Transaction Deleted")).toBeVisible();
  await expect(page.getByText("No transactions match")).toBeVisible();
});
