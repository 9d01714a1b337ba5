// What a visitor sees: the landing page, the privacy page, the way in.
import type { Page } from "@playwright/test";
import { createUser, expect, held, hydrated, signInAs, test } from "../support/e2e";

test("a visitor's first page is the landing page, with its parts in the navigation (PLAT-006 LAND-001)", async ({
  page,
}) => {
  const answer = await page.goto("/");
  expect(answer?.status()).toBe(200);
  for (const id of ["features", "how-it-works", "pricing"]) {
    await expect(page.locator(`header a[href="#${id}"]`)).toHaveCount(1);
    await expect(page.locator(`#${id}`)).toHaveCount(1);
  }
});

test("from the first page one signs in, registers, or looks at the demo (LAND-002 LAND-003 LAND-004 LAND-025)", async ({
  page,
}) => {
  await page.goto("/");
  await expect(page.getByRole("link", { name: "Sign In", exact: true })).toHaveAttribute("href", "/login");
  await expect(page.getByRole("link", { name: "Get Started", exact: true })).toHaveAttribute("href", "/register");
  await expect(page.getByRole("link", { name: "Start Free Trial", exact: true })).toHaveAttribute("href", "/register");
  await expect(page.getByRole("link", { name: "Login/See Demo" })).toHaveAttribute("href", "/login");
  await expect(page.locator('a[href="/demo"]').first()).toBeVisible();
});

test("the first page says that the trial is free for 14 days and asks for no card (LAND-022 LAND-023)", async ({
  page,
}) => {
  await page.goto("/");
  await expect(page.getByText(/14-day free trial\. No credit card required/)).toBeVisible();
});

test("four worries, three steps, three testimonials (LAND-005 LAND-006 LAND-007)", async ({ page }) => {
  await page.goto("/landing");
  await expect(page.locator("#features li")).toHaveCount(4);
  await expect(page.locator("#features h3")).toHaveText(["Tracking spending", "Saving", "Debt", "Building credit"]);
  await expect(page.locator("#how-it-works ol > li h3")).toHaveText([
    /1\s*Connect accounts/,
    /2\s*Meet the AI coach/,
    /3\s*Get insights/,
  ]);
  await expect(page.locator("figure blockquote")).toHaveCount(3);
  await expect(page.getByText(/^Example · [45] out of 5$/)).toHaveCount(3);
  await expect(page.getByRole("heading", { name: "Who it's for" })).toBeVisible();
  await expect(page.getByText("Made-up examples")).toBeVisible();
  await expect(page.locator("main")).not.toContainText(/[★☆]/);
});

const plans = (page: Page) => page.locator("#pricing li:has(h3)");

test("the landing page offers two plans at their prices (LAND-008 LAND-009 LAND-010)", async ({ page }) => {
  await page.goto("/landing");
  await expect(plans(page)).toHaveCount(2);
  const [monthly, annual] = [plans(page).nth(0), plans(page).nth(1)];
  for (const words of ["$9.99", "per month"]) await expect(monthly).toContainText(words);
  for (const words of ["$95.99", "per year"]) await expect(annual).toContainText(words);
});

test("the annual plan says what it saves, and is the popular one (LAND-011 LAND-012 LAND-013 LAND-014 LAND-015 LAND-016)", async ({
  page,
}) => {
  await page.goto("/landing");
  const [monthly, annual] = [plans(page).nth(0), plans(page).nth(1)];
  await expect(annual.locator("s")).toContainText("$119.88");
  for (const words of ["Save $23.89", "2 months free", "20% savings", "Just $7.99/month", "Most Popular"])
    await expect(annual).toContainText(words);
  await expect(monthly).not.toContainText("Most Popular");
  await expect(page.locator("#pricing")).not.toContainText("$8.00");
});

test("both plans list six features (LAND-017)", async ({ page }) => {
  await page.goto("/landing");
  for (const feature of [
    "AI Financial Coach",
    "Bank Account Integration",
    "Smart Budget Creation",
    "Spending Analytics",
    "Savings Goal Tracking",
    "Credit Score Monitoring",
  ])
    for (const plan of [plans(page).nth(0), plans(page).nth(1)])
      await expect(plan.getByText(feature, { exact: true })).toBeVisible();
});

test("the footer leads to the privacy policy (LAND-024)", async ({ page }) => {
  await page.goto("/landing");
  await expect(page.locator("footer").getByRole("link", { name: "Privacy Policy" })).toHaveAttribute(
    "href",
    "/privacy",
  );
});

