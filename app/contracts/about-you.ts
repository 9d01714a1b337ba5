import { z } from "zod";
import { CHOICE_TOPICS, CHOICES } from "~/domain/household/stated";

export const OwnChoiceInput = z.object({
  topic: z.enum(CHOICE_TOPICS, { errorMap: () => ({ message: "This isn't asked." }) }),
  choice: z.enum(CHOICES, { errorMap: () => ({ message: "Please choose one." }) }),
});
