import { Form } from "@remix-run/react";
import { Amount } from "~/components/ui/amount";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { useIntentPending } from "~/components/ui/form-key";
import type { ImportView } from "~/contracts/import-view";
import { mediumDate } from "~/domain/periods";
import { counted } from "~/texts/plural";
import { CategoryTable } from "./category-table";
import { FilePreview } from "./file-preview";
import { ProgressLine } from "./progress-line";

/** Everything that an import would do, before anything is written. */
export function PreviewScreen({ view }: { view: ImportView }) {
  const confirming = useIntentPending("confirm");
  return (
    <div className="narrow flex flex-col gap-6">
      <div>
        <h1 className="text-xl font-semibold">Import preview</h1>
        <p className="mt-1 text-muted">Nothing is saved yet. Check what was found, then import it.</p>
      </div>
      {view.files.map((file) => (
        <FilePreview key={file.id} file={file} ours={view.ours} />
      ))}
      {view.categories.length > 0 ? <CategoryTable categories={view.categories} /> : null}
      {view.budgets.length > 0 ? <Budgets budgets={view.budgets} /> : null}
      {view.goals.length > 0 ? <Goals goals={view.goals} /> : null}
      <div className="flex flex-wrap gap-2 max-sm:*:grow">
        <Form method="post" className="max-sm:[&_button]:w-full">
          <input type="hidden" name="intent" value="confirm" />
          <input type="hidden" name="rows" value={view.fresh} />
          <Button type="submit" icon="check" pending={confirming} pendingText="Importing...">
            {confirmWords(view)}
          </Button>
        </Form>
        <Form method="post" className="max-sm:[&_button]:w-full">
          <input type="hidden" name="intent" value="discard" />
          <Button type="submit" variant="secondary">
            Drop these files
          </Button>
        </Form>
      </div>
      <ProgressLine />
    </div>
  );
}

function confirmWords({ fresh, budgets, goals, files }: ImportView): string {
  if (fresh > 0) return `Import ${counted(fresh, "transaction")}`;
  if (budgets.length > 0) return "Import budgets";
  if (goals.length > 0) return "Import goals";
  const makes = files.some(({ accounts }) =>
    accounts.some(({ to, first, closing }) => to === "new" && (first ?? closing)),
  );
  return makes ? "Import balances" : "Finish: nothing is new";
}

const SHOWN = 12;

/** What was planned there and isn't here; what is planned here already stays. */
function Budgets({ budgets }: { budgets: ImportView["budgets"] }) {
  return (
    <Card title={counted(budgets.length, "budget line")}>
      <p className="mb-4 text-sm text-muted">
        By the categories above. What you've planned here already stays as it is.
      </p>
      <ul className="divide-y divide-line">
        {budgets.slice(0, SHOWN).map(({ month, category, cents }) => (
          <li key={`${month} ${category}`} className="flex justify-between gap-4 py-2">
            <span className="wrap-anywhere">
              {category}, {month}
            </span>{" "}
            <Amount cents={cents} />
          </li>
        ))}
      </ul>
      {budgets.length > SHOWN ? <p className="mt-2 text-sm text-muted">And {budgets.length - SHOWN} more.</p> : null}
    </Card>
  );
}

/** A goal of a name that is here already stays as it is. */
function Goals({ goals }: { goals: ImportView["goals"] }) {
  return (
    <Card title={counted(goals.length, "goal")}>
      <p className="mb-4 text-sm text-muted">
        Where no day was set, or it has passed, a year from today stands for it.
      </p>
      <ul className="divide-y divide-line">
        {goals.slice(0, SHOWN).map(({ name, targetCents, savedCents, deadline }) => (
          <li key={name} className="flex justify-between gap-4 py-2">
            <span className="wrap-anywhere">
              {name}
              {deadline ? `, by ${mediumDate(deadline)}` : ""}
            </span>{" "}
            <span>
              <Amount cents={savedCents} /> of <Amount cents={targetCents} />
            </span>
          </li>
        ))}
      </ul>
      {goals.length > SHOWN ? <p className="mt-2 text-sm text-muted">And {goals.length - SHOWN} more.</p> : null}
    </Card>
  );
}
