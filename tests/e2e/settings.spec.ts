// One's own settings, with scripts and without.
import type { Page } from "@playwright/test";
import { dayOf } from "../../app/domain/periods";
import { MEMBER_SCREENS } from "../../scripts/support/screens";
import { expect, hydrated, signIn, test } from "../support/e2e";
import { giveHousehold } from "../support/household";

test("the name is changed and greets; what is wrong is said beside its field", async ({ page, scripts }) => {
  await signIn(page);
  await page.goto("/settings");
  await hydrated(page, scripts);
  await page.getByLabel("Username").fill("ab");
  await page.getByLabel("First name").fill("Grace");
  await page.getByRole("button", { name: "Save profile" }).click();
  await expect(page.getByText("Username must be at least 3 characters")).toBeVisible();
  await expect(page.getByLabel("First name")).toHaveValue("Grace");
  await page.getByLabel("Username").fill(`grace-${Date.now()}`);
  await page.getByRole("button", { name: "Save profile" }).click();
  await expect(page.getByText("Profile saved")).toBeVisible();
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Grace");
});

test("the theme is there with the page, whatever the device prefers", async ({ page, scripts }) => {
  await signIn(page);
  await page.emulateMedia({ colorScheme: "light" });
  const paper = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await page.goto("/settings");
  await hydrated(page, scripts);
  expect(await paper()).toBe("rgb(250, 248, 244)");
  await page.getByRole("button", { name: "Dark" }).click();
  await expect(page.getByRole("button", { name: "Dark" })).toHaveAttribute("aria-pressed", "true");
  await expect.poll(paper).toBe("rgb(18, 22, 26)");
  expect(await (await page.request.get("/goals")).text()).toMatch(/<html[^>]* data-theme="dark"/);
  await page.emulateMedia({ colorScheme: "dark" });
  await page.getByRole("button", { name: "Light", exact: true }).click();
  await expect.poll(paper).toBe("rgb(250, 248, 244)");
  await page.getByRole("button", { name: "System" }).click();
  await expect.poll(paper).toBe("rgb(18, 22, 26)");
});

/** Amounts that can be seen or heard: text that isn't hidden, options, titles and labels. What things cost is no secret. */
const amountsSeen = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const seen: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent || parent.closest("script, style, textarea, noscript")) continue;
      if (/\$\d/.test(node.textContent ?? "") && getComputedStyle(parent).visibility !== "hidden")
        seen.push(node.textContent ?? "");
    }
    for (const element of document.querySelectorAll("[aria-label], [aria-valuetext], [title]"))
      for (const name of ["aria-label", "aria-valuetext", "title"]) {
        const label = element.getAttribute(name) ?? "";
        if (/\$\d/.test(label)) seen.push(`${name}: ${label}`);
      }
    return seen;
  });

test("one tap hides every amount on every screen, and one shows them again", async ({ page, scripts }) => {
  const user = await signIn(page);
  await giveHousehold(user.id, dayOf(new Date(), "UTC"), `hidden-${user.id.slice(-6)}`);
  await page.goto("/accounts");
  await hydrated(page, scripts);
  expect((await amountsSeen(page)).length).toBeGreaterThan(3);
  const press = async (name: string) => {
    await page.locator('summary[aria-label="Menu"]').click();
    await page.getByRole("button", { name }).click();
  };
  await press("Hide amounts");
  await expect(page).toHaveURL("/accounts");
  await expect.poll(() => amountsSeen(page)).toEqual([]);
  const own = MEMBER_SCREENS.filter((path) => !/subscri/.test(path));
  for (const path of [...own, "/coach?tab=health", "/coach?tab=ask", "/transactions?edit=", "/dashboard?period=week"]) {
    await page.goto(path);
    await hydrated(page, scripts);
    expect(await amountsSeen(page), path).toEqual([]);
  }
  await page.goto("/accounts");
  await hydrated(page, scripts);
  await press("Show amounts");
  await expect.poll(async () => (await amountsSeen(page)).length).toBeGreaterThan(3);
});

test("what isn't wanted is unticked, and stays so", async ({ page, scripts }) => {
  await signIn(page);
  await page.goto("/settings");
  await hydrated(page, scripts);
  const box = page.getByRole("checkbox", { name: "Goals: Bell" });
  await expect(box).toBeChecked();
  await box.uncheck();
  await page.getByRole("button", { name: "Save notices" }).click();
  await expect(page.getByText("Notices saved")).toBeVisible();
  await page.reload();
  await expect(box).not.toBeChecked();
  await expect(page.getByRole("checkbox", { name: "Bills and subscriptions: Bell" })).toBeChecked();
});

test("what has a page of its own is a link away: coach, security, subscription, one's data and its end", async ({
  page,
}) => {
  await signIn(page);
  await page.goto("/settings");
  const main = page.getByRole("main");
  for (const [name, path] of [
    ["What your coach knows about you", "/coach/about-you"],
    [/^Security/, "/security"],
    ["Subscription", "/cancel-trial"],
    [/^Your data, and deleting your account/, "/security#your-data"],
    ["Install App", "/install"],
  ] as const)
    await expect(main.getByRole("link", { name })).toHaveAttribute("href", path);
  await expect(main).toContainText("Weeks run from Sunday to Saturday, months from the 1st.");
  await page.getByRole("link", { name: /^Your data/ }).click();
  await expect(page.getByRole("link", { name: "Download my data" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Delete my account" })).toBeVisible();
});
