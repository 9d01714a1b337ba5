// Net worth, with scripts and without: the sentence, the picture, its table, and where the line begins.
import AxeBuilder from "@axe-core/playwright";
import type { Locator, Page } from "@playwright/test";
import { dayOf } from "~/domain/periods";
import { expect, hydrated, signIn, test } from "../support/e2e";
import { giveHousehold } from "../support/household";

const ZONE = "America/New_York";

test("the accounts lead to net worth: one figure on both, a picture with its table, and what each group moved", async ({
  page,
  scripts,
}) => {
  const user = await signIn(page, { timeZone: ZONE });
  const today = dayOf(new Date(), ZONE);
  await giveHousehold(user.id, today, "net-worth", `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`);
  await page.goto("/accounts");
  await hydrated(page, scripts);
  const line = page.getByRole("link", { name: /^Net worth .*\$/ });
  const figure = /-?\$[\d,]+\.\d\d/.exec((await line.textContent()) ?? "")?.[0] ?? "none";
  await line.click();
  await expect(page.getByRole("heading", { level: 1, name: "Net worth" })).toBeVisible();
  await expect(page.getByText(figure).first()).toBeVisible();
  await expect(page.getByText(/^(Up|Down) \$[\d,.]+ since /)).toBeVisible();
  await expect(page.getByRole("img", { name: "Net worth by month" })).toBeVisible();
  await page.getByText("Show the figures").click();
  const rows = page.getByRole("table").getByRole("row");
  await expect(rows).toHaveCount(14);
  await expect(rows.last()).toContainText(figure);
  await expect(page.getByRole("heading", { name: "Cash" })).toBeVisible();
  const month = page.locator("[data-card]", { hasText: "What changed in" });
  await month.getByRole("link", { name: /^Earlier:/ }).click();
  await expect(page).toHaveURL(/month=\d{4}-\d\d#month$/);
  await month.getByRole("link", { name: /^Later:/ }).click();
  await expect(month.getByRole("link", { name: /^Later:/ })).toHaveCount(0);
  await expect(month.getByRole("listitem").first().getByRole("link")).toHaveAttribute(
    "href",
    /^\/transactions\?from=.+&to=.+&account=/,
  );
  await page.getByRole("link", { name: "All", exact: true }).click();
  await expect(page).toHaveURL(/range=all/);
  await expect(page.getByText("Where this starts")).toBeVisible();
});

test("without accounts it says what will be here, and leads to them", async ({ page }) => {
  await signIn(page);
  await page.goto("/net-worth");
  await expect(page.getByText("No accounts yet")).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "Connect Account" })).toHaveAttribute(
    "href",
    "/accounts",
  );
});

/** Somebody with so many years behind them, on the screen with the line. */
async function withYears(page: Page, years: number, path: string): Promise<void> {
  const user = await signIn(page, { timeZone: ZONE });
  const today = dayOf(new Date(), ZONE);
  await giveHousehold(user.id, today, "net-worth", `${Number(today.slice(0, 4)) - years}${today.slice(4)}`);
  await page.goto(path);
}

/** On a phone the picture stands below the figures, and what answers a finger comes once it is seen. */
const seen = (page: Page) => page.getByRole("img", { name: "Net worth by month" }).scrollIntoViewIfNeeded();

/** The days of the table, which is folded up, in order. */
const daysOf = (page: Page) => page.locator("figure tbody th").allTextContents();

/** A place on the plot, in shares of its width. */
async function at(plot: Locator, share: number): Promise<{ x: number; y: number }> {
  await plot.scrollIntoViewIfNeeded();
  const box = await plot.boundingBox();
  if (!box) throw new Error("The plot isn't shown.");
  return { x: box.x + share * box.width, y: box.y + box.height / 2 };
}

const plotOf = (page: Page) => page.locator(".recharts-cartesian-grid").first();
const reading = (page: Page) => page.locator(".recharts-tooltip-wrapper").first();

test("@no-js-only without scripts the drawing is the chart, and nothing else is asked for", async ({ page }) => {
  await withYears(page, 1, "/net-worth");
  await expect(page.getByRole("img", { name: "Net worth by month" })).toBeVisible();
  await expect(page.locator("[class*=recharts]")).toHaveCount(0);
});

test("@js-only the chart over the drawing reads the month under the pointer, in the drawing's own place", async ({
  page,
}) => {
  await withYears(page, 1, "/net-worth");
  const drawing = page.getByRole("img", { name: "Net worth by month" });
  const before = await drawing.boundingBox();
  await expect(plotOf(page)).toBeVisible();
  expect(await drawing.boundingBox()).toEqual(before);
  const days = await daysOf(page);
  expect(days).toHaveLength(13);
  for (const share of [0.02, 0.35, 0.75, 0.98]) {
    const { x, y } = await at(plotOf(page), share);
    await page.mouse.move(x, y);
    await expect(reading(page)).toContainText(days[Math.floor(share * days.length)] ?? "none");
  }
  await expect(reading(page)).toContainText(/\$[\d,]+\.\d\dChange\s+[+-]?\$[\d,]+\.\d\d/);
});

