import { Form } from "@remix-run/react";
import { Button, LinkButton } from "~/components/ui/button";
import { Note } from "~/components/ui/callout";
import { Card } from "~/components/ui/card";
import { useIntentPending } from "~/components/ui/form-key";
import type { ArchiveView } from "~/contracts/archive-view";

/** What an archive of another server holds, before any of it is brought in. */
export function ArchiveScreen({ view }: { view: ArchiveView }) {
  const isEmpty = view.inTheWay.length === 0;
  return (
    <div className="narrow flex flex-col gap-6">
      <div>
        <h1 className="text-xl font-semibold">Archive preview</h1>
        <p className="mt-1 wrap-anywhere text-muted">
          {view.fileName}, made on {view.exported}. Nothing is saved yet.
        </p>
      </div>
      {isEmpty ? null : (
        <Note tone="caution" title="This account isn't empty">
          An archive goes into an empty account alone, so that nothing is mixed. Here are {view.inTheWay.join(", ")}.
          Register a new account and bring the archive there.
        </Note>
      )}
      <Card title="What it holds">
        {view.holds.length > 0 ? (
          <ul className="list-disc pl-5">
            {view.holds.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        ) : (
          <p>Nothing yet.</p>
        )}
      </Card>
      <LinkedAccounts view={view} />
      <Card title="What stays behind">
        <p>
          Your name, password, devices, plan and payments, and what was reported as feedback. Insights and subscriptions
          are found again in your transactions.
        </p>
      </Card>
      <Decide canBring={isEmpty} />
    </div>
  );
}

function LinkedAccounts({ view: { linked, linkedMore } }: { view: ArchiveView }) {
  if (linked.length === 0) return null;
  return (
    <Card title="Accounts of banks">
      <p>
        Keys of banks never leave a server, so these come as accounts by hand, with all their transactions and balances:{" "}
        <span className="wrap-anywhere">{linked.join(", ")}</span>
        {linkedMore > 0 ? ` and ${linkedMore} more` : ""}. You can reconnect the banks afterward.
      </p>
    </Card>
  );
}

function Decide({ canBring }: { canBring: boolean }) {
  const pending = useIntentPending("bring");
  return (
    <div className="flex flex-wrap gap-2 max-sm:*:grow">
      {canBring ? (
        <Form method="post" className="max-sm:[&_button]:w-full">
          <input type="hidden" name="intent" value="bring" />
          <Button type="submit" icon="check" pending={pending} pendingText="Bringing it in...">
            Bring it all in
          </Button>
        </Form>
      ) : null}
      <Form method="post" className="max-sm:[&_button]:w-full">
        <input type="hidden" name="intent" value="discard" />
        <Button type="submit" variant="secondary">
          Drop this archive
        </Button>
      </Form>
      <LinkButton to="/import" variant="quiet" icon="arrow_left">
        Import
      </LinkButton>
    </div>
  );
}
