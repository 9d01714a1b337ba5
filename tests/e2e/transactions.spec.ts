// Working through transactions: many at once, taken back, reviewed, and by rules; with scripts and without.
import type { Page } from "@playwright/test";
import { now } from "~/lib/clock.server";
import { transaction } from "~/lib/db.server";
import { dayOf, monthName, monthOf } from "~/domain/periods";
import { writeTransactions } from "~/services/ledger/write.server";
import { bankRow, createBank } from "../support/bank";
import { expect, hydrated, signIn, test } from "../support/e2e";
import { giveHousehold } from "../support/household";

const SHOP = { merchantName: "CORNER MARKET #12", providerCategory: "FOOD_AND_DRINK_GROCERIES" };

async function withRows(page: Page) {
  const user = await signIn(page);
  const { account } = await createBank(user.id, ["checking"]);
  const checking = account("checking");
  const recent = new Date(now().getTime() - 86_400_000).toISOString().slice(0, 10);
  await transaction((tx) =>
    writeTransactions(tx, user.id, {
      upsert: [
        bankRow("1", checking, "2026-03-01", -1_250, SHOP),
        bankRow("2", checking, "2026-03-02", -2_000, SHOP),
        bankRow("3", checking, recent, -7_700, { ...SHOP, merchantName: "Odd Shop" }),
      ],
      remove: [],
    }),
  );
}

test("several get a category at once, and undo brings all of them back", async ({ page, scripts }) => {
  await withRows(page);
  await page.goto("/transactions?q=corner");
  await hydrated(page, scripts);
  await page.getByRole("link", { name: "Select several" }).click();
  const boxes = page.getByRole("checkbox", { name: "Select Corner Market" });
  await expect(boxes).toHaveCount(2);
  for (const box of await boxes.all()) await box.check();
  const tools = page.getByRole("group", { name: "What to do with" });
  if (scripts) await expect(tools.getByRole("status")).toHaveText("2 selected");
  await tools.getByLabel("Category").selectOption("travel");
  await page.getByRole("button", { name: "Set", exact: true }).click();
  await expect(page.getByText("2 transactions updated")).toBeVisible();
  await expect(page.getByRole("link", { name: /Corner Market.*Travel/ })).toHaveCount(2);
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(page.getByText("Undone", { exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: /Corner Market.*Groceries/ })).toHaveCount(2);
});

test("on a phone what is done with the selected rows stays in sight, above the bar of the screens", async ({
  page,
  scripts,
}) => {
  const user = await signIn(page);
  await giveHousehold(user.id, dayOf(now(), "America/New_York"), "select");
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/transactions?select=1");
  await hydrated(page, scripts);
  const tools = page.getByRole("group", { name: "What to do with" });
  const bar = await page.locator("[data-bottom-bar]").boundingBox();
  await page
    .getByRole("checkbox", { name: /^Select / })
    .first()
    .check();
  await expect(tools).toBeInViewport({ ratio: 1 });
  const box = await tools.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  expect(box?.height).toBeLessThan(200);
});

test("the rows stand in the first view, and what they are narrowed to is said without opening anything", async ({
  page,
  scripts,
}) => {
  const user = await signIn(page);
  await giveHousehold(user.id, dayOf(now(), "America/New_York"), "rows");
  for (const [width, height, most] of [
    [360, 780, 420],
    [768, 1_024, 400],
    [1_000, 800, 400],
    [1_280, 800, 400],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const path of ["/transactions", "/transactions?kind=spending&from=2026-05-01&category=restaurants"]) {
      await page.goto(path);
      await hydrated(page, scripts);
      const row = await page.locator("main li").first().boundingBox();
      expect(row?.y, `${path} at ${width}`).toBeLessThanOrEqual(path === "/transactions" ? most : most + 80);
    }
    await expect(page.getByRole("list", { name: "Narrowed to" }).getByRole("link")).toHaveText([
      "Remove Restaurants",
      "Remove spending",
      "Remove since May 1, 2026",
    ]);
  }
  await page.getByRole("link", { name: "Remove Restaurants" }).click();
  await expect(page).toHaveURL(/\/transactions\?from=2026-05-01&kind=spending$/);
  await page.getByRole("link", { name: "Clear all" }).click();
  await expect(page.getByRole("list", { name: "Narrowed to" })).toHaveCount(0);
  await hydrated(page, scripts);
  await page.locator("summary", { hasText: "Filters" }).click();
  await page.getByLabel("Kind").selectOption("income");
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(page.getByRole("link", { name: "Remove income" })).toBeVisible();
  await expect(page.locator("summary", { hasText: "Filters" })).toHaveText(/Filters\s*1 chosen/);
});

test("filters are a sheet at the bottom of a phone, and at most two lines above the list on a desk", async ({
  page,
  scripts,
}) => {
  const user = await signIn(page);
  await giveHousehold(user.id, dayOf(now(), "America/New_York"), "sheet");
  const button = page.locator("summary", { hasText: "Filters" });
  const account = page.getByLabel("Account", { exact: true });
  for (const width of [768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/transactions");
    await hydrated(page, scripts);
    await button.click();
    const tops = await page
      .locator("details[open] :is(select, input, button)")
      .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().bottom)));
    expect(tops.length).toBeGreaterThan(7);
    expect(new Set(tops).size, String(tops)).toBeLessThanOrEqual(2);
  }
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/transactions");
  await hydrated(page, scripts);
  await button.click();
  const apply = await page.getByRole("button", { name: "Apply" }).boundingBox();
  expect((apply?.y ?? 0) + (apply?.height ?? 0)).toBeLessThanOrEqual(740);
  await expect(account).toBeInViewport();
  await page.getByRole("link", { name: "Close the filters" }).click();
  await expect(account).toBeHidden();
  await hydrated(page, scripts);
  await button.click();
  // What lies around it closes it, too.
  await page.mouse.click(180, 60);
  await expect(account).toBeHidden();
  if (!scripts) return;
  await button.click();
  await account.press("Escape");
  await expect(account).toBeHidden();
  await expect(button).toBeFocused();
});

