import { db, newId } from "~/lib/db.server";
import { expect, held, hydrated, signIn, test } from "../support/e2e";

const PATH = "/feedback";
const fill = async (page: import("@playwright/test").Page, title: string, message: string) => {
  await page.getByRole("main").getByLabel("Title").fill(title);
  await page.getByRole("textbox", { name: "Message" }).fill(message);
};

test("the form has its controls, general chosen and no star (FEED-001 FEED-002 FEED-003 FEED-004)", async ({
  page,
  scripts,
}) => {
  await signIn(page);
  await page.goto(PATH);
  await hydrated(page, scripts);
  const type = page.getByRole("main").getByLabel("Type");
  await expect(type.locator("option")).toHaveText(["Bug Report", "Feature Request", "General Feedback"]);
  await expect(type).toHaveValue("general");
  await expect(page.getByRole("radio")).toHaveCount(5);
  await expect(page.getByRole("radio", { checked: true })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Submit Feedback" })).toBeVisible();
});

test("short texts have their messages, and nothing entered is lost (FEED-005 FEED-006)", async ({ page, scripts }) => {
  await signIn(page);
  await page.goto(PATH);
  await hydrated(page, scripts);
  await page.getByRole("main").getByLabel("Type").selectOption("bug");
  await page.getByText("4 stars").click({ force: true });
  await fill(page, "abcd", "012345678");
  await page.getByRole("button", { name: "Submit Feedback" }).click();
  await expect(page.getByText("Title must be at least 5 characters")).toBeVisible();
  await expect(page.getByText("Message must be at least 10 characters")).toBeVisible();
  await expect(page.getByRole("main").getByLabel("Title")).toHaveValue("abcd");
  await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue("012345678");
  await expect(page.getByRole("main").getByLabel("Type")).toHaveValue("bug");
  await expect(page.getByRole("radio", { name: "4 stars" })).toBeChecked();
});

test("sent, thanked, and back to a blank form (FEED-010 FEED-011 FEED-012 FEED-013 FEED-016)", async ({
  page,
  scripts,
}) => {
  const user = await signIn(page);
  await page.goto(PATH);
  await hydrated(page, scripts);
  await page.getByRole("main").getByLabel("Type").selectOption("feature");
  await page.getByText("5 stars").click({ force: true });
  await fill(page, "Dark charts", "Please draw them darker still.");
  await page.getByRole("button", { name: "Submit Feedback" }).click();
  await expect(page.getByText("Feedback Submitted!")).toBeVisible();
  await expect(page.getByText("Thank you for your feedback.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Back to Dashboard" })).toHaveAttribute("href", "/");
  expect(
    await db.feedback.findMany({ where: { userId: user.id }, select: { type: true, title: true, rating: true } }),
  ).toEqual([{ type: "feature", title: "Dark charts", rating: 5 }]);
  await page.getByRole("link", { name: "Submit More Feedback" }).click();
  await expect(page.getByRole("main").getByLabel("Title")).toHaveValue("");
  await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue("");
  await expect(page.getByRole("main").getByLabel("Type")).toHaveValue("general");
  await expect(page.getByRole("radio", { checked: true })).toHaveCount(0);
});

test("while it is sent the button waits, and the documented call carries its keys (FEED-009 FEED-015) @js-only", async ({
  page,
}) => {
  const user = await signIn(page);
  let body: unknown;
  const answer = held();
  await page.route("**/api/feedback", async (route) => {
    body = route.request().postDataJSON();
    await answer.until;
    await route.continue();
  });
  await page.goto(PATH);
  await hydrated(page, true);
  await page.waitForLoadState("networkidle");
  await page.getByText("4 stars").click({ force: true });
  await fill(page, "abcde", "0123456789");
  await page.getByRole("button", { name: "Submit Feedback" }).click();
  await expect(page.getByRole("button", { name: "Submitting..." })).toBeDisabled();
  answer.letGo();
  await expect(page.getByText("Feedback Submitted!")).toBeVisible();
  expect(body).toEqual({ type: "general", title: "abcde", message: "0123456789", rating: 4, userId: user.id });
});

