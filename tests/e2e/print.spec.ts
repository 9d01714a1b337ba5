// The report on paper: the figures and nothing to press, dark ink on white whatever the screen is.
import { dayOf } from "../../app/domain/periods";
import { giveHousehold, spendEverywhere } from "../support/household";
import { expect, hydrated, signIn, test } from "../support/e2e";

test("the dashboard with its report prints: every category, the chart's table, no controls, light colours", async ({
  page,
  scripts,
}) => {
  const user = await signIn(page, { timeZone: "America/New_York" });
  const today = dayOf(new Date(), "America/New_York");
  const { account } = await giveHousehold(user.id, today, "print", `${Number(today.slice(0, 4)) - 1}-12-01`);
  await spendEverywhere(user.id, account("checking"), today);
  await page.goto("/dashboard");
  await hydrated(page, scripts);
  const more = page.locator("#income-spending details li").last();
  await expect(more).toBeHidden();
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await page.setViewportSize({ width: 720, height: 960 });
  const report = page.locator("#income-spending");
  await expect(report.getByRole("heading", { name: "Income vs Spending" })).toBeVisible();
  await expect(more).toBeVisible();
  await expect(page.locator("#spending-trends").getByRole("table")).toBeVisible();
  await expect(page.getByRole("heading", { name: "AI Insights" })).toBeVisible();
  const pressable = await page
    .locator("header[data-no-print], nav, button:not(h2 > *), form, [data-coach-widget], a[download]")
    .evaluateAll((all) =>
      all.filter((element) => element.checkVisibility()).map((element) => element.outerHTML.slice(0, 100)),
    );
  expect(pressable).toEqual([]);
  const colours = await page.evaluate(() => ({
    paper: getComputedStyle(document.documentElement).backgroundColor,
    ink: getComputedStyle(document.querySelector("#income-spending h2") ?? document.body).color,
    bar: getComputedStyle(document.querySelector(".bar") ?? document.body).backgroundColor,
  }));
  expect(colours).toEqual({ paper: "rgb(255, 255, 255)", ink: "rgb(0, 0, 0)", bar: "rgb(233, 228, 218)" });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(720);
});

test("the screens of a week, a category, accounts, net worth and cash flow print: light, within the paper, without the frame", async ({
  page,
  scripts,
}) => {
  const user = await signIn(page, { timeZone: "America/New_York" });
  await giveHousehold(user.id, dayOf(new Date(), "America/New_York"), "print-others");
  await page.setViewportSize({ width: 720, height: 960 });
  for (const path of ["/week", "/categories/groceries", "/cash-flow", "/net-worth", "/accounts"]) {
    await page.goto(path);
    await hydrated(page, scripts);
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(720);
    const paper = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    expect(paper, path).toBe("rgb(255, 255, 255)");
    const bars = page.locator("header[data-no-print], [data-bottom-bar], [data-coach-widget]");
    expect(await bars.evaluateAll((all) => all.filter((bar) => bar.checkVisibility()).length), path).toBe(0);
    await expect(page.getByRole("heading", { level: 1 }), path).toBeVisible();
    await page.emulateMedia({ media: "screen" });
  }
});
