import { db } from "~/lib/db.server";
import { createUser, expect, hydrated, settled, signIn, signInAs, test } from "../support/e2e";

const PROTECTED = [
  "/dashboard",
  "/accounts",
  "/coach",
  "/coach/interview",
  "/goals",
  "/credit",
  "/budget",
  "/feedback",
  "/admin",
  "/install",
  "/subscribe",
  "/cancel-trial",
  "/cancel-subscription",
  "/subscription/success",
  "/subscription/cancel",
];
const PUBLIC = [
  "/landing",
  "/privacy",
  "/developers",
  "/login",
  "/register",
  "/forgot-password",
  "/forgot-username",
  "/reset-password?token=x",
];

test.describe("who sees what", () => {
  test("every protected screen sends a visitor to the login, with nothing of the screen in the answer (SESS-001)", async ({
    request,
  }) => {
    for (const path of PROTECTED) {
      const answer = await request.get(path, { maxRedirects: 0 });
      expect(answer.status(), path).toBeGreaterThanOrEqual(300);
      expect(answer.headers().location, path).toBe("/login");
      expect(await answer.text(), path).toBe("");
    }
  });

  test("a screen's data alone, without its frame, are refused as well (SESS-001)", async ({ request }) => {
    for (const path of PROTECTED) {
      const answer = await request.get(`${path}.data`, { maxRedirects: 0 });
      expect(await answer.text(), path).not.toMatch(/@example\.com/);
      const route = path === "/coach/interview" ? "coach_.interview" : path.slice(1).replace("/", ".");
      const narrowed = await request.get(`${path}.data?_routes=routes%2F_app.${route}`, { maxRedirects: 0 });
      expect(narrowed.status(), path).toBe(202);
      expect(await narrowed.text(), path).toContain("/login");
    }
  });

  test("a signed-in person without a trial reaches every protected screen, rendered on the server (SESS-009 PE-001)", async ({
    page,
  }) => {
    await signIn(page, {
      hasStartedTrial: false,
      hasSeenPaywall: false,
      trialEndsAt: null,
      subscriptionStatus: null,
      isAdmin: true,
    });
    for (const path of PROTECTED) {
      const answer = await page.goto(path);
      expect(answer?.status(), path).toBe(200);
      await expect(page.locator("h1").first(), path).toBeVisible();
    }
  });

  test("public screens show themselves to a visitor (PLAT-003)", async ({ page }) => {
    for (const path of PUBLIC) {
      const answer = await page.goto(path);
      expect(answer?.status(), path).toBe(200);
      expect(new URL(page.url()).pathname).toBe(path.split("?")[0]);
      await expect(page.locator("h1").first(), path).toBeVisible();
    }
  });

  test("the document's title is the product's, or ends with it (PLAT-002)", async ({ page }) => {
    for (const path of ["/", "/landing", "/login", "/privacy", "/nowhere"]) {
      await page.goto(path);
      await expect(page, path).toHaveTitle(
        path === "/" || path === "/landing" ? "Personal Finance Dashboard" : /Personal Finance Dashboard$/,
      );
    }
    await signIn(page);
    await page.goto("/dashboard");
    await expect(page).toHaveTitle("Personal Finance Dashboard");
  });

  test("the root shows the landing page to a visitor and the dashboard to a person (PLAT-005 PLAT-006)", async ({
    page,
  }) => {
    const visit = await page.goto("/");
    expect(visit?.status()).toBe(200);
    await expect(page.getByRole("link", { name: "Start Free Trial" }).first()).toBeVisible();
    expect(new URL(page.url()).pathname).toBe("/");
    await signIn(page, { firstName: "Ottilie" });
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Ottilie");
    await expect(page.getByText("Total Balance").first()).toBeVisible();
  });

  test("the demo shows a sample household to visitors and to people, who get no sign-up banner (PLAT-004 PLAT-006)", async ({
    page,
  }) => {
    await page.goto("/demo");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Demo User");
    await expect(page.getByRole("link", { name: "Sign Up Now" })).toBeVisible();
    const balance = await page.locator("main").innerText();
    await signIn(page, { firstName: "Ottilie" });
    await page.goto("/demo");
    await expect(page.getByRole("link", { name: "Sign Up Now" })).toHaveCount(0);
    const seen = /Total Balance\s+(\S+)/.exec(balance)?.[1] ?? "nothing";
    await expect(page.locator("main")).toContainText(seen);
  });

  test("an unknown path is a 404 page with a way home (PLAT-007)", async ({ page }) => {
    const answer = await page.goto("/no-such-page");
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { name: "404 Page Not Found" })).toBeVisible();
    await page.getByRole("link", { name: "Back to Home" }).click();
    await expect(page).toHaveURL(/\/$/);
  });

  test("another person's record answers 404 on the server (PLAT-021)", async ({ page, request }) => {
    const other = await createUser();
    const goal = await db.goal.create({
      data: {
        userId: other.id,
        id: "00000000000000000000000000000001",
        type: "savings",
        name: "Private",
        targetCents: 1000n,
      },
    });
    await signIn(page);
    const answer = await page.request.delete(`/api/savings-goals/${goal.id}`, {
      headers: {
        "content-type": "application/json",
        origin: new URL(page.url() === "about:blank" ? (process.env.E2E_URL ?? "") : page.url()).origin,
      },
    });
    expect(answer.status()).toBe(404);
    expect(await answer.json()).toHaveProperty("message");
    expect(await db.goal.count({ where: { userId: other.id } })).toBe(1);
    expect((await request.get("/api/savings-goals")).status()).toBe(401);
  });
});

