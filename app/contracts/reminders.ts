import { z } from "zod";

/** A mail program that ends mails by itself sends a field of its own and none of ours. */
export const ReminderChoiceInput = z.object({ reminders: z.enum(["on", "off"]).default("off") });
