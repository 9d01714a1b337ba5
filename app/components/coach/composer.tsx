import { Button } from "~/components/ui/button";
import { cx } from "~/components/ui/cx";
import { FieldError } from "~/components/ui/field-frame";
import { FormKey } from "~/components/ui/form-key";
import { Link } from "~/components/ui/link";
import { questionHref } from "~/domain/coach/hrefs";
import { sendOnEnter } from "~/client/coach/chat-input";
import { useHydrated } from "~/client/router/use-hydrated";
import { useQuestionBox } from "~/client/coach/use-question-box";

type ComposerProps = {
  id: string;
  /** What stands in the box when it is shown. */
  question?: string;
  /** What is wrong with the question that was sent. */
  error?: string | undefined;
  thinking: boolean;
  conversation: string | null;
  suggestions: readonly string[];
  /** In a row that scrolls, or one under the other. */
  stacked?: boolean;
};

/** What stands in the form of a question: what could be asked, the box, and its button. */
export function Composer({ id, question = "", error, thinking, conversation, suggestions, stacked }: ComposerProps) {
  const hydrated = useHydrated();
  const { box, blank, changed, fill } = useQuestionBox(question, thinking);
  return (
    <>
      <input type="hidden" name="intent" value="ask" />
      <FormKey />
      {conversation === null ? null : <input type="hidden" name="conversation" value={conversation} />}
      {suggestions.length > 0 ? (
        <ul aria-label="Suggestions" className={cx("flex gap-2 p-1", stacked ? "flex-wrap" : "overflow-x-auto")}>
          {suggestions.map((text) => (
            <li key={text} className={stacked ? "max-w-full" : "shrink-0 whitespace-nowrap"}>
              {hydrated ? (
                <button type="button" data-suggestion onClick={() => fill(text)} className={CHIP}>
                  {text}
                </button>
              ) : (
                <Link to={questionHref(text, conversation)} data-suggestion className={CHIP}>
                  {text}
                </Link>
              )}
            </li>
          ))}
        </ul>
      ) : null}
      <div className="flex items-end gap-2">
        <label htmlFor={id} className="sr-only">
          Your question
        </label>
        <textarea
          ref={box}
          id={id}
          name="question"
          defaultValue={question}
          rows={2}
          maxLength={1000}
          required
          onInput={changed}
          onKeyDown={sendOnEnter}
          readOnly={thinking}
          placeholder="Ask anything about your money"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          className="field min-w-0 flex-1 resize-none scroll-mt-20"
        />
        <Button
          type="submit"
          disabled={hydrated && blank}
          pending={thinking}
          pendingText="Thinking..."
          className="min-w-28 shrink-0 px-3 sm:min-w-32"
        >
          Get Advice
        </Button>
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </>
  );
}

const CHIP =
  "inline-flex min-h-9 items-center rounded-full border border-edge bg-surface px-3 py-1 text-left text-sm hover:bg-sunken touch:min-h-11";
