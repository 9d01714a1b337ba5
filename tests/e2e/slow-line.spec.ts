// On a slow line the page is there long before its scripts. What is done with it meanwhile must work, and stay.
import type { Locator, Page } from "@playwright/test";
import { db, newId } from "~/lib/db.server";
import { dayOf } from "../../app/domain/periods";
import { createUser, expect, hydrated, PASSWORD, signIn, test } from "../support/e2e";
import { giveHousehold } from "../support/household";

/** Holds every script back until it is let go. */
async function hold(page: Page): Promise<() => void> {
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => (letGo = resolve));
  await page.route("**/assets/*.js", async (route) => {
    await gate;
    await route.continue().catch(() => {});
  });
  return letGo;
}

const open = (page: Page, path: string) => page.goto(path, { waitUntil: "commit" });
const isHydrated = (page: Page) => page.evaluate(() => document.documentElement.dataset.hydrated === "true");

test("before its scripts have come a person signs in, adds a goal and sends feedback @js-only", async ({ page }) => {
  const user = await createUser({ hasSeenTour: true, hasStartedTrial: true });
  await hold(page);
  await open(page, "/login");
  await page.getByLabel("Username", { exact: true }).fill(user.username);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page.getByText(`Welcome, ${user.firstName}!`)).toBeVisible();
  await open(page, "/goals");
  await page.getByRole("link", { name: "Create New Goal" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Goal name").fill("Bike");
  await dialog.getByLabel("Target amount").fill("none");
  await dialog.getByLabel("Target date").fill("2099-06-01");
  await dialog.getByRole("button", { name: "Create Goal" }).click();
  await expect(page.getByText("Please enter a valid positive number.").first()).toBeVisible();
  await expect(dialog.getByLabel("Goal name")).toHaveValue("Bike");
  await dialog.getByLabel("Target amount").fill("500");
  await dialog.getByRole("button", { name: "Create Goal" }).click();
  await expect(page.getByText("Goal Created")).toBeVisible();
  await open(page, "/feedback");
  await page.getByLabel("Title").fill("Slow line");
  await page.getByLabel("Message").fill("It works before the scripts have come.");
  await page.getByRole("button", { name: "Submit Feedback" }).click();
  await expect(page.getByText("Feedback Submitted!")).toBeVisible();
  expect(await isHydrated(page)).toBe(false);
});

const FIELDS: [string, string, (page: Page) => Locator][] = [
  ["the username of the login", "/login", (page) => page.getByLabel("Username", { exact: true })],
  ["the search of the header", "/budget", (page) => page.getByPlaceholder("Search transactions...")],
  ["a message of feedback", "/feedback", (page) => page.getByLabel("Message")],
  ["a goal's name in its dialog", "/goals?dialog=add", (page) => page.getByRole("dialog").getByLabel("Goal name")],
  ["a question to the coach", "/coach?tab=ask", (page) => page.getByLabel("Your question")],
  [
    "a question in the coach's sheet",
    "/budget?panel=coach",
    (page) => page.getByRole("dialog").getByLabel("Your question"),
  ],
  ["a message to the assistant", "/goals", (page) => page.getByRole("textbox").last()],
  ["a score", "/credit", (page) => page.getByLabel("Current score")],
  [
    "a search of the transactions",
    "/transactions",
    (page) => page.getByRole("searchbox", { name: "Search transactions" }),
  ],
];

for (const [name, path, find] of FIELDS) {
  test(`taking over in the middle of typing loses nothing of ${name} @js-only`, async ({ page }) => {
    await signIn(page);
    if (path === "/login") await page.context().clearCookies();
    // On a slow processor taking over lasts long enough for a key to fall into the middle of it.
    const cdp = await page.context().newCDPSession(page);
    await cdp.send("Emulation.setCPUThrottlingRate", { rate: 6 });
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(error.message));
    const letGo = await hold(page);
    await open(page, path);
    const field = find(page);
    await field.click();
    await page.keyboard.type("12");
    expect(await isHydrated(page)).toBe(false);
    letGo();
    // Letters keep coming while the scripts take over.
    for (const letter of "34567890") {
      await page.keyboard.type(letter);
      await page.waitForTimeout(60);
    }
    await hydrated(page, true);
    await page.waitForLoadState("networkidle");
    await page.keyboard.type("x");
    await expect(field).toHaveValue("1234567890x");
    await expect(field).toBeFocused();
    expect(errors).toEqual([]);
  });
}

test("what was chosen and ticked before stays chosen and ticked, and is sent @js-only", async ({ page }) => {
  await signIn(page);
  const letGo = await hold(page);
  await open(page, "/credit");
  await page.getByLabel("Payment history").selectOption("good");
  await page.getByLabel("A bankruptcy").check();
  letGo();
  await hydrated(page, true);
  await page.waitForLoadState("networkidle");
  await expect(page.getByLabel("Payment history")).toHaveValue("good");
  await expect(page.getByLabel("A bankruptcy")).toBeChecked();
  await page.goto("about:blank");
  const again = await hold(page);
  await open(page, "/feedback");
  await page.getByLabel("Type").selectOption("bug");
  await page.locator("label", { hasText: "4 stars" }).click();
  await page.getByLabel("Title").fill("Kept over");
  await page.getByLabel("Message").fill("Chosen before the scripts came.");
  again();
  await hydrated(page, true);
  await page.waitForLoadState("networkidle");
  const sent = page.waitForRequest("**/api/feedback");
  await page.getByRole("button", { name: "Submit Feedback" }).click();
  expect((await sent).postDataJSON()).toMatchObject({ type: "bug", rating: 4, title: "Kept over" });
});

for (const closed of [false, true]) {
  test(`the panel of findings is taken over in place${closed ? ", closed when it was closed" : ""} @js-only`, async ({
    page,
  }) => {
    const user = await signIn(page, { timeZone: "America/New_York" });
    await giveHousehold(user.id, dayOf(new Date(), "America/New_York"), "taken-over");
    // The first finding is the page's headline: a second one is left for the panel.
    await db.goal.createMany({
      data: ["Bike", "Boat"].map((name) => ({
        userId: user.id,
        id: newId(),
        type: "savings",
        name,
        targetCents: 500_00n,
        deadline: "2020-06-01",
        createdAt: new Date("2020-01-01"),
      })),
    });
    const letGo = await hold(page);
    await open(page, "/dashboard");
    const panel = page.locator("#ai-insights");
    const finding = panel.getByRole("listitem").first();
    const place = () => finding.evaluate((node) => Math.round(node.getBoundingClientRect().top + scrollY));
    // The face that words are drawn in may come later than they do, which is another test's matter.
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await finding.evaluate((node) => node.setAttribute("data-before", ""));
    const before = await place();
    if (closed) await panel.locator("summary").first().click();
    letGo();
    await hydrated(page, true);
    await page.waitForLoadState("networkidle");
    const toggle = panel.getByRole("button", { name: "AI Insights" });
    await expect(toggle).toHaveAttribute("aria-expanded", String(!closed));
    if (closed) await expect(finding).toBeHidden();
    if (closed) await toggle.click();
    await expect(finding).toHaveAttribute("data-before", "");
    expect(await place()).toBe(before);
  });
}
