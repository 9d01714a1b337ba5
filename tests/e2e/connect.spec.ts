// The connect flow's order, texts, pauses and redirects.
import type { Page } from "@playwright/test";
import { expect, held, hydrated, signIn, test } from "../support/e2e";

const call = (request: { method: () => string; url: () => string }) =>
  `${request.method()} ${new URL(request.url()).pathname}`;
const connect = (page: Page) => page.getByRole("button", { name: "Connect Account" }).first();

test("a visitor of the demo is asked to log in, and is taken there after 1.5 s (DASH-005 LINK-002 LINK-003)", async ({
  page,
  scripts,
}) => {
  if (scripts) await page.clock.install();
  await page.goto("/demo");
  await hydrated(page, scripts);
  await connect(page).click();
  await expect(page.getByText("Please Log In", { exact: true })).toBeVisible();
  await expect(page.getByText("You must be logged in to connect your bank account.", { exact: true })).toBeVisible();
  if (scripts) {
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.goto("/demo");
    await hydrated(page, scripts);
    await connect(page).click();
    await expect(page.getByText("Please Log In", { exact: true })).toBeVisible();
    await page.clock.runFor(1_400);
    expect(new URL(page.url()).pathname).toBe("/demo");
    await page.clock.runFor(200);
  }
  await expect(page).toHaveURL(/\/login$/);
});

test("from the login check to the coach, in its order and with its pauses (LINK-001 LINK-007 LINK-016 LINK-017 LINK-018) @js-only", async ({
  page,
  scripts,
}) => {
  await signIn(page);
  await page.goto("/accounts");
  await hydrated(page, scripts);
  const calls: string[] = [];
  page.on("request", (request) => calls.push(call(request)));
  await connect(page).click();
  await page.getByRole("button", { name: /^Juniper Credit Union/ }).click();
  await page.getByRole("button", { name: "Sign in" }).click();
  const exchanged = page.waitForResponse("**/api/plaid/exchange-token");
  await page.getByRole("button", { name: "Connect", exact: true }).click();
  await exchanged;
  const from = Date.now();
  await expect(page.getByText("Account Connected", { exact: true })).toBeVisible();
  const first = page.getByText("Your account has been connected successfully! All data is being updated.");
  await expect(first).toBeVisible();
  // The second goes on in the place of the first: it's the same message to the eye.
  await page.locator("[data-toast]").evaluate((toast) => toast.setAttribute("data-seen", "first"));
  const second = page.getByText(
    "Account connected successfully! Let's set up your financial profile with our AI coach.",
  );
  await expect(second).toBeVisible();
  await expect(page.locator("[data-toast]")).toHaveAttribute("data-seen", "first");
  await expect(first).toHaveCount(0);
  expect(new URL(page.url()).pathname).toBe("/accounts");
  await page.waitForURL(/\/coach\?onboarding=true$/);
  expect(Date.now() - from).toBeGreaterThanOrEqual(1_950);
  await expect(page.getByText(/^2 accounts, [\d,]+ transactions since /)).toBeVisible({ timeout: 20_000 });
  const findings = page.getByRole("list", { name: "First findings" });
  await expect(findings.getByText(/in a usual month/)).toBeVisible();
  await expect(findings.getByRole("link").first()).toHaveAttribute("href", /^\/dashboard/);
  const flow = calls.filter((one) => /users\/profile|plaid|bank-link\.js/.test(one));
  expect(flow.slice(0, 4)).toEqual([
    "GET /api/users/profile",
    "POST /api/plaid/create-link-token",
    "GET /sandbox/bank-link.js",
    "POST /api/plaid/exchange-token",
  ]);
});

for (const path of ["/dashboard", "/accounts"]) {
  test(`while a bank is linked ${path} shows what has arrived and what it says first @js-only`, async ({
    page,
    scripts,
  }) => {
    await signIn(page, { hasSeenTour: true });
    await page.goto(path);
    await hydrated(page, scripts);
    const answer = held();
    await page.route("**/api/plaid/exchange-token", async (route) => {
      await answer.until;
      await route.continue();
    });
    await connect(page).click();
    await page.getByRole("button", { name: /^Juniper Credit Union/ }).click();
    await page.getByRole("button", { name: "Sign in" }).click();
    await page.getByRole("button", { name: "Connect", exact: true }).click();
    const card = page.locator("[data-link-progress]");
    await expect(card).toContainText("Connecting to your bank");
    await expect(card).toBeInViewport();
    await expect(page.getByText("Get started in three steps")).toHaveCount(0);
    // One message at a time: nothing says that there is no account while one arrives.
    await expect(page.getByText("No accounts connected yet")).toBeHidden();
    answer.letGo();
    await expect(card.getByRole("heading", { name: "Juniper Credit Union" })).toBeVisible();
    await expect(card.getByRole("status")).toHaveText(/^[\d,]+ transactions since \w{3} 20\d\d, from 2 accounts$/);
    await expect(card.getByRole("list", { name: "First findings" })).toContainText("in a usual month");
    await page.waitForURL(/\/coach\?onboarding=true$/);
    await expect(card).toHaveCount(0);
  });
}