test.describe("the session on an open screen", () => {
  test("the profile is asked for every 30 s and nothing else; once the session is gone the login follows (SESS-002 SESS-005 PLAT-018) @js-only", async ({
    page,
  }) => {
    const user = await signIn(page);
    await page.clock.install();
    const asked: string[] = [];
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      // The app's own files and the map of its routes are no data.
      if (["fetch", "xhr"].includes(request.resourceType()) && !/^\/(assets\/|__manifest$)/.test(pathname))
        asked.push(pathname);
    });
    await page.goto("/budget");
    await hydrated(page, true);
    // From here on time passes only as the test says, however slow the machine is.
    await page.clock.pauseAt(Date.now() + 2_000);
    asked.length = 0;
    await page.clock.runFor(61_000);
    await expect.poll(() => asked.length).toBe(2);
    expect(new Set(asked)).toEqual(new Set(["/api/users/profile"]));
    await db.session.deleteMany({ where: { userId: user.id } });
    await page.clock.runFor(31_000);
    await expect(page).toHaveURL(/\/login$/);
  });

  test("any profile answer but OK means not signed in (SESS-004) @js-only", async ({ page }) => {
    await signIn(page);
    await page.clock.install();
    await page.goto("/goals");
    await hydrated(page, true);
    await page.route("**/api/users/profile", (route) => route.fulfill({ status: 500, body: "{}" }));
    await page.clock.runFor(31_000);
    await expect(page).toHaveURL(/\/login$/);
  });

  test("a failed call is made once, and focus asks for nothing (PLAT-015 PLAT-017) @js-only", async ({ page }) => {
    await signIn(page);
    await page.goto("/goals");
    await hydrated(page, true);
    const asked: string[] = [];
    await page.route("**/api/goals/ai-create", (route) => {
      asked.push(route.request().method());
      return route.fulfill({ status: 500, contentType: "application/json", body: "{}" });
    });
    await page.getByRole("textbox").last().fill("I want a holiday fund");
    await page.getByRole("textbox").last().press("Enter");
    await expect(page.getByText("having trouble processing that request").first()).toBeVisible();
    expect(asked).toEqual(["POST"]);
    // What the page still fetches of its own code is no question to the server.
    const later: string[] = [];
    page.on("request", (request) => !request.url().includes("/assets/") && later.push(request.url()));
    await page.evaluate(() => window.dispatchEvent(new Event("focus")));
    await settled(page);
    expect(later).toEqual([]);
  });

  test("what scripts send is JSON; away and back, nothing is asked for again but by the screens themselves (API-002 PLAT-016) @js-only", async ({
    page,
  }) => {
    await signIn(page);
    const sent: { method: string; type: string | undefined; body: string | null }[] = [];
    const read: string[] = [];
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (!pathname.startsWith("/api/")) return;
      if (request.method() === "GET") read.push(pathname);
      else sent.push({ method: request.method(), type: request.headers()["content-type"], body: request.postData() });
    });
    await page.goto("/goals?dialog=add");
    await hydrated(page, true);
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Goal name").fill("Bike");
    await dialog.getByLabel("Target amount").fill("500");
    await dialog.getByLabel("Target date").fill("2099-06-01");
    await dialog.getByRole("button", { name: /Create|Add/ }).click();
    await expect(page.getByText("Goal Created")).toBeVisible();
    await page
      .getByRole("link", { name: /Delete/ })
      .first()
      .click();
    await page.getByRole("dialog").getByRole("button", { name: "Delete Goal" }).click();
    await expect(page.getByText("Goal Deleted")).toBeVisible();
    await expect.poll(() => sent.map(({ method }) => method)).toEqual(["POST", "DELETE"]);
    for (const { type } of sent) expect(type).toBe("application/json");
    expect(JSON.parse(sent[0]?.body ?? "")).toMatchObject({ name: "Bike" });
    // Nothing changed since: neither the way away nor the way back asks an endpoint again.
    await page.waitForLoadState("networkidle");
    read.length = 0;
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Feedback" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Feedback" })).toBeVisible();
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Goals" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Goals" })).toBeVisible();
    await page.waitForLoadState("networkidle");
    expect(read.filter((path) => path !== "/api/users/profile")).toEqual([]);
  });

  test("a failing status call is only logged: no toast, and the page stays usable; the next one finds a changed plan (SESS-011) @js-only", async ({
    page,
  }) => {
    const user = await signIn(page);
    const entries: string[] = [];
    page.on("console", (entry) => entries.push(entry.text()));
    let asked = 0;
    await page.route("**/api/subscription/status", (route) => {
      asked += 1;
      return route.fulfill({ status: 500, body: "{}" });
    });
    await page.clock.install();
    await page.goto("/subscribe");
    await hydrated(page, true);
    await page.clock.runFor(31_000);
    await expect.poll(() => entries.filter((text) => text.includes("status couldn't be checked"))).toHaveLength(1);
    expect(asked).toBe(1);
    await expect(page.getByRole("alert")).toHaveCount(0);
    await expect(page.getByRole("heading", { name: "Choose Your Plan" })).toBeVisible();
    await page.getByRole("main").getByRole("link", { name: "Cancel trial" }).click();
    await expect(page).toHaveURL(/\/cancel-trial$/);

    await page.goto("/subscribe");
    await hydrated(page, true);
    await page.unroute("**/api/subscription/status");
    await db.user.update({ where: { id: user.id }, data: { subscriptionStatus: "cancelled" } });
    await page.clock.runFor(31_000);
    await expect(page.getByText("Your plan is cancelled.")).toBeVisible();
  });

  test("a session that ends on the way leads to the login with a way in (PLAT-008)", async ({ page }) => {
    const user = await signIn(page);
    await page.goto("/goals");
    await db.session.deleteMany({ where: { userId: user.id } });
    await page.goto("/budget");
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByRole("button", { name: "Login" })).toBeVisible();
  });
});

