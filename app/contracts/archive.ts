// What an archive holds, table by table: checked row by row before anything of it is written. docs/archive.md describes it
// for readers; scripts and other programs find the version in archive.json.
import { z } from "zod";
import { MAX_OWN_NAME } from "~/domain/categories/own";
import { MATCHES } from "~/domain/ledger/rules";
import { isDay } from "~/domain/periods";
import { Account, CreditAssessment, Goal, RepeatedEntry, Transaction } from "./archive-rows";
import { cents, count, day, id, isOurPath, jsonValue, month, name, tags, text, time, words } from "./archive-values";

export const ARCHIVE_FORMAT = "mind-my-money";
export const ARCHIVE_VERSION = 2;

export const ArchiveHead = z.object({
  format: z.literal(ARCHIVE_FORMAT),
  version: z.number().int(),
  exported: z.string().refine(isDay),
});

/** What was found in an archive when it came, for the preview. */
export const ArchiveSummary = z.object({
  exported: day,
  holds: z.array(z.string()),
  linked: z.array(z.string()),
  linkedMore: z.number(),
});
export type ArchiveSummary = z.output<typeof ArchiveSummary>;

const channel = z.enum(["goals", "coach"]);

type ArchivedTable = { table: string; file: string; called?: [one: string, many: string]; row: z.AnyZodObject };

/** In the order in which they are written, each after those that it refers to. `called` is what a preview counts. */
export const ARCHIVED: readonly ArchivedTable[] = [
  { table: "Account", file: "accounts", called: ["account", "accounts"], row: Account },
  {
    table: "BalanceHistory",
    file: "balances",
    called: ["balance of a day", "balances of days"],
    row: z.object({ accountId: id, day, balanceCents: cents }),
  },
  { table: "Transaction", file: "transactions", called: ["transaction", "transactions"], row: Transaction },
  {
    table: "TransactionSplit",
    file: "transaction-splits",
    row: z.object({
      id,
      transactionId: id,
      category: text(60),
      ownCategory: id.nullable().default(null),
      amountCents: cents,
      note: words.nullable(),
    }),
  },
  {
    table: "TransferSuggestion",
    file: "transfer-suggestions",
    row: z.object({
      id,
      outId: id,
      inId: id,
      status: z.enum(["suggested", "accepted", "rejected"]),
      createdAt: time,
    }),
  },
  {
    table: "OwnCategory",
    file: "own-categories",
    called: ["own category", "own categories"],
    row: z.object({
      id,
      name: text(MAX_OWN_NAME).min(1),
      parent: text(60),
      glyph: text(60).nullable(),
      createdAt: time,
    }),
  },
  {
    table: "MerchantRule",
    file: "merchant-rules",
    called: ["rule", "rules"],
    row: z.object({
      id,
      place: z.number().int().min(-1_000_000).max(1_000_000).default(0),
      match: z.enum(MATCHES).default("is"),
      merchant: name,
      minCents: cents.nonnegative().nullable().default(null),
      maxCents: cents.nonnegative().nullable().default(null),
      accountId: id.nullable().default(null),
      since: day.nullable().default(null),
      category: text(60).nullable(),
      ownCategory: id.nullable().default(null),
      name: name.nullable().default(null),
      tags: tags.default([]),
      shares: jsonValue.default([]),
      byModel: z.boolean(),
      createdAt: time,
    }),
  },
  {
    table: "RepeatedEntry",
    file: "repeated-entries",
    called: ["repeated transaction", "repeated transactions"],
    row: RepeatedEntry,
  },
  {
    table: "Import",
    file: "imports",
    called: ["import", "imports"],
    row: z.object({
      id,
      // An import that was only looked at brings nothing; archives used to hold them.
      state: z.enum(["done", "undone", "draft"]),
      added: count,
      known: count,
      before: jsonValue,
      createdAt: time,
      doneAt: time.nullable(),
      undoneAt: time.nullable(),
    }),
  },
  {
    table: "ImportFile",
    file: "import-files",
    row: z.object({ importId: id, id, name, hash: text(100), size: count, sender: name, choices: jsonValue }),
  },
  {
    table: "ImportSender",
    file: "import-senders",
    row: z.object({ sender: name, choices: jsonValue, updatedAt: time }),
  },
  { table: "ImportCategory", file: "import-categories", row: z.object({ name, choice: text(60) }) },
  {
    table: "Budget",
    file: "budgets",
    called: ["budget line", "budget lines"],
    row: z.object({
      id,
      month,
      category: text(60),
      plannedCents: cents.nonnegative(),
      rollover: z.boolean(),
      updatedAt: time,
    }),
  },
  {
    table: "BudgetMonth",
    file: "budget-months",
    row: z.object({ month, analysedAt: time.nullable(), lastChange: jsonValue.nullable() }),
  },
  { table: "Goal", file: "goals", called: ["goal", "goals"], row: Goal },
  {
    table: "GoalEntry",
    file: "goal-entries",
    row: z.object({
      id,
      goalId: id,
      amountCents: cents,
      kind: z.enum(["opening", "contribution", "payment", "correction"]),
      day,
      createdAt: time,
    }),
  },
  {
    table: "Conversation",
    file: "conversations",
    called: ["conversation", "conversations"],
    row: z.object({ id, channel, title: name, createdAt: time, lastAt: time }),
  },
  {
    table: "ChatMessage",
    file: "chat",
    called: ["message", "messages"],
    row: z.object({
      id,
      channel,
      conversationId: id.nullable(),
      type: z.enum(["ai", "user"]),
      content: text(100_000),
      data: jsonValue,
      createdAt: time,
    }),
  },
  {
    table: "CoachDeed",
    file: "coach-deeds",
    row: z.object({
      id,
      answerId: id,
      at: count,
      summary: words,
      before: jsonValue,
      createdAt: time,
      undoneAt: time.nullable(),
    }),
  },
  {
    table: "Reminder",
    file: "reminders",
    called: ["reminder", "reminders"],
    row: z.object({ id, day, about: words, href: text(2_000).refine(isOurPath), createdAt: time }),
  },
  {
    table: "Interview",
    file: "interviews",
    called: ["interview", "interviews"],
    row: z.object({ id, responses: jsonValue, completedAt: time, createdAt: time }),
  },
  {
    table: "InterviewDraft",
    file: "interview-draft",
    row: z.object({ responses: jsonValue, updatedAt: time }),
  },
  {
    table: "CoachPlan",
    file: "plan-steps",
    called: ["plan", "plans"],
    row: z.object({
      steps: jsonValue,
      figures: jsonValue,
      note: words.nullable(),
      madeDay: day,
      reviewDay: day,
      reminderId: id.nullable(),
      updatedAt: time,
    }),
  },
  {
    table: "OwnChoice",
    file: "own-choices",
    row: z.object({ topic: text(100), choice: text(100), about: words, chosenAt: time }),
  },
  {
    table: "CreditAssessment",
    file: "credit-assessments",
    called: ["credit assessment", "credit assessments"],
    row: CreditAssessment,
  },
];

/** Of the profile only the time zone counts: who somebody is, they have told this server. */
export const ArchivedProfile = z.object({ timeZone: text(100) });
