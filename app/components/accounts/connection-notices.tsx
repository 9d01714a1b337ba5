import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { Button } from "~/components/ui/button";
import { Note, type NoteTone } from "~/components/ui/callout";
import { useAskAgain } from "~/client/screens/ask-again";
import type { Arrived } from "~/contracts/link-progress";
import { monthLabel, monthOf } from "~/domain/periods";
import { counted } from "~/texts/plural";
import { NEVER } from "~/texts/relative-time";
import type { ConnectionItem } from "~/contracts/accounts";
import { setAsideText } from "~/texts/bank";
import type { SetAside } from "~/contracts/set-aside";

/** `repair` leads to the bank's own pages; `again` asks all banks once more. */
type Notice = {
  tone: NoteTone;
  title: (name: string) => string;
  text: (updated: string, arrived: Arrived | null) => string;
  repair?: string;
  again?: string;
};

const NOTICES = new Map<string, Notice>(
  Object.entries<Notice>({
    syncing: {
      tone: "info",
      title: (name) => `${name} is being updated`,
      text: (_, arrived) => `${soFar(arrived)}New transactions appear here in a moment.`,
    },
    fetching: {
      tone: "info",
      title: (name) => `${name} is still being fetched`,
      text: (_, arrived) =>
        arrived && arrived.transactions > 0
          ? `${soFar(arrived)}More are on the way. There's nothing you need to do.`
          : "Your transactions appear here in a few minutes. There's nothing you need to do.",
    },
    login_required: {
      tone: "caution",
      title: (name) => `${name} wants you to sign in again`,
      text: (updated) => `${last(updated)}. What's here stays. New transactions show up once you sign in.`,
      repair: "Sign in again",
    },
    pending_disconnect: {
      tone: "caution",
      title: (name) => `The connection to ${name} ends soon`,
      text: () => "Renew it in time, and nothing is interrupted.",
      repair: "Renew the connection",
    },
    error: {
      tone: "loss",
      title: (name) => `${name} couldn't be updated`,
      text: (updated) => `${last(updated)}. Nothing was changed. We'll try again on our own.`,
      again: "Try now",
    },
    revoked: {
      tone: "loss",
      title: (name) => `${name} stopped sharing your data`,
      text: (updated) => `${last(updated)}. What's here stays. New transactions show up once you allow access again.`,
      repair: "Allow access again",
    },
    removing: {
      tone: "info",
      title: (name) => `${name} is being disconnected`,
      text: () => "The bank confirms this in a moment.",
    },
  }),
);

/** What is here while the rest comes. */
const soFar = (arrived: Arrived | null): string =>
  arrived && arrived.transactions > 0 && arrived.since !== null
    ? `${counted(arrived.transactions, "transaction")} so far, back to ${monthLabel(monthOf(arrived.since))}. `
    : "";

const last = (updated: string) => (updated === NEVER ? "Not updated yet" : `Last updated ${updated}`);

/** What each connection needs, and the way to repair it. */
export function ConnectionNotices({ connections }: { connections: readonly ConnectionItem[] }) {
  const shown = connections.flatMap((connection) => noticesOf(connection));
  useAskAgain(connections.some(({ state }) => state === "syncing"));
  return shown.length === 0 ? null : <div className="flex flex-col gap-3">{shown}</div>;
}

function noticesOf({
  itemId,
  institutionName,
  state,
  newAccounts,
  updated,
  isEmpty,
  setAside,
  told,
  arrived,
}: ConnectionItem): ReactNode[] {
  const key = state === "syncing" && updated === NEVER ? "fetching" : state;
  const notice = NOTICES.get(key);
  const notices: ReactNode[] = [];
  if (notice) {
    notices.push(
      <Note
        key={`${itemId}-${state}`}
        tone={notice.tone}
        title={notice.title(institutionName)}
        action={actionOf(notice, itemId)}
      >
        {state === "syncing" ? <Counting text={notice.text(updated, arrived)} /> : notice.text(updated, arrived)}
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
  if (isEmpty && state !== "removing") {
    notices.push(
      <Note
        key={`${itemId}-empty`}
        tone="info"
        title={`${institutionName} shares no account`}
        action={<End itemId={itemId} name={institutionName} />}
      >
        Nothing of it can be shown. You can end this connection and start again.
      </Note>,
    );
  }
  if (told.length > 0) notices.push(<ToldNote key={`${itemId}-told`} name={institutionName} told={told} />);
  if (setAside.length > 0)
    notices.push(<SetAsideNote key={`${itemId}-aside`} name={institutionName} list={setAside} />);
  return notices;
}

function actionOf({ repair, again }: Notice, itemId: string): ReactNode {
  if (repair) return <Repair itemId={itemId} text={repair} />;
  return again ? <Again text={again} /> : undefined;
}

function Counting({ text }: { text: string }) {
  return (
    <>
      <span role="status" className="tabular-nums">
        {text}
      </span>
      <noscript> Reload the page to see what has arrived since.</noscript>
    </>
  );
}

const LISTED = 10;

/** What was left out, and why; everything else is here. */
function SetAsideNote({ name, list }: { name: string; list: readonly SetAside[] }) {
  const more = list.length - LISTED;
  return (
    <Note tone="caution" title={`Something from ${name} couldn't be imported`}>
      <ul className="list-disc pl-5">
        {list.slice(-LISTED).map((one, index) => (
          <li key={`${one.what}-${one.id ?? ""}-${index}`}>{setAsideText(one)}</li>
        ))}
      </ul>
      {more > 0 ? <p>And {more} more.</p> : null}
      <p>Everything else is up to date. These aren't counted in any total.</p>
    </Note>
  );
}

/** The bank's own words. */
function ToldNote({ name, told }: { name: string; told: readonly string[] }) {
  return (
    <Note tone="caution" title={`${name} says`}>
      {told.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Note>
  );
}

function End({ itemId, name }: { itemId: string; name: string }) {
  return (
    <Form method="post" action="/accounts" preventScrollReset>
      <input type="hidden" name="intent" value="end" />
      <input type="hidden" name="item" value={itemId} />
      <Button type="submit" size="sm" variant="secondary">
        Disconnect<span className="sr-only"> {name}</span>
      </Button>
    </Form>
  );
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
