// The bell, and what people can be told of.
import type { NoticeId } from "~/domain/notices/choices";

export const NO_NOTIFICATIONS = "No notifications to display";

export const MARK_ALL = "Mark all as read";

export const unreadLine = (count: number): string => `${count} unread notification(s)`;

export const NOTICE_WORDS: Record<NoticeId, { name: string; about: string }> = {
  balance: { name: "Low balance", about: "Your checking balance may run short" },
  bills: { name: "Bills and subscriptions", about: "What's due soon, what costs more than before, what's new" },
  charges: { name: "Unusual charges", about: "Much larger than usual, or charged twice" },
  spending: { name: "Spending and budgets", about: "A budget that's almost used up, a month that differs" },
  income: { name: "Income", about: "Pay that's late" },
  goals: { name: "Goals", about: "Reached, ahead or behind" },
  credit: { name: "Cards and idle money", about: "A card that's nearly used up, money that earns nothing" },
  reminders: { name: "Your reminders", about: "What you asked for" },
  week: { name: "Your week", about: "Mondays: what changed and why, what's due, one question" },
  trial: { name: "The end of a trial", about: "7, 3 and 1 days before" },
  gathered: {
    name: "Once a day",
    about: "What's found is gathered; otherwise each comes as it's found, from 8 in the morning to 9 at night",
  },
  evening: { name: "In the evening", about: "At 6 instead of 8 in the morning: your week, and what's gathered" },
  amounts: { name: "With amounts", about: "Otherwise words alone. Hiding amounts hides them there, too" },
};
