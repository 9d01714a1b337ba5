// The whole way through the app in the browsers that are promised it: an old Chromium with scripts, an older one that
// keeps to the plain pages by itself, one with scripts switched off, Firefox, and a client that names its page in Referer
// and sends neither Origin nor Sec-Fetch-Site.
import { randomBytes } from "node:crypto";
import { createServer, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { chromium, type Page } from "@playwright/test";
import { browserLaunch } from "../../scripts/support/browser.mjs";
import { firefox, oldChromium } from "../../scripts/support/engines.mjs";
import { LINKS, statesAmong } from "../../scripts/support/screens";
import { dayOf } from "~/domain/periods";
import { db, newId } from "~/lib/db.server";
import { openChromium } from "../support/browsers/chromium";
import {
  button,
  DIALOG,
  fill,
  first,
  LIMIT_MS,
  press,
  until,
  untilPath,
  untilText,
  type Browser,
} from "../support/browsers/driver";
import { openFirefox } from "../support/browsers/firefox";
import { createTrialUser, expect, PASSWORD, signIn, test } from "../support/e2e";
import { giveHousehold } from "../support/household";
import { sessionCookie } from "../support/people";

const address = () => process.env.E2E_URL ?? "";

/** Registers, logs in, connects a bank, puts a transaction right, makes a goal, asks the coach, logs out. */
async function journey(browser: Browser, { takesOver }: { takesOver: boolean }): Promise<void> {
  const username = `old-${randomBytes(5).toString("hex")}`;
  const goTo = async (path: string) => {
    await browser.open(address() + path);
    if (takesOver) await until(() => browser.ask("document.documentElement.dataset.hydrated === 'true'"), "scripts");
  };
  await goTo("/register");
  await fill(browser, "First name", "Ada");
  await fill(browser, "Last name", "Byron");
  await fill(browser, "Email", `${username}@example.com`);
  await fill(browser, "Username", username);
  await fill(browser, "Password", PASSWORD);
  await fill(browser, "Confirm password", PASSWORD);
  await press(browser, "//form[@id='register']//button[@type='submit']");
  await untilPath(browser, "/login");
  await db.user.update({
    where: { username },
    data: {
      hasStartedTrial: true,
      hasSeenPaywall: true,
      hasSeenTour: true,
      subscriptionStatus: "trial",
      trialEndsAt: new Date(Date.now() + 10 * 86_400_000),
    },
  });

  await goTo("/login");
  await fill(browser, "Username", username);
  await fill(browser, "Password", PASSWORD);
  await press(browser, button("Login"));
  await until(() => browser.ask(`${first(button("Logout"))} !== null`), "signed in");

  await goTo("/accounts");
  await press(browser, button("Connect Account"));
  await press(browser, "//*[self::a or self::button][starts-with(normalize-space(), 'Juniper Credit Union')]");
  await press(browser, button("Sign in"));
  await press(browser, button("Connect"));
  await untilPath(browser, "/coach");

  // A dialog opens and closes.
  await goTo("/accounts");
  await press(browser, "//a[normalize-space()='Details of Rainy Day Savings']");
  await untilText(browser, "Account Details");
  await press(browser, `${DIALOG}//a[@aria-label="Close"]`);
  await until(() => browser.ask(`${first(DIALOG)} === null`), "the dialog closed");

  const row = "//main//li/a[contains(@href, 'edit=')]";
  await until(async () => (await goTo("/transactions"), browser.ask(`${first(row)} !== null`)), "transactions");
  await press(browser, row);
  await fill(browser, "Category", "groceries", DIALOG);
  await fill(browser, "Note", "put right", DIALOG);
  await press(browser, DIALOG + button("Save"));
  await untilText(browser, "put right");

  await goTo("/goals?dialog=add");
  await fill(browser, "Goal name", "Bike");
  await fill(browser, "Target amount", "500");
  await fill(browser, "Target date", "2099-06-01");
  await press(browser, button("Create Goal"));
  await until(() => browser.ask(`${first("//li[@data-goal]//h3[contains(., 'Bike')]")} !== null`), "the goal");

  await goTo("/coach?tab=ask");
  await fill(browser, "Your question", "How much did I spend on groceries?");
  await press(browser, button("Get Advice"));
  await until(() => browser.ask(`document.getElementById("response").textContent.includes("groceries")`), "an answer");

  // A phone's is in the menu, before the one that a wider window shows.
  await press(browser, "(//header//button[normalize-space()='Logout'])[last()]");
  await untilPath(browser, "/login");
  const user = await db.user.findUniqueOrThrow({ where: { username } });
  expect(await db.transaction.count({ where: { userId: user.id, note: "put right", userCategory: "groceries" } })).toBe(
    1,
  );
}

const SMALL = { width: 320, height: 480 };

/**
 * Runs in the page: what can't be reached of its dialog by scrolling what scrolls, or nothing. What is cut off is out of
 * reach, though a script could scroll it.
 */
const OUT_OF_REACH = `(function () {
  var dialog = document.querySelector("[role=dialog]");
  if (!dialog) return "no dialog";
  var controls = Array.prototype.filter.call(
    dialog.querySelectorAll("button, a[href], input:not([type=hidden]), select, textarea"),
    function (control) { return control.getClientRects().length > 0 && !control.closest("details:not([open])") }
  );
  var last = controls[controls.length - 1];
  for (var box = last.parentElement; box; box = box.parentElement)
    if (/auto|scroll/.test(getComputedStyle(box).overflowY))
      box.scrollTop += last.getBoundingClientRect().top - box.getBoundingClientRect().top - box.clientHeight / 2;
  var place = last.getBoundingClientRect();
  var hit = document.elementFromPoint(place.left + place.width / 2, place.top + place.height / 2);
  return place.top >= 0 && place.bottom <= innerHeight && hit && (last.contains(hit) || hit.contains(last))
    ? "" : last.outerHTML.slice(0, 120);
})()`;

/** Every dialog that a link on a screen opens. */
async function unreachable(browser: Browser): Promise<string[]> {
  const user = await createTrialUser({ hasSeenTour: true, timeZone: "America/New_York" });
  const today = dayOf(new Date(), "America/New_York");
  await giveHousehold(user.id, today, "reach", `${today.slice(0, 7)}-01`);
  for (const type of ["savings", "debt"])
    await db.goal.create({
      data: { userId: user.id, id: newId(), type, name: "Bike", targetCents: 50_000n, deadline: "2099-06-01" },
    });
  await browser.open(`${address()}/privacy`);
  await browser.ask(`(document.cookie = ${JSON.stringify(`${await sessionCookie(user)}; path=/`)})`);
  const links: string[] = [];
  for (const screen of ["/dashboard", "/accounts", "/transactions", "/budget", "/goals", "/security"]) {
    await browser.open(address() + screen);
    links.push(...String(await browser.ask(`(${LINKS.toString()})().join(" ")`)).split(" "));
  }
  const found: string[] = [];
  let dialogs = 0;
  for (const path of statesAmong(links).values()) {
    if (!/[?&](dialog|edit|panel)=/.test(path)) continue;
    await browser.open(address() + path);
    if (!(await browser.ask(`document.querySelector("[role=dialog]") !== null`))) continue;
    dialogs += 1;
    const missing = await browser.ask(OUT_OF_REACH);
    if (missing !== "") found.push(`${path}: ${String(missing)}`);
  }
  expect(dialogs).toBeGreaterThan(9);
  return found;
}

/** What an engine lacks here is said in the closing lines and counted there. */
async function inEngine(
  engine: ReturnType<typeof firefox>,
  open: (path: string) => Promise<Browser>,
  use: (browser: Browser) => Promise<void>,
): Promise<void> {
  test.skip(engine.path === undefined, engine.lacks);
  if (engine.path === undefined) return;
  const browser = await open(engine.path);
  try {
    await use(browser);
  } finally {
    await browser.close();
  }
}

/** One of these browsers at a time, and as long as many steps may take: each has a limit of its own. */
const ONE_BY_ONE = { mode: "default", timeout: 5 * LIMIT_MS } as const;

test.describe("the whole way, in old browsers and other ones @js-only", () => {
  test.describe.configure(ONE_BY_ONE);

  test("in Chromium 88, with scripts (PE-001)", () =>
    inEngine(oldChromium(88), openChromium, (browser) => journey(browser, { takesOver: true })));

  test("in Chromium 88 without scripts (PE-001)", () =>
    inEngine(
      oldChromium(88),
      (path) => openChromium(path, { scripts: false }),
      (browser) => journey(browser, { takesOver: false }),
    ));

  test("in Chromium 80, whose scripts leave the plain pages alone (PE-001)", () =>
    inEngine(oldChromium(80), openChromium, async (browser) => {
      await journey(browser, { takesOver: false });
      expect(await browser.ask("document.documentElement.dataset.hydrated || 'plain'")).toBe("plain");
    }));

  test("in Firefox (PE-001)", () =>
    inEngine(firefox(), openFirefox, (browser) => journey(browser, { takesOver: true })));
});

test.describe("scripts that fail to take over leave the page that works @js-only", () => {
  for (const [where, breakIt] of [
    ["as a screen is drawn", () => (URLSearchParams.prototype.get = () => window.atob("?"))],
    ["before a screen is drawn", () => void (ReadableStream.prototype.getReader = () => JSON.parse("?"))],
  ] as const)
    test(`${where} (PE-001)`, async ({ page }) => {
      await signIn(page);
      await page.addInitScript(breakIt);
      let loads = 0;
      page.on("request", (request) => (loads += Number(request.isNavigationRequest())));
      await page.goto("/goals");
      await expect.poll(async () => (await page.context().cookies()).some(({ name }) => name === "plain")).toBe(true);
      await expect(page.getByRole("heading", { name: "Savings Master" })).toBeVisible();
      await expect.poll(() => loads).toBe(2);
      await page.getByRole("link", { name: "Create Your First Goal" }).click();
      await expect(page.getByRole("heading", { name: "Add New Savings Goal" })).toBeVisible();
      // Once: from now on it isn't tried again.
      expect(loads).toBe(3);
      expect(await page.evaluate(() => document.documentElement.dataset.hydrated)).toBeUndefined();
    });
});

test.describe("every dialog's last control can be reached on a small screen", () => {
  test.describe.configure(ONE_BY_ONE);

  const nothing = async (browser: Browser) => expect(await unreachable(browser)).toEqual([]);

  for (const version of [80, 88] as const)
    test(`in Chromium ${version} @no-js-only`, () =>
      inEngine(oldChromium(version), (path) => openChromium(path, { scripts: false, size: SMALL }), nothing));

  // Its windows are 450 px wide at least.
  test("in Firefox @no-js-only", () => inEngine(firefox(), (path) => openFirefox(path, SMALL), nothing));

  test("in the browser of the other tests @no-js-only", async ({ page }) => {
    await page.setViewportSize(SMALL);
    await nothing(playwright(page));
  });
});

test("the whole way by Referer alone, without Origin and Sec-Fetch-Site (PE-001) @no-js-only", async () => {
  test.setTimeout(ONE_BY_ONE.timeout);
  const seen = new Set<string>();
  const proxy = await refererOnly(seen);
  const { port } = proxy.address() as AddressInfo;
  const launched = await chromium.launch(browserLaunch);
  try {
    const context = await launched.newContext({
      javaScriptEnabled: false,
      proxy: { server: `http://127.0.0.1:${port}`, bypass: "<-loopback>" },
    });
    const page = await context.newPage();
    page.setDefaultTimeout(LIMIT_MS);
    await journey(playwright(page), { takesOver: false });
    expect([...seen].sort()).toEqual(["referer"]);
  } finally {
    await launched.close();
    proxy.close();
  }
});

const playwright = (page: Page): Browser => ({
  open: async (url) => void (await page.goto(url)),
  ask: (expression) => page.evaluate(expression),
  click: (xpath) => page.locator(`xpath=${xpath}`).first().click(),
  type: (xpath, text) => page.locator(`xpath=${xpath}`).fill(text),
  picture: () => page.screenshot(),
  close: () => page.close(),
});

/** Between the browser and the app: takes away what an old browser does not send, and tells what posts came with. */
function refererOnly(seen: Set<string>): Promise<Server> {
  const proxy = createServer((incoming, outgoing) => {
    const headers = Object.fromEntries(
      Object.entries(incoming.headers).filter(([name]) => name !== "origin" && !name.startsWith("sec-")),
    );
    if (incoming.method === "POST")
      for (const name of ["origin", "sec-fetch-site", "referer"]) if (headers[name]) seen.add(name);
    const sent = request(incoming.url ?? "", { method: incoming.method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    sent.on("error", () => outgoing.destroy());
    incoming.pipe(sent);
  });
  return new Promise((resolve) => proxy.listen(0, "127.0.0.1", () => resolve(proxy)));
}
