// What the forms of accounts without a bank send.
import { z } from "zod";
import { isCategoryId } from "~/domain/categories/list";
import { isOwnChoice } from "~/domain/categories/own";
import { type AccountKind, isAccountKind } from "~/domain/import/accounts";
import { parseCents } from "~/domain/money";
import { isRhythm, type Rhythm } from "~/domain/ledger/repeats";
import { isDay } from "~/domain/periods";
import { BY_HAND_FIELDS } from "~/texts/by-hand";
import { POSITIVE_AMOUNT } from "~/texts/fields";

const id = z.string().min(1).max(80);
const name = z.string().trim().min(1, BY_HAND_FIELDS.name).max(80, BY_HAND_FIELDS.longName);
const day = z.string().refine(isDay, BY_HAND_FIELDS.day);
const note = z.string().trim().max(500, BY_HAND_FIELDS.note).default("");

const readAmount = (says: string, isGood: (cents: number) => boolean) =>
  z.string().transform((text, context) => {
    const cents = parseCents(text);
    if (cents !== null && isGood(cents)) return cents;
    context.addIssue({ code: "custom", message: says });
    return z.NEVER;
  });
const balance = readAmount(BY_HAND_FIELDS.balance, () => true);
const amount = readAmount(POSITIVE_AMOUNT, (cents) => cents > 0);

export const NewAccount = z.object({
  name,
  institution: z.string().trim().max(80, BY_HAND_FIELDS.longName).default(""),
  kind: z.string().refine((text): text is AccountKind => isAccountKind(text), BY_HAND_FIELDS.kind),
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
    .refine((text): text is Rhythm | "" => text === "" || isRhythm(text), BY_HAND_FIELDS.repeat)
    .default(""),
  until: z
    .string()
    .refine((text) => text === "" || isDay(text), BY_HAND_FIELDS.until)
    .default(""),
};

export const NewTransaction = z.object({
  account: id,
  direction: z.enum(["out", "in"]).default("out"),
  amount,
  day,
  name: z.string().trim().min(1, BY_HAND_FIELDS.who).max(200, BY_HAND_FIELDS.longWho),
  choice: z
    .string()
    .refine(
      (text) =>
        /^(|kind:(income|transfer|card_payment|correction))$/.test(text) || isCategoryId(text) || isOwnChoice(text),
      BY_HAND_FIELDS.category,
    )
    .default(""),
  note,
  ...repeat,
});
export type NewTransaction = z.output<typeof NewTransaction>;

export const NewTransfer = z
  .object({ from: id, to: id, amount, day, note, ...repeat })
  .refine(({ from, to }) => from !== to, { message: BY_HAND_FIELDS.to, path: ["to"] });
export type NewTransfer = z.output<typeof NewTransfer>;

export const RepeatForm = z.object({ repeat: id });
