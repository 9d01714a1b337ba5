import { db, newId } from "../../app/lib/db.server";
import { expect, hydrated, settled, signIn, test } from "../support/e2e";

async function withInsights(userId: string) {
  const base = {
    userId,
    rule: "test",
    type: "warning",
    priority: "low",
    icon: "warning",
    action: "Look.",
    href: "/goals",
  };
  const made = [
    { title: "First", severity: "warning", isRead: false },
    { title: "Second", severity: "success", isRead: false },
    { title: "Third", severity: "info", isRead: true },
    { title: "Fourth", severity: "info", isRead: true },
  ];
  await db.insight.createMany({
    data: made.map((one) => ({ ...base, ...one, message: `${one.title} message`, id: newId(), dedupeKey: one.title })),
  });
}

test("the bell opens the sheet with its tabs (NOTIF-001 NOTIF-002 NOTIF-003 NOTIF-004 NOTIF-005 NAV-003 PE-006)", async ({
  page,
  scripts,
}, info) => {
  const user = await signIn(page);
  await withInsights(user.id);
  await page.goto("/budget");
  await hydrated(page, scripts);
  await expect(page.locator("[data-badge]")).toHaveText("2");
  await page.getByRole("link", { name: /^Notifications/ }).click();
  const sheet = page.getByRole("dialog", { name: "Notifications" });
  await expect(sheet.getByRole("heading", { name: "Notifications" })).toBeVisible();
  await expect(sheet.getByText("2 unread notifications")).toBeVisible();
  const tab = (name: string) => sheet.getByRole(scripts ? "tab" : "link", { name, exact: true });
  for (const [name, count] of [
    ["All", 4],
    ["Unread", 2],
    ["Alerts", 1],
  ] as const) {
    await tab(name).click();
    await expect(sheet.getByRole("listitem")).toHaveCount(count);
  }
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/sheet-${info.project.name}.png` });
  await sheet.getByRole("link", { name: "Close" }).click();
  await expect(sheet).toHaveCount(0);
});

test("mark all holds for this page with scripts, for the session without (NOTIF-009)", async ({ page, scripts }) => {
  const user = await signIn(page);
  await withInsights(user.id);
  await page.goto("/goals");
  await hydrated(page, scripts);
  await page.getByRole("link", { name: /^Notifications/ }).click();
  const sheet = page.getByRole("dialog", { name: "Notifications" });
  await expect(sheet.getByText("2 unread notifications")).toBeVisible();
  await sheet.getByRole("button", { name: "Mark all as read" }).click();
  await expect(sheet.getByText("0 unread notifications")).toBeVisible();
  await expect(sheet.getByRole("button", { name: "Mark all as read" })).toHaveCount(0);
  await expect(page.locator("[data-badge]")).toHaveCount(0);
  await page.goto("/goals");
  await expect(page.locator("[data-badge]")).toHaveCount(scripts ? 1 : 0);
  expect(await db.insight.count({ where: { userId: user.id, isRead: false } })).toBe(2);
});

test("without insights every tab says so (NOTIF-006)", async ({ page, scripts }) => {
  await signIn(page);
  await page.goto("/budget?panel=notifications");
  await hydrated(page, scripts);
  for (const filter of ["all", "unread", "alerts"]) {
    await page.goto(`/budget?panel=notifications&filter=${filter}`);
    await expect(page.getByText("No notifications to display")).toBeVisible();
  }
});

test("a notification's own link says where it leads, and closes the sheet", async ({ page, scripts }) => {
  const user = await signIn(page);
  await withInsights(user.id);
  await page.goto("/budget");
  await hydrated(page, scripts);
  await page.getByRole("link", { name: /^Notifications/ }).click();
  const sheet = page.getByRole("dialog", { name: "Notifications" });
  // Named as in the panel: by what was found, not by how loud it is.
  await expect(sheet.getByRole("listitem").first()).toContainText("Warning");
  await sheet.getByRole("link", { name: "Open the goal: First" }).click();
  await expect(page).toHaveURL(/\/goals$/);
  await expect(sheet).toHaveCount(0);
});

test("a failing call is not repeated; clicking an item does nothing (NOTIF-010 NOTIF-011) @js-only", async ({
  page,
}) => {
  const user = await signIn(page);
  await withInsights(user.id);
  await page.goto("/budget");
  await hydrated(page, true);
  await page.getByRole("link", { name: /^Notifications/ }).click();
  const sheet = page.getByRole("dialog", { name: "Notifications" });
  let calls = 0;
  page.on("request", (request) => (calls += Number(/\/api\/(?!users\/profile)/.test(request.url()))));
  await sheet.getByRole("listitem").first().click();
  await settled(page);
  expect(calls).toBe(0);
  expect(page.url()).toMatch(/\/budget$/);
  await sheet.getByRole("link", { name: "Close" }).click();
  await page.route("**/api/insights", (route) => route.fulfill({ status: 500, body: "boom" }));
  await page.getByRole("link", { name: /^Notifications/ }).click();
  await expect(sheet.getByText("No notifications to display")).toBeVisible();
  expect(calls).toBe(1);
});
