// Money without a bank connection: files are looked at before anything is saved, and accounts are kept by hand.
import type { Page } from "@playwright/test";
import { db } from "~/lib/db.server";
import { expect, hydrated, signIn, test } from "../support/e2e";
import { actualZip, databaseOf, household } from "../support/import/actual";
import { pack } from "../support/pack";
import { openSqlite } from "../support/sqlite";

test.beforeAll(openSqlite);

const HEAD = "Date,Description,Amount,Balance\n";
const FIRST = `${HEAD}01/02/2026,Opening Shop,-10.00,90.00\n01/15/2026,Coffee Bar,-5.00,85.00\nsoon,Deli,-1.00,84.00\n`;
const SECOND = `${HEAD}01/15/2026,Coffee Bar,-5.00,85.00\n01/20/2026,Rent Office,-70.00,15.00\n`;

const file = (name: string, text: string) => ({ name, mimeType: "text/csv", buffer: Buffer.from(text) });

async function upload(
  page: Page,
  scripts: boolean,
  ...files: { name: string; mimeType: string; buffer: Buffer }[]
): Promise<void> {
  await page.goto("/import");
  await hydrated(page, scripts);
  await page.getByLabel("Files").setInputFiles(files);
  await page.getByRole("button", { name: "Preview" }).click();
}

test("a file is looked at, brought, brought again without effect, and taken back", async ({ page, scripts }) => {
  const user = await signIn(page);
  await upload(page, scripts, file("everyday.csv", FIRST));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Import preview");
  await expect(page.getByText("2 new")).toBeVisible();
  await expect(page.getByText("1 line can't be read and will be left out")).toBeVisible();
  await page.getByText("Show them").click();
  await expect(page.getByText("Line 4: “soon” can't be read as a date.")).toBeVisible();
  await expect(page.getByText("then fix these in the file and import it again")).toBeVisible();
  await expect(page.getByText("Its transactions lead exactly there.")).toBeVisible();
  expect(await db.transaction.count({ where: { userId: user.id } })).toBe(0);
  await page.getByRole("button", { name: "Import 2 transactions" }).click();
  await expect(page.getByText("2 transactions added").first()).toBeVisible();

  await upload(page, scripts, file("everyday.csv", FIRST), file("everyday.csv", SECOND));
  await expect(page.getByText("You've imported this file before")).toBeVisible();
  await page.getByRole("button", { name: "Import 1 transaction" }).click();
  await expect(
    page.getByText("3 were here already.").or(page.getByText("3 transactions were here already.")),
  ).toBeVisible();
  const balance = async () =>
    (await db.account.findMany({ where: { userId: user.id } })).map((one) => Number(one.balanceCents));
  expect(await balance()).toEqual([1_500]);

  await page.getByRole("button", { name: "Take this import back" }).click();
  await expect(page.getByText("Taken back", { exact: true })).toBeVisible();
  expect(await balance()).toEqual([8_500]);
});

test("how far a long file is can be seen: what is sent, then what is written", async ({ page, scripts }) => {
  await signIn(page);
  const lines = Array.from({ length: 20_000 }, (_, at) => `01/15/2026,Shop ${at},-1.00`).join("\n");
  await page.goto("/import");
  await hydrated(page, scripts);
  if (scripts) await watchProgress(page);
  await page.getByLabel("Files").setInputFiles(file("long.csv", `Date,Description,Amount\n${lines}\n`));
  await page.getByRole("button", { name: "Preview" }).click();
  await page.getByRole("button", { name: "Import 20,000 transactions" }).click();
  await expect(page.getByText("20,000 transactions added").first()).toBeVisible({ timeout: 60_000 });
  if (!scripts) return;
  const seen = await page.evaluate(() => document.body.dataset.progress ?? "");
  expect(seen).toMatch(/\d% sent|All sent\. Reading it now\./);
  expect(seen).toMatch(/[\d,]+ of 20,000 transactions written/);
  await expect(page.getByRole("progressbar")).toHaveCount(0);
});