test("what a month has in no category is sorted row by row, and then it's back to the budget", async ({
  page,
  scripts,
}) => {
  const user = await signIn(page);
  const { account } = await createBank(user.id, ["checking"]);
  const month = monthOf(dayOf(now(), "UTC"));
  const rows = ["Blue Door", "Green Gate"].map((merchantName, at) =>
    bankRow(`unsorted-${at}`, account("checking"), `${month}-01`, -1_250 - at, { merchantName, providerCategory: "" }),
  );
  await transaction((tx) => writeTransactions(tx, user.id, { upsert: rows, remove: [] }));
  await page.goto(`/review?unsorted=${month}`);
  await hydrated(page, scripts);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Sort ${monthName(month)}'s purchases`);
  await expect(page.getByText("2 purchases left in Miscellaneous")).toBeVisible();
  await page.getByLabel("Category", { exact: true }).selectOption("travel");
  await page.getByRole("button", { name: "Use this category" }).click();
  await expect(page.getByText("1 purchase left in Miscellaneous")).toBeVisible();
  await hydrated(page, scripts);
  await page.getByRole("button", { name: "Use this category" }).click();
  await expect(page.getByText("All sorted")).toBeVisible();
  await page.getByRole("link", { name: "Back to the budget" }).click();
  await expect(page).toHaveURL(/\/budget#findings$/);
});

test("what is new is reviewed, and undo lets it wait again", async ({ page, scripts }) => {
  await withRows(page);
  await page.goto("/review");
  await hydrated(page, scripts);
  await expect(page.getByRole("heading", { name: "Odd Shop" })).toBeVisible();
  const waiting = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: /^Review/ });
  await expect(waiting).toHaveText("Review 1");
  if (scripts) await page.keyboard.press("Enter");
  else await page.getByRole("button", { name: "Looks right" }).click();
  await expect(page.getByText("All reviewed")).toBeVisible();
  await expect(waiting).toHaveCount(0);
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Odd Shop" })).toBeVisible();
});

test("a rule is tried, saved, and taken back", async ({ page, scripts }) => {
  await withRows(page);
  await page.goto("/rules/new");
  await hydrated(page, scripts);
  await page.getByLabel("Text in the name").fill("market");
  await page.getByLabel("Rename to").fill("The Corner");
  await page.getByLabel("Also apply it to existing transactions").check();
  await page.getByRole("button", { name: "Preview" }).click();
  await expect(page.getByRole("heading", { name: "2 transactions fit" })).toBeVisible();
  await page.getByRole("button", { name: "Save rule" }).click();
  await expect(page.getByText("Rule Saved")).toBeVisible();
  await expect(page.getByText("called “The Corner”")).toBeVisible();
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(page.getByText("No rules yet")).toBeVisible();
});

test("a category of one's own is added, chosen, seen over twelve months, and taken back", async ({ page, scripts }) => {
  await withRows(page);
  await page.goto("/categories");
  await hydrated(page, scripts);
  const add = page.locator("[data-card]", { hasText: "Add a category" });
  await add.getByLabel("Name").fill("Groceries");
  await add.getByLabel("Part of").selectOption("groceries");
  await page.getByRole("button", { name: "Add category" }).click();
  await expect(page.getByText("Groceries is a category already.").first()).toBeVisible();
  await add.getByLabel("Name").fill("Market days");
  await page.getByRole("button", { name: "Add category" }).click();
  await expect(page.getByText("Category Saved")).toBeVisible();
  await page.goto("/transactions?q=odd");
  await hydrated(page, scripts);
  await page.getByRole("link", { name: /Odd Shop/ }).click();
  await page.getByRole("dialog").getByLabel("Category", { exact: true }).selectOption({ label: "Market days" });
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("link", { name: /Odd Shop.*Groceries · Market days/ })).toBeVisible();
  await page.goto("/categories");
  await hydrated(page, scripts);
  await page.getByRole("link", { name: "Market days", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Market days", level: 1 })).toBeVisible();
  await expect(page.getByRole("list", { name: /transactions of each month/ }).getByRole("link")).toHaveCount(12);
  if (scripts) {
    const shown = page.getByRole("link", { name: "See the transactions" });
    const newest = await shown.getAttribute("href");
    await page.getByRole("button", { name: "Earlier month" }).click();
    await expect(shown).not.toHaveAttribute("href", newest ?? "");
    await page.getByRole("button", { name: "Later month" }).click();
    await expect(shown).toHaveAttribute("href", newest ?? "");
    await expect(page.getByRole("button", { name: "Later month" })).toBeDisabled();
  }
  await page.goto("/categories");
  await hydrated(page, scripts);
  await page.getByText("Change").click();
  await page.getByRole("button", { name: "Delete Market days" }).click();
  await expect(page.getByRole("heading", { name: "Market days" })).toHaveCount(0);
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Market days" })).toBeVisible();
});
