// With the keyboard alone; and what is announced, what moves, and what stands behind a picture.
import type { Page } from "@playwright/test";
import { dayOf } from "../../app/domain/periods";
import { archiveOf, previewArchive } from "../support/archive-preview";
import { createBank } from "../support/bank";
import { giveHousehold } from "../support/household";
import { createUser, expect, hydrated, PASSWORD, signIn, test } from "../support/e2e";
import { db, newId } from "~/lib/db.server";
import { sealToken } from "~/services/bank/token.server";

const today = dayOf(new Date(), "America/New_York");

/** Presses Tab until the focus is on what is wanted. */
async function tabTo(page: Page, wanted: string, limit = 80): Promise<void> {
  for (let pressed = 0; pressed < limit; pressed++) {
    await page.keyboard.press("Tab");
    if (await page.evaluate((selector) => document.activeElement?.matches(selector) ?? false, wanted)) return;
  }
  throw new Error(`Tab does not come to ${wanted}`);
}

const withGoal = async (page: Page) => {
  const user = await signIn(page);
  await db.goal.create({
    data: { userId: user.id, id: newId(), type: "savings", name: "Bike", targetCents: 50_000n, deadline: "2099-06-01" },
  });
  return user;
};

test("the first stop skips to the content, on public pages and inside", async ({ page, scripts }) => {
  for (const path of ["/landing", "/login", "/dashboard"]) {
    if (path === "/dashboard") await signIn(page);
    await page.goto(path);
    await hydrated(page, scripts);
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/#main$/);
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.closest("main") !== null), path).toBe(true);
  }
});

test("somebody signs in", async ({ page, scripts }) => {
  const user = await createUser({ hasSeenTour: true });
  await page.goto("/login");
  await hydrated(page, scripts);
  await tabTo(page, "input[name=username]");
  await page.keyboard.type(user.username);
  await tabTo(page, "input[name=password]");
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press("Enter");
  await expect(page.getByText(`Welcome, ${user.firstName}!`)).toBeVisible();
});

