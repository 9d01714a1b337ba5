import { Form } from "@remix-run/react";
import { Button, LinkButton } from "~/components/ui/button";
import { Note } from "~/components/ui/callout";
import { Card } from "~/components/ui/card";
import { useIntentPending } from "~/components/ui/form-key";
import type { ImportView } from "~/contracts/import-view";
import { counted } from "~/texts/plural";

const rows = (count: number) => counted(count, "transaction");

const resultWords = ({ known }: ImportView): string =>
  known > 0 ? `${rows(known)} were here already.` : "Nothing of these files was here before.";

/** What an import brought, and the way back. */
export function ResultScreen({ view }: { view: ImportView }) {
  const undoing = useIntentPending("undo");
  const isDone = view.state === "done";
  return (
    <div className="narrow flex flex-col gap-6">
      <h1 className="text-xl font-semibold">Import</h1>
      <Note
        tone={isDone ? "success" : "info"}
        title={isDone ? `${rows(view.added)} added` : "This import was taken back"}
      >
        {isDone ? resultWords(view) : "Its transactions are gone. You can choose the same files again."}
      </Note>
      {isDone ? (
        <Card title="Not what you expected?">
          <p className="mb-4">
            Taking it back removes every transaction that this import added, with what you've noted on them since. The
            accounts that it made go as well, unless something else is in them.
          </p>
          <Form method="post">
            <input type="hidden" name="intent" value="undo" />
            <Button type="submit" variant="danger" icon="undo" pending={undoing} pendingText="Taking back...">
              Take this import back
            </Button>
          </Form>
        </Card>
      ) : null}
      <div className="flex flex-wrap gap-2">
        <LinkButton to="/transactions">See transactions</LinkButton>
        <LinkButton to="/import" variant="secondary">
          Import more
        </LinkButton>
      </div>
    </div>
  );
}
