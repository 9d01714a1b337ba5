// The frame around signed-in screens, messages, installing.
import { MEMBER_SCREENS } from "../../scripts/support/screens";
import { createTrialUser, createUser, expect, hydrated, PASSWORD, signIn, signInAs, test } from "../support/e2e";

test("each signed-in page has a header with a title (NAV-001)", async ({ page }) => {
  const user = await signIn(page, { isAdmin: true });
  for (const screen of [...MEMBER_SCREENS, "/admin"]) {
    await page.goto(screen);
    const title = page.getByRole("banner").getByText("Mind My Money", { exact: true });
    await expect(title, `${screen} for ${user.username}`).toBeVisible();
  }
});

test("every call of the app carries the session, in a cookie that scripts can't read (API-001) @js-only", async ({
  page,
  scripts,
}) => {
  const { username } = await createTrialUser({ hasSeenTour: true });
  await page.goto("/login");
  await hydrated(page, scripts);
  await page.getByLabel("Username", { exact: true }).fill(username);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page).not.toHaveURL("/login");
  const calls: [call: string, cookie: string][] = [];
  // Of a call that the page gave up as it left, the browser doesn't tell what it would have carried.
  page.on("requestfinished", async (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith("/api/") && !pathname.endsWith(".data")) return;
    calls.push([`${request.method()} ${pathname}`, (await request.allHeaders()).cookie ?? ""]);
  });
  const screens: [screen: string, call: string][] = [
    ["/dashboard", "GET /api/ai/proactive-insights"],
    ["/coach", "GET /api/ai/budget-recommendations"],
    ["/credit", "GET /api/credit/assessment"],
  ];
  for (const [screen, call] of screens) {
    await page.goto(screen);
    await hydrated(page, scripts);
    await expect.poll(() => calls.map(([made]) => made)).toContain(call);
  }
  await page
    .locator("a[href='/feedback']")
    .first()
    .evaluate((link) => link instanceof HTMLElement && link.click());
  await expect(page).toHaveURL("/feedback");
  expect(calls.filter(([, carried]) => !/(^|; )session=/.test(carried))).toEqual([]);
  const [cookie] = (await page.context().cookies()).filter(({ name }) => name === "session");
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: "Lax" });
  expect(await page.evaluate(() => document.cookie)).not.toContain("session=");
});

test("the header (NAV-003 NAV-004 NAV-005)", async ({ page, scripts }) => {
  await signIn(page);
  await page.goto("/feedback");
  await hydrated(page, scripts);
  const header = page.locator("header").first();
  await expect(header.getByText("Mind My Money")).toBeVisible();
  await expect(header.getByRole("link", { name: /Notifications/ })).toHaveAttribute(
    "href",
    "/feedback?panel=notifications",
  );
  await expect(header.locator("[data-badge]")).toHaveCount(0);
  await expect(header.getByRole("link", { name: "Mind My Money" }).locator("svg")).toBeVisible();
  const box = page.getByPlaceholder("Search transactions...");
  await expect(box).toBeVisible();
  const calls: string[] = [];
  page.on("request", (request) => /\/api\/|\.data/.test(request.url()) && calls.push(request.url()));
  await box.fill("coffee");
  await expect(box).toHaveValue("coffee");
  expect(new URL(page.url()).pathname).toBe("/feedback");
  expect(calls).toEqual([]);
  await page.setViewportSize({ width: 375, height: 740 });
  await expect(box).toBeHidden();
});

test("the search leads to what was found, on a desk and on a phone (NAV-004)", async ({ page, scripts }) => {
  await signIn(page);
  for (const width of [1280, 375]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto("/feedback");
    await hydrated(page, scripts);
    if (width < 768) await page.locator('summary[aria-label="Search"]').click();
    const box =
      scripts && width < 768
        ? page.getByRole("combobox", { name: /Find transactions/ })
        : page.getByRole("searchbox", { name: "Search transactions" }).locator("visible=true");
    await box.fill("coffee & tea");
    await box.press("Enter");
    await expect(page).toHaveURL(/\/transactions\?q=coffee(\+|%20)%26(\+|%20)tea$/);
  }
});

