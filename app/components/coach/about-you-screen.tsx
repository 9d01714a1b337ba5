import { Form } from "@remix-run/react";
import { Button, LinkButton } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { useIntentPending } from "~/components/ui/form-key";
import type { AboutYou, StatementQuestion } from "~/domain/coach/about-you";

/** What somebody said of themselves beside what the accounts show, and a choice where the two differ. */
export function AboutYouScreen({ about }: { about: AboutYou }) {
  return (
    <div className="narrow grid gap-6">
      <h1 className="text-xl font-semibold">About You</h1>
      <p className="text-muted">
        Your coach uses your accounts and what you've told us. Where the two differ, you choose which to use.
      </p>
      {about.questions.length === 0 ? (
        <Card title="Nothing to decide">
          <p className="text-muted">What you said and what your accounts show agree.</p>
        </Card>
      ) : (
        about.questions.map((question) => <ChoiceCard key={question.topic} question={question} />)
      )}
      <Card title="What you said">
        {about.said.length === 0 ? (
          <p className="text-muted">Nothing yet. The interview and the credit form ask for it.</p>
        ) : (
          <dl className="divide-y divide-line">
            {about.said.map(({ what, value, source }) => (
              <div key={`${what} ${source}`} className="grid gap-1 py-3 first:pt-0 last:pb-0">
                <dt className="flex flex-wrap justify-between gap-x-4">
                  <span>{what}</span> <span className="font-semibold tabular-nums">{value}</span>
                </dt>
                <dd className="text-sm text-muted">{source}</dd>
              </div>
            ))}
          </dl>
        )}
        <div className="mt-4 flex flex-wrap gap-3">
          <LinkButton to="/coach/interview" variant="secondary">
            Open the interview
          </LinkButton>
          <LinkButton to="/credit?edit=1" variant="secondary">
            Open the credit form
          </LinkButton>
        </div>
      </Card>
    </div>
  );
}

function ChoiceCard({ question }: { question: StatementQuestion }) {
  const pending = useIntentPending();
  return (
    <Card title={question.title}>
      <Form method="post" action="/coach/about-you" className="grid gap-4">
        <input type="hidden" name="topic" value={question.topic} />
        <div className="grid gap-1 tabular-nums">
          {question.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
        <fieldset className="grid gap-1">
          <legend className="sr-only">{question.title}</legend>
          {question.options.map(({ choice, label }) => (
            <label key={choice} className="flex min-h-11 items-center gap-3">
              <input type="radio" name="choice" value={choice} defaultChecked={choice === question.chosen} />
              {label}
            </label>
          ))}
        </fieldset>
        <div>
          <Button type="submit" variant="secondary" pending={pending} aria-label={`Save: ${question.title}`}>
            Save
          </Button>
        </div>
      </Form>
    </Card>
  );
}
