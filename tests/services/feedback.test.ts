import { beforeEach, expect, test } from "vitest";
import { FeedbackInput } from "~/contracts/feedback";
import { db, newId } from "~/lib/db.server";
import {
  feedbackFilter,
  feedbackSummary,
  listFeedback,
  PAGE_SIZE,
  pageOfFeedback,
  sendFeedback,
} from "~/services/people/feedback.server";
import { useDatabase } from "../support/db";
import { createUser } from "../support/people";

useDatabase();
beforeEach(async () => {
  await db.feedback.deleteMany();
});
const NOW = new Date("2026-03-20T12:00:00Z");
const ALL = { page: 1, type: "", q: "" };
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000);
const row = (userId: string, more: object) => ({
  userId,
  id: newId(),
  type: "general",
  title: "A title",
  message: "A long message",
  rating: null,
  createdAt: NOW,
  ...more,
});

test("nothing sent: empty list and cards (ADMIN-009)", async () => {
  expect(await feedbackSummary(NOW)).toEqual({ total: 0, average: null, users: 0, thisWeek: 0 });
  expect(await pageOfFeedback(ALL)).toEqual({ items: [], found: 0, page: 1, pages: 1 });
});

/** Three entries of two people: the first is of yesterday, the last of more than a week ago. */
async function sent() {
  const [ada, bob] = [await createUser(), await createUser()];
  await db.feedback.createMany({
    data: [
      row(ada.id, { rating: 4, createdAt: daysAgo(6), title: "Second" }),
      row(bob.id, { rating: 5, createdAt: daysAgo(1), title: "First", type: "complaint" }),
      row(ada.id, { rating: 5, createdAt: daysAgo(8), title: "Third", message: "100% _sure_ it broke" }),
      row(ada.id, { rating: null, createdAt: daysAgo(9), title: "Fourth" }),
    ],
  });
  return { ada, bob };
}

test("the cards count entries and people, and average the ratings that were given (ADMIN-002 ADMIN-003 ADMIN-004)", async () => {
  await sent();
  const { average, ...counts } = await feedbackSummary(NOW);
  expect(counts).toMatchObject({ total: 4, users: 2 });
  expect(average).toBeCloseTo(14 / 3);
});

test("this week is the last seven days, to the moment (ADMIN-005)", async () => {
  const { ada } = await sent();
  expect((await feedbackSummary(NOW)).thisWeek).toBe(2);
  await db.feedback.create({ data: row(ada.id, { createdAt: daysAgo(7) }) });
  expect((await feedbackSummary(NOW)).thisWeek).toBe(3);
});

test("everybody's is listed, the newest first (ADMIN-006 ADMIN-012)", async () => {
  await sent();
  expect((await listFeedback()).map((item) => item.title)).toEqual(["First", "Second", "Third", "Fourth"]);
});

test("a type or words narrow the list; signs that a database reads otherwise are words too", async () => {
  const { ada } = await sent();
  expect((await pageOfFeedback({ ...ALL, type: "complaint" })).items.map((item) => item.title)).toEqual(["First"]);
  expect((await pageOfFeedback({ ...ALL, q: "secOND" })).found).toBe(1);
  expect((await pageOfFeedback({ ...ALL, q: "100% _sure_" })).found).toBe(1);
  expect((await pageOfFeedback({ ...ALL, q: "1_0%" })).found).toBe(0);
  expect((await pageOfFeedback({ ...ALL, q: "\\" })).found).toBe(0);
  expect((await pageOfFeedback({ ...ALL, q: ada.id })).found).toBe(3);
});

test("who sent it is named for administrators", async () => {
  const { ada } = await sent();
  const [item] = (await pageOfFeedback({ ...ALL, q: "Second" })).items;
  expect(item).toMatchObject({
    userId: ada.id,
    from: { name: `${ada.firstName} ${ada.lastName}`, username: ada.username },
  });
});

test("the same key stores once, for the session's user (FEED-015)", async () => {
  const user = await createUser();
  const input = FeedbackInput.parse({
    type: "bug",
    title: "Twice pressed",
    message: "It was sent twice",
    rating: "4",
    userId: "someone else",
  });
  const first = await sendFeedback(user.id, NOW, input, "key-feedback-1");
  expect(await sendFeedback(user.id, NOW, input, "key-feedback-1")).toEqual(first);
  expect(first).toMatchObject({ userId: user.id, rating: 4, type: "bug" });
  expect(await db.feedback.count({ where: { userId: user.id } })).toBe(1);
});

test("10,000 rows stay fast: cards, a late page and a search each within half a second", async () => {
  const user = await createUser();
  const words = ["slow chart", "wrong total", "lovely colors", "missing bank"];
  for (let chunk = 0; chunk < 10; chunk++) {
    await db.feedback.createMany({
      data: Array.from({ length: 1000 }, (_, index) =>
        row(user.id, {
          title: `${words[index % 4]} ${chunk}-${index}`,
          rating: (index % 5) + 1,
          createdAt: new Date(NOW.getTime() - (chunk * 1000 + index) * 60_000),
        }),
      ),
    });
  }
  // The best of three: another process may have had the machine for one of them.
  const timed = async (run: () => Promise<unknown>) => {
    const times: number[] = [];
    for (let turn = 0; turn < 3; turn++) {
      const start = performance.now();
      await run();
      times.push(performance.now() - start);
    }
    return Math.min(...times);
  };
  await feedbackSummary(NOW);
  expect(await timed(() => feedbackSummary(NOW))).toBeLessThan(500);
  expect(await timed(() => pageOfFeedback({ ...ALL, page: 390 }))).toBeLessThan(500);
  expect(await timed(() => pageOfFeedback({ ...ALL, q: "missing bank 7" }))).toBeLessThan(500);
  const last = await pageOfFeedback({ ...ALL, page: 999_999 });
  expect(last.page).toBe(last.pages);
  expect((await pageOfFeedback(ALL)).items).toHaveLength(PAGE_SIZE);
});

test("an odd address falls back to the first page of everything", () => {
  expect(feedbackFilter(new URLSearchParams("page=-1&type=&q=%00"))).toEqual(ALL);
  expect(feedbackFilter(new URLSearchParams("page=1e99"))).toEqual(ALL);
  expect(feedbackFilter(new URLSearchParams("page=2&type=bug&q= x "))).toEqual({ page: 2, type: "bug", q: "x" });
});

test("nobody buries what the others say", async () => {
  const [flood, other] = [await createUser(), await createUser()];
  const input = FeedbackInput.parse({ type: "bug", title: "It broke", message: "It broke again and again" });
  for (let sent = 0; sent < 60; sent++) await sendFeedback(flood.id, NOW, input);
  await expect(sendFeedback(flood.id, NOW, input)).rejects.toMatchObject({ code: "too_many" });
  expect(await sendFeedback(other.id, NOW, input)).toMatchObject({ userId: other.id });
});
