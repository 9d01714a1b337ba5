import { z } from "zod";
import { BANK_FIELDS } from "~/texts/bank";

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
  token: z.string().trim().min(1, BANK_FIELDS.token).max(2_000, BANK_FIELDS.longToken),
  item: id.optional(),
});

/** Two accounts that somebody says are two. */
export const KeepBothInput = z.object({ one: z.string().min(1).max(400), other: z.string().min(1).max(400) });
