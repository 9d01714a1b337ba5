import { expect, hydrated, signIn, test } from "../support/e2e";

test("PE-001 a browser's first page brings its styles along; later ones take the file @js-only", async ({ page, context }) => {
  await page.goto("/landing");
  await hydrated(page, true);
  await expect(page.locator("style[data-href]")).toHaveCount(1);
  await expect(page.locator('link[rel="stylesheet"]')).toHaveCount(0);
  const styled = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const first = await styled();
  await expect.poll(async () => (await context.cookies()).some(({ name, value }) => name === "css" && value.endsWith(".css")), { timeout: 15_000 }).toBe(true);
  await page.reload();
  await expect(page.locator('link[rel="stylesheet"]')).toHaveCount(1);
  await expect(page.locator("style[data-href]")).toHaveCount(0);
  expect(await styled()).toBe(first);
});

test("PE-001 a part whose code does not arrive stays as the server sent it @js-only", async ({ page }) => {
  await signIn(page);
  let refused = 0;
  await page.route(/\/assets\/(coach-widget|waiting-list)-/, (route) => (refused++, route.abort()));
  await page.goto("/goals");
  await hydrated(page, true);
  await expect.poll(() => refused).toBeGreaterThan(1);
  await expect(page.getByRole("heading", { name: "404 Page Not Found" })).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Savings Master" })).toBeVisible();
  await expect(page.locator("[data-coach-widget]")).toBeVisible();
});
