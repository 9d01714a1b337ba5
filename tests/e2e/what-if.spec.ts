import type { Page } from "@playwright/test";
import { dayOf } from "~/domain/periods";
import { giveHousehold } from "../support/household";
import { expect, hydrated, signIn, test } from "../support/e2e";

async function open(page: Page, scripts: boolean, path: string) {
  const user = await signIn(page);
  await giveHousehold(user.id, dayOf(new Date(), "America/New_York"), "what-if");
  await page.goto(path);
  await hydrated(page, scripts);
}

test("a kind is chosen, its assumptions are filled in and can be changed, and the address keeps them", async ({
  page,
  scripts,
}) => {
  await open(page, scripts, "/what-if");
  await page.getByRole("link", { name: "A car", exact: true }).click();
  await expect(page.getByRole("textbox", { name: "Loan term (months)" })).toHaveValue("60");
  await expect(page.getByRole("table")).toHaveCount(0);
  await page.getByRole("textbox", { name: "Price" }).fill("6000");
  await page.getByRole("button", { name: "See the effect" }).click();
  await expect(page.getByRole("heading", { name: /^(?:Yes|Not now, because)/ })).toBeVisible();
  // How long the cash lasts, and its picture, with scripts and without.
  const outcome = page.locator("#outcome");
  await expect(outcome.getByText(/^Checking and savings .*\.$/).first()).toBeVisible();
  await expect(outcome.getByRole("img", { name: /^Until .*As things are: \$.* With this: / })).toBeVisible();
  const table = page.getByRole("table", { name: "Before and after" });
  await expect(table.getByRole("row", { name: /^Left over each month/ })).toBeVisible();
  await expect(page.getByText("$1,200.00 down, then $97.33 a month for 60 months at 8%.")).toBeVisible();
  await page.getByRole("textbox", { name: "Down payment (%)" }).fill("50");
  await page.getByRole("button", { name: "See the effect" }).click();
  await expect(page.getByText("$3,000.00 down, then $60.83 a month for 60 months at 8%.")).toBeVisible();
  expect(new URL(page.url()).searchParams.get("down")).toBe("50");
  await page.reload();
  await expect(page.getByText("$3,000.00 down")).toBeVisible();
});

test("what can't be read is said at its field", async ({ page, scripts }) => {
  await open(page, scripts, "/what-if?kind=job&months=900");
  await expect(page.getByText("Enter a number of months from 1 to 480.")).toBeVisible();
  await expect(page.getByRole("table")).toHaveCount(0);
});

test("the goals screen leads to it", async ({ page, scripts }) => {
  await open(page, scripts, "/goals");
  await page.getByRole("link", { name: "Try a what-if" }).click();
  await expect(page.getByRole("heading", { name: "What if?" })).toBeVisible();
});
