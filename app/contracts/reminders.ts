import { z } from "zod";

/** Mails that can be ended by the link in them: before a trial ends, the week, what was found. */
export type MailKind = "trial" | "week" | "findings";

/** A mail program that ends mails by itself sends a field of its own and none of ours. */
export const ReminderChoiceInput = z.object({ reminders: z.enum(["on", "off"]).default("off") });
