import { Form } from "@remix-run/react";
import { Button } from "~/components/ui/button";
import { useIntentPending } from "~/components/ui/form-key";
import type { ImportView } from "~/contracts/import-view";
import { CategoryTable } from "./category-table";
import { FilePreview } from "./file-preview";

/** Everything that an import would do, before anything is written. */
export function PreviewScreen({ view }: { view: ImportView }) {
  const confirming = useIntentPending("confirm");
  const many = view.fresh === 1 ? "1 transaction" : `${view.fresh.toLocaleString("en-US")} transactions`;
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
      <div className="flex flex-wrap gap-2 max-sm:*:grow">
        <Form method="post" className="max-sm:[&_button]:w-full">
          <input type="hidden" name="intent" value="confirm" />
          <Button type="submit" icon="check" pending={confirming} pendingText="Importing...">
            {view.fresh > 0 ? `Import ${many}` : "Finish: nothing is new"}
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
