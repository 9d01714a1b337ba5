import { expect, test } from "vitest";
import { reminderInsight } from "~/domain/notices/reminders";

test("a reminder says what was asked for, leads there, and counts as one for each thing", () => {
  expect(reminderInsight({ id: "g1", about: "Move $50 to Bike", href: "/goals?goal=g1" })).toEqual({
    ...{ rule: "reminder", dedupeKey: "reminder:g1", type: "opportunity", priority: "high", icon: "savings" },
    ...{ title: "Your reminder", message: "Move $50 to Bike", action: "Take a look", href: "/goals?goal=g1" },
  });
});