test("a menu opens, is walked, and closes with the focus where it was", async ({ page, scripts }) => {
  await signIn(page);
  await page.goto("/feedback");
  await hydrated(page, scripts);
  await tabTo(page, 'summary[aria-label="Menu"]');
  await page.keyboard.press("Enter");
  const menu = page.locator('header nav[aria-label="Menu"]');
  await expect(menu).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.locator("header").getByRole("link", { name: "Settings" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Hide amounts" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(menu.getByRole("link", { name: "Dashboard" })).toBeFocused();
  if (scripts) {
    await page.keyboard.press("Escape");
    await expect(page.locator('summary[aria-label="Menu"]')).toBeFocused();
  } else {
    for (let step = 0; step < 4; step++) await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Enter");
  }
  await expect(menu).toBeHidden();
});

test("a dialog takes the focus, keeps it, and gives it back @js-only", async ({ page, scripts }) => {
  await withGoal(page);
  await page.goto("/goals");
  await hydrated(page, scripts);
  for (const [opener, field] of [
    ['a[href*="dialog=edit"]', "input[name=name]"],
    ['a[href*="panel=coach"]', "textarea"],
  ] as const) {
    await tabTo(page, opener);
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog");
    await expect(dialog.locator(field).first()).toBeFocused();
    for (let stop = 0; stop < 25; stop++) {
      await page.keyboard.press("Tab");
      expect(await page.evaluate(() => document.activeElement?.closest('[role="dialog"]') !== null)).toBe(true);
    }
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    // Of several that lead there, the one that was pressed.
    await expect(page.locator(`${opener}:focus`)).toHaveCount(1);
  }
});

test("a goal is added", async ({ page, scripts }) => {
  await signIn(page);
  await page.goto("/goals");
  await hydrated(page, scripts);
  await tabTo(page, 'main a[href*="dialog=add"]');
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toBeVisible();
  if (scripts) await expect(page.getByLabel("Goal name")).toBeFocused();
  else await tabTo(page, "input[name=name]");
  await page.keyboard.type("Bike");
  await tabTo(page, "input[name=targetAmount]");
  await page.keyboard.type("500");
  await tabTo(page, "input[name=deadline]");
  await page.keyboard.type("06012099");
  await tabTo(page, '[role="dialog"] button[type=submit]');
  await page.keyboard.press("Enter");
  await expect(page.getByText("Goal Created")).toBeVisible();
});

test("an account is disconnected, and not by a key too many", async ({ page, scripts }) => {
  const user = await signIn(page);
  const { itemId } = await createBank(user.id, ["checking"]);
  await db.bankItem.update({
    where: { userId_id: { userId: user.id, id: itemId } },
    data: { accessToken: sealToken(user.id, itemId, "access-sandbox-of-this-test") },
  });
  await page.goto("/accounts");
  await hydrated(page, scripts);
  await tabTo(page, 'a[href*="dialog=disconnect"]');
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  if (scripts) await page.keyboard.press("Enter");
  expect(await db.account.count({ where: { userId: user.id } })).toBe(1);
  await tabTo(page, '[role="dialog"] button[type=submit]');
  await page.keyboard.press("Enter");
  await expect(page.getByText("Account Disconnected")).toBeVisible();
});

test("an archive is looked at and dropped again", async ({ page, scripts }) => {
  const user = await signIn(page);
  await createBank(user.id, ["checking"]);
  await previewArchive(page, await archiveOf(page), scripts);
  await tabTo(page, 'main form:has([value="discard"]) button');
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Import");
});

for (const [path, width] of [
  ["/dashboard", 360],
  ["/budget", 360],
  ["/goals", 1280],
  ["/transactions", 360],
] as const) {
  test(`each stop on ${path} at ${width} is seen, marked and not covered; the last leads out`, async ({
    page,
    scripts,
  }) => {
    const user = await withGoal(page);
    await giveHousehold(user.id, today, `keys-${path}`, `${Number(today.slice(0, 4)) - 1}-12-01`);
    await page.setViewportSize({ width, height: 780 });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(path);
    await hydrated(page, scripts);
    await page.evaluate(() =>
      document.activeElement instanceof HTMLElement ? document.activeElement.blur() : undefined,
    );
    const faults: string[] = [];
    let last = -1;
    for (let stop = 0; stop < 110; stop++) {
      await page.keyboard.press("Tab");
      const seen = await page.evaluate(() => {
        const element = document.activeElement;
        if (!element || element === document.body) return null;
        // A radio or a file is small and hidden; its label carries the mark.
        const box = element.getBoundingClientRect();
        const style = getComputedStyle(element);
        const middle = document.elementFromPoint(
          Math.min(innerWidth - 1, Math.max(0, box.x + box.width / 2)),
          Math.min(innerHeight - 1, Math.max(0, box.y + box.height / 2)),
        );
        const covered = !middle || !(element.contains(middle) || middle.contains(element));
        const order = [...document.querySelectorAll("*")].indexOf(element);
        return {
          name: element.outerHTML.slice(0, 120),
          marked: style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2,
          covered,
          inside: box.bottom > 0 && box.top < innerHeight,
          order,
        };
      });
      if (!seen) break;
      if (!seen.marked) faults.push(`no mark: ${seen.name}`);
      if (!seen.inside) faults.push(`out of sight: ${seen.name}`);
      else if (seen.covered) faults.push(`covered: ${seen.name}`);
      if (seen.order < last) faults.push(`out of order: ${seen.name}`);
      last = seen.order;
    }
    expect(faults).toEqual([]);
    expect(last).toBeGreaterThan(0);
  });
}

test("messages come into regions that were there before: an error at once, the rest politely", async ({
  page,
  scripts,
}) => {
  await page.goto("/login");
  await hydrated(page, scripts);
  const region = page.getByRole("region", { name: /Notifications/, includeHidden: true });
  await expect(region.locator('[role="status"][aria-live="polite"]')).toHaveCount(1);
  await expect(region.locator('[role="alert"][aria-live="assertive"]')).toHaveCount(1);
  await page.getByLabel("Username", { exact: true }).fill("nobody-here");
  await page.getByLabel("Password", { exact: true }).fill("wrong-password");
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Login failed" })).toBeVisible();
  await expect(region.locator('[role="status"]')).toBeEmpty();
  const user = await createUser({ hasSeenTour: true });
  await page.getByLabel("Username", { exact: true }).fill(user.username);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Login successful" })).toBeVisible();
});

test("who wants no motion gets none", async ({ page, scripts }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await withGoal(page);
  for (const path of ["/goals", "/goals?dialog=add", "/budget?panel=coach", "/dashboard?panel=notifications"]) {
    await page.goto(path);
    await hydrated(page, scripts);
    const moving = await page.evaluate(() =>
      [...document.querySelectorAll("*")].flatMap((element) => {
        const { animationName, transitionDuration } = getComputedStyle(element);
        return animationName !== "none" || transitionDuration.split(",").some((time) => parseFloat(time) > 0)
          ? [element.outerHTML.slice(0, 100)]
          : [];
      }),
    );
    expect(moving, path).toEqual([]);
  }
});

test("behind each chart stands a table with its figures (DASH-028)", async ({ page, scripts }) => {
  const user = await withGoal(page);
  await giveHousehold(user.id, today, "tables", `${Number(today.slice(0, 4)) - 1}-12-01`);
  const answers = {
    paymentHistory: "good",
    creditUtilization: "30",
    creditHistoryLength: "24",
    creditMix: "good",
    newCreditInquiries: "1",
    totalCreditLimit: "9000",
    totalCreditBalance: "2700",
    monthlyIncome: "5000",
    improvementPlan: {},
  };
  for (const currentScore of ["640", "655"])
    await page.request.post("/api/credit/assessment", {
      data: { ...answers, currentScore, goalScore: "720" },
      headers: { origin: process.env.E2E_URL ?? "" },
    });
  let charts = 0;
  for (const path of ["/dashboard", "/goals", "/credit?tab=tracking", "/demo"]) {
    await page.goto(path);
    await hydrated(page, scripts);
    for (const figure of await page.locator("main figure:has(svg)").all()) {
      charts += 1;
      await figure.locator("summary").first().click();
      await expect(figure.getByRole("table")).toBeVisible();
      expect(await figure.getByRole("row").count(), path).toBeGreaterThan(1);
      await expect(figure.locator("figcaption")).not.toBeEmpty();
    }
  }
  expect(charts).toBeGreaterThan(2);
});
