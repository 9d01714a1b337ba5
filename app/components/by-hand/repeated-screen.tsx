import { Form } from "@remix-run/react";
import { Amount } from "~/components/ui/amount";
import { Badge } from "~/components/ui/badge";
import { Button, LinkButton } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { EmptyState } from "~/components/ui/empty-state";
import { Note } from "~/components/ui/callout";
import type { ShownRepeat } from "~/services/accounts/repeats.server";

type Props = { repeats: readonly ShownRepeat[]; removing: string | null };

/** What is added by itself, each with its next day. */
export function RepeatedScreen({ repeats, removing }: Props) {
  const asked = repeats.find(({ id }) => id === removing);
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <div>
        <h1 className="text-xl font-semibold">Repeated transactions</h1>
        <p className="mt-1 text-muted">Each is added to its account on its day.</p>
      </div>
      {asked ? <AskAgain repeat={asked} /> : null}
      {repeats.length > 0 ? (
        <Card>
          <ul className="divide-y divide-line">
            {repeats.map((one) => (
              <RepeatRow key={one.id} repeat={one} />
            ))}
          </ul>
        </Card>
      ) : (
        <EmptyState title="Nothing comes again yet" icon="repeat">
          <p>Choose how often when you add a transaction: the rent on the first of each month, say.</p>
        </EmptyState>
      )}
      <div className="flex flex-wrap gap-2 max-sm:*:grow">
        <LinkButton to="/transactions/new" icon="plus">
          Add a transaction
        </LinkButton>
        <LinkButton to="/transactions" variant="quiet" icon="arrow_left">
          Transactions
        </LinkButton>
      </div>
    </div>
  );
}

function RepeatRow({ repeat }: { repeat: ShownRepeat }) {
  const { id, name, account, toAccount, amountCents, rhythm, next, until, isPaused } = repeat;
  const when = next === null ? "ended" : `next on ${next}`;
  return (
    <li className="flex flex-col gap-2 py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-medium wrap-anywhere">{toAccount === null ? name : `${account} to ${toAccount}`}</span>
        <Amount cents={amountCents} />
      </div>
      <p className="text-sm wrap-anywhere text-muted">
        {toAccount === null ? `${account}. ` : ""}
        {rhythm}
        {until ? ` until ${until}` : ""}, {isPaused ? "paused" : when} {isPaused ? <Badge>Paused</Badge> : null}
      </p>
      <div className="flex flex-wrap gap-2">
        {next === null ? null : (
          <Form method="post">
            <input type="hidden" name="intent" value={isPaused ? "resume" : "pause"} />
            <input type="hidden" name="repeat" value={id} />
            <Button
              type="submit"
              variant="secondary"
              size="sm"
              aria-label={`${isPaused ? "Go on with" : "Pause"} ${name}`}
            >
              {isPaused ? "Go on" : "Pause"}
            </Button>
          </Form>
        )}
        <LinkButton
          to={`?remove=${encodeURIComponent(id)}`}
          variant="quiet"
          size="sm"
          icon="trash"
          aria-label={`Delete ${name}`}
        >
          Delete
        </LinkButton>
      </div>
    </li>
  );
}

function AskAgain({ repeat: { id, name } }: { repeat: ShownRepeat }) {
  return (
    <Note tone="caution" title={`Delete ${name}?`}>
      <p>Nothing more will be added. What was added already stays.</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Form method="post" action="/transactions/repeated">
          <input type="hidden" name="intent" value="remove" />
          <input type="hidden" name="repeat" value={id} />
          <Button type="submit" variant="danger" icon="trash">
            Delete it
          </Button>
        </Form>
        <LinkButton to="/transactions/repeated" variant="secondary">
          Keep it
        </LinkButton>
      </div>
    </Note>
  );
}
