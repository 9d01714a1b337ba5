import { Form, useNavigate } from "@remix-run/react";
import { Button, LinkButton } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { FormKey, useIntentPending } from "~/components/ui/form-key";
import { Icon } from "~/components/ui/icon";
import { Progress } from "~/components/ui/progress";
import type { KnownAnswer } from "~/domain/coach/interview-known";
import type { InterviewView } from "~/texts/coach";
import { INTERVIEW_LENGTH, interviewPercent, type InterviewResponses, questionAt } from "~/domain/coach/interview";
import { leaveHandoff } from "~/client/coach/interview-handoff";
import { QuestionField } from "./interview-question";

export function InterviewScreen({ view, completed }: { view: InterviewView; completed: InterviewResponses | null }) {
  const answers = completed ?? (view.done ? view.answers : null);
  return (
    <div className="narrow grid gap-6">
      <h1 className="text-xl font-semibold">Financial Interview</h1>
      {answers ? <Completion answers={answers} /> : <Step view={view} />}
    </div>
  );
}

function Step({ view }: { view: InterviewView }) {
  const pending = useIntentPending();
  const question = questionAt(view.position);
  if (!question) return null;
  const percent = interviewPercent(view.position);
  const last = view.position === INTERVIEW_LENGTH;
  // What the accounts show is where one starts from.
  const answer = Object.entries(view.answers).find(([id]) => id === question.id)?.[1] ?? view.known?.answer;
  return (
    <>
      <div className="grid gap-2">
        <div className="flex justify-between gap-3 text-sm text-muted tabular-nums">
          <span>
            Question {view.position} of {INTERVIEW_LENGTH}
          </span>{" "}
          <span>{percent}%</span>
        </div>
        <Progress value={percent} label="Progress of the interview" />
      </div>
      {view.known ? <Confirm key={`known-${question.id}`} position={view.position} known={view.known} /> : null}
      <Card>
        <Form
          method="post"
          action={`/coach/interview?q=${view.position}`}
          key={question.id}
          className="grid gap-6"
          noValidate
        >
          <input type="hidden" name="q" value={view.position} />
          <FormKey />
          {last ? <input type="hidden" name="draft" value={JSON.stringify(view.answers)} /> : null}
          <QuestionField question={question} answer={answer} />
          {/* Enter presses a form's first button: that is the one ahead. */}
          <div className="flex flex-row-reverse flex-wrap justify-between gap-3">
            <Button type="submit" name="move" value="next" pending={pending}>
              {last ? "Complete Interview" : "Next"}
            </Button>
            <Button
              type="submit"
              name="move"
              value="previous"
              // Where there's nothing to go back to it has no frame, either.
              variant={view.position === 1 ? "quiet" : "secondary"}
              disabled={view.position === 1}
            >
              Previous
            </Button>
          </div>
        </Form>
      </Card>
      <p className="text-sm text-muted">We save as you go, so you can finish later.</p>
    </>
  );
}

/** What the accounts show, to be confirmed in place of an answer. */
function Confirm({ position, known }: { position: number; known: KnownAnswer }) {
  return (
    <Card title="Is this right?" className="border-accent">
      <Form method="post" action={`/coach/interview?q=${position}`} className="grid gap-4">
        <input type="hidden" name="q" value={position} />
        <input type="hidden" name="answer" value={String(known.answer)} />
        <p className="tabular-nums">
          {known.sentence} We&apos;ll use <strong>{known.says}</strong>.
        </p>
        <div>
          <Button type="submit" name="move" value="next">
            Yes, that's right
          </Button>
        </div>
        <p className="text-sm text-muted">If not, answer below.</p>
      </Form>
    </Card>
  );
}

function Completion({ answers }: { answers: InterviewResponses }) {
  const navigate = useNavigate();
  const open = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    leaveHandoff(answers);
    navigate("/coach");
  };
  return (
    <Card className="text-center">
      <div className="mx-auto grid max-w-md justify-items-center gap-3 py-6" role="status">
        <span className="grid size-14 place-items-center rounded-full bg-accent-soft text-accent">
          <Icon name="check_circle" size="xl" />
        </span>
        <h2 className="text-lg font-semibold">Thank you. Your interview is complete.</h2>
        <p className="text-muted">Your coach has made a plan from your answers and your own figures.</p>
        <LinkButton to="/coach?tab=ask&plan=1" onClick={open}>
          See My Personalized Plan
        </LinkButton>
      </div>
    </Card>
  );
}
