import { Form } from "@remix-run/react";
import { FormKey } from "~/components/ui/form-key";
import type { ShownAnswer } from "~/texts/coach";
import { ASK_HREF } from "~/domain/coach/hrefs";
import { AnswerActions } from "./answer-actions";
import { AnswerListFigure } from "./answer-list";
import { SafeText } from "./safe-text";
import { ScheduleTable, WordingNotes } from "./wording";

type AnswerBodyProps = { answer: ShownAnswer; conversation?: string | null | undefined };

/** An answer's words, and what stands beside them. */
export function AnswerBody({ answer, conversation = null }: AnswerBodyProps) {
  const { lists = [], actions = [], choices = [], table } = answer;
  return (
    <div className="grid grid-cols-1 gap-4">
      <SafeText text={answer.answer} beside={lists} choices={choices} />
      {choices.length > 0 ? <Choices choices={choices} conversation={conversation} /> : null}
      {lists.map((list, at) => (
        <AnswerListFigure key={at} list={list} />
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
