import { Form, useNavigation } from "@remix-run/react";
import { Button, LinkButton } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { Guarded } from "~/components/ui/guarded";
import { Icon } from "~/components/ui/icon";
import { Link } from "~/components/ui/link";
import type { AskOutcome, AskView, PastAnswer, RefusedQuestion } from "~/texts/coach";
import { mediumDate } from "~/domain/periods";
import { useTidyAddress } from "~/client/coach/interview-handoff";
import { AnswerCard } from "./answer-card";
import { AskFields } from "./ask-form";
import { SafeText } from "./safe-text";
import { ScheduleTable, WordingNotes } from "./wording";

type AskTabProps = { view: AskView; outcome: AskOutcome | null; refused: RefusedQuestion | null };

export function AskTab({ view, outcome, refused }: AskTabProps) {
  const navigation = useNavigation();
  const thinking = navigation.state !== "idle" && navigation.formData?.get("intent") === "ask";
  useTidyAddress(view.plan !== null, "/coach");
  const answer = outcome ? outcome.answer : view.latest;
  const answered = outcome?.question ?? (view.latest ? view.question : "");
  return (
    <div className="grid grid-cols-1 gap-6">
      <InterviewCard interviewed={view.interviewed} />
      {view.plan ? (
        <Guarded name="Your plan">
          <AnswerCard title="Your plan" answer={view.plan} />
        </Guarded>
      ) : null}
      <Card title="Ask your coach">
        <Form method="post" action="/coach?tab=ask" className="grid gap-3" preventScrollReset>
          <AskFields
            id="coach-question"
            question={
              refused?.question ?? (view.latest ? "" : outcome?.answer === null ? outcome.question : view.question)
            }
            error={refused?.error}
            thinking={thinking}
            suggestions={6}
          />
        </Form>
      </Card>
      <Guarded name="Your coach's answer">
        <AnswerCard
          title="Your coach's answer"
          question={thinking ? String(navigation.formData?.get("question") ?? "") : answered}
          answer={answer}
          failed={outcome !== null && outcome.answer === null}
          thinking={thinking}
        />
      </Guarded>
      <Guarded name="Your earlier questions">
        <History items={view.history.filter((item) => item.answer !== answer?.answer || item.question !== answered)} />
      </Guarded>
    </div>
  );
}

function InterviewCard({ interviewed }: { interviewed: boolean }) {
  return (
    <Card>
      <div className="flex flex-wrap items-center gap-4">
        <span className="grid size-12 place-items-center rounded-full bg-accent-soft text-accent">
          <Icon name="chat" size="lg" />
        </span>
        <div className="min-w-0 flex-1 basis-60">
          <h2 className="text-base font-semibold">Start Financial Interview</h2>
          <p className="text-sm text-muted">
            Ten short questions give your coach the whole picture, and you a plan of your own.
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          {interviewed ? (
            <LinkButton to="/coach?tab=ask&plan=1" variant="secondary">
              See your plan
            </LinkButton>
          ) : null}
          <LinkButton to="/coach/interview">{interviewed ? "Start again" : "Start Financial Interview"}</LinkButton>
        </div>
      </div>
    </Card>
  );
}

function History({ items }: { items: readonly PastAnswer[] }) {
  if (items.length === 0) return null;
  return (
    <Card
      title="Earlier questions"
      action={
        <Form method="post" action="/coach?tab=ask">
          <input type="hidden" name="intent" value="clear" />
          <Button type="submit" variant="quiet" size="sm" className="-mr-3">
            Clear
          </Button>
        </Form>
      }
    >
      <ul className="divide-y divide-line">
        {items.map((item) => (
          <li key={item.id}>
            <details className="py-1">
              <summary className="fold flex">
                <span className="min-w-0 flex-1 font-normal wrap-anywhere">{item.question}</span>{" "}
                <time dateTime={item.askedOn} className="shrink-0 text-xs text-muted">
                  {mediumDate(item.askedOn)}
                </time>
              </summary>
              <div className="grid gap-3 pt-1 pb-4">
                <SafeText text={item.answer} />
                {item.table ? <ScheduleTable table={item.table} /> : null}
                <WordingNotes {...item} />
                <p>
                  <Link
                    to={`/coach?tab=ask&question=${encodeURIComponent(item.question)}#coach-question`}
                    className="text-sm text-accent hover:underline"
                  >
                    Ask again
                  </Link>
                </p>
              </div>
            </details>
          </li>
        ))}
      </ul>
    </Card>
  );
}
