import { Form, useNavigation } from "@remix-run/react";
import { LinkButton } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { Guarded } from "~/components/ui/guarded";
import type { AskOutcome, AskView, CoachAnswer, Consent, RefusedQuestion, ShownAnswer } from "~/texts/coach";
import { ASK_HREF } from "~/domain/coach/hrefs";
import { useTidyAddress } from "~/client/coach/interview-handoff";
import { useAboveKeyboard } from "~/client/ui/use-above-keyboard";
import { AnswerBody } from "./answer-body";
import { Composer } from "./composer";
import { ConsentPanel } from "./consent-panel";
import { Conversations } from "./conversations";
import { TurnCard } from "./turn";

type AskTabProps = {
  view: AskView;
  consent: Consent;
  outcome: AskOutcome | null;
  refused: RefusedQuestion | null;
};

/** The conversation: what was asked and answered on top, the box at the bottom; what belongs to it stands beside. */
export function AskTab({ view, consent, outcome, refused }: AskTabProps) {
  useTidyAddress(view.plan !== null, "/coach");
  return (
    <div className="grid grid-cols-1 gap-6 xl:grid-cols-[minmax(0,1fr)_18rem]">
      <aside
        aria-label="Around the conversation"
        className="grid content-start gap-4 self-start xl:sticky xl:top-20 xl:order-last"
      >
        <InterviewCard interviewed={view.interviewed} />
        <Guarded name="Your earlier conversations">
          <Conversations names={view.conversations} open={view.conversation} />
        </Guarded>
        <Guarded name="What an outside model may see">
          <ConsentPanel consent={consent} sent={view.sent} />
        </Guarded>
      </aside>
      <Conversation view={view} outcome={outcome} refused={refused} />
    </div>
  );
}

function Conversation({ view, outcome, refused }: Omit<AskTabProps, "consent">) {
  const navigation = useNavigation();
  const form = navigation.formData?.get("intent") === "ask" ? navigation.formData : undefined;
  const thinking = form !== undefined && navigation.state === "submitting";
  const place = useAboveKeyboard<HTMLDivElement>();
  const turns = shownTurns(view, outcome, thinking ? String(form.get("question") ?? "") : null);
  const isFailed = outcome !== null && outcome.answer === null;
  return (
    <div className="flex min-h-[calc(100dvh-18rem)] min-w-0 flex-col">
      {view.plan ? <Plan plan={view.plan} isLast={turns.length === 0} /> : null}
      <Guarded name="Your conversation">
        <ol aria-label="Conversation" className="grid flex-1 grid-cols-1 content-start gap-6 pb-4">
          {turns.length === 0 && !view.plan ? <Greeting /> : null}
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
      <div
        ref={place}
        data-composer
        data-no-print
        className="composer border-t border-line bg-paper px-4 pt-2 pb-3 sm:px-6 lg:px-0"
      >
        <Form method="post" action={ASK_HREF} className="mx-auto grid max-w-4xl grid-cols-1 gap-2" preventScrollReset>
          <Composer
            id="coach-question"
            question={refused?.question ?? (isFailed ? outcome.question : view.question)}
            error={refused?.error}
            thinking={thinking}
            conversation={view.conversation}
            suggestions={view.suggestions}
          />
        </Form>
      </div>
    </div>
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

function Greeting() {
  return (
    <li className="rounded-lg border border-line bg-surface p-4 sm:p-5">
      <p className="font-medium">What would you like to know?</p>
      <p className="text-muted">Answers come from your own figures, with the rows behind them.</p>
    </li>
  );
}

/** The plan of the interview, in the place of an answer. */
function Plan({ plan, isLast }: { plan: CoachAnswer; isLast: boolean }) {
  return (
    <Guarded name="Your plan">
      <Card title="Your plan" id={isLast ? "response" : undefined} className="mb-6 scroll-mt-20">
        <AnswerBody answer={plan} />
        <p className="mt-4">
          <LinkButton to="/coach/plan" variant="secondary">
            Open it as steps
          </LinkButton>
        </p>
      </Card>
    </Guarded>
  );
}

function InterviewCard({ interviewed }: { interviewed: boolean }) {
  return (
    <Card>
      <h2 className="text-base font-semibold">Start Financial Interview</h2>
      <p className="text-sm text-muted max-sm:hidden">Answer ten quick questions and get a personal plan.</p>
      <div className="mt-3 flex flex-wrap gap-2">
        {interviewed ? (
          <LinkButton to={`${ASK_HREF}&plan=1`} variant="secondary" size="sm">
            See your plan
          </LinkButton>
        ) : null}
        <LinkButton to="/coach/interview" size="sm">
          {interviewed ? "Start again" : "Start Financial Interview"}
        </LinkButton>
      </div>
    </Card>
  );
}
