import { z } from "zod";

export const DELETE_WORD = "delete";

/** Typed, because nothing brings an account back. */
export const DeleteAccountForm = z.object({
  confirmation: z
    .string({ required_error: `Please type ${DELETE_WORD}` })
    .trim()
    .toLowerCase()
    .refine((text) => text === DELETE_WORD, `Please type ${DELETE_WORD}`),
});