test("a form posted with a field missing altogether comes back with its message, not with a crash (PLAT-020)", async ({
  page,
}) => {
  const answer = await page.request.post("/register", {
    form: { firstName: "Ada" },
    headers: { origin: process.env.E2E_URL ?? "" },
  });
  expect(answer.status()).toBe(422);
  const text = await answer.text();
  expect(text).toContain("Last name is required");
  expect(text).toContain('value="Ada"');
});

test("without scripts a toast is part of the next page, once (PE-004) @no-js-only", async ({ page }) => {
  await page.goto("/login");
  await page.getByLabel("Username", { exact: true }).fill("nobody-here");
  await page.getByLabel("Password", { exact: true }).fill("not-the-password");
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page.getByText("Invalid username or password")).toBeVisible();
  await page.goto("/login");
  await expect(page.getByText("Invalid username or password")).toHaveCount(0);
});

test.describe("far from the server", () => {
  test.use({ timezoneId: "Pacific/Kiritimati" });

  test("the day shown is the visitor's own, and stays as it is after loading (PLAT-023)", async ({ page, scripts }) => {
    const user = await createUser({ hasSeenTour: true, timeZone: "Pacific/Kiritimati" });
    await signInAs(page.context(), user);
    await page.goto("/dashboard");
    const expected = new Intl.DateTimeFormat("en-US", { dateStyle: "full", timeZone: "Pacific/Kiritimati" }).format(
      new Date(),
    );
    await expect(page.getByText(expected).first()).toBeVisible();
    await hydrated(page, scripts);
    await expect(page.getByText(expected).first()).toBeVisible();
  });
});

test("a change answers with the changed record as JSON (PLAT-022)", async ({ page }) => {
  await signIn(page);
  const answer = await page.request.post("/api/savings-goals", {
    data: { name: "Bike", targetAmount: "500", currentAmount: "0", deadline: "2099-06-01", color: "green" },
    headers: { origin: process.env.E2E_URL ?? "" },
  });
  expect([200, 201]).toContain(answer.status());
  expect(await answer.json()).toMatchObject({
    name: "Bike",
    targetAmount: 500,
    currentAmount: 0,
    deadline: "2099-06-01",
    color: "green",
    progress: 0,
  });
});

test("every feature is a link away from the dashboard (PLAT-001)", async ({ page }) => {
  await signIn(page);
  await page.goto("/dashboard");
  const links = await page
    .locator("a[href]")
    .evaluateAll((all) => all.map((link) => link.getAttribute("href")?.split("?")[0]));
  for (const path of ["/accounts", "/budget", "/goals", "/credit", "/coach", "/feedback"])
    expect(links, path).toContain(path);
});

test("a message is put away without losing what was entered below it (PE-003)", async ({ page, scripts }) => {
  await signIn(page);
  await page.goto("/goals?dialog=add");
  await hydrated(page, scripts);
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Goal name").fill("Bike");
  await dialog.getByLabel("Target amount").fill("none");
  await dialog.getByRole("button", { name: "Create Goal" }).click();
  const message = page.getByRole("alert").filter({ hasText: "Missing Information" });
  await expect(message).toBeVisible();
  await message.getByLabel("Close message").click();
  await expect(page.getByText("Missing Information")).toBeHidden();
  await expect(dialog.getByLabel("Goal name")).toHaveValue("Bike");
});
