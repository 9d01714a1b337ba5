import { Form } from "@remix-run/react";
import { Button, LinkButton } from "~/components/ui/button";
import { Note } from "~/components/ui/callout";
import type { SamePair } from "~/contracts/accounts";

/** One account by two ways is counted twice, until somebody says which way goes. */
export function SameAccounts({ pairs }: { pairs: readonly SamePair[] }) {
  return pairs.map(({ one, other }) => (
    <Note key={`${one.id} ${other.id}`} tone="caution" title="These look like the same account">
      <p className="wrap-anywhere">
        {one.name} from {one.place} and {other.name} from {other.place}. If they are, everything on them is counted
        twice: remove one.
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        {[one, other].map(({ id, name, place }) => (
          <LinkButton
            key={id}
            to={`?dialog=disconnect&account=${encodeURIComponent(id)}`}
            preventScrollReset
            variant="secondary"
            size="sm"
            aria-label={`Remove ${name} from ${place}`}
          >
            Remove the one from {place}
          </LinkButton>
        ))}
        <Form method="post" action="/accounts" preventScrollReset>
          <input type="hidden" name="intent" value="keep-both" />
          <input type="hidden" name="one" value={one.id} />
          <input type="hidden" name="other" value={other.id} />
          <Button type="submit" variant="quiet" size="sm">
            Keep both
          </Button>
        </Form>
      </div>
    </Note>
  ));
}
