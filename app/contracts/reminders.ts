import { z } from "zod";

/** Mails that can be ended by the link in them: before a trial ends, the week, what was found. */
export type MailKind = "trial" | "week" | "findings";

/** The one field that a mail program sends which ends mails by itself, and none of ours. */
export const ONE_CLICK = "List-Unsubscribe";
export const ReminderChoiceInput = z.object({
  reminders: z.enum(["on", "off"]).default("off"),
  [ONE_CLICK]: z.string().max(100).optional(),
});