test("a visitor's pricing button leads to the registration (LAND-020)", async ({ page }) => {
  await page.goto("/landing");
  await expect(
    page
      .locator("#pricing")
      .getByRole("link", { name: /Start Free Trial/ })
      .first(),
  ).toHaveAttribute("href", "/register");
});

test("signed in, the button posts planType standard, is disabled alone, and says what failed (LAND-019 LAND-020 LAND-021) @js-only", async ({
  page,
  context,
  scripts,
}) => {
  await signInAs(context, await createUser());
  await page.goto("/landing");
  await hydrated(page, scripts);
  let body = "";
  const answer = held();
  await page.route("**/api/start-free-trial", async (route) => {
    body = route.request().postData() ?? "";
    await answer.until;
    await route.fulfill({ status: 500, contentType: "application/json", body: "{}" });
  });
  const buttons = page.locator("#pricing button");
  await buttons.nth(0).click();
  await expect(buttons.nth(0)).toBeDisabled();
  await expect(buttons.nth(1)).toBeEnabled();
  answer.letGo();
  await expect(page.locator("[data-toast]")).toContainText("Failed to start free trial. Please try again.");
  await expect(page.locator("[data-toast]")).toContainText("Error");
  expect(JSON.parse(body)).toEqual({ planType: "standard" });
});

test("the privacy page (PRIV-001 PRIV-002 PRIV-003 PRIV-004)", async ({ page }) => {
  await page.goto("/privacy");
  await expect(page.getByRole("heading", { level: 2 })).toHaveText([
    /Information we collect/,
    /use your information/,
    /Security/,
    /Third-party sharing/,
    /privacy rights/,
  ]);
  await expect(page.getByText("Last updated: January 2024")).toBeVisible();
  await expect(page.getByText(/Credit score data.*Premium plan/)).toBeVisible();
  await expect(page.getByRole("link", { name: "Back to Home" })).toHaveAttribute("href", "/");
});

test("a public page names its one address, built from APP_URL; no other page names one @js-only", async ({
  page,
  context,
  scripts,
}) => {
  const home = process.env.E2E_URL ?? "";
  const canonical = page.locator('head link[rel="canonical"]');
  const addresses = {
    "/": "/landing",
    "/landing/?utm_source=x": "/landing",
    "/privacy": "/privacy",
    "/developers": "/developers",
    "/login?next=1": "/login",
    "/register": "/register",
    "/forgot-password": "/forgot-password",
    "/forgot-username": "/forgot-username",
    "/reset-password?token=x": "/reset-password",
    "/demo?dialog=transactions": "/demo",
  };
  for (const [asked, meant] of Object.entries(addresses)) {
    await page.goto(asked);
    await expect(canonical).toHaveAttribute("href", home + meant);
  }
  // Asked by another name, it is the same page.
  const alias = new URL("/login", home);
  alias.hostname = "127.0.0.1";
  expect(await (await page.request.get(alias.href)).text()).toContain(`<link rel="canonical" href="${home}/login"/>`);
  await page.goto("/login");
  await hydrated(page, scripts);
  await page.getByRole("link", { name: "Forgot password?" }).click();
  await expect(canonical).toHaveAttribute("href", `${home}/forgot-password`);
  await signInAs(context, await createUser({ hasSeenTour: true }));
  for (const path of ["/no-such-page", "/sandbox/outbox", "/dashboard", "/security"]) {
    await page.goto(path);
    await expect(page.locator("h1")).toBeVisible();
    await expect(canonical).toHaveCount(0);
  }
});

test("the developers' page shows every endpoint with an example, and leads to the same as OpenAPI", async ({
  page,
}) => {
  await page.goto("/developers");
  const published = await (await page.request.get("/api/openapi.json")).json();
  const operations: object[] = Object.values(published.paths).flatMap((path) => Object.values(path ?? {}));
  expect(operations.length).toBeGreaterThan(40);
  await expect(page.getByRole("heading", { level: 3 })).toHaveCount(operations.length);
  await expect(page.getByRole("heading", { level: 4, name: "Example" })).toHaveCount(operations.length);
  await page.getByRole("navigation", { name: "Subjects" }).getByRole("link", { name: "Goals" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "Goals" })).toBeInViewport();
  await expect(page.getByRole("link", { name: "OpenAPI 3.1" })).toHaveAttribute("href", "/api/openapi.json");
});
