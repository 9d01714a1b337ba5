import { z } from "zod";
import type { BudgetAnswer } from "~/contracts/answers/budget";
import type { SpendingAnalysisAnswer } from "~/contracts/answers/ledger";
import type { BudgetCategory } from "~/domain/budget/budget";
import { type ChangeLine, NO_JOB } from "~/domain/budget/change";
import type { BudgetFinding } from "~/domain/budget/findings";
import type { SafeGlance } from "~/domain/forecast/safe-to-spend";
import type { Fund } from "~/domain/budget/jobs";
import type { BudgetProposal } from "~/domain/budget/proposal";
import { isCategoryId, type CategoryId } from "~/domain/categories/list";
import type { Cents } from "~/domain/money";
import { type Day, isMonth, type Month } from "~/domain/periods";
import { BUDGET_FIELDS } from "~/texts/budget";
import { flag } from "./flag";
import { DollarsInput } from "./money";

const category = z.string().transform((text, ctx): CategoryId => {
  if (isCategoryId(text)) return text;
  ctx.addIssue({ code: z.ZodIssueCode.custom, message: BUDGET_FIELDS.category });
  return z.NEVER;
});
const month = z.string().refine(isMonth, BUDGET_FIELDS.month);

/** The amount is read by the service: its message is a toast with a title of its own. */
export const BudgetAmountInput = z.object({
  category,
  month,
  plannedAmount: DollarsInput.default(""),
  rollover: flag,
});
/** A row's form: its button that offers the usual amount sends that one, unless another is typed. */
export const BudgetRowInput = BudgetAmountInput.extend({ usual: z.string().optional() }).transform(
  ({ usual, ...amount }) => ({ ...amount, plannedAmount: amount.plannedAmount || (usual ?? "") }),
);
export type BudgetAmount = z.infer<typeof BudgetAmountInput>;

const storedCents = z.coerce.number().int().min(0).max(100_000_000_00);

/** Takes a saved amount back: what was written, and what stood there before, if anything did. */
export const UnsaveInput = z
  .object({ category, month, set: storedCents, before: z.literal("").or(storedCents), rollover: flag })
  .transform(({ before, rollover, ...saved }) => ({
    ...saved,
    plan: before === "" ? null : { plannedCents: before, rollover },
  }));

export const AnalyzePageInput = z.object({ month: month.optional() });

/** The list only selects: what the rows hold is read again from the person's own. */
export const AnalyzeInput = z.object({
  transactions: z.array(z.object({ id: z.union([z.string().max(64), z.number()]) })),
});
export type AnalyzeSelection = z.infer<typeof AnalyzeInput>;

export type BudgetRecord = z.output<typeof BudgetAnswer>;
export type SpendingAnalysis = z.output<typeof SpendingAnalysisAnswer>;

/** Where amounts for a whole month come from. */
const FILL_SOURCES = ["proposal", "history", "usual"] as const;
export type FillSource = (typeof FILL_SOURCES)[number];
export const FillInput = z.object({ month, source: z.enum(FILL_SOURCES) });
export const UndoInput = z.object({ month });
export const MoveInput = z
  .object({ month, from: z.literal(NO_JOB).or(category), to: category, amount: DollarsInput.default("") })
  .refine(({ from, to }) => from !== to, { message: BUDGET_FIELDS.twoCategories, path: ["to"] });
export type MoveInput = z.infer<typeof MoveInput>;

const Plan = z.object({ plannedCents: z.number().int(), rollover: z.boolean() });
/** The last change of a month that touched several lines, as it is kept until it's taken back or another one comes. */
export const LastChange = z.object({
  what: z.enum([...FILL_SOURCES, "move"]),
  day: z.string(),
  entries: z.array(z.object({ month, category, before: Plan.nullable(), after: Plan })),
});
export type LastChange = z.infer<typeof LastChange>;

/** One way to fill the month: what it would change, line by line. */
export type FillOffer = {
  source: FillSource;
  lines: ChangeLine[];
  totalCents: Cents;
  /** How many lines are planned as high as what they took of the month already. */
  raised: number;
  /** How many amounts that are there stay, though this has others. */
  kept: number;
};

/** What there is to plan with; `proposal` is null where no income is known. */
export type BudgetPlanView = {
  proposal: BudgetProposal | null;
  offers: FillOffer[];
  /** What a usual month takes in categories that have no plan. */
  unplanned: FillOffer | null;
  funds: Fund[];
  usual: Partial<Record<CategoryId, Cents>>;
  /** How many whole months that is the average of. */
  usualMonths: number;
  /** Of the current month alone. */
  safe: SafeGlance | null;
  /** Most of the current month is over: a first plan had better begin with the next. */
  isLate: boolean;
  /** What the next month is planned with already; asked where the current one isn't planned and is late. */
  nextCents: Cents;
};

type BudgetDialog = { name: "edit"; category: CategoryId } | null;

/** What the screen shows of a month. `current` is the month of the person's today. */
/** What one of the person's own categories took of a month. */
export type OwnSpent = { id: string; name: string; parent: string; cents: Cents };
export type BudgetView = {
  month: Month;
  current: Month;
  categories: BudgetCategory[];
  own: OwnSpent[];
  connected: boolean;
  analysedOn: Day | null;
  /** What the analysis shows; of the current month, once it was analyzed. */
  findings: BudgetFinding[] | null;
  /** Of the current month and those ahead. */
  plan: BudgetPlanView | null;
  /** What can be taken back: today's last change of several lines. */
  undo: LastChange["what"] | null;
  dialog: BudgetDialog;
  /** What is over its plan and is to be covered by moving money. */
  cover: CategoryId | null;
};
