import { z } from "zod";

export const ExchangeInput = z.object({
  publicToken: z.string().max(200),
  // What the vendor's script says about the link. It comes from the browser, so nothing is read from it.
  metadata: z.unknown(),
});
export type ExchangeInput = z.output<typeof ExchangeInput>;

const id = z.string().min(1).max(80);
export const RepairForm = z.object({ item: id });

/** A token that the person has made elsewhere; with `item` it takes the place of one that no longer opens. */
export const TokenForm = z.object({
  token: z.string().trim().min(1, "Paste the token here.").max(2_000, "A token is shorter than this."),
  item: id.optional(),
});

/** Two accounts that somebody says are two. */
export const KeepBothInput = z.object({ one: z.string().min(1).max(400), other: z.string().min(1).max(400) });