test("on the list of transactions there is one box to search, the list's own", async ({ page, scripts }) => {
  await signIn(page);
  for (const width of [1280, 768, 360]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto("/transactions");
    await hydrated(page, scripts);
    await expect(page.getByRole("searchbox").locator("visible=true")).toHaveCount(1);
    await expect(page.getByRole("main").getByPlaceholder("Search transactions...")).toBeVisible();
    await expect(page.locator('header summary[aria-label="Search"]')).toHaveCount(0);
  }
});

test("the Premium badge is there for premium members alone (NAV-002)", async ({ page, context }) => {
  await signInAs(context, await createUser({ isPremium: true, subscriptionStatus: "active", hasSeenTour: true }));
  await page.goto("/feedback");
  await expect(page.locator("header").getByText("Premium", { exact: true })).toBeVisible();
  await context.clearCookies();
  await signIn(page);
  await page.goto("/feedback");
  await expect(page.locator("header").getByText("Premium", { exact: true })).toHaveCount(0);
});

test("the header menu (NAV-007 NAV-008 NAV-010 NAV-011 PE-008)", async ({ page, scripts }) => {
  await signIn(page);
  await page.goto("/feedback");
  await hydrated(page, scripts);
  const menu = page.locator('header nav[aria-label="Menu"]');
  const toggle = page.locator('summary[aria-label="Menu"]');
  await expect(menu).toBeHidden();
  await toggle.click();
  await expect(menu.getByRole("link")).toHaveText([
    "Dashboard",
    "Budget",
    "Credit",
    "Goals",
    "Feedback",
    "Manage Subscription",
    "Install App",
  ]);
  await expect(menu.getByRole("link", { name: "Manage Subscription" })).toHaveAttribute("href", "/cancel-trial");
  await expect(menu.getByRole("link", { name: "Install App" })).toHaveAttribute("href", "/install");
  await toggle.click();
  await expect(menu).toBeHidden();
});

test("the header menu of administrators alone leads to their screen (NAV-009)", async ({ page, context, scripts }) => {
  const admin = page.locator('header nav[aria-label="Menu"]').getByRole("link", { name: "Admin" });
  const open = async () => {
    await page.goto("/feedback");
    await hydrated(page, scripts);
    await page.locator('summary[aria-label="Menu"]').click();
  };
  await signIn(page);
  await open();
  await expect(admin).toHaveCount(0);
  await context.clearCookies();
  await signIn(page, { isAdmin: true });
  await open();
  await expect(admin).toHaveAttribute("href", "/admin");
});

test("the bottom bar and the side navigation on a phone (NAV-012 NAV-013 NAV-014)", async ({ page, scripts }) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await signIn(page);
  await page.goto("/goals");
  await hydrated(page, scripts);
  const bar = page.locator("[data-bottom-bar]");
  const tabs = page.locator('nav[aria-label="Tabs"]');
  await expect(bar.getByRole("link")).toHaveText(["Dashboard", "Budget", "Goals", "Credit"]);
  await expect(tabs.locator('[aria-current="page"]')).toHaveText("Goals");
  const side = page.locator('nav[aria-label="Side"]');
  await expect(side).toBeHidden();
  const more = bar.locator("summary");
  await expect(more).toHaveText("More");
  await more.click();
  for (const name of ["Financial Coach", "Accounts", "Transactions", "Net worth", "Import"])
    await expect(side.getByRole("link", { name })).toBeVisible();
  await side.getByRole("link", { name: "Net worth" }).click();
  await expect(page).toHaveURL("/net-worth");
  await expect(side).toBeHidden();
  await page.goto("/dashboard");
  await expect(tabs.locator('[aria-current="page"]')).toHaveText("Dashboard");
});

test("the side navigation on a desk (NAV-015 NAV-016 NAV-017 NAV-018)", async ({ page }) => {
  const user = await signIn(page);
  await page.goto("/goals");
  const side = page.locator('aside nav[aria-label="Main"]');
  for (const text of ["Ada Byron", user.email]) await expect(side.getByText(text, { exact: true })).toBeVisible();
  // The initials are drawn, as they are in the header, where they would else be words of the button around them.
  await expect(side.locator('[data-initials="AB"]')).toBeVisible();
  await expect(side.getByRole("heading")).toHaveText(["Main", "Money", "AI Insights", "Profile"]);
  for (const [name, href] of [
    ["Dashboard", "/"],
    ["Budget", "/budget"],
    ["Goals", "/goals"],
    ["Credit", "/credit"],
    ["Financial Coach", "/coach"],
    ["Feedback", "/feedback"],
  ] as const) {
    await expect(side.getByRole("link", { name, exact: true })).toHaveAttribute("href", href);
  }
});

