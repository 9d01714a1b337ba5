// The palette: found by letters, gone through by keys.
import { dayOf } from "../../app/domain/periods";
import { expect, hydrated, signIn, test } from "../support/e2e";
import { giveHousehold } from "../support/household";

test("Ctrl-K finds screens, transactions and the coach by keys alone @js-only", async ({ page, scripts }) => {
  const user = await signIn(page);
  await giveHousehold(user.id, dayOf(new Date(), "UTC"), `palette-${user.id.slice(-6)}`);
  await page.goto("/feedback");
  await hydrated(page, scripts);
  const box = page.getByRole("combobox", { name: /^Find transactions/ });
  await expect(async () => {
    if (!(await box.isVisible())) await page.keyboard.press("Control+k");
    await expect(box).toBeFocused({ timeout: 1000 });
  }).toPass();
  const chosen = page.locator('[role="option"][aria-selected="true"]');
  await expect(chosen).toHaveText("Dashboard");
  await page.keyboard.type("net w");
  // The place whose name begins so comes before the transactions with it.
  await expect(chosen).toHaveText("Net worth");
  await page.keyboard.press("ArrowDown");
  await expect(chosen).toContainText("Find “net w”");
  await page.keyboard.press("ArrowUp");
  expect(await box.getAttribute("aria-activedescendant")).toBe(await chosen.getAttribute("id"));
  await expect(chosen.locator("mark")).toHaveText(["Net", "w"]);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/net-worth");
  await expect(box).toHaveCount(0);
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("group", { name: "Recent" }).getByRole("option")).toHaveText(["Net worth"]);
  await box.fill("gro");
  const categories = page.getByRole("group", { name: "Categories" });
  await expect(categories.getByRole("option", { name: "Groceries budget" })).toBeVisible();
  await categories.getByRole("option", { name: /^Groceries .*transactions/ }).click();
  await expect(page).toHaveURL(/\/transactions\?.*category=groceries/);
  await page.keyboard.press("Control+k");
  await box.fill("rent");
  await expect(page.getByRole("option", { name: /\$\d/ }).first()).toBeVisible();
  await page
    .getByRole("option", { name: /\d transactions?$/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/transactions\?merchant=/);
  await page.keyboard.press("Control+k");
  await box.fill("can I afford a bike?");
  await page.keyboard.press("ArrowUp");
  await expect(chosen).toContainText("Ask the coach");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/coach\?tab=ask&question=/);
  await page.keyboard.press("Control+k");
  await expect(box).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(box).toHaveCount(0);
});

test("the keys are shown beside a search where there is room for a mouse, and on no phone @js-only", async ({
  page,
}) => {
  await signIn(page);
  await page.goto("/transactions");
  await hydrated(page, true);
  const keys = page.locator("main [data-keys]");
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(keys).toBeVisible();
  await page.setViewportSize({ width: 360, height: 780 });
  await expect(keys).toBeHidden();
});
