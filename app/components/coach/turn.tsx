import { Note } from "~/components/ui/callout";
import { COACH_ERROR, type ShownAnswer } from "~/texts/coach";
import { mediumDate } from "~/domain/periods";
import { cx } from "~/components/ui/cx";
import { Skeleton } from "~/components/ui/skeleton";
import { useStreamedText } from "~/client/coach/streamed-answer";
import { useScrollHere } from "~/client/ui/use-scroll-here";
import { AnswerBody } from "./answer-body";
import { SafeText } from "./safe-text";

type TurnProps = {
  question: string;
  answer: ShownAnswer | null;
  /** The day of the question, where it is not today's. */
  askedOn?: string | undefined;
  conversation?: string | null | undefined;
  /** The newest: an address can lead to it. */
  isLast?: boolean;
  /** Asked on this page: it has its place before there is an answer, and keeps it. */
  isLive?: boolean;
  thinking?: boolean;
};

/** A question and what came back: an answer, that it is on its way, or the sentence of a failure. */
export function TurnCard({ question, answer, askedOn, conversation, isLast, isLive, thinking = false }: TurnProps) {
  const place = useScrollHere<HTMLLIElement>(thinking, "start");
  return (
    <li
      ref={place}
      id={isLast ? "response" : undefined}
      className={cx("grid scroll-mt-20 grid-cols-1 content-start gap-3", isLive && "min-h-[calc(100dvh-20rem)]")}
    >
      <p data-question className="ml-auto max-w-[85%] rounded-lg rounded-br-sm bg-accent-soft px-4 py-2 wrap-anywhere">
        <span className="sr-only">You asked: </span>
        {question}{" "}
        {askedOn ? (
          <time dateTime={askedOn} className="block text-xs text-muted">
            {mediumDate(askedOn)}
          </time>
        ) : null}
      </p>
      <div
        role={isLive ? "status" : undefined}
        aria-live={isLive ? "polite" : undefined}
        aria-busy={thinking || undefined}
        className="rounded-lg border border-line bg-surface p-4 sm:p-5"
      >
        {thinking ? (
          <Thinking />
        ) : answer ? (
          <AnswerBody answer={answer} conversation={conversation} />
        ) : (
          <Note tone="loss">{COACH_ERROR}</Note>
        )}
      </div>
    </li>
  );
}

/** What is written so far, and that more is on its way. */
function Thinking() {
  const spoken = useStreamedText();
  return (
    <div className="grid grid-cols-1 gap-3">
      {spoken ? <SafeText text={spoken} /> : null}
      <p className="text-muted">Thinking...</p>
      {spoken ? null : (
        <div aria-hidden className="grid grid-cols-1 gap-2">
          <Skeleton className="h-4 max-w-md" />
          <Skeleton className="h-4 max-w-xs" />
        </div>
      )}
    </div>
  );
}
