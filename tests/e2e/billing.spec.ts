// Plans, trial and subscription, each journey with scripts and without.
import { DAY_MS } from "~/domain/durations";
import { createUser, expect, hydrated, signIn, signInAs, test } from "../support/e2e";
import type { Page } from "@playwright/test";

const FRESH = { hasStartedTrial: false, trialEndsAt: null, subscriptionStatus: null, hasSeenPaywall: false } as const;
const PREMIUM = { isPremium: true, subscriptionStatus: "active", trialEndsAt: new Date(Date.now() - DAY_MS) } as const;

const inDays = (days: number): Date => new Date(Date.now() + days * DAY_MS);

async function open(page: Page, path: string, scripts: boolean): Promise<void> {
  await page.goto(path);
  await hydrated(page, scripts);
}

async function start(page: Page, scripts: boolean, plan: "monthly" | "annual" = "monthly"): Promise<void> {
  await open(page, "/subscribe", scripts);
  await page.locator(`[data-plan=${plan}]`).getByRole("button", { name: "Start 14-Day Free Trial" }).click();
  await page.waitForURL(/\/sandbox\/checkout\/cs_test_/);
}

test("two plans, each with its button (SUBS-001 SUBS-002 SUBS-003)", async ({ page, scripts }) => {
  await signIn(page, FRESH);
  await open(page, "/subscribe", scripts);
  await expect(page.getByRole("heading", { name: "Choose Your Plan" })).toBeVisible();
  await expect(page.locator("[data-plan]")).toHaveCount(2);
  await expect(page.getByRole("button", { name: "Start 14-Day Free Trial" })).toHaveCount(2);
});

test("what a month costs, and a year (SUBS-007 SUBS-008 SUBS-009)", async ({ page, scripts }) => {
  await signIn(page, FRESH);
  await open(page, "/subscribe", scripts);
  await expect(page.locator("[data-plan=monthly]")).toContainText("$9.99");
  await expect(page.locator("[data-plan=annual]")).toContainText("$95.99");
  await expect(page.locator("[data-plan=annual]")).toContainText("$8.00");
  await expect(page.locator("main")).not.toContainText("$7.99");
});

test("the annual plan is the best value, beside twelve months (SUBS-006 SUBS-035)", async ({ page, scripts }) => {
  await signIn(page, FRESH);
  await open(page, "/subscribe", scripts);
  const annual = page.locator("[data-plan=annual]");
  await expect(annual.locator("s")).toHaveText("$119.88");
  await expect(annual.getByText("Best Value - Save $23.89")).toBeVisible();
  await expect(page.locator("[data-plan=monthly]")).not.toContainText("Best Value");
});

test("both plans list six features, and the annual one four more (SUBS-010 SUBS-011)", async ({ page, scripts }) => {
  await signIn(page, FRESH);
  await open(page, "/subscribe", scripts);
  const [monthly, annual] = [page.locator("[data-plan=monthly]"), page.locator("[data-plan=annual]")];
  for (const feature of [
    "Bank connections",
    "AI coaching",
    "Spending analytics",
    "Budget tracking",
    "Goal tracking",
    "Email support",
  ]) {
    for (const card of [monthly, annual]) await expect(card.getByText(feature, { exact: true })).toBeVisible();
  }
  for (const feature of ["Priority Support", "Advanced Analytics", "Export Features", "Early Access"]) {
    await expect(annual.getByText(feature, { exact: true })).toBeVisible();
    await expect(monthly.getByText(feature, { exact: true })).toHaveCount(0);
  }
});

test("below the plans stand the terms of the trial and the way out of it (SUBS-012 SUBS-013)", async ({
  page,
  scripts,
}) => {
  await signIn(page, FRESH);
  await open(page, "/subscribe", scripts);
  const footer = page.locator("[data-footer=plans]");
  for (const words of [/14-day free trial/i, /no credit card required/i, /cancel anytime/i])
    await expect(footer).toContainText(words);
  await expect(footer.getByRole("link", { name: "Need to cancel? Click here" })).toHaveAttribute(
    "href",
    "/cancel-trial",
  );
});

