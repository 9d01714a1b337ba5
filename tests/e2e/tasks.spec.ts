// What people come for, walked from the dashboard on a phone and on a desk: in how many clicks, over how many pages, and
// without a click that changes nothing. A press of Enter counts as a click, typing doesn't. docs/tasks.md has the numbers.
import type { Locator, Page } from "@playwright/test";
import { db, newId, transaction } from "~/lib/db.server";
import { addDays, addMonths, dayOf, monthName, monthOf } from "~/domain/periods";
import { writeTransactions } from "~/services/ledger/write.server";
import { bankRow } from "../support/bank";
import { giveHousehold } from "../support/household";
import { expect, hydrated, signIn, test } from "../support/e2e";

const ZONE = "America/New_York";
const today = dayOf(new Date(), ZONE);

/** Somebody on their way: what they press is counted, and how often another page opens. */
class Walk {
  clicks = 0;
  pages = 0;
  /** Clicks after which all is as it was. */
  deadEnds = 0;

  constructor(
    readonly page: Page,
    readonly isPhone: boolean,
    readonly scripts: boolean,
  ) {}

  press = (target: Locator) => this.count(() => target.click());

  async enter(field: Locator, text: string): Promise<void> {
    await field.fill(text);
    await this.count(() => field.press("Enter"));
  }

  /** By the navigation: beside the screen, on a phone a tab or behind More. */
  async goTo(name: string): Promise<void> {
    const bar = this.page.locator(this.isPhone ? "[data-bottom-bar]" : "aside nav[aria-label=Main]");
    const link = bar.getByRole("link", { name, exact: true }).first();
    if (!(await link.isVisible())) await this.press(bar.getByText("More", { exact: true }));
    await this.press(link);
  }

  private async count(act: () => Promise<void>): Promise<void> {
    const path = () => new URL(this.page.url()).pathname;
    const [before, shown] = [path(), await this.shown()];
    this.clicks++;
    await act();
    await this.page.waitForLoadState();
    await hydrated(this.page, this.scripts);
    if (path() !== before) this.pages++;
    // A page that is just being left can't be read, which is a change.
    const isChanged = expect.poll(() => this.shown().catch(() => ""), { timeout: 5_000 }).not.toBe(shown);
    await isChanged.catch(() => this.deadEnds++);
  }

  /** What can be seen of the page, what is ticked in it, and where the cursor is. */
  private shown(): Promise<string> {
    return this.page.evaluate(() => {
      const ticked = [...document.querySelectorAll("input:checked")].map((box) => box.outerHTML);
      return [location.href, document.body.innerText, document.activeElement?.outerHTML, ...ticked].join("\n");
    });
  }
}

/** Where somebody was before, and is today: on some days the latest rows are of no shop known from earlier ones. */
const SHOP = "Corner Pantry";
async function buyAgain(userId: string, accountId: string): Promise<void> {
  const bought = [today, addDays(today, -9)].map((day, index) =>
    bankRow(`again-${index}`, accountId, day, -12_50, {
      merchantName: SHOP,
      providerCategory: "FOOD_AND_DRINK_GROCERIES",
    }),
  );
  await transaction((tx) => writeTransactions(tx, userId, { upsert: bought, remove: [] }));
}

type Most = { clicks: number; pages: number };
type Task = { name: string; phone: Most; desk: Most; walk: (walk: Walk) => Promise<void> };

