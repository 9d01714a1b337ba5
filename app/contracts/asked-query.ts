// A query as an outside model says it: the algebra of domain/coach/query, part for part, with names where the engine has ids
// and dollars where it has cents. The lists are the algebra's own, so that the two can't drift apart. Strict schemas of
// model servers know nothing optional: what isn't said is null.
import { z } from "zod";
import { CATEGORIES } from "~/domain/categories/list";
import { CATEGORY_SETS } from "~/domain/categories/sets";
import { CARE_TOPICS } from "~/domain/coach/care/care";
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

const [firstCategory, ...otherCategories] = [...CATEGORIES, ...CATEGORY_SETS].map(({ id }) => id);
const category = () => z.enum([firstCategory ?? "", ...otherCategories]);
export const ACCOUNT_KINDS = ["checking", "savings", "credit", "loan", "investment"] as const;

// Made anew at each place: the same schema at two places would leave as two longer references. And a union with null is
// understood by every server, where `nullable` is a word of some.
const orNull = <T extends z.ZodTypeAny>(schema: T) => z.union([schema, z.null()]);
const names = () => orNull(z.array(z.string()));
const numbers = () => z.array(z.number());
const number = () => orNull(z.number());
const flag = () => orNull(z.boolean());

const subject = () =>
  z
    .object({
      categories: orNull(z.array(category())),
      merchants: names(),
      accounts: names(),
      kinds: orNull(z.array(z.enum(ACCOUNT_KINDS))),
      /** Of what moved: the accounts that it left, by their names or kinds. */
      from: names(),
      goals: names(),
      /** Categories or kinds of accounts by their words, accounts and goals by their names. */
      except: names(),
      exceptMerchants: names(),
      either: flag(),
    } satisfies Record<keyof Subject, z.ZodTypeAny>)
    .strict();

const period = () => z.object({ from: z.string(), to: z.string() }).strict();

const AskedComparison = z.union([
  z.object({ against: z.literal("period"), period: period() }).strict(),
  z.object({ against: z.literal("subject"), subject: subject() }).strict(),
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

/** One step of a reading: the next query, whether another one follows, and whether somebody may be in need. */
export const ReaderStep = z
  .object({ care: z.enum(["none", ...CARE_TOPICS]), query: orNull(AskedQuery), more: z.boolean() })
  .strict();

export type AskedQuery = z.output<typeof AskedQuery>;
export type ReaderStep = z.output<typeof ReaderStep>;
