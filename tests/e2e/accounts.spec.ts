// The accounts screen: its cards, the Details dialog and disconnecting, with scripts and without.
import type { Page } from "@playwright/test";
import { db } from "~/lib/db.server";
import { createBank } from "../support/bank";
import { giveHousehold } from "../support/household";
import { expect, held, hydrated, signIn, test } from "../support/e2e";

const cards = (page: Page) => page.getByRole("listitem").filter({ has: page.getByRole("heading", { level: 4 }) });
/** The screen's own data; those of the frame around it come with another request. */
const ownData = (url: URL) =>
  url.pathname === "/accounts.data" && url.searchParams.get("_routes") === "routes/_app.accounts";
const call = (request: { method: () => string; url: () => string }) =>
  `${request.method()} ${new URL(request.url()).pathname}`;

test("a card for each account: its values, its buttons, the look of its kind (ACCT-003 ACCT-004 ACCT-005 ACCT-006)", async ({
  page,
  scripts,
}) => {
  const user = await signIn(page);
  const kinds = ["checking", "savings", "credit", "investment", "crypto"];
  const { account } = await createBank(user.id, kinds);
  await db.account.updateMany({ where: { userId: user.id, id: account("credit") }, data: { balanceCents: -123_456n } });
  await page.goto("/accounts");
  await hydrated(page, scripts);
  await expect(cards(page)).toHaveCount(5);
  const looks: string[] = [];
  for (const kind of kinds) {
    const card = cards(page).filter({ hasText: `My ${kind}` });
    await expect(card.getByRole("heading", { level: 4 })).toHaveText(`My ${kind}`);
    await expect(card).toContainText(`Harbor Bank · ${kind.charAt(0).toUpperCase()}${kind.slice(1)} ••••4411`);
    await expect(card).toContainText(kind === "credit" ? "-$1,234.56" : "$1,000.00");
    await expect(card.getByRole("link", { name: `Details of My ${kind}` })).toBeVisible();
    await expect(card.getByRole("link", { name: `Disconnect My ${kind}` })).toBeVisible();
    looks.push(
      await card.locator("[data-account-type]").evaluate((tile) => {
        const { backgroundColor, color, borderTopWidth } = getComputedStyle(tile);
        return `${backgroundColor} ${color} ${borderTopWidth} ${tile.querySelector("use")?.getAttribute("href") ?? tile.innerHTML}`;
      }),
    );
  }
  expect(new Set(looks.slice(0, 4)).size).toBe(4);
  expect(looks[4]).toBe(looks[0]);
});

