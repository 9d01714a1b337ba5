import { useActionData, useFetcher } from "@remix-run/react";
import { type FocusEvent, type FormEvent, useEffect, useRef } from "react";
import { useReportPending } from "~/client/budget/pending-amounts";
import { STAY_FIELD } from "~/client/budget/stay-on-page";
import { cx } from "~/components/ui/cx";
import { Icon } from "~/components/ui/icon";
import type { Refused } from "~/contracts/form";
import type { BudgetCategory } from "~/domain/budget/budget";
import { budgetHref } from "~/domain/budget/hrefs";
import { fieldAmount, formatDollars, formatUsd, parseCents } from "~/domain/money";
import type { Month } from "~/domain/periods";

type Props = { category: BudgetCategory; month: Month; current: Month; usualCents: number | undefined };

const shown = (cents: number): string => (cents > 0 ? formatUsd(cents) : "");
/** What a field without an amount offers: "Usual $195". */
const offered = (cents: number | undefined): string =>
  cents ? `Usual ${cents % 100 === 0 ? formatDollars(cents) : formatUsd(cents)}` : "Plan";
const isAmount = (text: string): boolean => (parseCents(text) ?? -1) >= 0;

/** As in a column of a sheet: after Enter the next category's amount is at hand. What isn't an amount keeps the focus. */
function onward(form: HTMLFormElement) {
  const fields = [...document.querySelectorAll<HTMLInputElement>("[data-amount]")];
  const at = fields.findIndex((field) => field === document.activeElement && form.contains(field));
  const field = fields[at];
  if (!field || !isAmount(field.value)) return;
  fields[at + 1]?.focus();
  // The last one stays, to be typed over.
  if (field === document.activeElement) field.select();
}

/**
 * What is typed is saved by Enter, and as well when one goes on to something else. What is saved elsewhere meanwhile
 * shows here unless somebody is typing. A field that is opened empty begins with the usual amount, which only Enter takes.
 */
function useAmountField(saved: number, usualCents = 0) {
  const input = useRef<HTMLInputElement>(null);
  const sent = useRef(saved);
  useEffect(() => {
    sent.current = saved;
    if (input.current && input.current !== document.activeElement) input.current.value = shown(saved);
  }, [saved]);
  const onSubmit = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    sent.current = parseCents(input.current?.value ?? "") ?? sent.current;
    onward(currentTarget);
  };
  const onFocus = ({ currentTarget: field }: FocusEvent<HTMLInputElement>) => {
    if (field.value === "") field.value = shown(usualCents);
    field.select();
    // A click puts the caret where it was once more, after the focus.
    const { value } = field;
    requestAnimationFrame(() => {
      if (field === document.activeElement && field.value === value) field.select();
    });
  };
  const onBlur = ({ currentTarget: field, relatedTarget }: FocusEvent<HTMLInputElement>) => {
    const isWithin = relatedTarget instanceof Node && field.form?.contains(relatedTarget);
    if (isWithin) return;
    if (sent.current === 0 && field.value === shown(usualCents)) field.value = "";
    if (!isAmount(field.value) || parseCents(field.value) === sent.current) return;
    field.form?.querySelector("button")?.click();
  };
  return { input, onSubmit, onFocus, onBlur };
}

const FIELD =
  "field w-auto! field-sizing-content text-xs tabular-nums scroll-mt-20 focus:min-w-24 focus:pr-10! sm:text-sm";
/** Until it's tapped an amount is text, and one that is missing the offer of one. */
const TEXT = "-my-3 -ml-1 border-transparent! bg-transparent! px-1! hover:border-edge!";
const OFFER =
  "-my-1.5 min-h-8! border-transparent! bg-transparent! px-2! py-0.5! text-right placeholder:text-muted! touch:min-h-11! hover:border-edge!";

/**
 * What the plan is stands beside what was spent of it; what it could be, at the end of the row, between its two lines. It
 * moves by style alone: a form that is drawn anew loses what is on its way.
 */
