import { Form } from "@remix-run/react";
import { Amount } from "~/components/ui/amount";
import { Badge } from "~/components/ui/badge";
import { Button, LinkButton } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { Note } from "~/components/ui/callout";
import { FoundBills, FoundIncome } from "./found-streams";
import type { ListedStream } from "~/contracts/recurring";
import type { ShownRepeat } from "~/services/accounts/repeats.server";

type Props = {
  streams: readonly ListedStream[];
  /** Null where nothing can be added by hand. */ repeats: readonly ShownRepeat[] | null;
  removing: string | null;
};

/** What comes again: found in the history, and added by itself. */
export function RecurringScreen({ streams, repeats, removing }: Props) {
  const asked = repeats?.find(({ id }) => id === removing);
  return (
    <div className="flex flex-col gap-6 max-xl:narrow">
      <h1 className="text-xl font-semibold">Recurring</h1>
      {asked ? <AskAgain repeat={asked} /> : null}
      {/* Bills are many; on a desk what comes in and what is added stand beside them. */}
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <FoundBills streams={streams} />
        <div className="flex flex-col gap-6">
          <FoundIncome streams={streams} />
          {repeats ? <AddedForYou repeats={repeats} /> : null}
        </div>
      </div>
    </div>
  );
}

function AddedForYou({ repeats }: { repeats: readonly ShownRepeat[] }) {
  return (
    <Card title="Repeat automatically">
      <p className="text-muted">
        {repeats.length > 0
          ? "Each one is added to its account on its date."
          : "When you add a transaction, choose how often it repeats, like rent on the first of each month. We add it for you from then on."}
      </p>
      {repeats.length > 0 ? (
        <ul className="divide-y divide-line">
          {repeats.map((one) => (
            <RepeatRow key={one.id} repeat={one} />
          ))}
        </ul>
      ) : null}
      <p className="mt-3">
        <LinkButton to="/transactions/new" variant="secondary" icon="plus">
          Add a transaction
        </LinkButton>
      </p>
    </Card>
  );
}

function RepeatRow({ repeat }: { repeat: ShownRepeat }) {
  const { id, name, account, toAccount, amountCents, rhythm, next, until, isPaused } = repeat;
  const when = next === null ? "ended" : `next on ${next}`;
  return (
    <li className="flex flex-col gap-2 py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-medium wrap-anywhere">{toAccount === null ? name : `${account} to ${toAccount}`}</span>{" "}
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
            <Button type="submit" variant="secondary" size="sm" aria-label={`${isPaused ? "Resume" : "Pause"} ${name}`}>
              {isPaused ? "Resume" : "Pause"}
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
        <Form method="post" action="/recurring">
          <input type="hidden" name="intent" value="remove" />
          <input type="hidden" name="repeat" value={id} />
          <Button type="submit" variant="danger" icon="trash">
            Delete it
          </Button>
        </Form>
        <LinkButton to="/recurring" variant="secondary">
          Keep it
        </LinkButton>
      </div>
    </Note>
  );
}
