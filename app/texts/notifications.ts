// The bell, and what people can be told of.
import type { NoticeId } from "~/domain/notices/choices";
import { counted } from "./plural";

export const NO_NOTIFICATIONS = "No notifications to display";

export const MARK_ALL = "Mark all as read";

export const unreadLine = (count: number): string => counted(count, "unread notification");

export const NOTICE_WORDS: Record<NoticeId, { name: string; about: string }> = {
  balance: { name: "Low balance", about: "Checking may run short" },
  bills: { name: "Bills and subscriptions", about: "What's due soon, costs more, or is new" },
  charges: { name: "Unusual charges", about: "Much larger than usual, or charged twice" },
  spending: { name: "Spending and budgets", about: "A budget almost used up, a month that differs" },
  income: { name: "Income", about: "A late paycheck" },
  goals: { name: "Goals", about: "Reached, ahead or behind" },
  credit: { name: "Cards and idle money", about: "A card near its limit, cash that earns nothing" },
  reminders: { name: "Your reminders", about: "The ones you set" },
  week: { name: "Your week", about: "Mondays: what changed, what's due, one question" },
  trial: { name: "The end of a trial", about: "7, 3 and 1 days before" },
  gathered: {
    name: "Daily summary",
    about: "Otherwise right away, 8 a.m.–9 p.m.",
  },
  evening: { name: "In the evening", about: "At 6 p.m. instead of 8 a.m." },
  amounts: { name: "With amounts", about: "Otherwise without dollar amounts" },
};
