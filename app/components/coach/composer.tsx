import { Button } from "~/components/ui/button";
import { cx } from "~/components/ui/cx";
import { FieldError } from "~/components/ui/field-frame";
import { FormKey } from "~/components/ui/form-key";
import { Link } from "~/components/ui/link";
import { questionHref } from "~/domain/coach/hrefs";
import { sendOnEnter } from "~/client/coach/chat-input";
import { useHydrated } from "~/client/router/use-hydrated";
import type { QuestionBox } from "~/client/coach/use-question-box";

type ComposerProps = {
  id: string;
  ask: QuestionBox;
  /** What stands in the box when it is shown. */
  question?: string;
  /** What is wrong with the question that was sent. */
  error?: string | undefined;
  thinking: boolean;
  conversation: string | null;
};

/** What stands in the form of a question: the box, as high as what is in it, and its button. */
export function Composer({ id, ask, question = "", error, thinking, conversation }: ComposerProps) {
  const hydrated = useHydrated();
  return (
    <>
      <input type="hidden" name="intent" value="ask" />
      <FormKey />
      {conversation === null ? null : <input type="hidden" name="conversation" value={conversation} />}
      <div className="flex items-end gap-2">
        <label htmlFor={id} className="sr-only">
          Your question
        </label>
        <textarea
          ref={ask.box}
          id={id}
          name="question"
          defaultValue={question}
          rows={1}
          maxLength={1000}
          required
          onInput={ask.changed}
          onKeyDown={sendOnEnter}
          readOnly={thinking}
          placeholder="Ask about your money"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          className="field question"
        />
        <Button
          type="submit"
          disabled={hydrated && ask.blank}
          pending={thinking}
          pendingText="Thinking..."
          className="ask"
        >
          Get Advice
        </Button>
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </>
  );
}

type SuggestionsProps = {
  label?: string;
  texts: readonly string[];
  conversation: string | null;
  fill: (text: string) => void;
  /** Where each has a line of its own, or is read in full; elsewhere it's one row, which scrolls. */
  rows?: keyof typeof ROWS;
};

const QUESTION =
  "inline-flex min-h-9 items-center py-1 text-left text-sm leading-5 text-accent hover:bg-accent-soft touch:min-h-11";
const CHIP = "rounded-[1.375rem] border border-line bg-surface px-3.5 hover:border-edge";

// Whether words fit into a row depends on the face that has come by then: one row stays one.
const ROWS = {
  always: { list: "-mx-3 flex-col", one: "", look: "w-full rounded-md px-3" },
  wrap: { list: "gap-2 flex-wrap", one: "max-w-full", look: CHIP },
  phone: {
    list: "gap-2 flex-wrap md:flex-nowrap md:overflow-x-auto md:fade-end md:pr-8",
    one: "max-w-full md:shrink-0",
    look: CHIP,
  },
  never: {
    list: "gap-2 fade-end -mx-1 overflow-x-auto py-0.5 pr-8 pl-1",
    one: "shrink-0 whitespace-nowrap",
    look: CHIP,
  },
};

/** What could be asked: put into the box, to be sent or changed. */
export function Suggestions({ label = "Suggestions", texts, conversation, fill, rows = "always" }: SuggestionsProps) {
  const hydrated = useHydrated();
  if (texts.length === 0) return null;
  const look = cx(QUESTION, ROWS[rows].look);
  return (
    <ul aria-label={label} className={cx("flex print:hidden", ROWS[rows].list)}>
      {texts.map((text) => (
        <li key={text} className={ROWS[rows].one}>
          {hydrated ? (
            <button type="button" data-suggestion onClick={() => fill(text)} className={look}>
              {text}
            </button>
          ) : (
            <Link to={questionHref(text, conversation)} data-suggestion className={look}>
              {text}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}
