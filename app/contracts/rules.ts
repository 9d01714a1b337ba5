// What the form of a rule sends, for its preview and for its writing alike.
import { z } from "zod";
import { isCategoryId } from "~/domain/categories/list";
import { isOwnChoice } from "~/domain/categories/own";
import { MATCHES, MAX_SHARES, nameSought } from "~/domain/ledger/rules";
import { MAX_TAG, MAX_TAGS, readTags } from "~/domain/ledger/tags";
import { parseCents } from "~/domain/money";
import { RULE_FIELDS } from "~/texts/rules";
import { flag } from "./flag";

const MAX_NAME = 60;
const MAX_CENTS = 100_000_000_00;

const dollars = z
  .string()
  .default("")
  .transform((text, context) => {
    if (text.trim() === "") return null;
    const cents = parseCents(text);
    if (cents !== null && cents >= 0 && cents <= MAX_CENTS) return cents;
    context.addIssue({ code: "custom", message: RULE_FIELDS.amount });
    return z.NEVER;
  });
/** One of the 25, or one of the person's own, which is looked up where the rule is written. */
const isChoice = (text: string): boolean => isCategoryId(text) || isOwnChoice(text);
const category = z
  .string()
  .default("")
  .refine((text) => text === "" || isChoice(text), RULE_FIELDS.oneCategory)
  .transform((text) => text || null);
const many = (value: unknown) => (value === undefined ? [] : Array.isArray(value) ? value : [value]);
const texts = z.preprocess(many, z.array(z.string().max(60)).max(MAX_SHARES));

export const RuleForm = z
  .object({
    rule: z.string().max(80).optional(),
    match: z.enum(MATCHES),
    merchant: z.string().max(80).default(""),
    min: dollars,
    max: dollars,
    account: z.string().max(80).default(""),
    category,
    name: z.string().trim().max(MAX_NAME, RULE_FIELDS.longName(MAX_NAME)).default(""),
    tags: z
      .string()
      .max(400)
      .default("")
      .transform(readTags)
      .pipe(z.array(z.string().max(MAX_TAG, RULE_FIELDS.longTag(MAX_TAG))).max(MAX_TAGS, RULE_FIELDS.tags(MAX_TAGS))),
    shareCategory: texts,
    sharePercent: texts,
    old: flag,
  })
  .transform(({ rule, match, merchant, min, max, account, name, shareCategory, sharePercent, ...rest }) => ({
    ...rest,
    id: rule || null,
    match,
    merchant: nameSought(match, merchant),
    minCents: min,
    maxCents: max,
    accountId: account || null,
    name: name || null,
    shares: sharePercent.flatMap((percent, index) =>
      percent.trim() === "" ? [] : [{ category: shareCategory[index] ?? "", percent: Number(percent) }],
    ),
  }))
  .superRefine((rule, context) => {
    const problem = problemOf(rule);
    if (problem) context.addIssue({ code: "custom", path: [problem.field], message: problem.says });
  });
export type RuleInput = z.output<typeof RuleForm>;

type Checked = Omit<RuleInput, "id" | "old">;

function problemOf(rule: Checked): { field: string; says: string } | null {
  const { match, merchant, minCents, maxCents, accountId, category: to, name, tags, shares } = rule;
  if (match !== "any" && merchant === "") return { field: "merchant", says: RULE_FIELDS.merchant };
  if (match === "any" && minCents === null && maxCents === null && accountId === null)
    return { field: "match", says: RULE_FIELDS.about };
  if (minCents !== null && maxCents !== null && minCents > maxCents) return { field: "max", says: RULE_FIELDS.bounds };
  if (to === null && name === null && tags.length === 0 && shares.length === 0)
    return { field: "category", says: RULE_FIELDS.does };
  return shares.length > 0 ? problemOfShares(shares) : null;
}

function problemOfShares(shares: Checked["shares"]): { field: string; says: string } | null {
  const field = "sharePercent";
  if (shares.some(({ category: one }) => !isChoice(one))) return { field, says: RULE_FIELDS.shareCategory };
  if (shares.some(({ percent }) => !Number.isInteger(percent) || percent < 1))
    return { field, says: RULE_FIELDS.wholePercents };
  return shares.reduce((sum, { percent }) => sum + percent, 0) === 100 ? null : { field, says: RULE_FIELDS.hundred };
}

export const RuleOfForm = z.object({ rule: z.string().min(1).max(80) });
export const RuleMoveForm = RuleOfForm.extend({ to: z.enum(["up", "down"]) });
