import { expect, test } from "vitest";
import { averageText, feedbackBadge, FEEDBACK_LABELS, FEEDBACK_TYPES, weekStart } from "~/domain/people/feedback";

test("three types with their labels (FEED-001 FEED-002)", () => {
  expect(FEEDBACK_TYPES.map((type) => [type, FEEDBACK_LABELS[type]])).toEqual([
    ["bug", "Bug Report"],
    ["feature", "Feature Request"],
    ["general", "General Feedback"],
  ]);
});
test("an average has one decimal, and none is N/A (ADMIN-003)", () => {
  expect(averageText(14 / 3)).toBe("4.7");
  expect(averageText(null)).toBe("N/A");
});
test("a complaint has a badge of its own (ADMIN-008)", () => {
  expect(feedbackBadge("complaint")).toEqual({ label: "Complaint", tone: "caution" });
});
test("the other kinds have theirs, and what is none of them looks like general feedback (ADMIN-008)", () => {
  expect(["bug", "feature", "general", "praise"].map(feedbackBadge)).toEqual([
    { label: "Bug Report", tone: "loss" },
    { label: "Feature Request", tone: "info" },
    { label: "General Feedback", tone: "neutral" },
    { label: "General Feedback", tone: "neutral" },
  ]);
});
test("a week is the seven days up to this moment", () => {
  expect(weekStart(new Date("2026-03-08T12:00:00Z"))).toEqual(new Date("2026-03-01T12:00:00Z"));
});