const TASKS: readonly Task[] = [
  {
    name: "understand my month",
    phone: { clicks: 0, pages: 0 },
    desk: { clicks: 0, pages: 0 },
    walk: async ({ page }) => {
      await expect(page.getByRole("heading", { name: "Income vs Spending" })).toBeVisible();
      await expect(page.getByText(/^You've spent .* of this month's income|^No income this month/)).toBeVisible();
      await expect(page.getByRole("link", { name: "See the transactions: Monthly Spending" })).toBeVisible();
    },
  },
  {
    name: "find all coffee since May",
    phone: { clicks: 2, pages: 1 },
    desk: { clicks: 2, pages: 1 },
    walk: async (walk) => {
      const { page, isPhone, scripts } = walk;
      const box = page.locator("header").getByRole("searchbox").filter({ visible: true });
      if (isPhone) await walk.press(page.locator("header summary[aria-label=Search]"));
      else await walk.press(box);
      await walk.enter(isPhone && scripts ? page.getByRole("combobox") : box, "coffee since May");
      await expect(page).toHaveURL(/\/transactions\?q=coffee/);
      await expect(page.getByRole("main").locator("[data-row]").first()).toContainText(/Roast|Coffee/);
    },
  },
  {
    name: "fix a category for a merchant",
    phone: { clicks: 3, pages: 1 },
    desk: { clicks: 3, pages: 1 },
    walk: async (walk) => {
      const { page } = walk;
      const latest = page.locator("[data-card]", { has: page.getByRole("heading", { name: "Recent Transactions" }) });
      const known = latest.getByRole("listitem").filter({ hasText: SHOP });
      await walk.press(known.getByRole("link").first());
      const dialog = page.getByRole("dialog");
      await walk.press(dialog.getByText(/^Use this category for all/));
      await walk.press(dialog.getByRole("group", { name: "Likely categories" }).getByRole("button").first());
      await expect(page.getByText(/from this merchant changed, too/)).toBeVisible();
    },
  },
  {
    name: "plan next month",
    phone: { clicks: 3, pages: 1 },
    desk: { clicks: 3, pages: 1 },
    walk: async (walk) => {
      const { page } = walk;
      const next = addMonths(monthOf(today), 1);
      await walk.goTo("Budget");
      await walk.press(page.getByRole("link", { name: new RegExp(`^Later: ${monthName(next)}`) }));
      const planned = page.getByRole("region", { name: /^Planned for/ });
      await walk.enter(planned.getByRole("listitem").filter({ hasText: "Groceries" }).getByRole("textbox"), "555");
      await expect(page.getByText(/\$555\.00/).first()).toBeVisible();
    },
  },
  {
    name: "see whether rent clears",
    phone: { clicks: 1, pages: 1 },
    desk: { clicks: 1, pages: 1 },
    walk: async (walk) => {
      await walk.press(walk.page.getByRole("link", { name: "How it adds up" }));
      await expect(walk.page.getByText(/^The largest bill ahead is .*You'll have/)).toBeVisible();
    },
  },
  {
    name: "find a subscription to cancel",
    phone: { clicks: 3, pages: 2 },
    desk: { clicks: 2, pages: 2 },
    walk: async (walk) => {
      await walk.goTo("Recurring");
      await walk.press(walk.page.getByRole("button", { name: "Which could I cancel?" }));
      await expect(walk.page.locator("#response")).toContainText(/Cinestream|Tunebox/);
    },
  },
  {
    name: "ask whether a trip fits",
    phone: { clicks: 2, pages: 0 },
    desk: { clicks: 2, pages: 0 },
    walk: async (walk) => {
      const { page, scripts } = walk;
      await walk.press(page.locator("[data-coach-widget]"));
      const sheet = page.getByRole("dialog");
      await sheet.getByLabel("Your question").fill("Can I afford a $900 trip?");
      await walk.press(sheet.getByRole("button", { name: "Get Advice" }));
      await expect((scripts ? sheet : page).locator("#response")).toContainText("$900.00");
    },
  },
  {
    name: "export for the accountant",
    phone: { clicks: 3, pages: 1 },
    desk: { clicks: 3, pages: 1 },
    walk: async (walk) => {
      const { page, isPhone } = walk;
      if (isPhone) {
        await walk.press(page.locator("header summary[aria-label=Menu]"));
        await walk.press(page.locator("header").getByRole("link", { name: "Security" }));
      } else {
        await walk.goTo("Transactions");
        await walk.press(page.locator("main").getByText("More", { exact: true }));
      }
      const coming = page.waitForEvent("download");
      // A file changes nothing on the page.
      walk.clicks++;
      const link = page.getByRole("link", { name: isPhone ? "Transactions as CSV" : "Export CSV" });
      await link.filter({ visible: true }).click();
      expect((await coming).suggestedFilename()).toMatch(/^transactions-.*\.csv$/);
    },
  },
];

for (const [place, width] of [["phone", 360] as const, ["desk", 1280] as const])
  for (const task of TASKS)
    test(`${task.name}, on a ${place}`, async ({ page, scripts }) => {
      await page.setViewportSize({ width, height: 800 });
      const user = await signIn(page, { timeZone: ZONE });
      const { account } = await giveHousehold(user.id, today, "tasks");
      await buyAgain(user.id, account("checking"));
      await db.budget.create({
        data: { userId: user.id, id: newId(), month: monthOf(today), category: "groceries", plannedCents: 520_00n },
      });
      await page.goto("/dashboard");
      await hydrated(page, scripts);
      const walk = new Walk(page, place === "phone", scripts);
      await task.walk(walk);
      const { clicks, pages, deadEnds } = walk;
      expect({ clicks, pages, deadEnds }, JSON.stringify({ clicks, pages, deadEnds })).toEqual({
        deadEnds: 0,
        clicks: Math.min(clicks, task[place].clicks),
        pages: Math.min(pages, task[place].pages + (scripts ? 0 : 1)),
      });
    });
