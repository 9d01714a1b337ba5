// What holds on each screen of somebody with a household, on a phone, a tablet, a desk and a wide desk.
import type { Locator, Page } from "@playwright/test";
import { dayOf } from "~/domain/periods";
import { MEMBER_SCREENS } from "../../scripts/support/screens";
import { expect, hydrated, signIn, test } from "../support/e2e";
import { giveHousehold } from "../support/household";

const WIDTHS = [360, 768, 1_280, 1_920];
const PHONE = { width: 360, height: 780 };
/** Seconds; what waits for an answer breathes until it's there. */
const LONGEST_MOTION = 0.2;
/** Of 1,360 that the frame leaves to a screen at 1,920. */
const WIDE = 1_300;

async function household(page: Page, name: string) {
  const user = await signIn(page, { timeZone: "America/New_York" });
  await giveHousehold(user.id, dayOf(new Date(), "America/New_York"), name);
}

const isSeen = (places: Locator) =>
  places.evaluateAll((all) => all.some((one) => one.checkVisibility({ visibilityProperty: true })));

/** What moves longer than it may, of everything that's there. */
const slowMoves = (page: Page) =>
  page.evaluate((longest) => {
    const isSlow = (times: string) => times.split(",").some((time) => parseFloat(time) > longest);
    return [...document.querySelectorAll("*:not(.skeleton)")].flatMap((element) => {
      const { animationName, animationDuration, transitionDuration } = getComputedStyle(element);
      return (animationName !== "none" && isSlow(animationDuration)) || isSlow(transitionDuration)
        ? [element.outerHTML.slice(0, 100)]
        : [];
    });
  }, LONGEST_MOTION);

/** What of a screen the coach's button lies on, wherever one scrolls to. */
const underTheCoach = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    const button = document.querySelector("[data-coach-widget]");
    if (!button) return found;
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
      scrollTo(0, y);
      const over = button.getBoundingClientRect();
      const end = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
      // In the header it lies on what scrolls away below the header.
      if (over.bottom <= end) continue;
      for (const element of document.querySelectorAll("main :is(.money, p, a, button, input, h1, h2, h3, li)")) {
        const { left, right, top, bottom, width } = element.getBoundingClientRect();
        if (width > 1 && left < over.right && right > over.left && top < over.bottom && bottom > over.top)
          found.push(element.outerHTML.slice(0, 100));
      }
    }
    scrollTo(0, 0);
    return found;
  });

test("each screen has a search at each width, moves for a fifth of a second at most, and has nothing under the coach's button", async ({
  page,
  scripts,
}) => {
  test.setTimeout(300_000);
  await household(page, "everywhere");
  const search = page.locator("header input[type=search], header summary[aria-label=Search], main input[type=search]");
  for (const path of MEMBER_SCREENS) {
    await page.goto(path);
    await hydrated(page, scripts);
    expect(await slowMoves(page), path).toEqual([]);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      expect(await isSeen(search), `a search on ${path} at ${width}`).toBe(true);
      expect(await underTheCoach(page), `${path} at ${width}`).toEqual([]);
    }
  }
});

test("at 1,920 pixels a screen of lists and figures takes the room that there is", async ({ page, scripts }) => {
  await household(page, "wide");
  await page.setViewportSize({ width: 1_920, height: 1_080 });
  for (const path of ["/dashboard", "/accounts", "/transactions", "/recurring", "/cash-flow", "/budget", "/goals"]) {
    await page.goto(path);
    await hydrated(page, scripts);
    const taken = await page.locator("main *").evaluateAll((all) => {
      const boxes = all
        .filter((element) => element.checkVisibility() && !element.closest("svg"))
        .map((element) => element.getBoundingClientRect());
      return Math.max(...boxes.map(({ right }) => right)) - Math.min(...boxes.map(({ left }) => left));
    });
    expect(taken, path).toBeGreaterThan(WIDE);
  }
});

test("on a phone a message stands above the tab bar, with Undo in it", async ({ page, scripts }) => {
  await household(page, "message");
  await page.setViewportSize(PHONE);
  await page.goto("/transactions?select=1");
  await hydrated(page, scripts);
  await page
    .getByRole("checkbox", { name: /^Select / })
    .first()
    .check();
  await page.getByRole("group", { name: "What to do with" }).getByLabel("Category").selectOption("travel");
  await page.getByRole("button", { name: "Set", exact: true }).click();
  const message = page.locator("[data-toast]");
  await expect(message.getByRole("button", { name: "Undo" })).toBeInViewport({ ratio: 1 });
  await expect
    .poll(async () => {
      const [box, bar] = [await message.boundingBox(), await page.locator("[data-bottom-bar]").boundingBox()];
      return (box?.y ?? 0) > PHONE.height / 2 && (box?.y ?? 0) + (box?.height ?? 0) <= (bar?.y ?? 0) + 1;
    })
    .toBe(true);
});

test("on a phone dialogs come from the bottom, the bank's too", async ({ page, scripts }) => {
  await household(page, "dialogs");
  await page.setViewportSize(PHONE);
  const dialog = page.getByRole("dialog");
  const bottom = async () => {
    const box = await dialog.first().boundingBox();
    return [box?.x, box?.width, Math.round((box?.y ?? 0) + (box?.height ?? 0))];
  };
  const atTheBottom = [0, PHONE.width, PHONE.height];
  for (const path of ["/goals?dialog=add", "/security?dialog=delete"]) {
    await page.goto(path);
    await hydrated(page, scripts);
    await expect.poll(bottom, { message: path }).toEqual(atTheBottom);
  }
  await page.goto("/accounts");
  await hydrated(page, scripts);
  await page.getByRole("button", { name: "Connect Account" }).first().click();
  await expect(page.getByText("Juniper Credit Union").first()).toBeVisible();
  // Without scripts the bank is a page of its own.
  if (scripts) await expect.poll(bottom).toEqual(atTheBottom);
});
