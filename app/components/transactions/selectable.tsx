import { grouped } from "~/domain/money";
import { Form } from "@remix-run/react";
import { type MouseEvent, type ReactNode, useRef } from "react";
import { Button } from "~/components/ui/button";
import { Field } from "~/components/ui/field";
import { usePending } from "./correction-form";
import { CategoryOptions, KindOptions } from "./category-options";

type Props = { isSelecting: boolean; count: number; mostAtOnce: number; problem: string | null; children: ReactNode };

/** The list as a form: ticked rows get a category, a tag, or a look, all at once. */
export function Selectable({ isSelecting, count, mostAtOnce, problem, children }: Props) {
  const onClick = useShiftTicks();
  const pending = usePending("many");
  if (!isSelecting) return children;
  return (
    <Form method="post" preventScrollReset className="flex flex-col gap-6" onClick={onClick}>
      <input type="hidden" name="intent" value="many" />
      <fieldset className="flex flex-col gap-3 rounded-lg border border-line bg-surface p-4">
        <legend className="sr-only">What to do with the selected transactions</legend>
        {problem ? (
          <p role="alert" className="text-sm text-loss">
            {problem}
          </p>
        ) : null}
        <div className="grid items-end gap-3 sm:grid-cols-2">
          <div className="flex items-end gap-2">
            <Field label="Category" className="min-w-0 flex-1">
              {(tied) => (
                <select {...tied} name="choice" defaultValue="" className="field">
                  <option value="">Choose</option>
                  <KindOptions />
                  <CategoryOptions />
                </select>
              )}
            </Field>
            <Button type="submit" name="does" value="category" variant="secondary" pending={pending}>
              Set
            </Button>
          </div>
          <div className="flex items-end gap-2">
            <Field label="Tag" className="min-w-0 flex-1">
              {(tied) => <input {...tied} name="tag" maxLength={30} autoCapitalize="none" className="field" />}
            </Field>
            <Button type="submit" name="does" value="tag" variant="secondary" pending={pending}>
              Add
            </Button>
          </div>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <label className="flex min-h-11 items-center gap-3 text-sm">
            <input type="checkbox" name="all" className="size-5 shrink-0 accent-accent" />
            <span>{allWords(count, mostAtOnce)}</span>
          </label>{" "}
          <Button type="submit" name="does" value="reviewed" variant="secondary" icon="check" pending={pending}>
            Mark as reviewed
          </Button>
        </div>
      </fieldset>
      {children}
    </Form>
  );
}

/** Shift and a click tick all that is between. */
function useShiftTicks() {
  const last = useRef<HTMLInputElement | null>(null);
  return (event: MouseEvent<HTMLFormElement>) => {
    const box = event.target;
    if (!(box instanceof HTMLInputElement) || box.name !== "row") return;
    const boxes = [...event.currentTarget.querySelectorAll<HTMLInputElement>("input[name=row]")];
    const [from, to] = [last.current ? boxes.indexOf(last.current) : -1, boxes.indexOf(box)];
    if (event.shiftKey && from >= 0)
      for (const one of boxes.slice(Math.min(from, to), Math.max(from, to) + 1)) one.checked = box.checked;
    last.current = box;
  };
}

const allWords = (count: number, most: number): string =>
  count > most
    ? `The newest ${grouped(most)} of all ${grouped(count)} in this list`
    : `All ${grouped(count)} in this list, on other pages too`;
