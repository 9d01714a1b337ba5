import { expect, test } from "vitest";
import { averageText, feedbackBadge, FEEDBACK_LABELS, FEEDBACK_TYPES } from "~/domain/people/feedback";

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
  const tones = ["bug", "feature", "general", "complaint"].map((type) => feedbackBadge(type).tone);
  expect(new Set(tones).size).toBe(4);
  expect(feedbackBadge("complaint").label).toBe("Complaint");
});
