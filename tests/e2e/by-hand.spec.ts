// Money that is kept by hand alone: two accounts, rows from a pattern, what comes again, and a transfer. And a file that
// the system hands to the installed app.
import type { Page } from "@playwright/test";
import { expect, hydrated, signIn, test } from "../support/e2e";

async function open(page: Page, scripts: boolean, name: string, kind: string, balance: string): Promise<void> {
  await page.goto("/accounts/new");
  await hydrated(page, scripts);
  await page.getByLabel("Name").fill(name);
  await page.getByLabel("Kind").selectOption(kind);
  await page.getByLabel("Balance or amount owed").fill(balance);
  await page.getByRole("button", { name: "Add account" }).click();
  await holds(page, name, `$${balance}.00`);
}

const holds = (page: Page, name: string, amount: string): Promise<void> =>
  expect(page.getByRole("listitem").filter({ hasText: name })).toContainText(amount);

const form = (page: Page, button: string) =>
  page.locator("form").filter({ has: page.getByRole("button", { name: button }) });

test("rows from a pattern, one that comes again, and a transfer move both balances; closed, one keeps its rows", async ({
  page,
  scripts,
}) => {
  await signIn(page);
  await open(page, scripts, "Wallet", "cash", "100");
  await open(page, scripts, "Jar", "savings", "50");

  await page.goto("/transactions/new");
  await hydrated(page, scripts);
  const entry = form(page, "Add transaction");
  await entry.getByLabel("Amount").fill("12.50");
  await entry.getByLabel("To or from whom").fill("Corner Deli");
  await entry.getByLabel("Category").selectOption("restaurants");
  await entry.getByLabel("Account").selectOption({ label: "Wallet" });
  await entry.getByRole("button", { name: "Add transaction" }).click();

  await page.getByRole("link", { name: /Corner Deli/ }).click();
  await page.getByRole("link", { name: "Add one like this by hand" }).click();
  await expect(page).toHaveURL(/like=/);
  await hydrated(page, scripts);
  await expect(entry.getByLabel("Amount")).toHaveValue("12.50");
  await expect(entry.getByLabel("To or from whom")).toHaveValue("Corner Deli");
  await expect(entry.getByLabel("Category")).toHaveValue("restaurants");
  await entry.getByRole("button", { name: "Add transaction" }).click();
  await expect(page.getByRole("link", { name: /Corner Deli/ })).toHaveCount(2);

  await page.goto("/transactions/new");
  await hydrated(page, scripts);
  await entry.getByLabel("Amount").fill("5");
  await entry.getByLabel("To or from whom").fill("News Stand");
  await entry.getByLabel("Account").selectOption({ label: "Wallet" });
  await entry.getByLabel("Repeats").selectOption("week");
  await entry.getByRole("button", { name: "Add transaction" }).click();
  await expect(page.getByRole("link", { name: /News Stand/ })).toHaveCount(1);
  await page.goto("/recurring");
  await expect(page.getByRole("listitem").filter({ hasText: "News Stand" })).toContainText("Every week, next on");

  await page.goto("/transactions/new");
  await hydrated(page, scripts);
  const transfer = form(page, "Move money");
  await transfer.getByLabel("From").selectOption({ label: "Wallet" });
  await transfer.getByLabel("To", { exact: true }).selectOption({ label: "Jar" });
  await transfer.getByLabel("Amount to move").fill("20");
  await transfer.getByRole("button", { name: "Move money" }).click();
  // Both rows of it are one entry, and behind it.
  const move = page.locator("[data-move]").filter({ hasText: "Wallet" });
  await expect(move.getByRole("link")).toHaveCount(0);
  await move.locator("summary").click();
  await expect(move.getByRole("link", { name: /Transfer to Jar/ })).toBeVisible();
  await expect(move.getByRole("link")).toHaveCount(2);

  await page.goto("/accounts");
  await holds(page, "Wallet", "$50.00");
  await holds(page, "Jar", "$70.00");
  await page.getByRole("link", { name: "Manage Wallet" }).click();
  await page.getByRole("button", { name: "Close account" }).click();
  await expect(page.getByText("It keeps its transactions and takes no new ones.")).toBeVisible();
  await page.goto("/transactions");
  await expect(page.getByRole("link", { name: /Corner Deli/ })).toHaveCount(2);
});

test("a file that the system shares with the app, as it sends it, is a preview", async ({ page }) => {
  await signIn(page);
  const buffer = Buffer.from("Date,Payee,Amount\n01/20/2026,Shared Deli,-5.00\n");
  const answer = await page.request.post("/import", {
    multipart: { files: { name: "shared.csv", mimeType: "text/csv", buffer } },
    headers: { origin: "null", "sec-fetch-site": "none", "sec-fetch-mode": "navigate" },
  });
  expect(answer.status()).toBe(200);
  expect(new URL(answer.url()).pathname).toMatch(/^\/import\/[\da-f]+$/);
  expect(await answer.text()).toContain("Shared Deli");
});