/** Notes the words of each progress bar on the page itself, as it may be gone in a moment. */
const watchProgress = (page: Page) =>
  page.evaluate(() => {
    const note = () => {
      const words = document.querySelector("progress")?.getAttribute("aria-label");
      if (words && !document.body.dataset.progress?.includes(words)) document.body.dataset.progress += `${words}; `;
    };
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true, attributes: true });
  });

test("a wrong guess is put right: the order of dates, and the account's name", async ({ page, scripts }) => {
  const user = await signIn(page);
  await upload(page, scripts, file("x.csv", "Date,Payee,Amount\n02/03/2026,Deli,-5.00\n"));
  await expect(page.getByText("dates read as month, day, year")).toBeVisible();
  await page.getByText("How its columns are read").click();
  await page.getByLabel("Dates are written as").selectOption("dmy");
  await page.getByRole("button", { name: "Read it like this" }).click();
  await expect(page.getByText("dates read as day, month, year")).toBeVisible();
  await page.getByLabel("Name, if new").fill("Pocket money");
  await page.getByLabel("Kind, if new").selectOption("cash");
  await page.getByRole("button", { name: "Update accounts" }).click();
  await expect(page.getByRole("group", { name: "x" }).getByLabel("Name, if new")).toHaveValue("Pocket money");
  await page.getByRole("button", { name: "Import 1 transaction" }).click();
  await expect(page.getByText("1 transaction added").first()).toBeVisible();
  expect(
    await db.transaction.findFirst({
      where: { userId: user.id },
      select: { day: true, account: { select: { accountName: true } } },
    }),
  ).toEqual({
    day: "2026-03-02",
    account: { accountName: "Pocket money" },
  });
});

test("what can't be read is said on the same screen, and nothing is kept", async ({ page, scripts }) => {
  const user = await signIn(page);
  await upload(page, scripts, file("statement.pdf", "%PDF-1.7"));
  await expect(page.getByRole("alert").filter({ hasText: "statement.pdf: This is a PDF" })).toBeVisible();
  expect(await db.import.count({ where: { userId: user.id } })).toBe(0);
});

test("an account by hand: made, used, brought up to date, closed", async ({ page, scripts }) => {
  await signIn(page);
  await page.goto("/accounts");
  await hydrated(page, scripts);
  await page.getByRole("link", { name: "Add an account by hand" }).click();
  await page.getByLabel("Name").fill("Wallet");
  await page.getByLabel("Kind").selectOption("cash");
  await page.getByLabel("Balance or amount owed").fill("a lot");
  await page.getByRole("button", { name: "Add account" }).click();
  await expect(page.getByText("Please enter an amount with at most 2 decimals.")).toBeVisible();
  await expect(page.getByLabel("Name")).toHaveValue("Wallet");
  await page.getByLabel("Balance or amount owed").fill("100");
  await page.getByRole("button", { name: "Add account" }).click();
  await page.getByRole("link", { name: "Add transaction to Wallet" }).click();
  await page.getByLabel("Amount").fill("12.50");
  await page.getByLabel("To or from whom").fill("Corner Deli");
  await page.getByLabel("Category").selectOption("restaurants");
  await page.getByRole("button", { name: "Add transaction" }).click();
  await expect(page.getByRole("link", { name: /Corner Deli/ })).toContainText("Restaurants");
  await page.goto("/accounts");
  await expect(page.getByRole("listitem").filter({ hasText: "Wallet" })).toContainText("$87.50");
  await page.getByRole("link", { name: "Manage Wallet" }).click();
  await page.getByLabel("Balance").fill("80");
  await page.getByRole("button", { name: "Update balance" }).click();
  await expect(page.getByText("$80.00")).toBeVisible();
  await page.getByRole("button", { name: "Close account" }).click();
  await expect(page.getByText("It keeps its transactions and takes no new ones.")).toBeVisible();
});