test("a session that ends on the way leads to the login after 1.5 s (LINK-005) @js-only", async ({ page, scripts }) => {
  await signIn(page);
  await page.goto("/accounts");
  await hydrated(page, scripts);
  await page.route("**/api/plaid/create-link-token", (route) =>
    route.fulfill({ status: 401, json: { message: "Please log in." } }),
  );
  const from = Date.now();
  await connect(page).click();
  await expect(page.getByText("Please Log In", { exact: true })).toBeVisible();
  await expect(page.getByText("You need to log in to connect your bank account.", { exact: true })).toBeVisible();
  await page.waitForURL(/\/login$|\/dashboard$|\/$/);
  expect(Date.now() - from).toBeGreaterThanOrEqual(1_500);
});

test("a script that never becomes ready is given up after 10 s (LINK-009) @js-only", async ({ page, scripts }) => {
  await signIn(page);
  await page.clock.install();
  await page.goto("/accounts");
  await hydrated(page, scripts);
  await page.route("**/sandbox/bank-link.js", (route) => route.fulfill({ contentType: "text/javascript", body: "" }));
  await page.clock.pauseAt(Date.now() + 60_000);
  const loaded = page.waitForResponse("**/sandbox/bank-link.js");
  await connect(page).click();
  await (await loaded).finished();
  await page.clock.runFor(9_900);
  await expect(page.getByRole("button", { name: "Connecting..." })).toBeDisabled();
  await expect(page.getByText("Connection Error", { exact: true })).toHaveCount(0);
  await page.clock.runFor(200);
  await expect(page.getByText("Connection Error", { exact: true })).toBeVisible();
  await expect(page.getByText("Unable to load bank connection service. Please refresh and try again.")).toBeVisible();
});

test("the vendor's modal gets the token; what it tells is acted on (LINK-010 LINK-011 LINK-013 LINK-014) @js-only", async ({
  page,
  scripts,
}) => {
  await signIn(page);
  await page.goto("/accounts");
  await hydrated(page, scripts);
  await page.route("**/sandbox/bank-link.js", (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: `window.__told = []; window.Plaid = { create(options) { window.__told.push("create " + options.token); window.__link = options; return { open() { window.__told.push("open"); }, exit() {}, destroy() {} }; } };`,
    }),
  );
  const told = () => page.evaluate<string[]>("window.__told ?? []");
  const answered = page.waitForResponse("**/api/plaid/create-link-token");
  await connect(page).click();
  const { link_token: token }: { link_token: string } = await (await answered).json();
  await expect.poll(told).toEqual([`create ${token}`, "open"]);
  for (const [index, error] of ["null", `{ error_code: "USER_CANCELLED", error_message: "closed" }`].entries()) {
    await page.evaluate(`window.__link.onExit(${error}, {})`);
    await expect(connect(page)).toBeEnabled();
    await expect(page.getByText("Connection Failed")).toHaveCount(0);
    await connect(page).click();
    await expect.poll(async () => (await told()).length).toBe(4 + 2 * index);
  }
  await page.evaluate(`window.__link.onExit({ error_code: "INSTITUTION_DOWN", error_message: "X is down" }, {})`);
  await expect(page.getByText("Connection Failed", { exact: true })).toBeVisible();
  await expect(page.getByText("X is down")).toBeVisible();
  await connect(page).click();
  await expect.poll(async () => (await told()).length).toBe(8);
  const exchange = page.waitForRequest("**/api/plaid/exchange-token");
  await page.evaluate(`window.__link.onSuccess("public-sandbox-00000000", { institution: { name: "X" } })`);
  expect((await exchange).postDataJSON()).toEqual({
    publicToken: "public-sandbox-00000000",
    metadata: { institution: { name: "X" } },
  });
});

test("a bank that signs people in on its own site: there, back, and on in the same modal @js-only", async ({
  page,
  scripts,
}) => {
  await signIn(page);
  for (const outcome of ["left", "connected"]) {
    await page.goto("/accounts");
    await hydrated(page, scripts);
    await connect(page).click();
    await page.getByRole("button", { name: /^Seaport Bank/ }).click();
    await page.getByRole("button", { name: "Continue to Seaport Bank" }).click();
    await page.waitForURL(/\/sandbox\/bank\/link-sandbox-/);
    await hydrated(page, scripts);
    if (outcome === "left") {
      await page.getByRole("button", { name: "Cancel" }).click();
      await page.waitForURL(/\/accounts$/);
      await expect(page.getByText("Connection Failed")).toHaveCount(0);
      await expect(page.getByRole("dialog")).toHaveCount(0);
      continue;
    }
    await page.getByRole("button", { name: "Sign in" }).click();
    const exchange = page.waitForRequest("**/api/plaid/exchange-token");
    await page.getByRole("button", { name: "Connect", exact: true }).click();
    expect((await exchange).postDataJSON()).toMatchObject({
      publicToken: expect.stringMatching(/^public-sandbox-/),
      metadata: { institution: { name: "Seaport Bank" } },
    });
    await expect(page.getByText("Account Connected", { exact: true })).toBeVisible();
    await page.waitForURL(/\/coach\?onboarding=true$/);
  }
  await page.goto("/accounts");
  await expect(page.getByText(/Seaport Bank ·/).first()).toBeVisible();
  // Somebody else's address, or an old one: nothing is connected, and it says so.
  await page.goto("/accounts?oauth_state_id=not-mine");
  await expect(
    page.getByText("We couldn't pick up where you left off with your bank. Please start again."),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/accounts$/);
});
