import { type ChangeEvent, useState } from "react";
import { useHydrated } from "~/client/router/use-hydrated";
import { Field } from "~/components/ui/field";
import { CATEGORIES } from "~/domain/categories/list";
import { type OwnCategory, ownChoice } from "~/domain/categories/own";
import { CategoryOptions, KindOptions, useOwnCategories } from "./category-options";

type Props = { hint: string | undefined; current: string };

/** A row's category: a plain list, and with scripts a box above it that picks from it as one types. */
export function CategoryField({ hint, current }: Props) {
  const own = useOwnCategories();
  const isTypable = useHydrated();
  const [chosen, setChosen] = useState(current);
  const type = ({ target }: ChangeEvent<HTMLInputElement>) => setChosen(bestMatch(target.value, own) ?? current);
  return (
    <div className="flex flex-col gap-2">
      <Field label="Category" hint={hint}>
        {(tied) => (
          <select
            {...tied}
            name="choice"
            value={chosen}
            onChange={({ target }) => setChosen(target.value)}
            className="field"
          >
            <KindOptions />
            <CategoryOptions />
          </select>
        )}
      </Field>
      {isTypable ? (
        <input
          type="search"
          aria-label="Type to find it in the list"
          placeholder="Type to find it"
          onChange={type}
          autoComplete="off"
          className="field"
        />
      ) : null}
    </div>
  );
}

/** The category that begins with what was typed, else one that holds it; of one's own before ours. */
export function bestMatch(typed: string, own: readonly OwnCategory[]): string | null {
  const wanted = typed.trim().toLowerCase();
  if (wanted === "") return null;
  const all = [
    ...own.map(({ id, name }) => ({ value: ownChoice(id), name: name.toLowerCase() })),
    ...CATEGORIES.map(({ id, name }) => ({ value: id, name: name.toLowerCase() })),
  ];
  const found = all.find(({ name }) => name.startsWith(wanted)) ?? all.find(({ name }) => name.includes(wanted));
  return found?.value ?? null;
}
