import { useFetcher } from "@remix-run/react";
import { Fragment, useEffect, useRef, type FormEvent, type RefObject } from "react";
import type { GoalsMessage } from "~/contracts/goals";
import { MESSAGE_LIMIT } from "~/domain/goals/assistant/text";
import { FormKey } from "~/components/ui/form-key";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { cx } from "~/components/ui/cx";
import { Icon } from "~/components/ui/icon";
import { Link } from "~/components/ui/link";
import { sendOnEnter, useChatTurn } from "~/client/coach/chat-input";

type Props = {
  messages: GoalsMessage[];
  timeZone: string;
  prefill: string;
  failed: { message: string; reply: string } | null;
  error: string | null;
};

export function ChatPanel({ messages, timeZone, prefill, failed, error }: Props) {
  const fetcher = useFetcher();
  const list = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLTextAreaElement>(null);
  const busy = fetcher.state !== "idle" && fetcher.formData?.get("intent") === "send-message";
  const asked = busy ? fetcher.formData?.get("message") : null;
  useChatTurn(list, input, messages.length, busy);

  useMessageField(input, busy, prefill);

  return (
    <Card id="chat" title="Money Mind Goal Assistant" className="scroll-mt-20">
      <p className="mb-4 text-muted">Tell Money Mind what you're saving for, in your own words.</p>
      <MessageLog
        scroller={list}
        messages={messages}
        timeZone={timeZone}
        failed={failed}
        asked={typeof asked === "string" ? asked : null}
        busy={busy}
      />
      <fetcher.Form
        method="post"
        action="/goals"
        onSubmit={refuseEmpty}
        className="mt-4 flex flex-col gap-2 sm:flex-row sm:items-end"
      >
        <input type="hidden" name="intent" value="send-message" />
        <FormKey />
        <label htmlFor="goal-message" className="sr-only">
          Message to Money Mind
        </label>
        <textarea
          ref={input}
          id="goal-message"
          name="message"
          rows={2}
          maxLength={MESSAGE_LIMIT}
          required
          disabled={busy}
          defaultValue={failed?.message ?? prefill}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? "goal-message-error" : undefined}
          placeholder="Save $500 for a bike by next June"
          onKeyDown={sendOnEnter}
          className="field min-h-16 flex-1 resize-y"
        />
        <Button type="submit" icon="send" pending={busy}>
          Send
        </Button>
      </fetcher.Form>
      {error ? <FieldError>{error}</FieldError> : null}
    </Card>
  );
}

function refuseEmpty(event: FormEvent<HTMLFormElement>) {
  const message = new FormData(event.currentTarget).get("message");
  if (typeof message !== "string" || !message.trim()) event.preventDefault();
}

/** Emptied when what it held is on its way; filled with the choice that was taken. */
function useMessageField(input: RefObject<HTMLTextAreaElement>, busy: boolean, prefill: string) {
  useEffect(() => {
    if (busy && input.current) input.current.value = "";
  }, [input, busy]);
  useEffect(() => {
    if (!prefill || !input.current) return;
    input.current.value = prefill;
    input.current.focus({ preventScroll: true });
  }, [input, prefill]);
}

function FieldError({ children }: { children: string }) {
  return (
    <p id="goal-message-error" className="mt-1.5 text-xs font-medium text-loss">
      {children}
    </p>
  );
}

type LogProps = Pick<Props, "messages" | "timeZone" | "failed"> & {
  scroller: RefObject<HTMLDivElement>;
  /** What was sent and has no answer yet. */
  asked: string | null;
  busy: boolean;
};

// What scrolls must be reachable by keyboard.
function MessageLog({ scroller, messages, timeZone, failed, asked, busy }: LogProps) {
  return (
    <div
      ref={scroller}
      role="log"
      aria-label="Messages"
      aria-live="polite"
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
      tabIndex={0}
      className="flex max-h-96 flex-col-reverse overflow-y-auto rounded-md bg-sunken p-3 sm:p-4"
    >
      {/* Reversed outside, in order inside: the list stands at its end without scripts too. */}
      <div className="flex flex-col gap-3">
        {messages.map((message) => (
          <Bubble key={message.id} message={message} time={timeOf(message.timestamp, timeZone)} />
        ))}
        {failed ? <FailedTurn {...failed} /> : null}
        {asked === null ? null : <Message type="user">{asked}</Message>}
        {busy ? (
          <p className="flex items-center gap-2 text-sm text-muted" role="status">
            <Icon name="sparkle" size="sm" /> Thinking...
          </p>
        ) : null}
        <span id="latest" />
      </div>
    </div>
  );
}

function Bubble({ message, time }: { message: GoalsMessage; time: string }) {
  return (
    <Message type={message.type} time={time} iso={message.timestamp}>
      {message.content}{" "}
      {message.choices && message.choices.length > 0 ? (
        <span className="mt-2 flex flex-wrap gap-2">
          {message.choices.map((choice) => (
            <Fragment key={choice}>
              <Link
                to={`/goals?say=${encodeURIComponent(choice)}#chat`}
                preventScrollReset
                className={cx(
                  "inline-flex min-h-9 items-center rounded-full border border-edge bg-surface px-3",
                  "text-xs font-medium text-accent hover:bg-accent-soft touch:min-h-11",
                )}
              >
                {choice}
              </Link>{" "}
            </Fragment>
          ))}
        </span>
      ) : null}
      {message.undo ? <Undo goal={message.undo} /> : null}
    </Message>
  );
}

function Undo({ goal }: { goal: { id: string; name: string } }) {
  const fetcher = useFetcher();
  return (
    <fetcher.Form method="post" action="/goals" className="mt-2">
      <input type="hidden" name="intent" value="restore-goal" />
      <input type="hidden" name="goal" value={goal.id} />
      <Button
        type="submit"
        size="sm"
        variant="secondary"
        icon="undo"
        pending={fetcher.state !== "idle"}
        aria-label={`Undo: bring back ${goal.name}`}
      >
        Undo
      </Button>
    </fetcher.Form>
  );
}

function Message({
  type,
  time,
  iso,
  children,
}: {
  type: "ai" | "user";
  time?: string;
  iso?: string;
  children: React.ReactNode;
}) {
  return (
    <div data-message={type} className={cx("max-w-[88%] sm:max-w-[75%]", type === "user" ? "self-end" : "self-start")}>
      <p className={cx("mb-1 text-xs text-muted", type === "user" && "text-right")}>
        {type === "user" ? "You" : "Money Mind"}
        {time ? (
          <>
            {", "}
            <time dateTime={iso}>{time}</time>
          </>
        ) : null}
      </p>
      <div
        className={cx(
          "rounded-lg px-3 py-2 text-sm break-words whitespace-pre-line",
          type === "user" ? "bg-accent text-on-accent" : "border border-line bg-surface",
        )}
      >
        {children}
      </div>
    </div>
  );
}

// Without scripts a failed message comes back with its reply, and stays in the input to be sent again.
function FailedTurn({ message, reply }: { message: string; reply: string }) {
  return (
    <>
      <Message type="user">{message}</Message>
      <Message type="ai">{reply}</Message>
    </>
  );
}

function timeOf(timestamp: string, timeZone: string): string {
  return new Intl.DateTimeFormat("en-US", {
    timeZone,
    month: "short",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
  })
    .format(new Date(timestamp))
    .replace(/\u202f/g, " ");
}
