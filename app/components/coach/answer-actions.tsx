import { Form } from "@remix-run/react";
import { type ReactNode, Suspense } from "react";
import { Button, LinkButton } from "~/components/ui/button";
import { Field } from "~/components/ui/field-frame";
import { FormKey } from "~/components/ui/form-key";
import { Icon } from "~/components/ui/icon";
import { part } from "~/components/ui/lazy-client";
import type { DoneAction, OfferedAction } from "~/texts/coach";
import { ASK_HREF } from "~/domain/coach/hrefs";
import { fieldAmount, fromDollars } from "~/domain/money";

/** The names of all categories come apart: they are in few answers, and folded there. */
const MerchantCategoryField = part(async () => ({
  default: (await import("./merchant-category-field")).MerchantCategoryField,
}));

type ActionsProps = { answer: string; actions: readonly OfferedAction[]; done: readonly DoneAction[] };

/** What can be done about an answer: each says what it would do before it does it, and can be undone. */
export function AnswerActions({ answer, actions, done }: ActionsProps) {
  return (
    <div id={`do-${answer}`} className="flex scroll-mt-40 flex-wrap items-start gap-2">
      {actions.map((action, at) => {
        const deed = done.find((one) => one.at === at);
        if (deed) return <Done key={at} deed={deed} />;
        if (action.kind === "rows" || action.kind === "screen")
          return (
            <p key={at}>
              <LinkButton to={action.href} variant="secondary" size="sm">
                {action.label}
              </LinkButton>
            </p>
          );
        return (
          <details key={at} className="rounded-md border border-edge bg-surface open:basis-full open:bg-paper">
            <summary className="fold min-h-9 px-3 text-xs touch:min-h-11">{action.label}</summary>
            <Form method="post" action={ASK_HREF} preventScrollReset className="grid gap-3 px-3 pb-3">
              <input type="hidden" name="intent" value="act" />
              <input type="hidden" name="answer" value={answer} />
              <input type="hidden" name="at" value={at} />
              <FormKey />
              <p className="max-w-prose text-sm text-muted tabular-nums">{action.preview}</p>
              <ActionFields action={action} />
            </Form>
          </details>
        );
      })}
    </div>
  );
}

function Done({ deed }: { deed: DoneAction }) {
  return (
    <Form
      method="post"
      action={ASK_HREF}
      preventScrollReset
      className="flex basis-full flex-wrap items-center gap-2 rounded-md bg-accent-soft px-3 py-2 text-sm"
    >
      <Icon name="check_circle" size="sm" className="text-accent" />
      <p className="min-w-0 flex-1 basis-40 tabular-nums">{deed.summary}</p>
      <input type="hidden" name="intent" value="undo" />
      <input type="hidden" name="deed" value={deed.id} />
      <Button type="submit" size="sm" variant="secondary" icon="undo" aria-label={`Undo: ${deed.summary}`}>
        Undo
      </Button>
    </Form>
  );
}

function ActionFields({ action }: { action: Exclude<OfferedAction, { kind: "rows" | "screen" }> }) {
  switch (action.kind) {
    case "budget":
      return (
        <Row button="Set the budget">
          <Amount label="Amount a month" value={action.amount} />
        </Row>
      );
    case "goal":
      return (
        <Row button="Make the goal">
          <Field label="Name">
            {(tied) => (
              <input {...tied} name="name" defaultValue={action.name} required maxLength={80} className="field" />
            )}
          </Field>
          <Amount label="Amount" value={action.amount} />
          <Day name="deadline" label="By" value={action.deadline} />
        </Row>
      );
    case "category":
      return (
        <Row button="Change the category">
          <Suspense>
            <MerchantCategoryField chosen={action.category} />
          </Suspense>
        </Row>
      );
    case "remind":
      return (
        <Row button="Remind me">
          <Day name="day" label="Day" value={action.day} />
        </Row>
      );
  }
}

function Row({ button, children }: { button: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-end gap-3">
      {children}
      <Button type="submit" size="sm">
        {button}
      </Button>
    </div>
  );
}

function Amount({ label, value }: { label: string; value: number }) {
  return (
    <Field label={label}>
      {(tied) => (
        <input
          {...tied}
          name="amount"
          inputMode="decimal"
          defaultValue={fieldAmount(fromDollars(value))}
          required
          className="field w-32 tabular-nums"
        />
      )}
    </Field>
  );
}

type DayProps = { name: string; label: string; value: string };

function Day({ name, label, value }: DayProps) {
  return (
    <Field label={label}>
      {(tied) => <input {...tied} type="date" name={name} defaultValue={value ?? ""} required className="field w-44" />}
    </Field>
  );
}
