import { Form } from "@remix-run/react";
import { Badge } from "~/components/ui/badge";
import { Button, LinkButton } from "~/components/ui/button";
import { Note } from "~/components/ui/callout";
import { Card } from "~/components/ui/card";
import { cx } from "~/components/ui/cx";
import { EmptyState } from "~/components/ui/empty-state";
import { Icon } from "~/components/ui/icon";
import type { CoachPlanView } from "~/texts/coach";
import type { PlanFigures, PlanStep } from "~/domain/coach/plan-steps";
import { type Cents, formatUsd } from "~/domain/money";
import { type Day, mediumDate } from "~/domain/periods";

const PLAN = "/coach/plan";

/** The interview's plan: steps to tick and to date, and after a month what came of it. */
export function PlanScreen({ view }: { view: CoachPlanView }) {
  return (
    <div className="narrow grid gap-6">
      <h1 className="text-xl font-semibold">Your Plan</h1>
      {view.is === "none" ? (
        <Card>
          <EmptyState
            icon="chat"
            title="No plan yet"
            action={<LinkButton to="/coach/interview">Start Financial Interview</LinkButton>}
          >
            Ten questions, about two minutes. You get steps to take, each with its reason and a date, and after a month
            you see what came of them.
          </EmptyState>
        </Card>
      ) : view.is === "draft" ? (
        <Draft view={view} />
      ) : (
        <Kept view={view} />
      )}
    </div>
  );
}

function Draft({ view }: { view: Extract<CoachPlanView, { is: "draft" }> }) {
  return (
    <>
      {view.note ? <p className="max-w-prose">{view.note}</p> : null}
      <ol className="grid gap-3">
        {view.steps.map((step) => (
          <li key={step.key} className="grid gap-1 rounded-lg border border-line bg-surface p-4">
            <StepWords step={step} today={null} />
          </li>
        ))}
      </ol>
      <KeepForm label="Keep this plan" hint="Then you can tick its steps and choose their dates." />
    </>
  );
}

function Kept({ view }: { view: Extract<CoachPlanView, { is: "kept" }> }) {
  const done = view.steps.filter(({ doneDay }) => doneDay !== null).length;
  return (
    <>
      {view.isDue ? (
        <Note tone="info" title="It's been a month">
          See what came of your plan, and make a new one from today's numbers. What you ticked stays ticked.
        </Note>
      ) : null}
      <p className="text-sm text-muted">
        Made on {mediumDate(view.madeDay)}. {done} of {view.steps.length} done.
      </p>
      {view.note ? <p className="max-w-prose">{view.note}</p> : null}
      <ol className="grid gap-3">
        {view.steps.map((step) => (
          <KeptStep key={step.key} step={step} today={view.today} />
        ))}
      </ol>
      <SinceThen then={view.then} now={view.now} />
      <KeepForm
        label="Look at it again"
        hint={view.isDue ? "" : `A reminder comes on ${mediumDate(view.reviewDay)}. You can do it earlier.`}
      />
    </>
  );
}

function KeptStep({ step, today }: { step: PlanStep; today: Day }) {
  const isDone = step.doneDay !== null;
  return (
    <li
      id={`step-${step.key}`}
      className={cx(
        "grid scroll-mt-20 gap-3 rounded-lg border border-line p-4",
        isDone ? "bg-accent-soft" : "bg-surface",
      )}
    >
      <div className="grid gap-1">
        <StepWords step={step} today={today} />
      </div>
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
        <Form method="post" action={PLAN} preventScrollReset>
          <input type="hidden" name="intent" value="step" />
          <input type="hidden" name="step" value={step.key} />
          <input type="hidden" name="done" value={isDone ? "no" : "yes"} />
          <Button
            type="submit"
            size="sm"
            variant="secondary"
            icon={isDone ? "undo" : "check"}
            aria-label={`${isDone ? "Not done yet" : "Done"}: ${step.title}`}
          >
            {isDone ? "Not done yet" : "Done"}
          </Button>
        </Form>
        <details>
          <summary className="fold text-sm text-accent">
            {step.dueDay ? "Change the date" : "Choose a date"}
            <span className="sr-only">: {step.title}</span>
          </summary>
          <Form method="post" action={PLAN} preventScrollReset className="flex flex-wrap items-end gap-2 pt-2">
            <input type="hidden" name="intent" value="step" />
            <input type="hidden" name="step" value={step.key} />
            <label className="grid gap-1 text-sm">
              By
              <input type="date" name="day" defaultValue={step.dueDay ?? ""} className="field w-44" />
            </label>
            <Button type="submit" size="sm" aria-label={`Save the date: ${step.title}`}>
              Save
            </Button>
          </Form>
        </details>
      </div>
    </li>
  );
}

function StepWords({ step, today }: { step: PlanStep; today: Day | null }) {
  const isLate = today !== null && step.doneDay === null && step.dueDay !== null && step.dueDay < today;
  return (
    <>
      <p className="flex flex-wrap items-center gap-2 font-semibold tabular-nums">
        {step.doneDay ? <Icon name="check_circle" className="text-accent" /> : null}
        <span>{step.title}</span>
      </p>
      <p className="max-w-prose text-sm text-muted tabular-nums">{step.why}</p>
      <p className="flex flex-wrap items-center gap-2 text-sm">
        {step.doneDay ? (
          <span>Done on {mediumDate(step.doneDay)}</span>
        ) : step.dueDay ? (
          <span>By {mediumDate(step.dueDay)}</span>
        ) : (
          <span className="text-muted">No date yet</span>
        )}{" "}
        {isLate ? <Badge variant="caution">date passed</Badge> : null}
      </p>
    </>
  );
}

function KeepForm({ label, hint }: { label: string; hint: string }) {
  return (
    <Form method="post" action={PLAN} className="flex flex-wrap items-center gap-3">
      <input type="hidden" name="intent" value="keep-plan" />
      <Button type="submit">{label}</Button>
      {hint ? <p className="text-sm text-muted">{hint}</p> : null}
    </Form>
  );
}

const FIGURES: readonly [label: string, of: (figures: PlanFigures) => Cents | null][] = [
  ["A usual month leaves", ({ roomCents }) => roomCents],
  ["In savings", ({ savedCents }) => savedCents],
  ["Owed", ({ owedCents }) => owedCents],
];

/** What the plan was made of, and how it is today. */
function SinceThen({ then, now }: { then: PlanFigures; now: PlanFigures }) {
  const usd = (cents: Cents | null) => (cents === null ? "not known" : formatUsd(cents));
  return (
    <Card title="Since then">
      <table className="w-full text-sm tabular-nums">
        <caption className="sr-only">What the plan was made of, and how it is today</caption>
        <thead>
          <tr className="border-b border-line text-xs text-muted">
            <td />
            <th scope="col" className="py-1.5 pl-3 text-right font-medium">
              Then
            </th>
            <th scope="col" className="py-1.5 pl-3 text-right font-medium">
              Now
            </th>
          </tr>
        </thead>
        <tbody>
          {FIGURES.map(([label, of]) => (
            <tr key={label} className="border-b border-line last:border-0">
              <th scope="row" className="py-2 text-left font-normal">
                {label}
              </th>
              <td className="py-2 pl-3 text-right">{usd(of(then))}</td>
              <td className="py-2 pl-3 text-right">{usd(of(now))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
