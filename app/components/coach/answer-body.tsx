import { Form } from "@remix-run/react";
import { Fragment } from "react";
import { FormKey } from "~/components/ui/form-key";
import type { ShownAnswer } from "~/texts/coach";
import { ASK_HREF } from "~/domain/coach/hrefs";
import { leadFigure } from "~/domain/coach/parts/lead-figure";
import { AnswerActions } from "./answer-actions";
import { AnswerListFigure } from "./answer-list";
import { apartFrom, SafeText } from "./safe-text";
import { ScheduleTable, WordingNotes } from "./wording";

type AnswerBodyProps = { answer: ShownAnswer; conversation?: string | null | undefined };

/** An answer: its figure, its words, the rows behind them, and what can be done about it. */
export function AnswerBody({ answer, conversation = null }: AnswerBodyProps) {
  const { lists = [], actions = [], choices = [], table, citations = [] } = answer;
  const figure = leadFigure(answer.answer, citations);
  const beside = [
    ...(choices.length > 0
      ? [
          {
            rows: choices.map((label) => ({ label })),
            shown: <Choices choices={choices} conversation={conversation} />,
          },
        ]
      : []),
    ...lists.map((list) => ({ rows: list.rows, shown: <AnswerListFigure list={list} /> })),
  ];
  return (
    <div className="grid grid-cols-1 gap-4">
      {figure ? (
        // The first sentence says it too: nobody has to hear it twice.
        <p aria-hidden="true" className="-mb-3 flex flex-wrap items-baseline gap-x-2 tabular-nums">
          <span className="money text-2xl font-semibold tracking-tight">{figure.value}</span>{" "}
          {figure.period ? <span className="text-sm text-muted">{figure.period}</span> : null}
        </p>
      ) : null}
      <SafeText text={answer.answer} beside={beside} />
      {apartFrom(answer.answer, beside).map(({ shown }, at) => (
        <Fragment key={at}>{shown}</Fragment>
      ))}
      {table ? <ScheduleTable table={table} /> : null}
      {actions.length > 0 && answer.id ? (
        <AnswerActions answer={answer.id} actions={actions} done={answer.done ?? []} />
      ) : null}
      <WordingNotes {...answer} />
    </div>
  );
}

/** What the question could have meant: a tap asks it. */
function Choices({ choices, conversation }: { choices: readonly string[]; conversation: string | null }) {
  return (
    <ul className="flex flex-wrap gap-2">
      {choices.map((choice) => (
        <li key={choice}>
          <Form method="post" action={ASK_HREF} preventScrollReset>
            <input type="hidden" name="intent" value="ask" />
            <FormKey />
            {conversation === null ? null : <input type="hidden" name="conversation" value={conversation} />}
            <input type="hidden" name="question" value={choice} />
            <button
              type="submit"
              className="min-h-11 rounded-full border border-edge bg-surface px-4 py-2 text-left text-sm text-accent hover:bg-accent-soft"
            >
              {choice}
            </button>
          </Form>
        </li>
      ))}
    </ul>
  );
}
