import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { Button } from "~/components/ui/button";
import { Note, type NoteTone } from "~/components/ui/callout";
import { NEVER } from "~/domain/language/relative-time";
import type { ConnectionItem } from "~/contracts/accounts";

/** `repair` leads to the bank's own pages; `again` asks all banks once more. */
type Notice = {
  tone: NoteTone;
  title: (name: string) => string;
  text: (updated: string) => string;
  repair?: string;
  again?: string;
};

const NOTICES: Record<string, Notice> = {
  syncing: {
    tone: "info",
    title: (name) => `${name} is being updated`,
    text: () => "New transactions appear here in a moment.",
  },
  login_required: {
    tone: "caution",
    title: (name) => `${name} wants you to sign in again`,
    text: (updated) => `${last(updated)}. What is here stays; new transactions come after you have signed in.`,
    repair: "Sign in again",
  },
  pending_disconnect: {
    tone: "caution",
    title: (name) => `The connection to ${name} ends soon`,
    text: () => "Renew it in time and nothing is interrupted.",
    repair: "Renew the connection",
  },
  error: {
    tone: "loss",
    title: (name) => `${name} could not be updated`,
    text: (updated) => `${last(updated)}. Nothing was changed; we try again on our own.`,
    again: "Try now",
  },
  revoked: {
    tone: "loss",
    title: (name) => `${name} has withdrawn its permission`,
    text: (updated) =>
      `${last(updated)}. What is here stays; new transactions come after you have allowed access again.`,
    repair: "Allow access again",
  },
  removing: {
    tone: "info",
    title: (name) => `${name} is being disconnected`,
    text: () => "The bank confirms this in a moment.",
  },
};

const last = (updated: string) => (updated === NEVER ? "Not updated yet" : `Last updated ${updated}`);

/** What each connection needs, and the way to repair it. */
export function ConnectionNotices({ connections }: { connections: readonly ConnectionItem[] }) {
  const shown = connections.flatMap((connection) => noticesOf(connection));
  return shown.length === 0 ? null : <div className="flex flex-col gap-3">{shown}</div>;
}

function noticesOf({ itemId, institutionName, state, newAccounts, updated }: ConnectionItem): ReactNode[] {
  const notice = Object.hasOwn(NOTICES, state) ? NOTICES[state] : undefined;
  const notices: ReactNode[] = [];
  if (notice) {
    notices.push(
      <Note
        key={`${itemId}-${state}`}
        tone={notice.tone}
        title={notice.title(institutionName)}
        action={
          notice.repair ? (
            <Repair itemId={itemId} text={notice.repair} />
          ) : notice.again ? (
            <Again text={notice.again} />
          ) : undefined
        }
      >
        {notice.text(updated)}
      </Note>,
    );
  }
  if (newAccounts && state !== "revoked" && state !== "removing") {
    notices.push(
      <Note
        key={`${itemId}-new`}
        tone="info"
        title={`${institutionName} has another account of yours`}
        action={<Repair itemId={itemId} text="Choose accounts" />}
      >
        Add it to see everything in one place.
      </Note>,
    );
  }
  return notices;
}

function Repair({ itemId, text }: { itemId: string; text: string }) {
  return (
    <Form method="post" action="/accounts" reloadDocument>
      <input type="hidden" name="intent" value="repair" />
      <input type="hidden" name="item" value={itemId} />
      <Button type="submit" size="sm" variant="secondary">
        {text}
      </Button>
    </Form>
  );
}

function Again({ text }: { text: string }) {
  return (
    <Form method="post" action="/accounts" preventScrollReset>
      <input type="hidden" name="intent" value="refresh" />
      <Button type="submit" size="sm" variant="secondary">
        {text}
      </Button>
    </Form>
  );
}