test("from the plans through the checkout to the trial, and out of it again (TRIAL-001 TRIAL-027 TRIAL-037 SUBS-005 SUBS-015 SUBS-016 SUBS-023 TRIAL-032)", async ({
  page,
  scripts,
}) => {
  await signIn(page, FRESH);
  await start(page, scripts, "annual");
  await expect(page.getByText("Charged today")).toBeVisible();
  await expect(page.locator("main")).toContainText("$0.00");
  await expect(page.locator("main")).toContainText("$95.99 every year");
  await expect(page.locator("main")).toContainText("No card is needed");
  await page.getByRole("button", { name: "Confirm and start trial" }).click();
  await page.waitForURL(/\/subscription\/success/);
  await expect(page.getByRole("heading", { name: "Subscription Successful!" })).toBeVisible();
  await expect(page.getByText("Your 14-day free trial has started")).toBeVisible();
  await open(page, "/cancel-trial", scripts);
  await expect(page.getByText("Your trial has 14 days remaining")).toBeVisible();
  await page.getByRole("button", { name: "Cancel Trial" }).click();
  await page.waitForURL("**/dashboard");
  await expect(page.getByText("Trial Cancelled")).toBeVisible();
  await open(page, "/cancel-trial", scripts);
  await expect(page.getByRole("heading", { name: "Trial Already Cancelled" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Return to Dashboard" })).toHaveAttribute("href", "/dashboard");
  await expect(page.getByRole("button", { name: "Cancel Trial" })).toHaveCount(0);
  await expect(page.getByText(/You keep your access until/)).toBeVisible();
  await expect(page.getByRole("link", { name: "Change my mind" })).toHaveAttribute("href", "/subscribe");
});

test("the address of the success page congratulates nobody who has begun nothing", async ({ page, scripts }) => {
  await signIn(page, FRESH);
  await open(page, "/subscription/success", scripts);
  await expect(page).toHaveURL(/\/subscribe$/);
});

test("leaving the checkout starts nothing and leads to the cancel screen (SUBS-020 SUBS-021 SUBS-022)", async ({
  page,
  scripts,
}) => {
  await signIn(page, FRESH);
  await start(page, scripts);
  await hydrated(page, scripts);
  await page.getByRole("link", { name: "Cancel and go back" }).click();
  await page.waitForURL("**/subscription/cancel");
  await expect(page.getByRole("heading", { name: "Subscription Cancelled" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Try Again" })).toHaveAttribute("href", "/subscribe");
  await expect(page.getByRole("link", { name: "Back to Dashboard" })).toHaveAttribute("href", "/");
  const status = await (await page.request.get("/api/subscription/status")).json();
  expect(status).toMatchObject({ hasStartedTrial: false, isOnFreeTrial: false });
});

test("who has used the trial pays at the checkout: declined first, then premium (SUBS-034 TRIAL-035)", async ({
  page,
  scripts,
}) => {
  await signIn(page, { trialEndsAt: inDays(-3), subscriptionStatus: "cancelled" });
  await start(page, scripts);
  await hydrated(page, scripts);
  await expect(page.locator("main")).toContainText("$9.99");
  await page.getByLabel(/0002/).check();
  await page.getByRole("button", { name: "Subscribe and pay $9.99" }).click();
  await expect(
    page.locator("main").getByText("The card was declined. Nothing was charged; choose another card."),
  ).toBeVisible();
  await page.getByLabel(/4242/).check();
  await page.getByRole("button", { name: "Subscribe and pay $9.99" }).click();
  await page.waitForURL(/\/subscription\/success/);
  await expect(page.getByText("Your plan is active")).toBeVisible();
  const status = await (await page.request.get("/api/subscription/status")).json();
  expect(status).toMatchObject({ isPremium: true, subscriptionStatus: "active" });
  await open(page, "/subscribe", scripts);
  await expect(page.locator("header").getByText("Premium")).toBeVisible();
});

test("an expired checkout says so and leads back", async ({ page, scripts }) => {
  await signIn(page, FRESH);
  await start(page, scripts);
  await hydrated(page, scripts);
  await page.getByRole("button", { name: "Let this checkout expire" }).click();
  await expect(page.getByText("This checkout has expired")).toBeVisible();
  await page.getByRole("link", { name: "Back to the plans" }).click();
  await page.waitForURL("**/subscribe");
});

test("a second start shows 'Trial Already Active' on the plans (TRIAL-028 TRIAL-029)", async ({ page, scripts }) => {
  await signIn(page);
  await open(page, "/subscribe", scripts);
  await page.locator("[data-plan=monthly]").getByRole("button").click();
  await expect(page.getByText("Trial Already Active")).toBeVisible();
  await expect(page.getByText("You already have an active trial. Manage your subscription below.")).toBeVisible();
  expect(new URL(page.url()).pathname).toBe("/subscribe");
});

test("a card at the billing page turns the trial into a plan at its end", async ({ page, scripts }) => {
  await signIn(page, FRESH);
  await start(page, scripts);
  await hydrated(page, scripts);
  await page.getByRole("button", { name: "Confirm and start trial" }).click();
  await page.waitForURL(/\/subscription\/success/);
  await open(page, "/subscribe", scripts);
  await page.getByRole("button", { name: "Manage billing" }).click();
  await page.waitForURL(/\/sandbox\/portal\//);
  await hydrated(page, scripts);
  await page.getByRole("button", { name: "Save card" }).click();
  await expect(page.getByText("Card ending in 4242", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Go on to the end of the period" }).click();
  await expect(page.getByText("$9.99 paid")).toBeVisible();
  await expect
    .poll(async () => (await (await page.request.get("/api/subscription/status")).json()).isPremium)
    .toBe(true);
});

test("the cancel screen in its branches (SUBS-024 SUBS-025 SUBS-026 SUBS-028 SUBS-032 SUBS-033)", async ({
  page,
  scripts,
}) => {
  await signIn(page, { trialEndsAt: inDays(0.5) });
  for (const path of ["/cancel-trial", "/cancel-subscription"]) {
    await open(page, path, scripts);
    await expect(page.getByText("Your trial has 1 days remaining")).toBeVisible();
    await expect(page.getByText("The AI coach and your financial interview")).toBeVisible();
    await expect(page.getByRole("link", { name: "Keep My Trial" })).toHaveAttribute("href", "/");
    await expect(page.getByRole("link", { name: "Contact support" })).toHaveAttribute("href", "/feedback");
    await expect(page.getByRole("button", { name: "Cancel Trial" })).toBeVisible();
  }
  await signIn(page, FRESH);
  await open(page, "/cancel-trial", scripts);
  await expect(page.getByText("days remaining")).toHaveCount(0);
  await expect(page.getByText("There's nothing to cancel")).toBeVisible();
  await expect(page.getByRole("button", { name: "Cancel Trial" })).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Contact support" })).toHaveAttribute("href", "/feedback");
});

test("the start banner says that a card is required, and is not for premium (TRIAL-008 TRIAL-010 TRIAL-011 TRIAL-007)", async ({
  page,
  scripts,
}) => {
  await signIn(page, FRESH);
  await open(page, "/dashboard", scripts);
  const banner = page.locator("[data-banner=trial]");
  await expect(banner).toContainText(/credit card required/i);
  await expect(banner).not.toContainText(/no credit card/i);
  await expect(banner.getByRole("link")).toHaveAttribute("href", "/subscribe");
  // A quiet line above each screen of a phone, too.
  await page.setViewportSize({ width: 360, height: 780 });
  expect((await banner.boundingBox())?.height).toBeLessThanOrEqual(46);
  // It's made where one begins, and can be put away.
  await open(page, "/goals", scripts);
  await expect(banner).toHaveCount(0);
  await open(page, "/dashboard", scripts);
  await banner.getByRole("button", { name: "Close the offer" }).click();
  await expect(banner).toHaveCount(0);
  await expect(page).toHaveURL("/dashboard");
  await open(page, "/dashboard", scripts);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(banner).toHaveCount(0);
  await signIn(page, PREMIUM);
  await open(page, "/dashboard", scripts);
  await expect(page.locator("header").getByText("Premium")).toBeVisible();
  await expect(page.locator("[data-banner=trial], [data-notice=trial], [data-card-name=trial-countdown]")).toHaveCount(
    0,
  );
});

test("who has premium is told on every screen that a payment failed", async ({ page, scripts }) => {
  await signIn(page, { ...PREMIUM, subscriptionStatus: "past_due" });
  for (const path of ["/dashboard", "/goals"]) {
    await open(page, path, scripts);
    const line = page.getByRole("region", { name: "Payment" });
    await expect(line).toContainText("Your last payment didn't go through. Your access goes on for now.");
    await expect(line.getByRole("link", { name: "Check your card" })).toHaveAttribute("href", "/subscribe");
  }
});

for (const [days, tone, top, notice, ids] of [
  [1, "red", "Your trial expires tomorrow!", "expires tomorrow!", "TRIAL-012 TRIAL-016 TRIAL-017"],
  [2, "orange", "Only 2 days left in your trial", "expires in 2 days", "TRIAL-013 TRIAL-016 TRIAL-017"],
  [3, "orange", "Only 3 days left in your trial", "expires in 3 days", "TRIAL-013 TRIAL-016"],
  [7, "yellow", "7 days remaining in your trial", "expires in 7 days", "TRIAL-009 TRIAL-014 TRIAL-016"],
  [8, "blue", null, "expires in 8 days", "TRIAL-009 TRIAL-016"],
  [14, "blue", null, "expires in 14 days", "TRIAL-015 TRIAL-016"],
] as const) {
  test(`banners at ${days} days (${ids})`, async ({ page, scripts }) => {
    await signIn(page, { trialEndsAt: inDays(days) });
    await open(page, "/dashboard", scripts);
    const banner = page.locator("[data-banner=trial]");
    if (top === null) await expect(banner).toHaveCount(0);
    else {
      await expect(banner).toContainText(top);
      await expect(banner).toHaveAttribute("data-tone", tone);
    }
    await expect(page.locator("[data-notice=trial]")).toContainText(notice);
    await expect(page.locator("[data-notice=trial]")).toHaveAttribute("data-tone", tone);
  });
}

for (const [hours, tone, text, ids] of [
  [120, "calm", "Your free trial expires in 5 days", "TRIAL-018 TRIAL-021"],
  [72, "calm", "Your free trial expires in 3 days", "TRIAL-020 TRIAL-021"],
  [30, "orange", "Your trial ends in 1 day and 6 hours", "TRIAL-020 TRIAL-022"],
  [5, "orange", "Less than 24 hours left: 5h 0m", "TRIAL-023"],
  [-1, "orange", "Your free trial has expired", "TRIAL-026"],
] as const) {
  test(`the countdown card at ${hours} hours (${ids})`, async ({ page, scripts }) => {
    const card = page.locator("[data-card-name=trial-countdown]");
    await signIn(page, { trialEndsAt: inDays(hours / 24) });
    await open(page, "/dashboard", scripts);
    await expect(card).toContainText(text);
    await expect(card).toHaveAttribute("data-tone", tone);
    if (hours < 0) await expect(card.getByRole("link")).toHaveAttribute("href", "/subscribe");
  });
}

test("who has a plan, or had one, sees no countdown (TRIAL-019)", async ({ page, scripts }) => {
  const card = page.locator("[data-card-name=trial-countdown]");
  for (const hidden of [
    PREMIUM,
    { subscriptionStatus: "active" },
    { subscriptionStatus: "trial_ended" },
    { subscriptionStatus: "cancelled" },
    { billing: { create: { paid: true, customerId: `cus_${crypto.randomUUID().slice(0, 8)}` } } },
  ]) {
    await signIn(page, hidden);
    await open(page, "/dashboard", scripts);
    await expect(card).toHaveCount(0);
  }
});

test("looking at the plans leaves the way to connect open; the checkout closes it for who turns back (GATE-012 GATE-008 GATE-009)", async ({
  page,
  scripts,
}) => {
  await signIn(page, FRESH);
  const connect = page.getByRole("main").getByRole("button", { name: "Connect Account" });
  const seen = async () => (await (await page.request.get("/api/users/profile")).json()).hasSeenPaywall;
  await open(page, "/subscribe", scripts);
  expect(await seen()).toBe(false);
  await open(page, "/accounts", scripts);
  await expect(connect.first()).toBeVisible();
  await open(page, "/subscribe", scripts);
  await page.getByRole("button", { name: "Start 14-Day Free Trial" }).first().click();
  await expect(page).toHaveURL(/checkout/);
  expect(await seen()).toBe(true);
  await open(page, "/accounts", scripts);
  await expect(connect).toHaveCount(0);
  await expect(page.getByRole("main").getByRole("link", { name: "Start Free Trial" })).toBeVisible();
});

test("without scripts the success page goes on by a refresh (PE-005 SUBS-017) @no-js-only", async ({ page }) => {
  await signIn(page);
  await page.goto("/subscription/success");
  await expect(page.locator('meta[http-equiv="refresh"]')).toHaveAttribute("content", "5;url=/");
  await expect(page.getByRole("link", { name: "Go to Dashboard (5)" })).toHaveAttribute("href", "/");
});

test.describe("timings @js-only", () => {
  test("the success page counts five seconds, then goes to the dashboard (SUBS-016 SUBS-017 SUBS-018)", async ({
    page,
  }) => {
    await page.clock.install();
    await signIn(page);
    await open(page, "/subscription/success", true);
    await expect(page.getByRole("link", { name: "Go to Dashboard (5)" })).toBeVisible();
    await page.clock.runFor(1000);
    await expect(page.getByRole("link", { name: "Go to Dashboard (4)" })).toBeVisible();
    await page.clock.runFor(3000);
    expect(new URL(page.url()).pathname).toBe("/subscription/success");
    await page.clock.runFor(1000);
    await expect.poll(() => new URL(page.url()).pathname).toBe("/");
    // Opened again it says how long the trial runs, and sends nobody away.
    await open(page, "/subscription/success", true);
    await expect(page.getByText(/Your free trial runs until/)).toBeVisible();
    await page.clock.runFor(6000);
    expect(new URL(page.url()).pathname).toBe("/subscription/success");
  });

  test("the button goes at once (SUBS-019)", async ({ page }) => {
    await signIn(page);
    await open(page, "/subscription/success", true);
    await page.getByRole("link", { name: /Go to Dashboard/ }).click();
    await page.waitForURL((url) => url.pathname === "/", { timeout: 3000 });
  });

  test("the pressed button waits alone, and the call carries its plan (SUBS-003 SUBS-004 SUBS-005)", async ({
    page,
  }) => {
    await signIn(page, FRESH);
    await open(page, "/subscribe", true);
    let body = "";
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route("**/api/start-free-trial", async (route) => {
      body = route.request().postData() ?? "";
      await held;
      await route.fulfill({ json: { checkoutUrl: "/subscription/cancel" } });
    });
    await page.locator("[data-plan=annual]").getByRole("button").click();
    await expect(page.getByRole("button", { name: "Starting Trial..." })).toHaveCount(1);
    await expect(page.locator("[data-plan=annual]").getByRole("button")).toBeDisabled();
    await expect(
      page.locator("[data-plan=monthly]").getByRole("button", { name: "Start 14-Day Free Trial" }),
    ).toBeEnabled();
    release();
    await page.waitForURL("**/subscription/cancel");
    expect(JSON.parse(body)).toEqual({ planType: "annual" });
  });

  for (const [name, status, json, text] of [
    ["without a message", 400, {}, "Unable to start free trial. Please try again."],
    ["with a message", 400, { message: "The shop is closed." }, "The shop is closed."],
    ["with an empty success", 200, {}, "Unable to start free trial. Please try again."],
  ] as const) {
    test(`a failed start ${name} (TRIAL-030)`, async ({ page }) => {
      await signIn(page, FRESH);
      await open(page, "/subscribe", true);
      await page.route("**/api/start-free-trial", (route) => route.fulfill({ status, json }));
      await page.locator("[data-plan=monthly]").getByRole("button").click();
      await expect(page.getByText(text)).toBeVisible();
      await expect(page.getByText("Error", { exact: true })).toBeVisible();
    });
  }

  test("an aborted start, and one that says to manage (TRIAL-031 TRIAL-028)", async ({ page }) => {
    await signIn(page, FRESH);
    await open(page, "/subscribe", true);
    await page.route("**/api/start-free-trial", (route) => route.abort());
    await page.locator("[data-plan=monthly]").getByRole("button").click();
    await expect(page.getByText("Something went wrong. Please try again.")).toBeVisible();
    await page.unroute("**/api/start-free-trial");
    await page.route("**/api/start-free-trial", (route) => route.fulfill({ json: { redirectToManage: true } }));
    await page.locator("[data-plan=monthly]").getByRole("button").click();
    await expect(page.getByText("Trial Already Active")).toBeVisible();
    expect(new URL(page.url()).pathname).toBe("/subscribe");
  });

  test("cancelling waits, shows its toast for five seconds and leaves after two (SUBS-027 SUBS-029 SUBS-030)", async ({
    page,
  }) => {
    await page.clock.install();
    await signIn(page, { trialEndsAt: inDays(9) });
    await open(page, "/cancel-trial", true);
    await expect(page.getByText("Your trial has 9 days remaining")).toBeVisible();
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route("**/api/cancel-trial", async (route) => (await held, await route.continue()));
    await page.getByRole("button", { name: "Cancel Trial" }).click();
    await expect(page.getByRole("button", { name: "Cancelling..." })).toBeDisabled();
    release();
    const toast = page.getByText(/You keep access until/);
    await expect(toast).toBeVisible();
    // A message under the pointer stays, and the button that was pressed lies where messages come.
    await page.mouse.move(5, 5);
    await expect(page.getByText("Trial Cancelled")).toBeVisible();
    await page.clock.runFor(1900);
    expect(new URL(page.url()).pathname).toBe("/cancel-trial");
    await page.clock.runFor(200);
    await expect.poll(() => new URL(page.url()).pathname).toBe("/dashboard");
    await page.clock.runFor(1500);
    await expect(toast).toBeVisible();
    await page.clock.runFor(2000);
    await expect(toast).toBeHidden();
  });

  test("a failed cancellation without a message, and an aborted one (SUBS-031)", async ({ page }) => {
    await signIn(page);
    await open(page, "/cancel-trial", true);
    await page.route("**/api/cancel-trial", (route) => route.fulfill({ status: 500, json: {} }));
    await page.getByRole("button", { name: "Cancel Trial" }).click();
    await expect(page.getByText("Failed to cancel trial", { exact: true })).toBeVisible();
    await page.unroute("**/api/cancel-trial");
    await page.route("**/api/cancel-trial", (route) => route.abort());
    await page.getByRole("button", { name: "Cancel Trial" }).click();
    await expect(page.getByText("Failed to cancel trial. Please try again.")).toBeVisible();
    expect(new URL(page.url()).pathname).toBe("/cancel-trial");
  });

  test("the card counts on every minute and asks for the profile every half minute (TRIAL-024 TRIAL-025)", async ({
    page,
  }) => {
    await page.clock.install();
    await signIn(page, { trialEndsAt: inDays(5 / 24) });
    await open(page, "/dashboard", true);
    const card = page.locator("[data-card-name=trial-countdown]");
    await expect(card).toContainText("5h 0m");
    let calls = 0;
    page.on("request", (request) => (calls += request.url().endsWith("/api/users/profile") ? 1 : 0));
    await page.clock.runFor(30_000);
    await expect.poll(() => calls).toBeGreaterThan(0);
    await page.clock.runFor(30_000);
    await expect(card).toContainText("4h 59m");
  });
});

test("a signed-out visitor is sent to the login page from every plan screen", async ({ page }) => {
  for (const path of [
    "/subscribe",
    "/subscription/success",
    "/subscription/cancel",
    "/cancel-trial",
    "/cancel-subscription",
    "/sandbox/checkout/cs_test_x",
  ]) {
    await page.goto(path);
    expect(new URL(page.url()).pathname).toBe("/login");
  }
});

test("another person's checkout is not found", async ({ page, context, scripts }) => {
  await signIn(page, FRESH);
  await start(page, scripts);
  const address = page.url();
  await context.clearCookies();
  await signInAs(context, await createUser({ hasSeenTour: true }));
  const answer = await page.goto(address);
  expect(answer?.status()).toBe(404);
});
