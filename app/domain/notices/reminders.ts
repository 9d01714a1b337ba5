// A reminder as the notifications show it.
import type { InsightDraft } from "~/domain/insights/types";

/** How long it stays among the notifications. */
export const REMINDER_DAYS = 7;

export const reminderInsight = ({ id, about, href }: { id: string; about: string; href: string }): InsightDraft => ({
  rule: "reminder",
  dedupeKey: `reminder:${id}`,
  type: "opportunity",
  priority: "high",
  icon: "savings",
  title: "Your reminder",
  message: about,
  action: "Take a look",
  href,
});