for (const [status, text] of [
  [500, "Failed to submit feedback. Please try again."],
  [401, "User not authenticated"],
] as const) {
  test(`an answer ${status} says '${text}' and the form keeps its values (FEED-008 FEED-014) @js-only`, async ({
    page,
  }) => {
    await signIn(page);
    await page.route("**/api/feedback", (route) => route.fulfill({ status, body: "" }));
    await page.goto(PATH);
    await hydrated(page, true);
    // The form's code comes later; until then the browser sends it.
    await page.waitForLoadState("networkidle");
    await fill(page, "abcde", "0123456789");
    await page.getByRole("button", { name: "Submit Feedback" }).click();
    await expect(page.getByText(text)).toBeVisible();
    await expect(page.getByRole("main").getByLabel("Title")).toHaveValue("abcde");
    await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue("0123456789");
  });
}

const send = (userId: string, more: object) =>
  db.feedback.create({
    data: {
      userId,
      id: newId(),
      type: "general",
      title: "A title",
      message: "A long message",
      createdAt: new Date(),
      ...more,
    },
  });

test("an administrator reads, filters, searches and pages (ADMIN-001 ADMIN-006 ADMIN-007 ADMIN-008 ADMIN-012)", async ({
  page,
}) => {
  const boss = await signIn(page, { isAdmin: true });
  const mark = newId();
  for (let index = 0; index < 30; index++)
    await send(boss.id, { title: `${mark} item ${index}`, createdAt: new Date(Date.now() - index * 1000) });
  await send(boss.id, {
    title: `${mark} grumble`,
    type: "complaint",
    rating: 2,
    message: "Nothing works",
    createdAt: new Date(Date.now() - 3_600_000),
  });
  await page.goto("/admin");
  await expect(page.getByRole("heading", { name: "Feedback Management" })).toBeVisible();
  for (const title of ["Total Feedback", "Avg Rating", "Unique Users", "This Week"])
    await expect(page.getByRole("heading", { name: title })).toBeVisible();
  await page.getByRole("searchbox", { name: "Search", exact: true }).fill(mark);
  await page.getByRole("search", { name: "Feedback" }).getByRole("button").click();
  await expect(page.getByText("Page 1 of 2, 31 items")).toBeVisible();
  await expect(page.getByRole("heading", { level: 3 }).first()).toHaveText(`${mark} item 0`);
  await page.getByRole("link", { name: "Older" }).click();
  await expect(page.getByText("Page 2 of 2")).toBeVisible();
  await page.getByRole("main").getByLabel("Type").selectOption("complaint");
  await page.getByRole("search", { name: "Feedback" }).getByRole("button").click();
  await expect(page).toHaveURL(/type=complaint/);
  const item = page.getByRole("listitem").filter({ hasText: `${mark} grumble` });
  await expect(item).toContainText("Complaint");
  await expect(item).toContainText(boss.id);
  await expect(item).toContainText("2 out of 5");
  await expect(item).toContainText("Nothing works");
  await page.getByRole("searchbox", { name: "Search", exact: true }).fill("no such words at all");
  await page.getByRole("search", { name: "Feedback" }).getByRole("button").click();
  await expect(page.getByText("Nothing matches")).toBeVisible();
});

test("anyone else is denied with a way back, and sees no feedback (ADMIN-011)", async ({ page }) => {
  const user = await signIn(page);
  await send(user.id, { title: "A secret title" });
  const answer = await page.goto("/admin");
  expect(answer?.status()).toBe(403);
  await expect(page.getByText("Access Denied")).toBeVisible();
  await expect(page.getByRole("link", { name: "Back to Dashboard" })).toHaveAttribute("href", "/");
  expect(await page.content()).not.toContain("A secret title");
});

test("a list that fails to load says so; a refusal denies (ADMIN-010 ADMIN-011) @js-only", async ({ page }) => {
  const boss = await signIn(page, { isAdmin: true });
  await send(boss.id, {});
  let status = 500;
  await page.route("**/api/feedback*", (route) =>
    route.fulfill({ status, body: status === 403 ? '{"message":"Access Denied"}' : "" }),
  );
  await page.goto("/admin");
  await expect(page.getByText("Failed to load feedback. Please try again.")).toBeVisible();
  status = 403;
  await page.goto("/admin");
  await expect(page.getByText("Access Denied")).toBeVisible();
});