test("the coach is a step away on every screen but the interview's (NAV-019)", async ({ page }) => {
  await signIn(page);
  for (const path of ["/", "/budget", "/goals"]) {
    await page.goto(path);
    await expect(page.locator("[data-coach-widget]")).toBeVisible();
  }
  await page.goto("/coach/interview");
  await expect(page.locator("[data-coach-widget]")).toHaveCount(0);
});

test("Logout (NAV-006 SESS-006 SESS-008 PE-013)", async ({ page, scripts }) => {
  await signIn(page);
  await page.goto("/feedback");
  await hydrated(page, scripts);
  const calls: string[] = [];
  page.on("request", (request) => request.url().endsWith("/api/auth/logout") && calls.push(request.method()));
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL("/login");
  if (scripts) expect(calls).toEqual(["GET"]);
  await page.goto("/dashboard");
  await expect(page).toHaveURL("/login");
});

test("on a phone Logout is in the menu of the person's picture (NAV-006)", async ({ page, scripts }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await signIn(page);
  await page.goto("/feedback");
  await hydrated(page, scripts);
  await expect(page.getByRole("button", { name: "Logout" })).toHaveCount(0);
  await page.locator('summary[aria-label="Menu"]').click();
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL("/login");
});

test("all places of the side navigation are in view on a small desk, what is seldom needed behind one line", async ({
  page,
  scripts,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await signIn(page);
  await page.goto("/dashboard");
  await hydrated(page, scripts);
  const side = page.locator('aside nav[aria-label="Main"]');
  expect(await side.evaluate((nav) => nav.scrollHeight - nav.clientHeight)).toBeLessThanOrEqual(0);
  const worth = side.getByRole("link", { name: "Net worth" });
  await expect(worth).toBeHidden();
  await side.getByText("More", { exact: true }).click();
  await worth.click();
  await expect(page).toHaveURL("/net-worth");
  // It's open where one is in it.
  await expect(worth).toBeVisible();
  await expect(worth).toHaveAttribute("aria-current", "page");
});

test("a failed logout changes nothing on the screen (SESS-007) @js-only", async ({ page, scripts }) => {
  await signIn(page);
  await page.goto("/feedback");
  await hydrated(page, scripts);
  await page.route("**/api/auth/logout", (route) => route.fulfill({ status: 500, body: "" }));
  const logged = page.waitForEvent("console", (message) => message.text().includes("Logout failed"));
  await page.getByRole("button", { name: "Logout" }).click();
  await logged;
  expect(new URL(page.url()).pathname).toBe("/feedback");
  await expect(page.locator("[data-toast]")).toHaveCount(0);
});

test("the profile is asked for every 30 s, and a refusal leads to the login (SESS-002 SESS-005) @js-only", async ({
  page,
  scripts,
}) => {
  await page.clock.install();
  await signIn(page);
  let calls = 0;
  await page.route(
    "**/api/users/profile",
    (route) => (
      (calls += 1),
      calls < 2 ? route.continue() : route.fulfill({ status: 401, contentType: "application/json", body: "{}" })
    ),
  );
  await page.goto("/feedback");
  await hydrated(page, scripts);
  await page.clock.fastForward(30_500);
  await expect.poll(() => calls).toBe(1);
  expect(new URL(page.url()).pathname).toBe("/feedback");
  await page.clock.fastForward(30_000);
  await expect.poll(() => calls).toBe(2);
  await expect(page).toHaveURL("/login");
});

test("a toast can be focused and swiped away; a tooltip takes its time (TOAST-002 TOAST-004 TOAST-005 PLAT-013) @js-only", async ({
  page,
  scripts,
}) => {
  // The page's timers stand still, so that a toast stays however long the machine takes over the next step.
  await page.clock.install();
  await page.goto("/login");
  await hydrated(page, scripts);
  const fail = async () => {
    await page.getByLabel("Username", { exact: true }).fill("nobody");
    await page.getByLabel("Password", { exact: true }).fill("no-password");
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.getByRole("button", { name: "Login", exact: true }).click();
    await expect(page.locator("[data-toast]")).toBeVisible();
    await page
      .locator("[data-toast]")
      .evaluate((toast) => Promise.all(toast.getAnimations().map((one) => one.finished)));
  };
  const swipe = async (px: number) => {
    const box = await page.locator("[data-toast]").boundingBox();
    if (!box) throw new Error("no toast");
    await page.mouse.move(box.x + 60, box.y + 20);
    await page.mouse.down();
    await page.mouse.move(box.x + 60 + px, box.y + 20, { steps: 4 });
    await page.mouse.up();
  };
  await fail();
  await page.keyboard.press("F8");
  await expect(page.getByRole("region", { name: /Notifications/ })).toBeFocused();
  await swipe(40);
  await expect(page.locator("[data-toast]")).toBeVisible();
  await swipe(60);
  await expect(page.locator("[data-toast]")).toHaveCount(0);
  await page.clock.resume();
  await signIn(page);
  await page.goto("/feedback");
  await hydrated(page, scripts);
  await page.clock.pauseAt(Date.now() + 120_000);
  await page
    .locator("header")
    .getByRole("link", { name: /Notifications/ })
    .hover();
  await page.clock.runFor(690);
  await expect(page.getByRole("tooltip")).toHaveCount(0);
  await page.clock.runFor(20);
  await expect(page.getByRole("tooltip")).toBeVisible();
});

test("the install page; a page that isn't there, which keeps the frame for who is signed in (PWA-002 PWA-003 PLAT-007)", async ({
  page,
}) => {
  await signIn(page);
  await page.goto("/install");
  await expect(page.getByRole("heading", { name: "Install App" })).toBeVisible();
  for (const title of ["iPhone with Safari", "Android with Chrome"])
    await expect(page.locator("[data-card]", { hasText: title }).locator("ol > li")).toHaveCount(4);
  for (const [path, title] of [
    ["/no-such-page", "404 Page Not Found"],
    ["/import/no-such-import", "404 Page Not Found"],
  ] as const) {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(Number(title.slice(0, 3)));
    await expect(page).toHaveTitle(`${title} · Personal Finance Dashboard`);
    await expect(page.getByRole("heading", { name: title })).toBeVisible();
    await expect(page.locator('aside nav[aria-label="Main"]').getByRole("link", { name: "Budget" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Logout" })).toBeVisible();
  }
  await page.goto("/budgets");
  const ways = page.getByRole("region", { name: "Where to go" });
  await expect(ways.getByRole("link", { name: "Budget", exact: true })).toHaveAttribute("href", "/budget");
  await expect(ways.getByRole("listitem")).toHaveCount(3);
  await ways.getByRole("searchbox", { name: "Search transactions" }).fill("coffee");
  await ways.getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL(/\/transactions\?q=coffee$/);
  await page.context().clearCookies();
  const answer = await page.goto("/no-such-page");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "404 Page Not Found" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Back to Home" })).toHaveAttribute("href", "/");
  await expect(page.getByRole("navigation")).toHaveCount(0);
});

test("a plain click on a link is the router's, any other is the browser's @js-only", async ({
  page,
  context,
  scripts,
}) => {
  await signIn(page);
  await page.goto("/feedback");
  await hydrated(page, scripts);
  await page.evaluate(() => document.body.setAttribute("data-same-document", ""));
  const goals = page.getByRole("navigation").getByRole("link", { name: "Goals" }).locator("visible=true").first();
  const [tab] = await Promise.all([context.waitForEvent("page"), goals.click({ modifiers: ["ControlOrMeta"] })]);
  await tab.waitForURL("**/goals");
  await tab.close();
  expect(page.url()).toContain("/feedback");
  await goals.click();
  await page.waitForURL("**/goals");
  await expect(page.locator("body[data-same-document]")).toHaveCount(1);
  // The same address again takes no step in the history.
  const steps = await page.evaluate(() => history.length);
  await goals.click();
  await page.waitForLoadState("networkidle");
  expect(await page.evaluate(() => history.length)).toBe(steps);
  await page.goBack();
  await page.waitForURL("**/feedback");
  await expect(page.locator("body[data-same-document]")).toHaveCount(1);
});

test("the page of the components is for those who build: the served product has none @no-js-only", async ({ page }) => {
  const answer = await page.goto("/sandbox/components");
  expect(answer?.status()).toBe(404);
  const origin = process.env.E2E_URL ?? "";
  expect(
    (
      await page.request.post("/sandbox/components", {
        headers: { Origin: origin },
        form: { intent: "toast", variant: "success" },
      })
    ).status(),
  ).toBe(404);
});

test("the browser's offer shows a card; an answer puts it away (PWA-004 PWA-005 PWA-006 SESS-003) @js-only", async ({
  page,
  scripts,
}) => {
  await signIn(page);
  const offer = () =>
    page.evaluate(() => {
      const event = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), {
        prompt: async () => void document.body.setAttribute("data-prompted", ""),
      });
      window.dispatchEvent(event);
    });
  const card = page.getByRole("complementary", { name: "Install the app" });
  await page.goto("/feedback");
  await hydrated(page, scripts);
  await expect(card).toHaveCount(0);
  await offer();
  await card.getByRole("button", { name: "Install" }).click();
  await expect(card).toHaveCount(0);
  await expect(page.locator("body[data-prompted]")).toHaveCount(1);
  await offer();
  await card.getByRole("button", { name: "Not now" }).click();
  await page.reload();
  await hydrated(page, scripts);
  await offer();
  await expect(card).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem("installPromptDismissed"))).not.toBeNull();
});

