// Net worth, with scripts and without: the sentence, the picture, its table, and where the line begins.
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
  const line = page.getByRole("link", { name: /^Net worth/ });
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
  await page.getByRole("link", { name: "All", exact: true }).click();
  await expect(page).toHaveURL(/range=all/);
  await expect(page.getByText("Where this starts")).toBeVisible();
});

test("without accounts it says what will be here, and leads to them", async ({ page }) => {
  await signIn(page);
  await page.goto("/net-worth");
  await expect(page.getByText("No accounts yet")).toBeVisible();
  await expect(page.getByRole("link", { name: "Add an account" })).toHaveAttribute("href", "/accounts");
});
