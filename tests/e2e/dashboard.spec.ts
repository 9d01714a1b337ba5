import type { Page } from "@playwright/test";
import { formatUsd, fromDollars } from "~/domain/money";
import { PLANNED } from "~/sandbox/sample/demo-screen";
import { addMonths, dayOf, longDate, monthName, monthOf, monthRange } from "~/domain/periods";
import { db, newId, transaction } from "~/lib/db.server";
import { writeTransactions } from "~/services/ledger/write.server";
import { bankRow, createBank } from "../support/bank";
import { giveHousehold, rowsCount } from "../support/household";
import { expect, held, hydrated, signIn, test } from "../support/e2e";

const today = dayOf(new Date(), "America/New_York");
const NY = { timeZone: "America/New_York" };

async function withHistory(page: Page, overrides: Parameters<typeof signIn>[1] = {}) {
  const user = await signIn(page, { firstName: "Ada", ...NY, ...overrides });
  await giveHousehold(
    user.id,
    today,
    "e2e",
    `${Number(today.slice(0, 4)) - (today.slice(5, 7) > "06" ? 0 : 1)}-0${today.slice(5, 7) > "06" ? 1 : 7}-01`,
  );
  return user;
}
const shot = async (page: Page, name: string) => {
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}.png`, fullPage: true });
};

test("the dashboard greets by name on today's date, with the ways to the accounts and the interview (DASH-001 DASH-002 DASH-004 DASH-006 DASH-007)", async ({
  page,
  scripts,
}) => {
  await withHistory(page);
  await page.goto("/dashboard");
  await hydrated(page, scripts);
  await expect(page.getByRole("banner").getByText("Mind My Money")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Ada");
  await expect(page.getByText(longDate(today))).toBeVisible();
  await expect(page.getByRole("link", { name: "View Accounts" })).toHaveAttribute("href", "/accounts");
  await expect(page.getByRole("link", { name: "Start Financial Interview" })).toHaveAttribute(
    "href",
    "/coach?onboarding=true",
  );
  await expect(page.getByRole("button", { name: "Connect Account" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Sign Up Now" })).toHaveCount(0);
});

test("the dashboard holds the trial's days, its panels and the four figures (DASH-011 DASH-012)", async ({
  page,
  scripts,
}, info) => {
  await withHistory(page, { trialEndsAt: new Date(Date.now() + 5 * 86_400_000) });
  await page.goto("/dashboard");
  await hydrated(page, scripts);
  await expect(page.getByText(/5 days remaining in your trial/)).toBeVisible();
  for (const name of ["AI Insights", "Income vs Spending", "Spending Trends", "Recent Transactions", "Budget Progress"])
    await expect(page.getByRole("main").getByRole("heading", { name })).toBeVisible();
  await expect(page.locator("#financial-overview h3")).toHaveText([
    "Daily Spending",
    "Weekly Spending",
    "Monthly Spending",
    "Total Balance",
  ]);
  await shot(page, `dashboard-${info.project.name}`);
  if (process.env.SHOTS) {
    await page.setViewportSize({ width: 360, height: 780 });
    await shot(page, `dashboard-360-${info.project.name}`);
    await page.emulateMedia({ colorScheme: "dark" });
    await shot(page, `dashboard-360-dark-${info.project.name}`);
  }
});

test("the dashboard lists five recent rows, five of the report, and leads to all categories (DASH-031 REPORT-010)", async ({
  page,
  scripts,
}) => {
  const user = await withHistory(page);
  // Early in a month there are fewer.
  const { from, to } = monthRange(monthOf(today));
  const inReport = await rowsCount(user.id, from, to, ["income", "spending", "refund", "loan_payment"]);
  await page.goto("/dashboard");
  await hydrated(page, scripts);
  await expect(page.getByRole("list", { name: "Recent transactions" }).getByRole("listitem")).toHaveCount(5);
  await page.locator("#income-spending").getByText("Latest in this report").click();
  await expect(page.getByRole("list", { name: "Report transactions" }).getByRole("listitem")).toHaveCount(
    Math.min(5, inReport),
  );
  await expect(page.locator("#budget").getByRole("link", { name: "View all categories" })).toHaveAttribute(
    "href",
    "/budget",
  );
});

test("the chart is a drawing with its figures in a table (DASH-028 PE-001)", async ({ page, scripts }) => {
  await withHistory(page);
  await page.goto("/dashboard");
  await hydrated(page, scripts);
  const card = page.locator("#spending-trends");
  await expect(card.getByRole("img", { name: "Income and expenses per month" })).toBeVisible();
  await card.getByText("Show the figures").click();
  const spending = await (await page.request.get("/api/spending-trends")).json();
  for (const { month, income, expenses } of spending.spendingData) {
    const row = card.getByRole("row").filter({ hasText: month });
    await expect(row).toContainText(formatUsd(fromDollars(income)));
    await expect(row).toContainText(formatUsd(fromDollars(expenses)));
  }
});

test("the range zooms the chart, and its figures stay (DASH-025 DASH-026 DASH-027 PE-007)", async ({
  page,
  scripts,
}) => {
  await withHistory(page);
  await page.goto("/dashboard");
  await hydrated(page, scripts);
  const nav = page.getByRole("navigation", { name: "Chart range" });
  const months = page.getByRole("list", { name: "Months" }).getByRole("link");
  await expect(nav.getByRole("link")).toHaveText(["3M", "6M", "1Y", "All"]);
  await expect(nav.locator("[aria-current]")).toHaveText("3M");
  await expect(months).toHaveCount(3);
  const figures = await page.locator("#spending-trends table").textContent();
  await page.waitForLoadState("networkidle");
  // The frame asks for the profile and the insights by the clock, whatever is clicked.
  const calls: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (request.isNavigationRequest() || /^\/api\/(users\/profile|ai\/proactive-insights|insights)$/.test(pathname))
      return;
    if (/^\/api\/|\.data$|[?&]_data=/.test(pathname + search)) calls.push(pathname + search);
  });
  await nav.getByRole("link", { name: "6M" }).click();
  await expect(months).toHaveCount(6);
  await nav.getByRole("link", { name: "All" }).click();
  await expect(nav.locator("[aria-current]")).toHaveText("All");
  expect(await page.locator("#spending-trends table").textContent()).toBe(figures);
  expect(calls).toEqual([]);
  expect(page.url()).toContain("range=All");
});

test("what is under the finger is read out, and leads to its rows", async ({ page, scripts }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await withHistory(page);
  await page.goto("/dashboard?range=6M");
  await hydrated(page, scripts);
  const card = page.locator("#spending-trends");
  const picture = card.getByRole("img", { name: "Income and expenses per month" });
  await picture.scrollIntoViewIfNeeded();
  const box = await picture.boundingBox();
  const before = addMonths(monthOf(today), -1);
  // The fifth of six months: the middle of what the drawing gives it.
  const x = (box?.x ?? 0) + ((62 + (296 * 4.5) / 6) / 360) * (box?.width ?? 0);
  await page.mouse.click(x, (box?.y ?? 0) + (box?.height ?? 0) / 2);
  await expect(card.locator("[data-reading]")).toHaveAttribute("data-reading", before);
  await expect(card.locator("[data-picked]")).toHaveAttribute("data-picked", before);
  await expect(card.locator("[data-reading]")).toContainText(monthName(before));
  expect(page.url()).toContain(`month=${before}`);
  const { from, to } = monthRange(before);
  await expect(card.locator("[data-reading] a").nth(1)).toHaveAttribute(
    "href",
    `/transactions?from=${from}&to=${to}&kind=spending`,
  );
  // A second tap opens its rows.
  const again = await picture.boundingBox();
  await page.mouse.click(x, (again?.y ?? 0) + (again?.height ?? 0) / 2);
  await expect(page).toHaveURL(`/transactions?from=${from}&to=${to}`);
});

test("a month is chosen by keys, too @js-only", async ({ page }) => {
  await withHistory(page);
  await page.goto("/dashboard?range=6M");
  await hydrated(page, true);
  const months = page.getByRole("list", { name: "Months" }).getByRole("link");
  const read = page.locator("[data-reading]");
  await months.last().focus();
  await page.keyboard.press("ArrowLeft");
  await expect(read).toHaveAttribute("data-reading", addMonths(monthOf(today), -1));
  await page.keyboard.press("Home");
  await expect(read).toHaveAttribute("data-reading", addMonths(monthOf(today), -5));
  await page.keyboard.press("Enter");
  const { from, to } = monthRange(addMonths(monthOf(today), -5));
  await expect(page).toHaveURL(`/transactions?from=${from}&to=${to}`);
});

test("range, month and period survive each other", async ({ page, scripts }) => {
  await withHistory(page);
  await page.goto("/dashboard");
  await hydrated(page, scripts);
  await page.getByRole("navigation", { name: "Chart range" }).getByRole("link", { name: "6M" }).click();
  await expect(page).toHaveURL(/range=6M/);
  await page.getByRole("navigation", { name: "Report period" }).getByRole("link", { name: "Week" }).click();
  await expect(page).toHaveURL(/period=week/);
  await page.getByRole("list", { name: "Months" }).getByRole("link").first().click();
  await expect(page).toHaveURL(/month=/);
  for (const kept of ["range=6M", "period=week"]) expect(page.url()).toContain(kept);
});

test("the demo household's dashboard is at most 3,000 pixels on a phone, its first figures on the first screen", async ({
  page,
  scripts,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const user = await signIn(page, { firstName: "Demo", ...NY, isPremium: true, subscriptionStatus: "active" });
  await giveHousehold(user.id, today, "demo");
  const month = today.slice(0, 7);
  await db.budget.createMany({
    data: PLANNED.map(([category, cents]) => ({
      ...{ userId: user.id, id: newId(), month, category },
      plannedCents: BigInt(cents),
    })),
  });
  const goal = { type: "savings", name: "Emergency Fund", targetCents: 9_000_00n };
  await db.goal.create({ data: { userId: user.id, id: newId(), ...goal } });
  await page.goto("/dashboard");
  await hydrated(page, scripts);
  const bottomOf = async (part: string) => {
    const box = await page.locator(part).first().boundingBox();
    return (box?.y ?? 740) + (box?.height ?? 0);
  };
  // The tab bar covers what is below.
  expect(await bottomOf("#safe-to-spend")).toBeLessThan(680);
  expect(await bottomOf("#financial-overview article")).toBeLessThan(680);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(3_000);
});

test("the report offers week and month, and opens with the month that its call answers (REPORT-002)", async ({
  page,
  scripts,
}) => {
  await withHistory(page);
  await page.goto("/dashboard");
  await hydrated(page, scripts);
  const card = page.locator("#income-spending");
  const nav = card.getByRole("navigation", { name: "Report period" });
  await expect(nav.getByRole("link")).toHaveText(["Week", "Month"]);
  await expect(nav.locator("[aria-current]")).toHaveText("Month");
  const month = await page.request.get("/api/reports/income-spending?period=month");
  expect(await month.json()).toEqual(await (await page.request.get("/api/reports/income-spending")).json());
  await expect(card.getByText(/vs\. \w{3} 1–\d/)).toBeVisible();
  const first = await card.innerText();
  await nav.getByRole("link", { name: "Week" }).click();
  await expect(nav.locator("[aria-current]")).toHaveText("Week");
  await expect(card.getByText(/vs\. (?!\w{3} 1–\d)/)).toBeVisible();
  const call = scripts ? page.waitForRequest(/\/api\/reports\/income-spending\?period=month$/) : null;
  await nav.getByRole("link", { name: "Month" }).click();
  await call;
  await expect(nav.locator("[aria-current]")).toHaveText("Month");
  await expect.poll(() => card.innerText()).toBe(first);
});

test("choosing week changes the report (REPORT-003 PE-007)", async ({ page, scripts }) => {
  await withHistory(page);
  await page.goto("/dashboard");
  await hydrated(page, scripts);
  const card = page.locator("#income-spending");
  const nav = card.getByRole("navigation", { name: "Report period" });
  await expect(nav.getByRole("link")).toHaveText(["Week", "Month"]);
  await expect(nav.locator("[aria-current]")).toHaveText("Month");
  const call = scripts ? page.waitForRequest(/\/api\/reports\/income-spending\?period=week/) : null;
  await nav.getByRole("link", { name: "Week" }).click();
  await call;
  await expect(nav.locator("[aria-current]")).toHaveText("Week");
  await expect(card.getByText(/vs\. (?!\w{3} 1–\d)/)).toBeVisible();
  expect(page.url()).toContain("period=week");
});

test("the CSV is a download (REPORT-012)", async ({ page, scripts }) => {
  await withHistory(page);
  await page.goto("/dashboard?period=week");
  await hydrated(page, scripts);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Export CSV" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`income-spending-report-week-${today}.csv`);
});

test("View All opens a dialog of a hundred with a search (TXN-005 TXN-006 TXN-008 TXN-009 PE-006)", async ({
  page,
  scripts,
}) => {
  await withHistory(page);
  await page.goto("/dashboard");
  await hydrated(page, scripts);
  await page.getByRole("link", { name: "View All", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "All Transactions" });
  await expect(dialog.getByRole("listitem")).toHaveCount(100);
  const box = dialog.getByRole("searchbox");
  const search = async (text: string) => {
    await box.fill(text);
    if (!scripts) await dialog.getByRole("button", { name: "Search" }).click();
  };
  await search("GROC");
  await expect(dialog.getByRole("listitem").first()).toContainText(/groc/i);
  await search("zzzz");
  await expect(dialog.getByText("No transactions found matching your search.")).toBeVisible();
  await dialog.getByRole("link", { name: "Close" }).click();
  await expect(dialog).toHaveCount(0);
});

test("the dialog falls back to the five when its call fails (TXN-007) @js-only", async ({ page, scripts }) => {
  await withHistory(page);
  await page.goto("/dashboard");
  await hydrated(page, scripts);
  await page.route("**/api/transactions?limit=100", (route) => route.fulfill({ status: 500, body: "boom" }));
  await page.getByRole("link", { name: "View All", exact: true }).click();
  await expect(page.getByRole("dialog").getByRole("listitem")).toHaveCount(5);
});

test("the figure comes first, what presses most after it, and no category is linked twice", async ({
  page,
  scripts,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto("/demo");
  await hydrated(page, scripts);
  const hero = page.locator("#safe-to-spend");
  await expect(hero.locator("p").first()).toContainText("$");
  await expect(hero.locator("p a").first()).toBeVisible();
  await expect(hero.getByRole("img", { name: /^\$.* in checking is safe to spend, \$/ })).toBeVisible();
  await page.locator("main details").evaluateAll((folds) => folds.forEach((fold) => fold.setAttribute("open", "")));
  const largest = page.getByRole("list", { name: /^Where .* money went$/ });
  await expect(largest).toContainText("$");
  expect(await largest.getByRole("listitem").count()).toBeLessThanOrEqual(6);
  await expect(largest.getByRole("link")).toHaveCount(0);
});

test("the panel shows each finding and collapses (INSIGHT-001 INSIGHT-004)", async ({ page, scripts }) => {
  const user = await withHistory(page);
  // Whatever day it is and however this household lives, there is something to say.
  // The first finding is the page's headline: a second one is left for the panel.
  await db.goal.createMany({
    data: ["Bike", "Boat"].map((name) => ({
      userId: user.id,
      id: newId(),
      type: "savings",
      name,
      targetCents: 500_00n,
      deadline: "2020-06-01",
      createdAt: new Date("2020-01-01"),
    })),
  });
  await page.route("**/api/ai/proactive-insights", (route) =>
    route.fulfill({
      json: {
        summary: "All in all.",
        insights: ["warning", "opportunity", "achievement", "alert"].map((type) => ({
          type,
          priority: "high",
          icon: "nonsense",
          title: `T-${type}`,
          message: `M-${type}`,
          action: `A-${type}`,
        })),
      },
    }),
  );
  await page.goto("/dashboard");
  await hydrated(page, scripts);
  const panel = page.locator("#ai-insights");
  if (scripts) {
    await panel.getByText("3 more", { exact: true }).click();
    for (const type of ["warning", "opportunity", "achievement", "alert"])
      for (const letter of ["T", "M", "A"]) await expect(panel.getByText(`${letter}-${type}`)).toBeVisible();
    const toggle = panel.getByRole("button", { name: "AI Insights" });
    await expect(toggle).toHaveAttribute("aria-expanded", "true");
    await toggle.click();
    await expect(toggle).toHaveAttribute("aria-expanded", "false");
  } else {
    await expect(panel.getByRole("listitem").first()).toBeVisible();
    await panel.locator("summary").first().click();
  }
  await expect(panel.getByRole("listitem").first()).toBeHidden();
});

const QUIET = "Nothing needs your attention right now.";
const FAILED = "We couldn't load your insights.";
for (const [name, answer, says] of [
  ["nothing", { json: { summary: "", insights: [] } }, QUIET],
  ["null", { json: null }, QUIET],
  ["500", { status: 500, body: "x" }, FAILED],
  // Without a plan there is nothing to tell: the page itself says so when it is next opened.
  ["a gate", { status: 403, json: { message: "Your trial has ended." } }, QUIET],
] as const) {
  test(`without accounts the panel has the documented words when the call answers ${name} (INSIGHT-003) @js-only`, async ({
    page,
  }) => {
    await signIn(page, NY);
    await page.route("**/api/ai/proactive-insights", (route) => route.fulfill(answer));
    await page.goto("/dashboard");
    await hydrated(page, true);
    const panel = page.locator("#ai-insights");
    await expect(panel.getByRole("status")).toHaveCount(0);
    await expect(panel.getByText("Connect your bank accounts to receive personalized AI insights...")).toBeVisible();
    await expect(page.getByRole("alert")).toHaveCount(0);
  });

  test(`with accounts the panel says the reason when the call answers ${name} (INSIGHT-002 INSIGHT-006 INSIGHT-007) @js-only`, async ({
    page,
  }) => {
    await withHistory(page);
    let calls = 0;
    const wait = held();
    await page.route("**/api/ai/proactive-insights", async (route) => {
      calls += 1;
      await wait.until;
      await route.fulfill(answer);
    });
    await page.goto("/dashboard");
    const panel = page.locator("#ai-insights");
    await expect(panel.getByRole("status")).toBeVisible();
    wait.letGo();
    await expect(panel.getByText(says)).toBeVisible();
    await expect(panel.getByText("Connect your bank accounts")).toHaveCount(0);
    expect(calls).toBe(1);
    expect(page.url()).toMatch(/\/dashboard$/);
    await expect(page.getByRole("alert")).toHaveCount(0);
  });
}

test("somebody without accounts is told what to do (REPORT-015 DASH-032)", async ({ page, scripts }, info) => {
  await signIn(page, NY);
  await page.goto("/dashboard");
  await hydrated(page, scripts);
  await expect(page.locator("#first-steps")).toBeVisible();
  await expect(page.getByText("Connect your bank account to view income and spending analysis")).toBeVisible();
  await expect(page.getByText("Connect your bank accounts to receive personalized AI insights...")).toBeVisible();
  await expect(page.getByRole("link", { name: "Export CSV" })).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Create Budget" })).toHaveAttribute("href", "/budget");
  await shot(page, `empty-${info.project.name}`);
});

test("Connect Account starts the bank link; DASH-032 with a plan the link reads Edit Budget (DASH-005)", async ({
  page,
  scripts,
}) => {
  const user = await withHistory(page);
  await db.budget.create({
    data: { userId: user.id, id: newId(), month: today.slice(0, 7), category: "groceries", plannedCents: 50_000n },
  });
  await page.goto("/dashboard");
  await hydrated(page, scripts);
  await expect(page.getByRole("link", { name: "Edit Budget" })).toHaveAttribute("href", "/budget");
  await expect(page.getByRole("link", { name: "Create Budget" })).toHaveCount(0);
  const asked = scripts ? page.waitForRequest("**/api/plaid/create-link-token") : null;
  await page.locator("#connect-account").getByRole("button", { name: "Connect Account" }).click();
  await asked;
  await expect(
    scripts
      ? page.getByRole("button", { name: /^Juniper Credit Union/ })
      : page.getByRole("link", { name: /^Juniper Credit Union/ }),
  ).toBeVisible();
});

test("a transaction without a description is listed without one (TXN-004)", async ({ page, scripts }) => {
  const user = await signIn(page, NY);
  const { account } = await createBank(user.id, ["checking"]);
  await transaction((tx) =>
    writeTransactions(tx, user.id, {
      upsert: [
        bankRow(`${user.id}-bare`, account("checking"), today, -1234, {
          merchantName: "Bare Shop",
          providerCategory: "FOOD_AND_DRINK_GROCERIES",
        }),
      ],
      remove: [],
    }),
  );
  await page.goto("/dashboard");
  await hydrated(page, scripts);
  const line = page.getByRole("list", { name: "Recent transactions" }).getByRole("listitem");
  await expect(line).toContainText(/Bare Shop\s*Groceries\s*-\$12\.34/);
  await page.getByRole("link", { name: "View All", exact: true }).click();
  await expect(page.getByRole("dialog").getByRole("listitem")).toContainText("Bare Shop");
  await expect(page.getByRole("dialog")).not.toContainText(/undefined|null/);
});

test("the newest transactions lead to where they can be changed, and a sample's lead nowhere", async ({
  page,
  scripts,
}) => {
  await withHistory(page);
  await page.goto("/dashboard");
  await hydrated(page, scripts);
  const recent = page.getByRole("list", { name: "Recent transactions" });
  await recent.getByRole("link").first().click();
  await expect(page).toHaveURL(/\/transactions\?edit=/);
  await expect(page.getByRole("dialog").getByRole("button", { name: /^Save/ })).toBeVisible();
  await page.goto("/demo");
  await expect(recent.getByRole("listitem")).toHaveCount(5);
  await expect(recent.getByRole("link")).toHaveCount(0);
});

test("a section whose data do not come says so in a sentence, and the rest of the page stays usable (ERR-006) @js-only", async ({
  page,
  scripts,
}) => {
  await withHistory(page);
  await page.route("**/api/reports/income-spending*", (route) => route.fulfill({ status: 500, body: "boom" }));
  await page.goto("/dashboard");
  await hydrated(page, scripts);
  const card = page.locator("#income-spending");
  await card.getByRole("link", { name: "Week" }).click();
  await expect(card.getByRole("alert")).toContainText("This report couldn't be loaded.");
  await expect(card.getByText(/vs\. \w{3} 1–\d/)).toBeVisible();
  await page.unroute("**/api/reports/income-spending*");
  await card.getByRole("link", { name: "Week" }).click();
  await expect(card.getByText(/vs\. (?!\w{3} 1–\d)/)).toBeVisible();
  await expect(card.getByRole("alert")).toHaveCount(0);
});

test("/demo is for visitors, and writes nothing (DASH-003 DASH-008 DASH-010 PLAT-004)", async ({
  page,
  scripts,
}, info) => {
  await page.goto("/demo");
  await hydrated(page, scripts);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Demo User");
  await expect(page.getByRole("link", { name: "Sign Up Now" })).toHaveAttribute("href", "/register");
  await expect(page.locator("#financial-overview h3")).toHaveCount(4);
  await expect(page.getByRole("list", { name: "Recent transactions" }).getByRole("listitem")).toHaveCount(5);
  for (const name of ["Start Financial Interview", "Edit Budget"])
    await expect(page.getByRole("link", { name }).first()).toHaveAttribute("href", "/register");
  await shot(page, `demo-${info.project.name}`);
  await page.getByRole("link", { name: "See the transactions: Monthly Spending" }).click();
  await expect(page.getByRole("dialog").getByText(/These transactions sum to/)).toBeVisible();
});

test("on a phone the demo says whose it is in one line, with the whole name of the product and the way to the coach", async ({
  page,
  scripts,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto("/demo");
  await hydrated(page, scripts);
  const brand = page.locator("header").getByText("Mind My Money");
  expect(await brand.evaluate((name) => name.scrollWidth - name.clientWidth)).toBe(0);
  const banner = await page.getByRole("link", { name: "Sign Up Now" }).locator("..").boundingBox();
  expect(banner?.height).toBeLessThanOrEqual(46);
  const bar = page.locator("[data-bottom-bar]");
  await bar.locator("summary").click();
  await expect(bar.getByRole("link", { name: "Financial Coach" })).toHaveAttribute("href", "/coach");
  await expect(bar.getByRole("navigation", { name: "Tabs" }).locator("[aria-current]")).toHaveText("Dashboard");
  // There is no list of one's own to search.
  await expect(page.locator('header summary[aria-label="Search"]')).toHaveCount(0);
});

test("no tour opens by itself for visitors of the demo (TOUR-014)", async ({ page, scripts }) => {
  if (scripts) await page.clock.install();
  await page.goto("/demo");
  await hydrated(page, scripts);
  if (scripts) await page.clock.runFor(5_000);
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("a signed-in visitor of the demo sees no banner (DASH-009)", async ({ page }) => {
  await signIn(page, { firstName: "Grace" });
  await page.goto("/demo");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Grace");
  await expect(page.getByRole("link", { name: "Sign Up Now" })).toHaveCount(0);
});
