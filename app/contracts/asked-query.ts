// What a question asks for as an outside model says it: a query of domain/coach/query, part for part, a calculation over the
// figures of steps before it, advice with its slots, a topic of the planner or of the guide; with names where the engine has
// ids and dollars where it has cents. The lists are the domain's own, so that the two can't drift apart. Strict schemas of
// model servers know nothing optional: what isn't said is null.
import { z } from "zod";
import { CATEGORIES } from "~/domain/categories/list";
import { CATEGORY_SETS } from "~/domain/categories/sets";
import { CARE_TOPICS } from "~/domain/coach/care/care";
import { GUIDE } from "~/domain/coach/guide/guide";
import {
  type Condition,
  FLOWS,
  GROUPINGS,
  type Query,
  SCHEDULES,
  SHAPES,
  STANDINGS,
  STATISTICS,
  type Subject,
} from "~/domain/coach/query/algebra";
import { ABOUTS, ANSWERED_PLANS, type PlanRequest } from "~/domain/coach/reading/plan-request";
import { TOPICS } from "~/domain/coach/query/step";
import { OPERATIONS, type Work } from "~/domain/coach/work/work";

const [firstCategory, ...otherCategories] = [...CATEGORIES, ...CATEGORY_SETS].map(({ id }) => id);
const category = (): z.ZodType<string> => z.enum([firstCategory ?? "", ...otherCategories]);
export const ASKED_ACCOUNT_KINDS = ["checking", "savings", "credit", "loan", "investment"] as const;

// Made anew at each place: the same schema at two places would leave as two longer references. And a union with null is
// understood by every server, where `nullable` is a word of some.
const orNull = <T extends z.ZodTypeAny>(schema: T) => z.union([schema, z.null()]);
const names = () => orNull(z.array(z.string()));
const numbers = () => z.array(z.number());
const number = () => orNull(z.number());
const flag = () => orNull(z.boolean());

/** Categories are listed once; elsewhere they are strings of that list, which code checks: each list is sent with each call. */
const named = (one: () => z.ZodType<string> = () => z.string()) => ({
  categories: orNull(z.array(one())),
  merchants: names(),
  accounts: names(),
  kinds: orNull(z.array(z.enum(ASKED_ACCOUNT_KINDS))),
  /** Categories or kinds of accounts by their words, accounts and goals by their names. */
  except: names(),
});
const subject = () =>
  z
    .object({
      ...named(category),
      /** Of what moved: the accounts that it left, by their names or kinds. */
      from: names(),
      goals: names(),
      tags: names(),
      texts: names(),
      exceptMerchants: names(),
      exceptTags: names(),
      either: flag(),
    } satisfies Record<keyof Subject, z.ZodTypeAny>)
    .strict();
/** What something is held against is named more plainly. */
const otherSubject = () => z.object(named()).strict();

const period = () => z.object({ from: z.string(), to: z.string() }).strict();

const AskedComparison = z.union([
  z.object({ against: z.literal("period"), period: period() }).strict(),
  z.object({ against: z.literal("subject"), subject: otherSubject() }).strict(),
  z.object({ against: z.literal("weekdays"), weekdays: numbers() }).strict(),
  z.object({ against: z.enum(["usual", "plan", "income"]) }).strict(),
  z.object({ against: z.literal("amount"), dollars: z.number(), is: z.enum(["over", "under"]) }).strict(),
]);

const AskedCondition = z
  .object({
    min: number(),
    max: number(),
    weekdays: orNull(numbers()),
    times: number(),
    timesMost: number(),
    sumMin: number(),
    sumMax: number(),
    pending: flag(),
    empty: flag(),
    percent: number(),
    nth: number(),
  } satisfies Record<keyof Condition, z.ZodTypeAny>)
  .strict();

export const AskedQuery = z
  .object({
    measure: z.enum([...FLOWS, ...STANDINGS, ...SCHEDULES]),
    statistic: z.enum(STATISTICS),
    subject: subject(),
    period: orNull(period()),
    shape: z.enum(SHAPES),
    by: orNull(z.enum(GROUPINGS)),
    comparison: orNull(AskedComparison),
    condition: AskedCondition,
    take: number(),
    least: z.boolean(),
  } satisfies Record<keyof Query, z.ZodTypeAny>)
  .strict();

/** Money and shares by their plain names: 'amountCents' is asked as 'amount'. */
type Plainly<Slot extends string> = Slot extends `${infer Name}Cents` | `${infer Name}Percent` ? Name : Slot;
type Slots = Record<Plainly<Exclude<keyof PlanRequest, "subject">>, z.ZodTypeAny>;

const [firstPlan, ...otherPlans] = ANSWERED_PLANS;
export const AskedPlan = z
  .object({
    plan: z.enum([firstPlan ?? "afford", ...otherPlans]),
    amount: number(),
    monthly: number(),
    date: orNull(z.string()),
    starts: orNull(z.string()),
    months: number(),
    keep: number(),
    down: number(),
    rate: number(),
    about: orNull(z.enum(ABOUTS)),
    named: orNull(z.string()),
    debts: names(),
    from: names(),
    instead: number(),
    times: number(),
    share: number(),
    /** Its subject: what would be given up or is judged. */
    categories: names(),
    merchants: names(),
  } satisfies Slots & Record<"categories" | "merchants", z.ZodTypeAny>)
  .strict();

const AskedWork = z
  .object({ op: z.enum(OPERATIONS), of: numbers(), number: number() } satisfies Record<keyof Work, z.ZodTypeAny>)
  .strict();

const [firstGuide, ...otherGuides] = GUIDE.filter(({ isByPhrase }) => !isByPhrase).map(({ id }) => id);

/** One step of a reading, the others null; whether another one follows, and whether somebody may be in need. */
export const ReaderStep = z
  .object({
    care: z.enum(["none", ...CARE_TOPICS]),
    query: orNull(AskedQuery),
    work: orNull(AskedWork),
    plan: orNull(AskedPlan),
    topic: orNull(z.enum(TOPICS)),
    guide: orNull(z.enum([firstGuide ?? "", ...otherGuides])),
    more: z.boolean(),
  })
  .strict();

export type AskedQuery = z.output<typeof AskedQuery>;
export type AskedPlan = z.output<typeof AskedPlan>;
export type ReaderStep = z.output<typeof ReaderStep>;
