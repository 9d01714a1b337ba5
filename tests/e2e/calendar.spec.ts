// What every screen shows on the days when calendars show their edges, each on a server that has come to that day.
import type { Page } from "@playwright/test";
import { formatUsd } from "~/domain/money";
import {
  addMonths,
  addMonthsToDay,
  longDate,
  mediumDate,
  monthName,
  monthOf,
  monthRange,
  weekOf,
  yearOf,
} from "~/domain/periods";
import { setClock } from "~/lib/clock.server";
import { createAssessment } from "~/services/credit/credit.server";
import { createGoal } from "~/services/goals/goals.server";
import { CreditInput } from "~/contracts/credit";
import { GoalInput } from "~/contracts/goals";
import { freePort } from "../../scripts/support/postgres.mjs";
import { EDGES } from "../support/calendar";
import { type App, startApp } from "../support/e2e-app";
import { createTrialUser, expect, hydrated, setPageClock, settled, signInAs, test } from "../support/e2e";
import { giveHousehold, rowsCount, rowsTotal } from "../support/household";
import { currentUser } from "../support/people";
import { OFFSET, offsetTo } from "../support/test-clock.mjs";

const ZONE = "America/New_York";
const SPENDING = ["spending", "refund", "loan_payment"];

let app: App;
let baseURL = "";

// One server, which lives through them all.
test.describe.configure({ mode: "default" });
test.slow();
test.beforeAll(async () => {
  const port = await freePort();
  baseURL = `http://localhost:${port}`;
  app = await startApp({ PORT: String(port), APP_URL: baseURL, JOBS: "off" }, String(offsetTo(EDGES[0].at)));
});
test.afterAll(() => app.stop());
test.afterEach(() => setClock(undefined));

/** Somebody with some months behind them, a goal and a credit profile. */
async function person(at: string, today: string) {
  setClock(at);
  const user = await createTrialUser({
    hasSeenTour: true,
    timeZone: ZONE,
    trialEndsAt: new Date(Date.parse(at) + 10 * 86_400_000),
  });
  await giveHousehold(user.id, today, "calendar", `${addMonths(monthOf(today), -2)}-01`);
  const owner = await currentUser(user);
  const deadline = addMonthsToDay(today, 12);
  await createGoal(
    owner,
    "savings",
    GoalInput.parse({ name: "Boat", targetAmount: "1200", currentAmount: "0", deadline, color: "green" }),
  );
  await createAssessment(
    owner,
    CreditInput.parse({
      currentScore: "712",
      goalScore: "760",
      paymentHistory: "good",
      creditUtilization: "24",
      creditHistoryLength: "86",
      creditMix: "good",
      newCreditInquiries: "2",
      totalCreditLimit: "12000",
      totalCreditBalance: "2880",
      monthlyIncome: "5600",
      // What is said of this on any day, also on the first of a month, when nothing else is worth a word yet.
      hasCollections: true,
    }),
  );
  return { user, deadline };
}

/** The four figures' card of a title, and what stands in it. */
const figure = (page: Page, title: string) =>
  page
    .locator("#financial-overview")
    .locator("*", { has: page.getByRole("heading", { name: title }) })
    .last();

for (const { name, at, today } of EDGES) {
  test(`on ${name}, every screen counts the person's own day, week and month (PLAT-023 DASH-007 REPORT-009) @js-only`, async ({
    browser,
  }) => {
    const offset = offsetTo(at);
    // The run's own server sweeps what ended before its day: nobody who lives on an earlier one would stay signed in.
    test.skip(offset < Number(process.env[OFFSET] ?? 0), "the run is past this day");
    await app.moveClock(offset);
    const context = await browser.newContext({ baseURL, timezoneId: ZONE, serviceWorkers: "block" });
    await setPageClock(context, offset);
    const page = await context.newPage();
    const wrong: string[] = [];
    // Where an update comes before a part's code, React says #421 and draws that part anew: nothing is lost, and what it
    // shows is looked at below.
    page.on("pageerror", (error) => {
      if (!/React error #421\b/.test(error.message)) wrong.push(error.message);
    });
    page.on("response", (answer) => answer.status() >= 500 && wrong.push(`${answer.status()} ${answer.url()}`));
    // A screen that is left before its scripts have taken over says nothing of its days.
    const arrive = async (path: string) => {
      await page.goto(path);
      await hydrated(page, true);
      await settled(page);
    };
    await arrive("/demo");
    await expect(page.getByText(longDate(today)).first()).toBeVisible();

    const { user, deadline } = await person(at, today);
    await signInAs(context, user);
    await arrive("/dashboard");
    await expect(page.getByText(longDate(today)).first()).toBeVisible();
    const spent = async ({ from, to }: { from: string; to: string }) =>
      formatUsd(0 - (await rowsTotal(user.id, from, to, SPENDING)));
    const month = monthRange(monthOf(today));
    await expect(figure(page, "Daily Spending")).toContainText(await spent({ from: today, to: today }));
    await expect(figure(page, "Weekly Spending")).toContainText(await spent(weekOf(today)));
    await expect(figure(page, "Monthly Spending")).toContainText(await spent(month));
    const lines = await rowsCount(user.id, month.from, month.to, [...SPENDING, "income"]);
    await page.locator("#income-spending").getByText("Latest in this report").click();
    await expect(page.getByRole("list", { name: "Report transactions" }).getByRole("listitem")).toHaveCount(
      Math.min(5, lines),
    );

    await arrive("/budget");
    await expect(page.getByRole("main")).toContainText(`${monthName(monthOf(today))} ${yearOf(today)}`);
    await arrive("/goals");
    await expect(page.getByText("Boat").first()).toBeVisible();
    await expect(page.getByRole("main")).toContainText(mediumDate(deadline));
    for (const path of ["/credit", "/coach", "/cash-flow", "/net-worth", "/what-if", "/transactions"]) {
      await arrive(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    }
    // What was found on the first look of today bears today's date, also in the evening.
    await arrive("/?panel=notifications");
    await expect(page.getByRole("dialog", { name: "Notifications" }).locator("time").first()).toHaveText(
      mediumDate(today),
    );
    expect(wrong).toEqual([]);
    await context.close();
  });
}
