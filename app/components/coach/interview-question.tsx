import { cx } from "~/components/ui/cx";
import {
  type InterviewAnswer,
  type ChoiceQuestion,
  type InterviewQuestion,
  type RangeQuestion,
  type TextQuestion,
} from "~/domain/coach/interview";
import { formatUsd, fromDollars } from "~/domain/money";
import { useHydrated } from "~/client/router/use-hydrated";
import { useSlider } from "~/client/credit/use-slider";

type FieldProps<Q extends InterviewQuestion> = { question: Q; answer: InterviewAnswer | undefined };

export function QuestionField({ question, answer }: FieldProps<InterviewQuestion>) {
  if (question.kind === "range") return <Slider question={question} answer={answer} />;
  if (question.kind === "text") return <FreeText question={question} answer={answer} />;
  return <Choices question={question} answer={answer} />;
}

function Choices({ question, answer }: FieldProps<ChoiceQuestion>) {
  const chosen = Array.isArray(answer) ? answer : answer === undefined ? [] : [String(answer)];
  return (
    <fieldset id={question.id}>
      <legend className="mb-1 text-lg font-semibold">{question.text}</legend>
      {question.hint ? <p className="mb-2 text-sm text-muted">{question.hint}</p> : null}
      <div className="mt-3 grid gap-2 sm:grid-cols-2">
        {question.options.map((option, index) => (
          <label
            key={option}
            className={cx(
              "flex min-h-11 cursor-pointer items-center gap-3 rounded-md border border-edge px-3",
              "py-2 hover:bg-sunken has-checked:border-accent has-checked:bg-accent-soft",
            )}
          >
            <input
              type={question.kind === "multi" ? "checkbox" : "radio"}
              name="answer"
              id={`${question.id}-${index}`}
              value={option}
              defaultChecked={chosen.includes(option)}
              className="size-5 shrink-0 accent-accent"
            />
            <span>{option}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** A number field alone; with scripts a slider with its value beside it. */
function Slider({ question, answer }: FieldProps<RangeQuestion>) {
  const hydrated = useHydrated();
  const start = typeof answer === "number" ? answer : question.min;
  const { value, move } = useSlider(start);
  return (
    <div className="grid gap-4">
      <label htmlFor={question.id} className="text-lg font-semibold">
        {question.text}
      </label>
      {hydrated ? (
        <output htmlFor={question.id} className="text-2xl font-semibold tabular-nums">
          {formatUsd(fromDollars(value))}
        </output>
      ) : (
        <p className="text-sm text-muted">
          In whole steps of {formatUsd(fromDollars(question.step))}, from {formatUsd(fromDollars(question.min))} to{" "}
          {formatUsd(fromDollars(question.max))}.
        </p>
      )}
      <input
        id={question.id}
        name="answer"
        type={hydrated ? "range" : "number"}
        min={question.min}
        max={question.max}
        step={question.step}
        defaultValue={start}
        onInput={move}
        className={
          hydrated
            ? "h-11 w-full accent-accent"
            : "min-h-11 w-full max-w-60 rounded-md border border-edge bg-surface px-3 tabular-nums"
        }
      />
      {hydrated ? (
        <p className="flex justify-between text-xs text-muted tabular-nums">
          <span>{formatUsd(fromDollars(question.min))}</span> <span>{formatUsd(fromDollars(question.max))}</span>
        </p>
      ) : null}
    </div>
  );
}

function FreeText({ question, answer }: FieldProps<TextQuestion>) {
  return (
    <div className="grid gap-2">
      <label htmlFor={question.id} className="text-lg font-semibold">
        {question.text}
      </label>
      {question.hint ? <p className="text-sm text-muted">{question.hint}</p> : null}
      <textarea
        id={question.id}
        name="answer"
        rows={5}
        maxLength={question.maxLength}
        defaultValue={String(answer ?? "")}
        className="w-full rounded-md border border-edge bg-surface px-3 py-2 text-sm"
      />
    </div>
  );
}
