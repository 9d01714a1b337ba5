// The longer rows of an archive, as they may stand in it.
import { z } from "zod";
import { cents, count, day, id, jsonValue, kind, name, tags, text, time, words } from "./archive-values";

export const Account = z.object({
  id,
  itemId: id.nullable(),
  providerAccountId: id,
  accountName: name,
  institutionName: name,
  accountNumber: text(4),
  accountType: text(60),
  subtype: text(60).nullable(),
  currency: text(10),
  balanceCents: cents.nullable(),
  availableCents: cents.nullable(),
  limitCents: cents.nullable(),
  baseCents: cents.nullable(),
  baseDay: day.nullable(),
  closedDay: day.nullable(),
  apartFrom: z.array(id).max(100).default([]),
  updatedAt: time,
  createdAt: time,
});

export const Transaction = z.object({
  id,
  accountId: id,
  providerTransactionId: text(600).min(1),
  day,
  amountCents: cents,
  merchantName: name,
  bankName: name.nullable().default(null),
  rawName: text(2_000),
  providerCategory: text(100).nullable(),
  providerConfidence: text(100).nullable(),
  category: text(60).nullable(),
  ownCategory: id.nullable().default(null),
  kind,
  userCategory: text(60).nullable(),
  userKind: kind.nullable(),
  note: words.nullable(),
  tags: tags.default([]),
  reviewedAt: time.nullable().default(null),
  pending: z.boolean(),
  deletedAt: time.nullable(),
  removedAt: time.nullable(),
  matchedId: id.nullable(),
  importId: id.nullable().default(null),
  createdAt: time,
  updatedAt: time,
});

/** Of archives of the first version, in which it stood in a file of its own. */
export const ImportedRow = z.object({ importId: id, transactionId: id });

export const Goal = z.object({
  id,
  type: z.enum(["savings", "debt"]),
  name,
  targetCents: cents.positive(),
  deadline: day.nullable(),
  interestRate: z.number().min(0).max(100).nullable(),
  minimumCents: cents.nonnegative().nullable(),
  color: z.enum(["blue", "green", "purple", "red", "orange"]),
  /** Of a debt whose linked account says otherwise: what was typed, which is what comes back. */
  typed: z
    .object({
      interestRate: z.number().min(0).max(100).nullable(),
      minimumCents: cents.nonnegative().nullable(),
    })
    .strict()
    .nullable()
    .default(null),
  accountId: id.nullable(),
  accountAsked: z.boolean(),
  version: count,
  deletedAt: time.nullable(),
  createdAt: time,
  updatedAt: time,
});

export const CreditAssessment = z.object({
  id,
  currentScore: text(60),
  goalScore: text(60),
  paymentHistory: text(60),
  creditUtilization: text(60),
  creditHistoryLength: text(60),
  creditMix: text(60),
  newCreditInquiries: text(60),
  totalCreditLimit: text(60),
  totalCreditBalance: text(60),
  monthlyIncome: text(60),
  hasCollections: z.boolean(),
  hasBankruptcy: z.boolean(),
  hasForeclosure: z.boolean(),
  improvementPlan: jsonValue,
  createdAt: time,
});

export const RepeatedEntry = z.object({
  id,
  accountId: id,
  toAccountId: id.nullable(),
  name,
  amountCents: cents,
  choice: text(60),
  note: words,
  every: text(20),
  startDay: day,
  endDay: day.nullable(),
  addedDay: day.nullable(),
  pausedAt: time.nullable(),
  createdAt: time,
});
