// What a bank told that can't be taken over: said to its owner, while everything else goes on.
import { z } from "zod";

export const SetAside = z.object({
  /** balance: the account is here, its balance is not. */
  what: z.enum(["transaction", "balance", "account"]),
  reason: z.enum(["amount", "date", "currency", "shape", "duplicate"]),
  /** The bank's own id, where it has one. */
  id: z.string().nullable(),
  name: z.string(),
  day: z.string().nullable(),
});
export type SetAside = z.output<typeof SetAside>;
