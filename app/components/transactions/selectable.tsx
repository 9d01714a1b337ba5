import { grouped } from "~/domain/money";
import { Form } from "@remix-run/react";
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "~/components/ui/button";
import { counted } from "~/texts/plural";
import { usePending } from "./correction-form";
import { CategoryOptions, KindOptions } from "./category-options";

type Props = { isSelecting: boolean; count: number; mostAtOnce: number; problem: string | null; children: ReactNode };

/** The list as a form: ticked rows get a category, a tag, or a look, all at once. */
export function Selectable({ isSelecting, count, mostAtOnce, problem, children }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const onClick = useShiftTicks();
  const [ticked, setTicked] = useState<number | null>(null);
  const countTicks = () => setTicked(ticksOf(form.current, Math.min(count, mostAtOnce)));
  useEffect(countTicks, [isSelecting, count, mostAtOnce]);
  if (!isSelecting) return children;
  return (
    <Form
      ref={form}
      method="post"
      preventScrollReset
      className="flex flex-col gap-3"
      onClick={onClick}
      onChange={countTicks}
    >
      <input type="hidden" name="intent" value="many" />
      <label className="flex min-h-11 items-center gap-3 text-sm">
        <input type="checkbox" name="all" className="size-5 shrink-0 accent-accent" />
        <span>{allWords(count, mostAtOnce)}</span>
      </label>
      {children}
      <Tools ticked={ticked} problem={problem} />
    </Form>
  );
}

/** What the ticked rows get: it stays in sight below the list, and on a phone above the bar of the screens. */
function Tools({ ticked, problem }: { ticked: number | null; problem: string | null }) {
  const pending = usePending("many");
  return (
    <fieldset className="select-bar grid gap-2 rounded-lg border border-line bg-surface p-3 shadow-lg">
      <legend className="sr-only">What to do with the selected transactions</legend>
      {problem ? (
        <p role="alert" className="text-sm text-loss">
          {problem}
        </p>
      ) : null}
      <div className="flex items-center justify-between gap-3">
        <p role="status" className="text-sm font-medium tabular-nums">
          {ticked === null ? "With the selected" : `${grouped(ticked)} selected`}
        </p>
        <Button type="submit" name="does" value="reviewed" variant="secondary" size="sm" icon="check" pending={pending}>
          Mark as reviewed
        </Button>
      </div>
      <div className="grid gap-2 sm:grid-cols-2">
        <div className="flex gap-2">
          <select name="choice" aria-label="Category" defaultValue="" className="field min-w-0 flex-1">
            <option value="">Category</option>
            <KindOptions />
            <CategoryOptions />
          </select>
          <Button type="submit" name="does" value="category" variant="secondary" pending={pending}>
            Set
          </Button>
        </div>
        <div className="flex gap-2">
          <input
            name="tag"
            aria-label="Tag"
            placeholder="Tag"
            maxLength={30}
            autoCapitalize="none"
            className="field min-w-0 flex-1"
          />
          <Button type="submit" name="does" value="tag" variant="secondary" pending={pending}>
            Add
          </Button>
        </div>
      </div>
    </fieldset>
  );
}

function ticksOf(form: HTMLFormElement | null, most: number): number | null {
  if (!form) return null;
  return form.querySelector("input[name=all]:checked") ? most : form.querySelectorAll("input[name=row]:checked").length;
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
    ? `Select all ${grouped(count)}, ${grouped(most)} at a time`
    : `Select all ${counted(count, "transaction")}`;
