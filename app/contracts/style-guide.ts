// The form of the component page: it stores nothing.
import { z } from "zod";

export const SampleInput = z.object({
  name: z.string().trim().min(3, "Please enter at least 3 characters"),
  amount: z.string().regex(/^\d+(\.\d{2})?$/, "Please enter a valid positive number."),
  kind: z.enum(["savings", "debt"], { errorMap: () => ({ message: "Please choose one" }) }),
  note: z.string().max(200, "Please use at most 200 characters").optional(),
});

export const ToastChoice = z.object({ variant: z.enum(["default", "success", "error"]) });