const isApart = ({ ownAmount, carried }: BudgetCategory): boolean => ownAmount <= 0 || carried !== 0;
/** Seen and pressed only while the amount is being written. */
const SAVE = cx(
  "pointer-events-none absolute top-1/2 right-0 grid size-11 -translate-y-1/2 place-items-center rounded-sm",
  "text-accent opacity-0 hover:bg-accent-soft",
  "group-focus-within:pointer-events-auto group-focus-within:opacity-100",
);
/** One tap plans the usual amount, with scripts and without. */
const USE =
  "-my-1.5 min-h-8 rounded-sm px-2 text-xs font-medium text-accent hover:bg-accent-soft touch:min-h-11 touch:min-w-11 sm:text-sm";
const APART = "ml-auto -translate-y-3 sm:translate-y-0 wide:-translate-y-3";

/** A category's amount where it stands: Enter saves it, with scripts and without. */
export function AmountForm({ category, month, current, usualCents }: Props) {
  const { id, name, ownAmount } = category;
  // Each row's own: amounts that are saved right after each other are all on their way at once.
  const fetcher = useFetcher<Partial<Refused> | null>();
  useReportPending({ month, category: id }, fetcher.formData);
  const posted = useActionData<Partial<Refused>>();
  const { input, ...on } = useAmountField(ownAmount, usualCents);
  const refused = [fetcher.data, posted].find((heard) => heard?.repopulateFields?.category === id);
  const entered = refused?.repopulateFields?.plannedAmount;
  const error = refused?.fieldErrors?.plannedAmount;
  return (
    <fetcher.Form
      method="post"
      action={budgetHref(month, current)}
      onSubmit={on.onSubmit}
      aria-busy={fetcher.state !== "idle" || undefined}
      className={cx("group relative shrink-0 print:hidden", isApart(category) && APART)}
    >
      <Whose category={category} month={month} />
      <label className="sr-only" htmlFor={`amount-${id}`}>
        Plan for {name}
      </label>
      <input
        key={month}
        ref={input}
        onFocus={on.onFocus}
        onBlur={on.onBlur}
        id={`amount-${id}`}
        name="plannedAmount"
        type="text"
        inputMode="decimal"
        enterKeyHint="next"
        autoComplete="off"
        data-amount
        required
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `amount-${id}-error` : undefined}
        size={(ownAmount > 0 ? shown(ownAmount) : offered(usualCents)).length - 1}
        defaultValue={typeof entered === "string" ? entered : shown(ownAmount)}
        placeholder={offered(usualCents)}
        title={usualCents ? `Usually ${formatUsd(usualCents)} a month` : undefined}
        className={cx(FIELD, ownAmount > 0 ? TEXT : OFFER)}
      />
      {error ? (
        <p id={`amount-${id}-error`} role="alert" className="max-w-30 text-xs text-loss">
          {error}
        </p>
      ) : null}
      <Take category={category} usualCents={usualCents} />
    </fetcher.Form>
  );
}

/** The form's button: it takes the usual amount where there is none yet, and saves what is typed. */
function Take({ category: { name, ownAmount }, usualCents }: Pick<Props, "category" | "usualCents">) {
  if (ownAmount > 0 || !usualCents)
    return (
      <button type="submit" aria-label={`Save ${name}`} className={SAVE}>
        <Icon name="check" size="sm" />
      </button>
    );
  return (
    <button
      type="submit"
      formNoValidate
      name="usual"
      value={fieldAmount(usualCents)}
      aria-label={`Use the usual amount for ${name}`}
      className={USE}
    >
      Use
    </button>
  );
}

/** What the amount is of. */
function Whose({ category: { id, rollover }, month }: Pick<Props, "category" | "month">) {
  return (
    <>
      <input type="hidden" name="intent" value="save" />
      <input type="hidden" name="category" value={id} />
      <input type="hidden" name="month" value={month} />
      <input type="hidden" name={STAY_FIELD} value="on" />
      {rollover ? <input type="hidden" name="rollover" value="on" /> : null}
    </>
  );
}
