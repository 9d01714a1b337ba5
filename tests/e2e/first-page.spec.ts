import { expect, hydrated, signIn, test } from "../support/e2e";

test("a browser's first page brings its styles along; later ones take the file (PE-001) @js-only", async ({
  page,
  context,
}) => {
  await page.goto("/landing");
  await hydrated(page, true);
  await expect(page.locator("style[data-href]")).toHaveCount(1);
  await expect(page.locator('link[rel="stylesheet"]')).toHaveCount(0);
  const styled = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const first = await styled();
  await expect
    .poll(async () => (await context.cookies()).some(({ name, value }) => name === "css" && value.endsWith(".css")), {
      timeout: 15_000,
    })
    .toBe(true);
  await page.reload();
  await expect(page.locator('link[rel="stylesheet"]')).toHaveCount(1);
  await expect(page.locator("style[data-href]")).toHaveCount(0);
  expect(await styled()).toBe(first);
});

test("a part whose code does not arrive stays as the server sent it (PE-001) @js-only", async ({ page }) => {
  await signIn(page);
  let refused = 0;
  await page.route(/\/assets\/(coach-widget|waiting-list)-/, (route) => (refused++, route.abort()));
  await page.goto("/goals");
  await page.locator("html[data-hydrated=true]").waitFor();
  await expect.poll(() => refused).toBeGreaterThan(1);
  await expect(page.getByRole("heading", { name: "404 Page Not Found" })).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Savings Master" })).toBeVisible();
  await expect(page.locator("[data-coach-widget]")).toBeVisible();
});

const PUBLIC = [
  "/landing",
  "/privacy",
  "/login",
  "/register",
  "/forgot-password",
  "/forgot-username",
  "/reset-password?token=abc",
  "/demo",
];

test("over a quick line no script is asked for before the page is on the screen (PE-001) @js-only", async ({
  page,
}) => {
  // However busy the machine is that runs this.
  await page.addInitScript(() => {
    const all = performance.getEntriesByType.bind(performance);
    performance.getEntriesByType = (type) => (type === "navigation" ? [] : all(type));
  });
  for (const path of PUBLIC) {
    await page.goto(path);
    await hydrated(page, true);
    const { painted, asked } = await page.evaluate(() => ({
      painted: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Infinity,
      asked: performance
        .getEntriesByType("resource")
        .filter(({ name }) => name.endsWith(".js"))
        .map(({ startTime }) => startTime),
    }));
    expect(asked.length, path).toBeGreaterThan(3);
    expect(Math.min(...asked), path).toBeGreaterThanOrEqual(painted);
  }
});

test("a browser that does not say when it paints starts the scripts all the same (PE-001) @js-only", async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(PerformanceObserver, "supportedEntryTypes", { value: ["mark"] }),
  );
  await page.goto("/login");
  await hydrated(page, true);
});

test("a page whose scripts do not all arrive works as without scripts (PE-001) @js-only", async ({ page }) => {
  await page.route(/\/assets\/root-/, (route) => route.abort());
  const failed = page.waitForEvent(
    "console",
    (message) => message.type() === "error" && message.text().includes("dynamically imported module"),
  );
  await page.goto("/landing");
  await failed;
  await page.getByRole("link", { name: "Login/See Demo" }).click();
  await expect(page).toHaveURL("/login");
  expect(await page.evaluate(() => document.documentElement.dataset.hydrated)).toBeUndefined();
});
