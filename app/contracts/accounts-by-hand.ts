// What the forms of accounts without a bank send.
import { z } from "zod";
import { isCategoryId } from "~/domain/categories/list";
import { isOwnChoice } from "~/domain/categories/own";
import { type AccountKind, isAccountKind } from "~/domain/import/accounts";
import { parseCents } from "~/domain/money";
import { isRhythm, type Rhythm } from "~/domain/ledger/repeats";
import { isDay } from "~/domain/periods";

const id = z.string().min(1).max(80);
const name = z.string().trim().min(1, "Please enter a name.").max(80, "A name can have 80 characters.");
const day = z.string().refine(isDay, "Please enter a date.");
const note = z.string().trim().max(500, "A note can have 500 characters.").default("");

const readAmount = (says: string, isGood: (cents: number) => boolean) =>
  z.string().transform((text, context) => {
    const cents = parseCents(text);
    if (cents !== null && isGood(cents)) return cents;
    context.addIssue({ code: "custom", message: says });
    return z.NEVER;
  });
const balance = readAmount("Please enter an amount with at most 2 decimals.", () => true);
const amount = readAmount("Please enter an amount above 0 with at most 2 decimals.", (cents) => cents > 0);

export const NewAccount = z.object({
  name,
  institution: z.string().trim().max(80, "A name can have 80 characters.").default(""),
  kind: z.string().refine((text): text is AccountKind => isAccountKind(text), "Choose a kind."),
  balance,
  day,
});
export type NewAccount = z.output<typeof NewAccount>;

export const BalanceForm = z.object({ balance, day });
export const NoFields = z.object({});

/** Nothing, or how often it comes again, and until when. */
const repeat = {
  repeat: z
    .string()
    .refine((text): text is Rhythm | "" => text === "" || isRhythm(text), "Choose how often.")
    .default(""),
  until: z
    .string()
    .refine((text) => text === "" || isDay(text), "Please enter a date, or nothing.")
    .default(""),
};

export const NewTransaction = z.object({
  account: id,
  direction: z.enum(["out", "in"]).default("out"),
  amount,
  day,
  name: z.string().trim().min(1, "Please enter who it went to or came from.").max(200, "That can have 200 characters."),
  choice: z
    .string()
    .refine(
      (text) => /^(|kind:(income|transfer|card_payment))$/.test(text) || isCategoryId(text) || isOwnChoice(text),
      "Choose a category.",
    )
    .default(""),
  note,
  ...repeat,
});
export type NewTransaction = z.output<typeof NewTransaction>;

export const NewTransfer = z
  .object({ from: id, to: id, amount, day, note, ...repeat })
  .refine(({ from, to }) => from !== to, { message: "Choose two different accounts.", path: ["to"] });
export type NewTransfer = z.output<typeof NewTransfer>;

export const RepeatForm = z.object({ repeat: id });
