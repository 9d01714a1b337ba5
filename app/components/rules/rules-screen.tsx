import { Form } from "@remix-run/react";
import { useOwnCategories } from "~/components/transactions/category-options";
import { Button, LinkButton } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { EmptyState } from "~/components/ui/empty-state";
import { Link } from "~/components/ui/link";
import type { RuleItem, RulesView } from "~/contracts/rule-view";
import { categoryName } from "~/domain/categories/list";
import { type OwnCategory, ownNameOf, withOwnName } from "~/domain/categories/own";
import { mediumDate } from "~/domain/periods";

export function RulesScreen({ view: { rules, most } }: { view: RulesView }) {
  return (
    <div className="narrow flex flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-xl font-semibold">Rules</h1>
        {rules.length > 0 ? <AddRule /> : null}
      </div>
      <p className="text-muted">
        Rules sort new transactions for you, whether they come from a bank, a file, or you. The first rule that matches
        sets the category. Tags come from every matching rule, so one charge can be both &ldquo;work&rdquo; and
        &ldquo;travel&rdquo;.
      </p>
      {rules.length === 0 ? (
        <Card>
          <EmptyState title="No rules yet" icon="filter" action={<AddRule />}>
            Tell us once how to categorize, rename, or split a merchant, and we'll do it every time.
          </EmptyState>
        </Card>
      ) : (
        <Card>
          <ol className="divide-y divide-line">
            {rules.map((rule, index) => (
              <RuleRow key={rule.id} rule={rule} isFirst={index === 0} isLast={index === rules.length - 1} />
            ))}
          </ol>
          <p className="mt-3 flex flex-wrap items-center justify-between gap-3 text-xs text-muted">
            <span>
              {rules.length} of {most}
            </span>{" "}
            <Link to="/security#your-data" className="inline-flex min-h-11 items-center text-accent hover:underline">
              Export your rules with your data
            </Link>
          </p>
        </Card>
      )}
    </div>
  );
}

const AddRule = () => (
  <LinkButton to="/rules/new" icon="plus" size="sm">
    Add a rule
  </LinkButton>
);

function RuleRow({ rule, isFirst, isLast }: { rule: RuleItem; isFirst: boolean; isLast: boolean }) {
  const own = useOwnCategories();
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-64">
        <Link
          to={`/rules/new?rule=${encodeURIComponent(rule.id)}`}
          className="inline-flex min-h-11 items-center font-medium wrap-anywhere text-accent underline underline-offset-4"
        >
          {rule.words}
        </Link>{" "}
        <p className="text-sm wrap-anywhere text-muted">
          {deedWords(rule, own)}
          {rule.since === null ? "" : ` · from ${mediumDate(rule.since)} on`}
        </p>
      </div>{" "}
      <div className="flex gap-2">
        {isFirst ? null : <Act intent="move-rule" rule={rule} to="up" name="Up" />}{" "}
        {isLast ? null : <Act intent="move-rule" rule={rule} to="down" name="Down" />}{" "}
        <Act intent="delete-rule" rule={rule} name="Delete" />
      </div>
    </li>
  );
}

function deedWords({ category, ownCategory, name, tags, shares }: RuleItem, own: readonly OwnCategory[]): string {
  const named = (id: string, below: string | null) => withOwnName(categoryName(id), ownNameOf(own, below));
  return [
    category === null ? "" : named(category, ownCategory),
    name === null ? "" : `called “${name}”`,
    shares.map((share) => `${share.percent}% ${named(share.category, share.ownCategory)}`).join(" + "),
    ...tags.map((tag) => `#${tag}`),
  ]
    .filter(Boolean)
    .join(" · ");
}

type ActProps = { intent: string; rule: RuleItem; to?: "up" | "down"; name: string };

function Act({ intent, rule, to, name }: ActProps) {
  return (
    <Form method="post" action="/rules" preventScrollReset>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="rule" value={rule.id} />
      {to ? <input type="hidden" name="to" value={to} /> : null}
      <Button type="submit" variant="secondary" size="sm" aria-label={`${name}: ${rule.words}`}>
        {name}
      </Button>
    </Form>
  );
}
