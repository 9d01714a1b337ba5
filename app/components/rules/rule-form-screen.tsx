import { Form } from "@remix-run/react";
import { CategoryOptions } from "~/components/transactions/category-options";
import { Button, LinkButton } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { Choice, Entry } from "~/components/ui/labeled";
import type { RuleFormView } from "~/contracts/rule-view";
import { RulePreviewCard } from "./rule-preview";

const SHARES = [0, 1, 2];

/** A rule is tried first: the address holds what was typed, and the preview what it would change. */
export function RuleFormScreen({ view }: { view: RuleFormView }) {
  return (
    <div className="narrow flex flex-col gap-6">
      <h1 className="text-xl font-semibold">{view.isNew ? "Add a rule" : "Change a rule"}</h1>
      {view.preview ? <RulePreviewCard preview={view.preview} fields={view.fields} /> : null}
      <Form method="get" action="/rules/new" autoComplete="off" className="narrow flex flex-col gap-6">
        <input type="hidden" name="preview" value="1" />
        {view.values.rule ? <input type="hidden" name="rule" value={view.values.rule} /> : null}
        {view.problem ? (
          <p role="alert" className="text-sm text-loss">
            {view.problem}
          </p>
        ) : null}
        <Conditions view={view} />
        <Deeds view={view} />
        <label className="flex min-h-11 items-center gap-3 text-sm">
          <input
            type="checkbox"
            name="old"
            defaultChecked={view.values.old !== undefined}
            className="size-5 shrink-0 accent-accent"
          />
          <span>Also apply it to existing transactions</span>
        </label>
        <div className="flex flex-wrap gap-2">
          <Button type="submit" variant={view.preview ? "secondary" : "primary"}>
            Preview
          </Button>{" "}
          <LinkButton to="/rules" variant="secondary">
            Cancel
          </LinkButton>
        </div>
      </Form>
    </div>
  );
}

function Conditions({ view: { values, accounts } }: { view: RuleFormView }) {
  return (
    <Card title="If">
      <div className="grid gap-3 sm:grid-cols-2">
        <Choice label="Name" name="match" value={values.match ?? "contains"}>
          <option value="contains">contains</option>
          <option value="is">is</option>
          <option value="any">can be any</option>
        </Choice>
        <Entry label="Text in the name" name="merchant" defaultValue={values.merchant} maxLength={80} />
        <Entry label="Amount from" name="min" inputMode="decimal" placeholder="Any" defaultValue={values.min} />
        <Entry label="Amount to" name="max" inputMode="decimal" placeholder="Any" defaultValue={values.max} />
        <Choice label="Account" name="account" value={values.account ?? ""}>
          <option value="">Any account</option>
          {accounts.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Choice>
      </div>
    </Card>
  );
}

function Deeds({ view: { values, shares } }: { view: RuleFormView }) {
  return (
    <Card title="Then">
      <div className="grid gap-3 sm:grid-cols-2">
        <Choice label="Category" name="category" value={values.category ?? ""}>
          <option value="">Don't set a category</option>
          <CategoryOptions />
        </Choice>
        <Entry label="Rename to" name="name" defaultValue={values.name} maxLength={60} />
        <Entry
          label="Tags"
          name="tags"
          defaultValue={values.tags}
          maxLength={330}
          placeholder="tax, vacation"
          autoCapitalize="none"
        />
      </div>
      <details className="mt-3" open={shares.some(({ percent }) => percent !== "")}>
        <summary className="fold text-sm text-accent">Split</summary>
        <div className="mt-2 flex flex-col gap-3">
          {SHARES.map((index) => (
            <div key={index} className="grid grid-cols-[2fr_1fr] gap-3">
              <Choice
                label={`Category of share ${index + 1}`}
                name="shareCategory"
                value={shares[index]?.category ?? "miscellaneous"}
              >
                <CategoryOptions />
              </Choice>
              <Entry
                label={`Percent of share ${index + 1}`}
                name="sharePercent"
                inputMode="numeric"
                defaultValue={shares[index]?.percent}
              />
            </div>
          ))}
        </div>
      </details>
    </Card>
  );
}