test.describe("with the service worker", () => {
  test.use({ serviceWorkers: "allow" });

  test("manifest, worker, and an offline page that holds nothing personal (PWA-001) @js-only", async ({
    page,
    context,
    scripts,
  }) => {
    const manifest = await (await page.request.get("/manifest.webmanifest")).json();
    expect(manifest).toMatchObject({ name: "Mind My Money", start_url: "/", display: "standalone" });
    expect(manifest.icons.map((icon: { sizes: string }) => icon.sizes)).toEqual(
      expect.arrayContaining(["192x192", "512x512"]),
    );
    const user = await signIn(page);
    await page.goto("/feedback");
    await hydrated(page, scripts);
    // "Ready" comes before the old files are dropped; a page that is loaded then may still do without the worker.
    const state = () => page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
    await expect.poll(state).toBe("activated");
    await page.reload();
    await hydrated(page, scripts);
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    const kept = await page.evaluate(async () => {
      const names = await caches.keys();
      const paths = await Promise.all(
        names.map(async (name) =>
          (await (await caches.open(name)).keys()).map((request) => new URL(request.url).pathname),
        ),
      );
      return paths.flat();
    });
    expect(kept.filter((path) => !/^\/(assets\/|offline\.|icons\/)/.test(path))).toEqual([]);
    await context.setOffline(true);
    // The browser tells a worker that is just being started a moment later that there is no line.
    await expect(async () => {
      await page.goto("/dashboard");
      await expect(page.getByRole("heading", { name: "You are offline" })).toBeVisible({ timeout: 3_000 });
    }).toPass({ timeout: 30_000 });
    await expect(page.locator("body")).not.toContainText(user.email);
  });
});

