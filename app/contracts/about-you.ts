import { z } from "zod";
import { CHOICE_TOPICS, CHOICES } from "~/domain/household/stated";
import { ABOUT_YOU_FIELDS } from "~/texts/about-you";

export const OwnChoiceInput = z.object({
  topic: z.enum(CHOICE_TOPICS, { errorMap: () => ({ message: ABOUT_YOU_FIELDS.topic }) }),
  choice: z.enum(CHOICES, { errorMap: () => ({ message: ABOUT_YOU_FIELDS.choice }) }),
});