test("a row leads to its account's transactions; it's low on a phone, and groups stand beside each other on a desk", async ({
  page,
  scripts,
}) => {
  const user = await signIn(page);
  const { account } = await createBank(user.id, ["checking", "savings", "credit", "loan", "investment"]);
  await page.goto("/accounts");
  await hydrated(page, scripts);
  await page.setViewportSize({ width: 360, height: 780 });
  for (const row of await cards(page).all()) expect((await row.boundingBox())?.height).toBeLessThanOrEqual(100);
  for (const [width, columns] of [
    [360, 1],
    [1024, 2],
    [1280, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const lefts = await page
      .locator("section[aria-labelledby^=group-]")
      .evaluateAll((groups) => [...new Set(groups.map((group) => Math.round(group.getBoundingClientRect().x)))]);
    expect(lefts).toHaveLength(columns);
  }
  const row = cards(page).filter({ hasText: "My savings" });
  // Anywhere on the row, where nothing else is to be pressed.
  await row.click({ position: { x: 20, y: 20 } });
  await expect(page).toHaveURL(`/transactions?account=${encodeURIComponent(account("savings"))}`);
});

test("three skeletons while the accounts are on their way (ACCT-002) @js-only", async ({ page, scripts }) => {
  const user = await signIn(page);
  await createBank(user.id, ["checking"]);
  await page.goto("/dashboard");
  await hydrated(page, scripts);
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route(ownData, async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole("link", { name: "View Accounts" }).first().click();
  await expect(page.getByRole("status", { name: "Loading accounts" })).toBeVisible();
  await expect(page.locator("[data-skeleton-card]")).toHaveCount(3);
  const first = await page.locator("[data-skeleton-card]").first().boundingBox();
  answer();
  await expect(cards(page)).toHaveCount(1);
  const card = await cards(page).first().boundingBox();
  // In the final shape: what comes takes its place, give or take a sentence on what is owed.
  expect(Math.abs((card?.y ?? 0) - (first?.y ?? 0))).toBeLessThanOrEqual(40);
  await expect(page.locator("[data-skeleton-card]")).toHaveCount(0);
});

test("details of an account, and from them to disconnecting it (ACCT-016 ACCT-017 ACCT-018 ACCT-019 ACCT-020)", async ({
  page,
  scripts,
}) => {
  const user = await signIn(page);
  await createBank(user.id, ["checking", "savings"]);
  await page.goto("/accounts");
  await hydrated(page, scripts);
  const dialog = page.getByRole("dialog");
  const details = page.getByRole("link", { name: "Details of My savings" });
  await details.click();
  await expect(dialog.getByRole("heading", { name: "Account Details" })).toBeVisible();
  const value = (term: string) => dialog.locator("dt", { hasText: new RegExp(`^${term}$`) }).locator("+ dd");
  await expect(value("Account number")).toHaveText("••••4411");
  await expect(value("Type")).toHaveText("Savings");
  await expect(value("Current balance")).toHaveText("$1,000.00");
  await expect(value("Institution")).toHaveText("Harbor Bank");
  await expect(value("Connection status")).toHaveText("Connected");
  await dialog.getByRole("link", { name: "Close" }).last().click();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/accounts$/);
  await details.click();
  await dialog.getByRole("link", { name: "Disconnect" }).click();
  await expect(dialog.getByRole("heading", { name: "Disconnect account?" })).toBeVisible();
  await expect(dialog).toHaveCount(1);
  await expect(dialog).toContainText("My savings");
  await expect(dialog.getByText("Account Details")).toHaveCount(0);
});

test("the dialog names the account; nothing is deleted before it is confirmed, and nothing after Cancel (ACCT-009 ACCT-010)", async ({
  page,
  scripts,
}) => {
  const user = await signIn(page);
  await createBank(user.id, ["checking", "savings"]);
  await page.goto("/accounts");
  await hydrated(page, scripts);
  const writes: string[] = [];
  page.on("request", (request) => void (request.method() === "GET" || writes.push(call(request))));
  const dialog = page.getByRole("dialog");
  await page.getByRole("link", { name: "Disconnect My checking" }).click();
  await expect(dialog).toContainText("This disconnects My checking (Harbor Bank ••••4411)");
  await dialog.getByRole("link", { name: "Cancel" }).click();
  await expect(dialog).toHaveCount(0);
  if (scripts) {
    await page.getByRole("link", { name: "Disconnect My checking" }).click();
    await expect(dialog).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
  }
  expect(writes).toEqual([]);
  await expect(cards(page)).toHaveCount(2);
  expect(await db.account.count({ where: { userId: user.id } })).toBe(2);
});

test("after disconnecting the card is gone, and no screen knows the account's money any more (ACCT-013 ACCT-014 PLAT-016)", async ({
  page,
  scripts,
}) => {
  const user = await signIn(page, { timeZone: "America/New_York" });
  await giveHousehold(user.id, "2026-03-20", "gone", "2026-01-01");
  await page.goto("/dashboard");
  await hydrated(page, scripts);
  await page.getByRole("link", { name: "View Accounts" }).click();
  await hydrated(page, scripts);
  for (let left = 5; left > 0; left -= 1) {
    await expect(cards(page)).toHaveCount(left);
    await page
      .getByRole("link", { name: /^Disconnect My/ })
      .first()
      .click();
    await page.getByRole("dialog").getByRole("button", { name: "Disconnect" }).click();
    await expect(page.getByText("Account Disconnected", { exact: true })).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(cards(page)).toHaveCount(left - 1);
    await hydrated(page, scripts);
  }
  // The data of the six endpoints, as the screens show them from now on.
  const answers = await Promise.all(
    ["/api/accounts", "/api/transactions", "/api/financial-overview"].map(async (path) =>
      (await page.request.get(path)).json(),
    ),
  );
  expect(answers[0]).toEqual([]);
  expect(answers[1]).toEqual([]);
  expect(answers[2]).toMatchObject({ totalBalance: 0, monthlySpending: 0 });
  await page
    .getByRole("link", { name: /^(Dashboard|Home)/ })
    .first()
    .click();
  await expect(page.getByText("Connect your bank account to view income and spending analysis")).toBeVisible();
  await expect(page.getByText("No transactions yet")).toBeVisible();
});

test("DELETE, 100 ms, the new data, and only then is the dialog gone (ACCT-011 ACCT-012) @js-only", async ({
  page,
  scripts,
}) => {
  const user = await signIn(page);
  await createBank(user.id, ["checking", "savings"]);
  await page.goto("/accounts");
  await hydrated(page, scripts);
  const times: { what: string; at: number }[] = [];
  const answer = held();
  await page.route("**/api/accounts/*", async (route) => {
    await answer.until;
    const response = await route.fetch();
    times.push({ what: "deleted", at: Date.now() });
    await route.fulfill({ response });
  });
  let dialogsThen = -1;
  await page.route(ownData, async (route) => {
    if (times.length === 0) return route.continue();
    times.push({ what: "refetch", at: Date.now() });
    dialogsThen = await page.getByRole("dialog").count();
    await route.continue();
  });
  await page.getByRole("link", { name: "Disconnect My checking" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Disconnect" }).click();
  await expect(dialog.getByRole("button", { name: "Disconnecting..." })).toBeDisabled();
  answer.letGo();
  await expect(dialog).toHaveCount(0);
  expect(dialogsThen).toBe(1);
  await expect(cards(page)).toHaveCount(1);
  const [deleted, refetch] = times;
  expect([deleted?.what, refetch?.what]).toEqual(["deleted", "refetch"]);
  expect((refetch?.at ?? 0) - (deleted?.at ?? 0)).toBeGreaterThanOrEqual(95);
});

test("a refused disconnect says the server's words, else the fallback (ACCT-015) @js-only", async ({
  page,
  scripts,
}) => {
  const user = await signIn(page);
  await createBank(user.id, ["checking"]);
  await page.goto("/accounts");
  await hydrated(page, scripts);
  await page.getByRole("link", { name: "Disconnect My checking" }).click();
  for (const [json, text] of [
    [{}, "Failed to disconnect account. Please try again."],
    [{ message: "The bank is busy." }, "The bank is busy."],
  ] as const) {
    await page.route("**/api/accounts/*", (route) => route.fulfill({ status: 500, json }));
    await page.getByRole("dialog").getByRole("button", { name: "Disconnect" }).click();
    await expect(page.getByText("Error", { exact: true })).toBeVisible();
    await expect(page.getByText(text)).toBeVisible();
    await page.unroute("**/api/accounts/*");
  }
  expect(await db.account.count({ where: { userId: user.id } })).toBe(1);
});

test("an account in other money shows its balance, and is in no total", async ({ page, scripts }) => {
  const user = await signIn(page);
  const { account } = await createBank(user.id, ["checking", "savings"]);
  await db.account.updateMany({
    where: { userId: user.id, id: account("savings") },
    data: { currency: "EUR", balanceCents: 250_000n },
  });
  await page.goto("/accounts");
  await hydrated(page, scripts);
  await expect(cards(page).filter({ hasText: "My savings" })).toContainText("EUR 2,500.00");
  await expect(cards(page).filter({ hasText: "My savings" })).toContainText("not in your totals");
  await expect(page.getByText("Net worth $1,000.00 across 2 accounts")).toBeVisible();
  await expect(page.getByText("Balances in EUR aren't in your totals")).toBeVisible();
  const overview = await (await page.request.get("/api/financial-overview")).json();
  expect(overview).toMatchObject({ totalBalance: 1_000 });
  const accounts: { accountName: string; currency?: string }[] = await (await page.request.get("/api/accounts")).json();
  expect(accounts.map(({ accountName, currency }) => [accountName, currency])).toEqual([
    ["My checking", undefined],
    ["My savings", "EUR"],
  ]);
});
