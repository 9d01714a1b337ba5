// The bell, and what people can be told of.
import type { NoticeId } from "~/domain/notices/choices";

export const NO_NOTIFICATIONS = "No notifications to display";

export const MARK_ALL = "Mark all as read";

export const unreadLine = (count: number): string => `${count} unread notification(s)`;

export const NOTICE_WORDS: Record<NoticeId, { name: string; about: string }> = {
  balance: { name: "Low balance", about: "Checking may run short" },
  bills: { name: "Bills and subscriptions", about: "What's due soon, costs more, or is new" },
  charges: { name: "Unusual charges", about: "Much larger than usual, or charged twice" },
  spending: { name: "Spending and budgets", about: "A budget almost used up, a month that differs" },
  income: { name: "Income", about: "Pay that's late" },
  goals: { name: "Goals", about: "Reached, ahead or behind" },
  credit: { name: "Cards and idle money", about: "A card nearly used up, money that earns nothing" },
  reminders: { name: "Your reminders", about: "What you asked for" },
  week: { name: "Your week", about: "Mondays: what changed, what's due, one question" },
  trial: { name: "The end of a trial", about: "7, 3 and 1 days before" },
  gathered: {
    name: "Once a day",
    about: "Otherwise each comes as it's found, from 8 in the morning to 9 at night",
  },
  evening: { name: "In the evening", about: "At 6 instead of 8 in the morning" },
  amounts: { name: "With amounts", about: "Otherwise words alone" },
};