test("every screen begins at one left edge, and what has no entry in the menu lights the one it belongs to and leads back there", async ({
  page,
}) => {
  await signIn(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  const screens: [path: string, lit: string, is: string, back: string | null][] = [
    ["/accounts", "Accounts", "page", null],
    ["/categories", "Transactions", "true", "Transactions"],
    ["/rules", "Transactions", "true", "Transactions"],
    ["/rules/new", "Transactions", "true", "Rules"],
    ["/recurring", "Recurring", "page", "Transactions"],
    ["/week", "Your week", "page", "Dashboard"],
    ["/import", "Import", "page", "Accounts"],
    ["/security", "Settings", "true", "Settings"],
    ["/settings", "Settings", "page", null],
    ["/subscribe", "Settings", "true", "Settings"],
    ["/feedback", "Feedback", "page", null],
  ];
  for (const [path, lit, is, back] of screens) {
    await page.goto(path);
    const heading = page.getByRole("heading", { level: 1 });
    expect((await heading.boundingBox())?.x, path).toBe(272);
    const here = page.locator('aside nav[aria-label="Main"] [aria-current]');
    await expect(here, path).toHaveText(lit);
    await expect(here, path).toHaveAttribute("aria-current", is);
    const way = page.locator("main [data-way-back]");
    if (back === null) await expect(way, path).toHaveCount(0);
    else await expect(way, path).toHaveText(back);
  }
});
