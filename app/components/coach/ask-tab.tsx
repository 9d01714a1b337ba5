import { useNavigation } from "@remix-run/react";
import { useQuestionBox } from "~/client/coach/use-question-box";
import { LinkButton } from "~/components/ui/button";
import { cx } from "~/components/ui/cx";
import { part } from "~/components/ui/lazy-client";
import { Card } from "~/components/ui/card";
import { Guarded } from "~/components/ui/guarded";
import { Link } from "~/components/ui/link";
import type { AskOutcome, AskView, CoachAnswer, Consent, RefusedQuestion, ShownAnswer } from "~/texts/coach";
import { ASK_HREF, NEW_CONVERSATION } from "~/domain/coach/hrefs";
import { useTidyAddress } from "~/client/coach/interview-handoff";
import { AnswerBody } from "./answer-body";
import { AskBar } from "./ask-bar";
import { Suggestions } from "./composer";
import { AnsweredFirst } from "./first-insight";
import { Openings } from "./openings";
import { TurnCard } from "./turn";

/** What isn't needed to ask comes after it. */
const Around = part(async () => ({ default: (await import("./ask-sidebar")).AskSidebar }));

type AskTabProps = {
  view: AskView;
  consent: Consent;
  outcome: AskOutcome | null;
  refused: RefusedQuestion | null;
};

/** The conversation: what was asked and answered, what one could ask next, the box at the bottom; beside it what belongs to it. */
export function AskTab({ view, consent, outcome, refused }: AskTabProps) {
  useTidyAddress(view.plan !== null, "/coach");
  return (
    <div className="grid grid-cols-1 gap-6 xl:grid-cols-[minmax(0,1fr)_18rem]">
      <Conversation view={view} outcome={outcome} refused={refused} />
      {/* Where the answer opened the conversation its code comes after the answer: what is below stands where it stays. */}
      <Guarded name="What belongs to the conversation" fallback={<div className="min-h-48" />}>
        <Around view={view} consent={consent} />
      </Guarded>
    </div>
  );
}

type ConversationProps = Omit<AskTabProps, "consent"> & {
  /** Above the figures of the first view: as high as what is in it, until something is asked. */
  isStart?: boolean;
};

export function Conversation({ view, outcome, refused, isStart = false }: ConversationProps) {
  const navigation = useNavigation();
  const form = navigation.formData?.get("intent") === "ask" ? navigation.formData : undefined;
  const asking = form !== undefined;
  const thinking = asking && navigation.state === "submitting";
  const turns = shownTurns(view, outcome, thinking ? String(form.get("question") ?? "") : null);
  const isEmpty = turns.length === 0 && !view.plan;
  const isFailed = outcome !== null && outcome.answer === null;
  const question = refused?.question ?? (isFailed ? outcome.question : view.question);
  const ask = useQuestionBox(question, thinking);
  return (
    <div
      data-asking={asking || undefined}
      className={cx("flex min-w-0 flex-col", (isStart || isEmpty) && !asking ? null : "min-h-[calc(100dvh-14rem)]")}
    >
      {isEmpty ? null : <NewConversation isOffered={turns.length > 0} />}
      {view.plan ? <Plan plan={view.plan} isLast={turns.length === 0} /> : null}
      {isEmpty ? <Opening view={view} fill={ask.fill} /> : null}
      <Guarded name="Your conversation">
        <ol aria-label="Conversation" className="grid flex-1 grid-cols-1 content-start gap-6 pb-4">
          {turns.map((turn, at) => (
            <TurnCard
              key={at}
              question={turn.question}
              answer={turn.answer}
              askedOn={turn.askedOn}
              conversation={view.conversation}
              isLast={at === turns.length - 1}
              isLive={turn.isLive}
              thinking={thinking && at === turns.length - 1}
            />
          ))}
        </ol>
      </Guarded>
      {/* They follow from the answer: until it's there, there are none, and their row stays. */}
      {isEmpty ? null : (
        <div className="mb-3 min-h-10 touch:min-h-12">
          <Suggestions
            texts={asking ? [] : view.suggestions}
            conversation={view.conversation}
            fill={ask.fill}
            rows="phone"
          />
        </div>
      )}
      <AskBar
        ask={ask}
        question={question}
        error={refused?.error}
        thinking={thinking}
        conversation={view.conversation}
      />
    </div>
  );
}

function Opening({ view: { insight, openings }, fill }: { view: AskView; fill: (text: string) => void }) {
  return insight ? <AnsweredFirst insight={insight} fill={fill} /> : <Openings groups={openings} fill={fill} />;
}

/** Its line is there once something is asked, the first answer not yet. */
function NewConversation({ isOffered }: { isOffered: boolean }) {
  return (
    <p className="-mt-3 min-h-11 text-right" data-no-print>
      {isOffered ? (
        <Link
          to={`${ASK_HREF}&c=${NEW_CONVERSATION}#coach-question`}
          className="inline-flex min-h-11 items-center text-sm font-medium text-accent hover:underline"
        >
          New conversation
        </Link>
      ) : null}
    </p>
  );
}

type Shown = {
  question: string;
  answer: ShownAnswer | null;
  askedOn?: string | undefined;
  /** Asked on this page. */
  isLive: boolean;
};

/** What the server keeps, and after it what it doesn't know yet: on its way, just answered, or failed. */
function shownTurns({ turns, today }: AskView, outcome: AskOutcome | null, asking: string | null): Shown[] {
  const kept = turns.map((turn) => ({
    question: turn.question,
    answer: turn,
    askedOn: turn.askedOn === today ? undefined : turn.askedOn,
    // What is asked next takes its place.
    isLive: asking === null && turn.id === outcome?.answer?.id,
  }));
  if (asking !== null) return [...kept, { question: asking, answer: null, isLive: true }];
  if (outcome === null || kept.some(({ isLive }) => isLive)) return kept;
  return [...kept, { ...outcome, isLive: true }];
}

/** The plan of the interview, in the place of an answer. */
function Plan({ plan, isLast }: { plan: CoachAnswer; isLast: boolean }) {
  return (
    <Guarded name="Your plan">
      <Card title="Your plan" id={isLast ? "response" : undefined} className="mb-6 scroll-mt-20">
        <AnswerBody answer={plan} />
        <p className="mt-4">
          <LinkButton to="/coach/plan" variant="secondary">
            See it as steps
          </LinkButton>
        </p>
      </Card>
    </Guarded>
  );
}
