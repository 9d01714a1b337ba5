// Every screen and every dialog, sheet, tab and step that its links open: axe finds nothing, in light and in dark, on a
// phone and on a desk, with scripts and without, with every fold open; and
// nothing is wider than the screen.
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { db, newId } from "~/lib/db.server";
import { createAccount } from "~/services/accounts/by-hand.server";
import { unsubscribeLink } from "~/services/notices/unsubscribe.server";
import { dayOf } from "../../app/domain/periods";
import {
  LINKS,
  LOCKED_SCREENS,
  MEMBER_SCREENS,
  NEW_SCREENS,
  statesAmong,
  VISITOR_SCREENS,
} from "../../scripts/support/screens";
import { archiveOf, previewArchive } from "../support/archive-preview";
import { giveHousehold } from "../support/household";
import { createTrialUser, createUser, expect, hydrated, signInAs, test } from "../support/e2e";
import { currentUser } from "../support/people";

type Look = { width: number; colorScheme: "light" | "dark"; rules?: string[] };

/** Everything at both sizes, each in one of the colours; in the other what colours change. */
const LOOKS: Look[] = [
  { width: 360, colorScheme: "light" },
  { width: 360, colorScheme: "dark", rules: ["color-contrast"] },
  { width: 1280, colorScheme: "dark" },
  { width: 1280, colorScheme: "light", rules: ["color-contrast"] },
];
/** A dialog is the same at both sizes: each colour once. */
const OVER: Look[] = LOOKS.filter(({ rules }) => !rules);
/** What the lack of scripts changes is neither the size nor the colours. */
const PLAIN: Look[] = LOOKS.slice(0, 1);

/** What is folded up is looked at as well: every fold of the screen stands open. */
async function unfold(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const fold of document.querySelectorAll<HTMLDetailsElement>("main details, [data-modal] details"))
      fold.open = true;
  });
}

/** Axe at a look, and what stands out at the side. */
async function faults(page: Page, where: string, rules?: string[]): Promise<string[]> {
  await unfold(page);
  const [known, modal] = await page.evaluate(() => ["axe" in window, document.querySelector("[data-modal]") !== null]);
  // Axe's own code is large, and once for each page is enough: then nothing is left to run.
  const builder = new AxeBuilder({ page, ...(known ? { axeSource: "0" } : {}) }).setLegacyMode();
  // Nothing is said of what is right, and no page has media to fetch beforehand. Where no script runs, a page that the
  // documents have move on by itself can do so in this way alone; it says so and has the link.
  builder.options({
    resultTypes: ["violations"],
    preload: false,
    rules: { "meta-refresh": { enabled: false } },
    ...(rules ? { runOnly: rules } : {}),
  });
  // The screen behind a dialog is looked at by itself.
  if (modal) builder.include("[data-modal]");
  const { violations } = await builder.analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.slice(0, 3).map((node) => `${id}: ${node.html.slice(0, 160)}`),
  );
  const [wide, width] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  if (wide > width) found.push(`${wide} px wide on ${width}`);
  return found.map((fault) => `${where}: ${fault}`);
}

/** The screens, and each state that a link on one of them opens. */
async function walk(page: Page, screens: readonly string[], scripts: boolean, withStates = true): Promise<string[]> {
  const found: string[] = [];
  const addresses = new Map<string, string>(screens.map((screen) => [screen, screen]));
  const queue = [...screens];
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    await page.goto(next);
    await hydrated(page, scripts);
    // Axe pauses between its rules; where no timer runs, it must not.
    if (!scripts) await page.evaluate("window.setTimeout = (run) => (run(), 0)");
    for (const [state, link] of statesAmong(await page.evaluate(LINKS))) {
      if (!withStates || addresses.has(state)) continue;
      addresses.set(state, link);
      queue.push(link);
    }
    const looks = !scripts ? PLAIN : (await page.locator("[data-modal]").count()) > 0 ? OVER : LOOKS;
    for (const { width, colorScheme, rules } of looks) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      found.push(...(await faults(page, `${next} at ${width} in ${colorScheme}`, rules)));
    }
  }
  return found;
}

test("the screens that anybody sees", async ({ page, scripts }) => {
  test.setTimeout(600_000);
  expect(await walk(page, VISITOR_SCREENS, scripts)).toEqual([]);
});