test("Actual's ZIP file comes as it is: accounts, parts of a purchase, a transfer; and goes as a whole", async ({
  page,
  scripts,
}) => {
  const user = await signIn(page);
  const zip = { name: "2026-02-28-My-Finances.zip", mimeType: "application/zip", buffer: actualZip(household()) };
  await upload(page, scripts, zip);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Import preview");
  await expect(page.getByText("Database · Actual")).toBeVisible();
  for (const name of ["Everyday Checking", "Visa", "House"])
    await expect(page.getByRole("group", { name, exact: true })).toBeVisible();
  await expect(page.getByText("It begins with $300,000.00 on Jan 1, 2026: a balance, no transaction.")).toBeVisible();
  await page.getByRole("button", { name: "Import 5 transactions" }).click();
  await expect(page.getByText("5 transactions added").first()).toBeVisible();
  expect(await db.transactionSplit.count({ where: { userId: user.id } })).toBe(2);
  await page.getByRole("button", { name: "Take this import back" }).click();
  await expect(page.getByText("Taken back", { exact: true })).toBeVisible();
  expect(await db.account.count({ where: { userId: user.id } })).toBe(0);
});

test("an archive that unpacks to too much, and a database of another program, are refused in a sentence", async ({
  page,
  scripts,
}) => {
  const user = await signIn(page);
  const spaces = Buffer.alloc(80_000_000, 0x20);
  const zip = (name: string, buffer: Buffer) => ({ name, mimeType: "application/zip", buffer });
  await upload(page, scripts, zip("bomb.zip", pack({ "db.sqlite": spaces })));
  await expect(page.getByText("bomb.zip: This archive unpacks to more than can be read here.")).toBeVisible();
  await upload(page, scripts, zip("songs.zip", actualZip(databaseOf("CREATE TABLE songs (id TEXT)"))));
  await expect(page.getByText("songs.zip: This is a database, but not one of Actual's.")).toBeVisible();
  expect(await db.import.count({ where: { userId: user.id } })).toBe(0);
});

test("a file's category keeps its name as one's own, and goes with the import; parts are shown before", async ({
  page,
  scripts,
}) => {
  const user = await signIn(page);
  const qif =
    "!Type:Bank\nD01/02/2026\nT-50.00\nPMarket\nSDog\n$-20.00\nSGroceries\n$-30.00\n^\nD01/03/2026\nT-9.00\nPPaws\nLDog\n^\n";
  await upload(page, scripts, { name: "all.qif", mimeType: "application/qif", buffer: Buffer.from(qif) });
  await expect(page.getByText("Parts: Dog $20.00, Groceries $30.00")).toBeVisible();
  await page.getByRole("combobox", { name: "Dog" }).selectOption("personal_care");
  await page.getByRole("checkbox", { name: "Keep the name Dog" }).check();
  await page.getByRole("button", { name: "Update categories" }).click();
  await expect(page.getByRole("checkbox", { name: "Keep the name Dog" })).toBeChecked();
  await expect(page.getByRole("combobox", { name: "Dog" })).toHaveValue("personal_care");
  expect(await db.ownCategory.count({ where: { userId: user.id } })).toBe(0);
  await page.getByRole("button", { name: "Import 2 transactions" }).click();
  await expect(page.getByText("2 transactions added").first()).toBeVisible();
  const own = await db.ownCategory.findMany({ where: { userId: user.id } });
  expect(own.map(({ name, parent }) => [name, parent])).toEqual([["Dog", "personal_care"]]);
  expect(await db.transactionSplit.count({ where: { userId: user.id, ownCategory: own[0]?.id ?? "" } })).toBe(1);
  await page.getByRole("button", { name: "Take this import back" }).click();
  await expect(page.getByText("Taken back", { exact: true })).toBeVisible();
  expect(await db.ownCategory.count({ where: { userId: user.id } })).toBe(0);
});
