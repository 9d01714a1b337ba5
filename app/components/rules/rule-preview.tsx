import { Form } from "@remix-run/react";
import { Amount } from "~/components/ui/amount";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import type { RuleFormView, RulePreview } from "~/contracts/rule-view";
import { shortDate } from "~/domain/periods";
import { counted } from "~/texts/plural";

/** What the rule would change, and the button that writes it as it was tried. */
export function RulePreviewCard({ preview, fields }: { preview: RulePreview; fields: RuleFormView["fields"] }) {
  const { count, rows } = preview;
  const isForOld = fields.some(([name]) => name === "old");
  return (
    <Card title={counted(count, "transaction fits", "transactions fit")}>
      <p className="text-sm text-muted">
        {isForOld ? "The rule changes these and new ones." : "These stay as they are. The rule applies to new ones."}
        {count > rows.length ? ` The newest ${rows.length}:` : ""}
      </p>
      <ul className="mt-2 divide-y divide-line">
        {rows.map((row) => (
          <li key={row.id} className="flex items-baseline gap-3 py-2">
            <span className="min-w-0 flex-1">
              <span className="font-medium wrap-anywhere">{row.name}</span>{" "}
              <span className="block text-xs wrap-anywhere text-muted">
                {shortDate(row.day)} · {row.label} → {row.becomes}
              </span>
            </span>{" "}
            <Amount cents={row.amountCents} plus className="shrink-0" />
          </li>
        ))}
      </ul>
      <Form method="post" action="/rules/new" className="mt-4">
        <input type="hidden" name="intent" value="save-rule" />
        {fields.map(([name, value], index) => (
          <input key={`${name}${index}`} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit" icon="check">
          Save rule
        </Button>
      </Form>
    </Card>
  );
}
