import { dayOf } from "../../app/domain/periods";
import { expect, hydrated, signIn, test } from "../support/e2e";
import { giveHousehold } from "../support/household";

const zone = "America/New_York";

test("the next ninety days: the lowest day first, then what is safe, what is due, and any day", async ({
  page,
  scripts,
}) => {
  const user = await signIn(page, { timeZone: zone });
  await giveHousehold(user.id, dayOf(new Date(), zone), `flow-${user.id.slice(-6)}`);
  await page.goto("/goals");
  await page.locator('aside nav[aria-label="Main"]').getByRole("link", { name: "Cash flow", exact: true }).click();
  await expect(page).toHaveURL(/\/cash-flow$/);
  await hydrated(page, scripts);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { name: "Cash flow", level: 1 })).toBeVisible();
  await expect(main.getByText(/^(Lowest on|Today is the low point|Everyday Checking falls)/).first()).toBeVisible();

  const safe = main.locator("#safe");
  await expect(safe.getByText("In checking now")).toBeVisible();
  const amounts = (await safe.locator("dd").allInnerTexts()).map((text) =>
    Math.round(Number(text.replace(/[$,]/g, "")) * 100),
  );
  const last = amounts.pop();
  expect(amounts.reduce((sum, cents) => sum + cents, 0)).toBe(last);

  await main.getByText("Show every day").click();
  await expect(main.getByRole("table", { name: /day by day$/ }).getByRole("row")).toHaveCount(92);

  const bills = main.locator("#bills");
  const ahead = main.locator("#ahead");
  await expect(ahead.getByRole("heading", { name: "Next 30 days" })).toBeVisible();
  await expect(
    ahead.getByRole("list", { name: "Bills and pay of the next 30 days" }).getByRole("listitem"),
  ).not.toHaveCount(0);
  const shown = (await bills.locator("nav p").innerText()).trim();
  await bills.locator("nav a").last().click();
  await expect(bills.locator("nav p")).not.toHaveText(shown);
  await expect(ahead.getByRole("button", { name: "Which could I cancel?" })).toBeVisible();
  await bills.getByRole("table").getByRole("link").first().click();
  const day = main.locator("#day");
  await expect(day.getByRole("heading", { level: 4 })).toBeVisible();
  await expect(day.getByRole("list", { name: "What moves on this day" })).toBeVisible();

  const other = new Date(Date.now() + 40 * 86_400_000);
  await day.locator("input[name=day]").fill(dayOf(other, zone));
  await day.getByRole("button", { name: "Show this day" }).click();
  await expect(page).toHaveURL(new RegExp(`day=${dayOf(other, zone)}`));
  await expect(day.locator("dd").first()).toHaveText(/\$/);

  await main.getByRole("navigation", { name: "Account" }).getByRole("link").nth(1).click();
  await expect(main.getByRole("navigation", { name: "Account" }).locator("[aria-current]")).toHaveCount(1);
  await expect(page).toHaveURL(/account=/);
});

test("somebody without an account is told what would be here", async ({ page }) => {
  await signIn(page);
  await page.goto("/cash-flow");
  await expect(page.getByRole("main").getByText("No account yet")).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "Connect Account" })).toHaveAttribute(
    "href",
    "/accounts",
  );
});
