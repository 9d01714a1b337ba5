import { Button } from "~/components/ui/button";
import { cx } from "~/components/ui/cx";
import { FieldError } from "~/components/ui/field-frame";
import { FormKey } from "~/components/ui/form-key";
import { Link } from "~/components/ui/link";
import { SUGGESTED_QUESTIONS } from "~/domain/coach/suggestions";
import { sendOnEnter } from "~/client/coach/chat-input";
import { useHydrated } from "~/client/router/use-hydrated";
import { useQuestionBox } from "~/client/coach/use-question-box";

type AskFieldsProps = {
  id: string;
  question?: string;
  /** What is wrong with the question that was sent. */ error?: string;
  thinking: boolean;
  /** How many of the common questions to offer. */ suggestions?: number;
};

/** What stands in the form of a question: on the coach's screen and in the floating sheet. */
export function AskFields({ id, question = "", error, thinking, suggestions = 0 }: AskFieldsProps) {
  const hydrated = useHydrated();
  const { box, blank, changed, fill } = useQuestionBox();
  return (
    <>
      <input type="hidden" name="intent" value="ask" />
      <FormKey />
      <label htmlFor={id} className="text-sm font-medium">
        Your question
      </label>
      <textarea
        ref={box}
        id={id}
        key={question}
        name="question"
        defaultValue={question}
        rows={3}
        maxLength={1000}
        required
        onInput={changed}
        onKeyDown={sendOnEnter}
        readOnly={thinking}
        placeholder="Ask anything about your money"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        className="field"
      />
      <FieldError id={`${id}-error`} error={error} />
      <div>
        <Button type="submit" icon="send" disabled={hydrated && blank} pending={thinking} pendingText="Thinking...">
          Get Advice
        </Button>
      </div>
      {suggestions > 0 ? (
        <div className="grid gap-2">
          <p className="text-sm text-muted">Or start with one of these:</p>
          <ul className={cx("grid gap-2", suggestions > 3 && "sm:grid-cols-2")}>
            {SUGGESTED_QUESTIONS.slice(0, suggestions).map((text) => (
              <li key={text}>
                {hydrated ? (
                  <button type="button" data-suggestion onClick={() => fill(text)} className={SUGGESTION}>
                    {text}
                  </button>
                ) : (
                  <Link
                    to={`/coach?tab=ask&question=${encodeURIComponent(text)}#coach-question`}
                    data-suggestion
                    className={SUGGESTION}
                  >
                    {text}
                  </Link>
                )}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </>
  );
}

const SUGGESTION =
  "flex min-h-11 w-full items-center rounded-md border border-edge bg-surface px-3 py-2 text-left text-sm hover:bg-sunken";
