import { expect, test } from "vitest";
import { averageText, feedbackBadge, feedbackStats, FEEDBACK_LABELS, FEEDBACK_TYPES } from "~/domain/people/feedback";

const NOW = new Date("2026-03-20T12:00:00Z");
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000);
const item = (userId: string, rating: number | null, days = 0) => ({ userId, rating, createdAt: daysAgo(days) });

test("FEED-001 FEED-002 three types with their labels", () => {
  expect(FEEDBACK_TYPES.map((type) => [type, FEEDBACK_LABELS[type]])).toEqual([
    ["bug", "Bug Report"],
    ["feature", "Feature Request"],
    ["general", "General Feedback"],
  ]);
});
test("ADMIN-002 ADMIN-003 ADMIN-004 the number of items, the average of those with a rating, and the users", () => {
  const stats = feedbackStats([item("a", 4), item("a", 5), item("b", 5), item("b", null)], NOW);
  expect(stats).toMatchObject({ total: 4, users: 2 });
  expect(averageText(stats.average)).toBe("4.7");
  expect(averageText(feedbackStats([item("a", null)], NOW).average)).toBe("N/A");
  expect(feedbackStats([], NOW)).toEqual({ total: 0, average: null, users: 0, thisWeek: 0 });
});
test("ADMIN-005 this week is the last 7 days", () => {
  expect(feedbackStats([item("a", null, 1), item("a", null, 6), item("a", null, 8)], NOW).thisWeek).toBe(2);
  expect(feedbackStats([item("a", null, 7)], NOW).thisWeek).toBe(1);
});
test("ADMIN-008 a complaint has a badge of its own", () => {
  const tones = ["bug", "feature", "general", "complaint"].map((type) => feedbackBadge(type).tone);
  expect(new Set(tones).size).toBe(4);
  expect(feedbackBadge("complaint").label).toBe("Complaint");
});
