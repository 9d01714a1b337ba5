import { dayOf } from "../../app/domain/periods";
import { linkSandboxHousehold } from "../../app/services/sample/demo-bank.server";
import { planForDemo } from "../../app/services/sample/demo-plans.server";
import { giveHousehold } from "../support/household";
import { createUser, expect, hydrated, signIn, signInAs, test } from "../support/e2e";

test("the dashboard fits a phone of 360 pixels, and of 320, with all of its folds open", async ({ page, scripts }) => {
  const user = await signIn(page, {
    firstName: "Ada",
    timeZone: "America/New_York",
    trialEndsAt: new Date(Date.now() + 5 * 86_400_000),
  });
  const today = dayOf(new Date(), "America/New_York");
  await giveHousehold(user.id, today, "width", `${Number(today.slice(0, 4)) - 1}-12-01`);
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto("/dashboard");
  await hydrated(page, scripts);
  await page.locator("main details").evaluateAll((folds) => folds.forEach((fold) => fold.setAttribute("open", "")));
  const wide = () =>
    page.evaluate(() =>
      [...document.querySelectorAll("body *")]
        // The frame's closed menus are laid out once they open; what scrolls by itself may be wide.
        .filter((element) => element.checkVisibility() && !element.closest("svg, .overflow-x-auto table"))
        .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
        .map((element) => `${element.tagName} ${element.className} ${element.textContent?.slice(0, 40)}`),
    );
  expect(await wide()).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await wide()).toEqual([]);
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/width.png`, fullPage: true });
});

for (const hasTouch of [false, true])
  test.describe(hasTouch ? "by touch, whose rows are higher" : "by mouse", () => {
    test.use({ viewport: { width: 360, height: 780 }, hasTouch });

    test("the demo is less than four phone screens long, for a visitor and signed in", async ({ page, scripts }) => {
      const height = () => page.evaluate(() => document.documentElement.scrollHeight);
      await page.goto("/demo");
      await hydrated(page, scripts);
      expect(await page.evaluate(() => matchMedia("(any-pointer: coarse)").matches)).toBe(hasTouch);
      // What the sample holds differs by the day.
      expect(await height()).toBeLessThanOrEqual(3_000);
      // What the demo account is given, on one of its own: anybody adds to the account that all share. With the tour's offer.
      const user = await createUser({ isDemo: true, hasSeenTour: false });
      expect(await linkSandboxHousehold(user.id)).toBe(true);
      await planForDemo(user.id);
      await signInAs(page.context(), user);
      await page.goto("/dashboard");
      await hydrated(page, scripts);
      await expect(page.getByText("Safe to spend").first()).toBeVisible();
      expect(await height()).toBeLessThanOrEqual(3_000);
    });
  });

test("for somebody new three steps are in the first view, and what will be here in a line each", async ({
  page,
  scripts,
}) => {
  await signIn(page);
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto("/dashboard");
  await hydrated(page, scripts);
  const steps = await page.locator("#first-steps").boundingBox();
  // All three above the bars, below the notice of the trial.
  expect((steps?.y ?? 0) + (steps?.height ?? 0)).toBeLessThanOrEqual(660);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(2_000);
  for (const said of ["No transactions yet", "No spending this month yet", "Your first complete month"])
    await expect(page.getByText(said)).toBeVisible();
  // Nothing to choose, and nothing to compare, where there's nothing.
  await expect(page.getByRole("navigation", { name: "Chart range" })).toHaveCount(0);
  await expect(page.getByText("0.0%")).toHaveCount(0);
});

test("while insights are looked for, nothing moves for somebody new @js-only", async ({ page }) => {
  await signIn(page);
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route("**/api/ai/proactive-insights*", async (route) => {
    await held;
    await route.continue();
  });
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto("/dashboard");
  await hydrated(page, true);
  await expect(page.getByText("Looking...")).toBeVisible();
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const looking = await height();
  answer();
  await expect(page.getByText("Looking...")).toHaveCount(0);
  expect(await height()).toBe(looking);
});

test("at 1,920 pixels the space is used: three cards beside each other", async ({ page, scripts }) => {
  const user = await createUser({ timeZone: "America/New_York", hasSeenTour: true });
  await signInAs(page.context(), user);
  await giveHousehold(user.id, dayOf(new Date(), "America/New_York"), "desk");
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.goto("/dashboard");
  await hydrated(page, scripts);
  const topOf = async (part: string) => Math.round((await page.locator(part).first().boundingBox())?.y ?? -1);
  const first = await topOf("#transactions");
  expect([await topOf("#budget"), await topOf("#spending-trends")]).toEqual([first, first]);
  // They end together as well, and so do the two below them.
  const endOf = (part: string) =>
    page.locator(part).evaluate((card) => Math.round(card.getBoundingClientRect().bottom));
  expect([await endOf("#budget"), await endOf("#spending-trends")]).toEqual(
    Array(2).fill(await endOf("#transactions")),
  );
  expect(await topOf("#income-spending")).toBe(await topOf("#ai-insights"));
  expect(await endOf("#income-spending")).toBe(await endOf("#ai-insights"));
  // The offer of a trial begins and ends with them.
  const edgesOf = async (part: string) => {
    const box = await page.locator(part).first().boundingBox();
    return [Math.round(box?.x ?? -1), Math.round((box?.x ?? 0) + (box?.width ?? 0))];
  };
  expect(await edgesOf("[data-banner=trial]")).toEqual(await edgesOf("#financial-overview"));
  expect(await page.locator("main").evaluate((main) => main.clientWidth)).toBeGreaterThan(1_350);
});

test("on a phone the tab bar has five places of one width, and the coach is at the end of the header", async ({
  page,
  scripts,
}) => {
  await signIn(page);
  const button = page.getByRole("link", { name: "Ask your coach", exact: true });
  const bar = page.locator("[data-bottom-bar]");
  const header = page.getByRole("banner");
  for (const [width, height] of [
    [320, 568],
    [360, 780],
    [640, 360],
    [800, 1000],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto("/goals");
    await hydrated(page, scripts);
    const [round, above, below] = [await button.boundingBox(), await header.boundingBox(), await bar.boundingBox()];
    expect(round?.height).toBeGreaterThanOrEqual(44);
    expect((round?.y ?? 0) + (round?.height ?? height)).toBeLessThanOrEqual(above?.height ?? 0);
    // Nothing else of the header lies below it.
    for (const one of await header.locator("a, summary, button").all()) {
      const place = await one.boundingBox();
      if (place) expect(place.x + place.width).toBeLessThanOrEqual((round?.x ?? 0) + 1);
    }
    const places = await bar
      .locator('nav[aria-label="Tabs"] a, summary')
      .evaluateAll((tabs) => tabs.map((tab) => tab.getBoundingClientRect()).map(({ x, right }) => [x, right]));
    expect(places).toHaveLength(5);
    const fifth = Math.min(width, 512) / 5;
    for (const [x = 0, right = 0] of places) expect(Math.abs(right - x - fifth)).toBeLessThanOrEqual(1);
    expect(below?.height).toBeLessThanOrEqual(60);
  }
  await page.goto("/coach");
  await expect(button).toHaveCount(0);
  await expect(bar.getByRole("link")).toHaveText(["Dashboard", "Budget", "Goals", "Credit"]);
});

test("on a phone nothing but the bars' room is left below a page", async ({ page, scripts }) => {
  await signIn(page);
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto("/import");
  await hydrated(page, scripts);
  const rest = await page.evaluate(() => {
    const foot = Math.max(
      ...[...document.querySelectorAll("footer *")].map((one) => one.getBoundingClientRect().bottom),
    );
    return document.documentElement.scrollHeight - (foot + scrollY);
  });
  expect(rest).toBeGreaterThanOrEqual(60);
  expect(rest).toBeLessThanOrEqual(100);
});
