import { describe, expect, test } from "vitest";
import {
  type NotificationSource,
  filterNotifications,
  markAllRead,
  notificationFilter,
  notificationType,
  readSince,
  toNotification,
  unreadCount,
} from "~/domain/notices/notifications";
import { unreadLine } from "~/texts/notifications";
import { TOUR_STEPS, opensByItself, stepAt, tourCounter, tourStep } from "~/texts/tour";

const insight = (id: number, over: Partial<NotificationSource> = {}): NotificationSource => ({
  id,
  title: `T${id}`,
  description: `D${id}`,
  createdAt: "2025-03-05T10:00:00.000Z",
  isRead: false,
  severity: "info",
  ...over,
});

describe("notifications", () => {
  test("an insight becomes a notification (NOTIF-007)", () => {
    expect(toNotification(insight(7))).toEqual({
      id: "7",
      title: "T7",
      message: "D7",
      date: "2025-03-05T10:00:00.000Z",
      isRead: false,
      type: "info",
      look: "note",
      href: "",
    });
  });
  test("the bell calls a finding what the panel calls it", () => {
    const look = (over: Partial<NotificationSource>) => toNotification(insight(1, over)).look;
    expect(look({ severity: "warning", type: "warning", rule: "goal-behind" })).toBe("warning");
    expect(look({ type: "opportunity", rule: "bill-due" })).toBe("upcoming");
    expect(look({ severity: "success", type: "achievement", rule: "goal-reached" })).toBe("achievement");
    // Without its type, as a caller of old sends it.
    expect([look({ severity: "warning" }), look({ severity: "success" }), look({})]).toEqual([
      "alert",
      "achievement",
      "note",
    ]);
  });
  test("severity decides the type (NOTIF-008)", () => {
    expect(["warning", "success", "danger", undefined, null].map(notificationType)).toEqual([
      "alert",
      "success",
      "info",
      "info",
      "info",
    ]);
  });
  test("All, Unread and Alerts (NOTIF-005)", () => {
    const items = [
      insight(1, { severity: "warning" }),
      insight(2),
      insight(3, { isRead: true }),
      insight(4, { isRead: true }),
    ].map(toNotification);
    expect((["all", "unread", "alerts"] as const).map((filter) => filterNotifications(items, filter).length)).toEqual([
      4, 2, 1,
    ]);
    const unread = filterNotifications(items.slice(0, 3), "unread").map(({ id }) => id);
    expect(unread).toEqual(["1", "2"]);
    expect(["all", "unread", "alerts", "nonsense", null].map(notificationFilter)).toEqual([
      "all",
      "unread",
      "alerts",
      "all",
      "all",
    ]);
  });
  test("what was made in the very moment of marking all counts as read", () => {
    const [item] = readSince([toNotification(insight(1))], new Date("2025-03-05T10:00:00.000Z"));
    expect(item?.isRead).toBe(true);
  });
  test("the unread line, and marking all (NOTIF-002 NOTIF-003 NOTIF-009)", () => {
    const items = [insight(1), insight(2), insight(3)].map(toNotification);
    expect(unreadLine(unreadCount(items))).toBe("3 unread notifications");
    expect(unreadCount(markAllRead(items))).toBe(0);
    expect(unreadCount(items)).toBe(3);
    const later = [...items, toNotification(insight(4, { createdAt: "2025-03-06T00:00:00.000Z" }))];
    expect(unreadCount(readSince(later, new Date("2025-03-05T12:00:00Z")))).toBe(1);
    expect(unreadCount(readSince(later, null))).toBe(4);
  });
});

describe("the tour", () => {
  test("nine steps in order (TOUR-001 TOUR-002)", () => {
    expect(TOUR_STEPS.map(({ id }) => id)).toEqual([
      "welcome",
      "financial-overview",
      "spending-trends",
      "transactions",
      "ai-coach",
      "goals",
      "budgets",
      "connect-account",
      "complete",
    ]);
  });
  test("the counter, and only real steps (TOUR-006)", () => {
    expect(tourCounter(4)).toBe("Step 4 of 9");
    expect(["1", "9", "0", "10", "x", null].map(tourStep)).toEqual([1, 9, null, null, null, null]);
  });
  test("opens by itself only for newcomers (TOUR-009)", () => {
    expect(
      [
        [false, 2],
        [false, 3],
        [true, 1],
      ].map(([hasSeenTour, loginCount]) =>
        opensByItself({ hasSeenTour: Boolean(hasSeenTour), loginCount: Number(loginCount) }),
      ),
    ).toEqual([true, false, false]);
  });
});

test("a step is a number from one to the last, as it stands in an address, and nothing else", () => {
  const last = TOUR_STEPS.length;
  const texts = ["1", String(last), String(last + 1), "0", "12", "1x", "x1", "", " 1", null];
  expect(texts.map(tourStep)).toEqual([1, last, null, null, null, null, null, null, null, null]);
  expect([stepAt(1), stepAt(last), stepAt(last + 1)]).toEqual([TOUR_STEPS[0], TOUR_STEPS[last - 1], undefined]);
});
