import { Form } from "@remix-run/react";
import { Amount } from "~/components/ui/amount";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { useIntentPending } from "~/components/ui/form-key";
import type { ImportView } from "~/contracts/import-view";
import { counted } from "~/texts/plural";
import { CategoryTable } from "./category-table";
import { FilePreview } from "./file-preview";

/** Everything that an import would do, before anything is written. */
export function PreviewScreen({ view }: { view: ImportView }) {
  const confirming = useIntentPending("confirm");
  const many = counted(view.fresh, "transaction");
  return (
    <div className="flex max-w-4xl flex-col gap-6">
      <div>
        <h1 className="text-xl font-semibold">Import preview</h1>
        <p className="text-muted">Nothing is saved yet. Check what was found, then import it.</p>
      </div>
      {view.files.map((file) => (
        <FilePreview key={file.id} file={file} ours={view.ours} />
      ))}
      {view.categories.length > 0 ? <CategoryTable categories={view.categories} /> : null}
      {view.budgets.length > 0 ? <Budgets budgets={view.budgets} /> : null}
      <div className="flex flex-wrap gap-2 max-sm:*:grow">
        <Form method="post" className="max-sm:[&_button]:w-full">
          <input type="hidden" name="intent" value="confirm" />
          <Button type="submit" icon="check" pending={confirming} pendingText="Importing...">
            {view.fresh > 0 ? `Import ${many}` : view.budgets.length > 0 ? "Import budgets" : "Finish: nothing is new"}
          </Button>
        </Form>
        <Form method="post" className="max-sm:[&_button]:w-full">
          <input type="hidden" name="intent" value="discard" />
          <Button type="submit" variant="secondary">
            Drop these files
          </Button>
        </Form>
      </div>
    </div>
  );
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