for (const [part, screens] of [
  ["first", MEMBER_SCREENS.slice(0, 5)],
  ["other", [...MEMBER_SCREENS.slice(5), "/admin"]],
] as const)
  test(`the ${part} screens of somebody with a household, and all that they open`, async ({
    page,
    context,
    scripts,
  }) => {
    test.setTimeout(600_000);
    const user = await createTrialUser({
      firstName: "Ada",
      timeZone: "America/New_York",
      isAdmin: true,
      hasSeenTour: false,
      loginCount: 9,
    });
    await signInAs(context, user);
    const today = dayOf(new Date(), "America/New_York");
    await giveHousehold(user.id, today, "axe", `${Number(today.slice(0, 4)) - 1}-12-01`);
    await db.goal.createMany({
      data: [
        { userId: user.id, id: newId(), type: "savings", name: "Bike", targetCents: 50_000n, deadline: "2099-06-01" },
        { userId: user.id, id: newId(), type: "debt", name: "Loan", targetCents: 90_000n, deadline: "2099-06-01" },
      ],
    });
    expect(await walk(page, screens, scripts)).toEqual([]);
  });

test("an archive's preview, for whom it is and for somebody new", async ({ page, context, scripts }) => {
  test.setTimeout(600_000);
  const user = await createTrialUser({ hasSeenTour: true });
  await signInAs(context, user);
  await giveHousehold(user.id, dayOf(new Date(), "America/New_York"), "axe-archive", "2026-08-01");
  const archive = await archiveOf(page);
  const found = await walk(page, [await previewArchive(page, archive, scripts)], scripts, false);
  await context.clearCookies();
  await signInAs(context, await createTrialUser({ hasSeenTour: true }));
  found.push(...(await walk(page, [await previewArchive(page, archive, scripts)], scripts, false)));
  expect(found).toEqual([]);
});

test("an account by hand, the preview of a file, and the way out of mails", async ({ page, context, scripts }) => {
  test.setTimeout(600_000);
  const user = await createTrialUser({ hasSeenTour: true });
  await signInAs(context, user);
  const account = await createAccount(await currentUser(user), {
    name: "Wallet",
    institution: "",
    kind: "checking",
    balance: 10_000,
    day: dayOf(new Date(), "UTC"),
  });
  await page.goto("/import");
  await hydrated(page, scripts);
  const buffer = Buffer.from("Date,Description,Amount\n01/02/2026,Opening Shop,-10.00\nsoon,Deli,-1.00\n");
  await page.getByLabel("Files").setInputFiles([{ name: "everyday.csv", mimeType: "text/csv", buffer }]);
  await page.getByRole("button", { name: "Preview" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Import preview");
  const preview = new URL(page.url()).pathname;
  const { pathname, search } = new URL(unsubscribeLink(user.id, "week"));
  expect(await walk(page, [`/accounts/${account.id}`, preview, pathname + search], scripts)).toEqual([]);
});

// Their dialogs are those that the household's walk has seen.
test("the screens of somebody new, and of somebody before the paywall", async ({ page, context, scripts }) => {
  test.setTimeout(600_000);
  await signInAs(
    context,
    await createTrialUser({
      hasSeenTour: true,
      firstName: "Wilhelmina-Anastasia",
      lastName: "Featherstonehaugh-Cholmondeley",
    }),
  );
  const found = await walk(page, [...NEW_SCREENS, "/dashboard?panel=notifications"], scripts, false);
  await context.clearCookies();
  await signInAs(context, await createUser({ hasSeenTour: true, hasSeenPaywall: true }));
  found.push(...(await walk(page, LOCKED_SCREENS, scripts, false)));
  expect(found).toEqual([]);
});

test("what opens in place: the menus, the bell, the coach, the list of transactions @js-only", async ({
  page,
  context,
  scripts,
}) => {
  test.setTimeout(600_000);
  const user = await createTrialUser({ hasSeenTour: true });
  await signInAs(context, user);
  await giveHousehold(user.id, dayOf(new Date(), "America/New_York"), "axe-live");
  await page.emulateMedia({ reducedMotion: "reduce" });
  const found: string[] = [];
  const open: [string, (page: Page) => Promise<void>][] = [
    ["the header menu", (on) => on.locator('summary[aria-label="Menu"]').click()],
    [
      "the bell",
      (on) =>
        on
          .locator("header")
          .getByRole("link", { name: /Notifications/ })
          .click(),
    ],
    ["the coach", (on) => on.locator("a[data-coach-widget]").click()],
    ["the transactions", (on) => on.getByRole("link", { name: "View All", exact: true }).click()],
    ["the figures of the chart", (on) => on.getByText("Show the figures").click()],
  ];
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const [name, act] of open) {
      await page.goto("/dashboard");
      await hydrated(page, scripts);
      await act(page);
      await page.waitForLoadState("networkidle");
      found.push(...(await faults(page, `${name} at ${width}`)));
    }
  }
  expect(found).toEqual([]);
});