test.describe("under a thumb", () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 780 } });

  test("every month's target is as high as the drawing and touches the next one", async ({ page }) => {
    await withYears(page, 1, "/net-worth");
    const boxes = await page
      .getByRole("list", { name: "Months" })
      .getByRole("link")
      .evaluateAll((links) =>
        links.map((one) => one.getBoundingClientRect()).map(({ left, right, height }) => ({ left, right, height })),
      );
    expect(boxes).toHaveLength(13);
    for (const [at, { left, height }] of boxes.entries()) {
      expect(height).toBeGreaterThanOrEqual(160);
      if (at > 0) expect(left - (boxes[at - 1]?.right ?? 0)).toBeLessThan(0.5);
    }
  });

  test("@js-only a tap on a month shows what changed in it, and the page stays where it is", async ({ page }) => {
    await withYears(page, 1, "/net-worth");
    await seen(page);
    await expect(plotOf(page)).toBeVisible();
    const { x, y } = await at(plotOf(page), 0.35);
    const before = await page.evaluate(() => scrollY);
    await page.touchscreen.tap(x, y);
    await expect(page).toHaveURL(/month=\d{4}-\d\d$/);
    const picked = /month=(\d{4})-(\d\d)$/.exec(page.url());
    const name = new Date(`${picked?.[1]}-${picked?.[2]}-15`).toLocaleString("en-US", {
      month: "long",
      year: "numeric",
    });
    await expect(page.getByRole("heading", { name: `What changed in ${name}` })).toBeAttached();
    expect(await page.evaluate(() => scrollY)).toBe(before);
    await expect(reading(page)).toBeVisible();
  });

  test("@js-only a tap reads the month that stands there", async ({ page }) => {
    await withYears(page, 1, "/net-worth");
    await seen(page);
    await expect(plotOf(page)).toBeVisible();
    const days = await daysOf(page);
    for (const share of [0.75, 0.2]) {
      const { x, y } = await at(plotOf(page), share);
      await page.touchscreen.tap(x, y);
      await expect(reading(page)).toContainText(days[Math.floor(share * days.length)] ?? "none");
    }
  });
});

test("@js-only a line of years is zoomed by its strip, by keys and by dragging; a year has none", async ({ page }) => {
  await withYears(page, 2, "/net-worth?range=all");
  const ends = page.getByRole("group", { name: "Zoom" }).getByRole("slider");
  await expect(ends).toHaveCount(2);
  const days = await daysOf(page);
  expect(days.length).toBeGreaterThan(20);
  await ends.first().focus();
  for (let step = 0; step < 4; step++) await page.keyboard.press("ArrowRight");
  const first = await at(plotOf(page), 0.01);
  await page.mouse.move(first.x, first.y);
  await expect(reading(page)).toContainText(days[4] ?? "none");
  const strip = await page.getByRole("group", { name: "Zoom" }).boundingBox();
  const end = await ends.last().boundingBox();
  if (!strip || !end) throw new Error("The strip isn't shown.");
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2);
  await page.mouse.down();
  await page.mouse.move(strip.x + strip.width * 0.6, end.y + end.height / 2, { steps: 8 });
  await page.mouse.up();
  const last = await at(plotOf(page), 0.99);
  await page.mouse.move(last.x, last.y);
  await expect(reading(page)).toBeVisible();
  await expect(reading(page)).not.toContainText(days[days.length - 1] ?? "none");
  await page.getByRole("link", { name: "1 year", exact: true }).click();
  await expect(ends).toHaveCount(0);
});

test("@js-only hidden amounts stay hidden in the chart", async ({ page }) => {
  await withYears(page, 1, "/net-worth");
  await expect(plotOf(page)).toBeVisible();
  await page.evaluate(() => (document.documentElement.dataset.amounts = "hidden"));
  const { x, y } = await at(plotOf(page), 0.5);
  await page.mouse.move(x, y);
  await expect(reading(page)).toBeVisible();
  const shown = await page.locator("figure").evaluate((figure) =>
    [...figure.querySelectorAll("text, tspan, .recharts-tooltip-wrapper span")]
      .filter((part) => part.childElementCount === 0 && part.textContent?.includes("$"))
      .filter((part) => getComputedStyle(part).visibility === "visible" && !part.closest("details"))
      .map((part) => part.textContent),
  );
  expect(shown).toEqual([]);
});

test("@js-only the chart passes what is asked of every screen, down to the narrowest phone, and logs no fault", async ({
  page,
}) => {
  const faults: string[] = [];
  page.on("console", (message) => (message.type() === "error" ? faults.push(message.text()) : undefined));
  await page.setViewportSize({ width: 320, height: 640 });
  await withYears(page, 2, "/net-worth?range=all");
  await seen(page);
  await expect(page.getByRole("group", { name: "Zoom" })).toBeVisible();
  const { x, y } = await at(plotOf(page), 0.75);
  await page.mouse.move(x, y);
  await expect(reading(page)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().include("figure").analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  expect(faults).toEqual([]);
});
