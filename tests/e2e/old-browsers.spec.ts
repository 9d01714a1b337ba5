// The whole way through the app in the browsers that are promised it: an old Chromium with scripts, an older one that
// keeps to the plain pages by itself, one with scripts switched off, Firefox, and a client that names its page in Referer
// and sends neither Origin nor Sec-Fetch-Site.
import { randomBytes } from "node:crypto";
import { createServer, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { chromium } from "@playwright/test";
import { browserLaunch } from "../../scripts/support/browser.mjs";
import { firefox, oldChromium } from "../../scripts/support/engines.mjs";
import { db } from "~/lib/db.server";
import { openChromium } from "../support/browsers/chromium";
import {
  button,
  fill,
  first,
  link,
  press,
  until,
  untilPath,
  untilText,
  type Browser,
} from "../support/browsers/driver";
import { openFirefox } from "../support/browsers/firefox";
import { expect, PASSWORD, test } from "../support/e2e";

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
  await press(browser, "//*[@role='dialog']//a[@aria-label='Close']");
  await until(() => browser.ask(`${first("//*[@role='dialog']")} === null`), "the dialog closed");

  const row = "//main//li/a[contains(@href, 'dialog=')]";
  await until(async () => (await goTo("/transactions"), browser.ask(`${first(row)} !== null`)), "transactions");
  await press(browser, row);
  await fill(browser, "Category", "groceries");
  await fill(browser, "Note", "put right");
  await press(browser, "//*[@role='dialog']//button[normalize-space()='Save']");
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
  await until(() => browser.ask(`document.getElementById("response").textContent.includes("$")`), "an answer");

  await press(browser, button("Logout"));
  await untilPath(browser, "/login");
  const user = await db.user.findUniqueOrThrow({ where: { username } });
  expect(await db.transaction.count({ where: { userId: user.id, note: "put right", userCategory: "groceries" } })).toBe(
    1,
  );
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

test.describe("the whole way, in old browsers and other ones @js-only", () => {
  test("PE-001 in Chromium 88, with scripts", () =>
    inEngine(oldChromium(88), openChromium, (browser) => journey(browser, { takesOver: true })));

  test("PE-001 in Chromium 88 without scripts", () =>
    inEngine(
      oldChromium(88),
      (path) => openChromium(path, { scripts: false }),
      (browser) => journey(browser, { takesOver: false }),
    ));

  test("PE-001 in Chromium 80, whose scripts leave the plain pages alone", () =>
    inEngine(oldChromium(80), openChromium, async (browser) => {
      await journey(browser, { takesOver: false });
      expect(await browser.ask("document.documentElement.dataset.hydrated || 'plain'")).toBe("plain");
    }));

  test("PE-001 in Firefox", () => inEngine(firefox(), openFirefox, (browser) => journey(browser, { takesOver: true })));
});

test("PE-001 the whole way by Referer alone, without Origin and Sec-Fetch-Site @no-js-only", async () => {
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
    page.setDefaultTimeout(15_000);
    await journey(
      {
        open: async (url) => void (await page.goto(url)),
        ask: (expression) => page.evaluate(expression),
        click: (xpath) => page.locator(`xpath=${xpath}`).first().click(),
        type: (xpath, text) => page.locator(`xpath=${xpath}`).fill(text),
        picture: () => page.screenshot(),
        close: () => page.close(),
      },
      { takesOver: false },
    );
    expect([...seen].sort()).toEqual(["referer"]);
  } finally {
    await launched.close();
    proxy.close();
  }
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
