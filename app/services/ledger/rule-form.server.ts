// The form of a rule: filled from an address, from a rule or from nothing, with a preview where it can be understood.
import type { RuleFormView } from "~/contracts/rule-view";
import { RuleForm } from "~/contracts/rules";
import { choiceOfPlaced } from "~/domain/categories/own";
import type { Rule } from "~/domain/ledger/rules";
import { fieldAmount } from "~/domain/money";
import type { CurrentUser } from "~/lib/auth.server";
import { ownRules, previewRule, ruleAccounts } from "./rules.server";

const TEXTS = ["rule", "match", "merchant", "min", "max", "account", "category", "name", "tags", "old"] as const;

export async function ruleFormView(user: CurrentUser, search: URLSearchParams): Promise<RuleFormView> {
  const accounts = await ruleAccounts(user.id);
  const rule = (await ownRules(user.id)).find(({ id }) => id === search.get("rule"));
  const isTried = search.has("preview");
  const typed = Object.fromEntries(TEXTS.flatMap((name) => (search.has(name) ? [[name, search.get(name) ?? ""]] : [])));
  const [categories, percents] = [search.getAll("shareCategory"), search.getAll("sharePercent")];
  const view: RuleFormView = {
    values: rule && !isTried ? valuesOf(rule) : { match: "contains", ...typed },
    shares:
      rule && !isTried
        ? rule.shares.map((share) => ({ category: choiceOfPlaced(share), percent: String(share.percent) }))
        : percents.map((percent, index) => ({ category: categories[index] ?? "", percent })),
    accounts,
    isNew: !rule,
    problem: null,
    preview: null,
    fields: [],
  };
  if (!isTried) return view;
  const parsed = RuleForm.safeParse({
    ...typed,
    ...(rule ? {} : { rule: undefined }),
    shareCategory: categories,
    sharePercent: percents,
  });
  if (!parsed.success) return { ...view, problem: parsed.error.issues[0]?.message ?? null };
  const fields: [string, string][] = [...search].filter(([name]) => name !== "preview" && (name !== "rule" || rule));
  return { ...view, preview: await previewRule(user, parsed.data), fields };
}

const valuesOf = (rule: Rule): Record<string, string> => ({
  rule: rule.id,
  match: rule.match,
  merchant: rule.merchant,
  min: rule.minCents === null ? "" : fieldAmount(rule.minCents),
  max: rule.maxCents === null ? "" : fieldAmount(rule.maxCents),
  account: rule.accountId ?? "",
  category: rule.category === null ? "" : choiceOfPlaced({ ...rule, category: rule.category }),
  name: rule.name ?? "",
  tags: rule.tags.join(", "),
  ...(rule.since === null ? { old: "on" } : {}),
});
