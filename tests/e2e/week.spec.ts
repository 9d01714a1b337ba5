import { formatUsd } from "~/domain/money";
import { dayOf } from "~/domain/periods";
import { db } from "~/lib/db.server";
import { unsubscribeLink } from "~/services/notices/unsubscribe.server";
import { createTrialUser, expect, hydrated, signIn, signInAs, test } from "../support/e2e";
import { giveHousehold } from "../support/household";

test("the last week: each figure leads to the rows that add up to it, and one question", async ({ page, scripts }) => {
  const user = await createTrialUser({ hasSeenTour: true, timeZone: "UTC", zoneChosen: true });
  const today = dayOf(new Date(), "UTC");
  await giveHousehold(user.id, today, "demo");
  await signInAs(page.context(), user);
  await page.goto("/dashboard?panel=notifications");
  await hydrated(page, scripts);
  await page.getByRole("link", { name: "See last week" }).click();
  await expect(page.getByRole("heading", { name: "Your week" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "To review" })).toBeVisible();
  const spent = page.locator("#totals a").first();
  const [said, href] = [await spent.innerText(), (await spent.getAttribute("href")) ?? ""];
  const query = new URLSearchParams(href.split("?")[1]);
  const rows = await db.transaction.findMany({
    where: {
      userId: user.id,
      day: { gte: query.get("from") ?? "", lte: query.get("to") ?? "" },
      kind: { in: ["spending", "refund", "loan_payment"] },
      pending: false,
    },
    select: { amountCents: true },
  });
  expect(said).toBe(formatUsd(-rows.reduce((sum, { amountCents }) => sum + Number(amountCents), 0)));
  await spent.click();
  await expect(page).toHaveURL(href);
  await page.goBack();
  await hydrated(page, scripts);
  const aside = page.locator("#totals").getByRole("link", { name: "See these transactions" });
  const everyday = new URLSearchParams(((await aside.getAttribute("href")) ?? "").split("?")[1]);
  const without = (everyday.get("without") ?? "").split("|").filter(Boolean);
  const kept = await db.transaction.findMany({
    where: {
      userId: user.id,
      day: { gte: everyday.get("from") ?? "", lte: everyday.get("to") ?? "" },
      kind: { in: ["spending", "refund", "loan_payment"] },
      pending: false,
      NOT: without.map((name) => ({ merchantName: { contains: name, mode: "insensitive" } })),
    },
    select: { amountCents: true },
  });
  const total = formatUsd(-kept.reduce((sum, { amountCents }) => sum + Number(amountCents), 0));
  await expect(page.locator("#totals p")).toContainText(`Not counting bills, you spent ${total}`);
  await aside.click();
  await expect(page).toHaveURL(/kind=spending/);
});

test("who has no account yet is told what will be here", async ({ page }) => {
  await signIn(page);
  await page.goto("/week");
  await expect(page.getByText("Nothing to look back on yet")).toBeVisible();
});

test("notifications and the lock in the settings, with scripts and without", async ({ page, scripts }) => {
  await signIn(page);
  await page.goto("/settings");
  await hydrated(page, scripts);
  const push = page.locator("#push");
  if (scripts) await expect(push).not.toContainText("you need JavaScript");
  else await expect(push).toContainText("To turn these on, you need JavaScript");
  await page.getByRole("button", { name: "Turn the lock on" }).click();
  await expect(page.getByText("Lock on", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Turn the lock off" })).toBeVisible();
});

test("one click of a mail program ends the weekly mail without a login, twice over; a wrong link says so", async ({
  page,
  request,
  scripts,
}) => {
  const user = await createTrialUser({ timeZone: "UTC" });
  const link = unsubscribeLink(user.id, "week");
  const mails = () => db.noticeChoice.findMany({ where: { userId: user.id, channel: "mail" } });
  await db.noticeChoice.create({ data: { userId: user.id, kind: "week", channel: "mail", wanted: true } });
  for (const time of ["first", "second"]) {
    const answer = await request.post(link, { form: { "List-Unsubscribe": "One-Click" }, maxRedirects: 0 });
    expect(answer.status(), time).toBe(200);
    expect(await answer.text(), time).toContain("No more weekly mails");
    expect(await mails(), time).toMatchObject([{ kind: "week", wanted: false }]);
  }
  await db.noticeChoice.updateMany({ where: { userId: user.id }, data: { wanted: true } });
  const asParts = await request.post(link, { multipart: { "List-Unsubscribe": "One-Click" }, maxRedirects: 0 });
  expect(asParts.status()).toBe(200);
  expect(await mails()).toMatchObject([{ wanted: false }]);
  const wrong = await request.post(`${link}x`, { form: { "List-Unsubscribe": "One-Click" }, maxRedirects: 0 });
  expect(wrong.status()).toBe(404);
  expect(await wrong.text()).toContain("complete, or its account is gone");
  // And a person who presses the link instead.
  await page.goto(link);
  await hydrated(page, scripts);
  await expect(page.getByRole("heading", { name: "No more weekly mails" })).toBeVisible();
  await page.getByRole("button", { name: "Send them again" }).click();
  await expect(page.getByRole("heading", { name: "Stop the weekly mail?" })).toBeVisible();
});
