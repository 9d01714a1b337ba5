import { Form } from "@remix-run/react";
import { Button } from "~/components/ui/button";
import { Link } from "~/components/ui/link";
import type { ConversationName } from "~/texts/coach";
import { ASK_HREF, conversationHref } from "~/domain/coach/hrefs";
import { mediumDate } from "~/domain/periods";

type ConversationsProps = { names: readonly ConversationName[]; open: string | null };

/** Earlier conversations by their first questions: each can be opened, and deleted. Its height stays when one more is added. */
export function Conversations({ names, open }: ConversationsProps) {
  if (names.length === 0) return null;
  return (
    <section aria-label="Conversations" className="rounded-lg border border-line bg-surface px-4 py-1">
      <details>
        <summary className="fold min-h-11 text-sm font-medium">Earlier conversations ({names.length})</summary>
        <ul className="max-h-80 divide-y divide-line overflow-y-auto">
          {names.map((name) => (
            <li key={name.id} className="py-1">
              <Link
                to={conversationHref(name.id)}
                aria-current={name.id === open ? "true" : undefined}
                className="grid min-h-11 content-center py-1 text-sm wrap-anywhere hover:underline aria-[current]:font-semibold"
              >
                <span>{name.title}</span>{" "}
                <time dateTime={name.lastOn} className="text-xs text-muted">
                  {mediumDate(name.lastOn)}
                </time>
              </Link>
              <Delete name={name} />
            </li>
          ))}
        </ul>
        {names.length > 1 ? <DeleteAll count={names.length} /> : null}
      </details>
    </section>
  );
}

function Delete({ name }: { name: ConversationName }) {
  return (
    <details>
      <summary className="fold text-xs text-muted">
        Delete<span className="sr-only">: {name.title}</span>
      </summary>
      <Form method="post" action={ASK_HREF} className="flex flex-wrap items-center gap-2 pb-2" preventScrollReset>
        <input type="hidden" name="intent" value="delete-conversation" />
        <input type="hidden" name="conversation" value={name.id} />
        <p className="text-xs text-muted">Its questions and answers go for good.</p>
        <Button type="submit" variant="danger" size="sm" aria-label={`Delete for good: ${name.title}`}>
          Delete
        </Button>
      </Form>
    </details>
  );
}

function DeleteAll({ count }: { count: number }) {
  return (
    <details className="border-t border-line">
      <summary className="fold min-h-11 text-xs text-muted">Delete all</summary>
      <Form method="post" action={ASK_HREF} className="flex flex-wrap items-center gap-2 pb-3" preventScrollReset>
        <input type="hidden" name="intent" value="clear" />
        <p className="text-xs text-muted">All {count} conversations are gone for good.</p>
        <Button type="submit" variant="danger" size="sm">
          Delete all
        </Button>
      </Form>
    </details>
  );
}
