import { useRouteLoaderData } from "@remix-run/react";
import { BUDGET_GROUPS } from "~/domain/categories/list";
import { type OwnCategory, ownChoice } from "~/domain/categories/own";

const NONE: OwnCategory[] = [];

/** The person's own categories, which the frame around every screen has. */
export function useOwnCategories(): OwnCategory[] {
  return useRouteLoaderData<{ ownCategories: OwnCategory[] }>("routes/_app")?.ownCategories ?? NONE;
}

export function KindOptions() {
  return (
    <optgroup label="Not spending">
      <option value="kind:transfer">Transfer between own accounts</option>
      <option value="kind:income">Income</option>
      <option value="kind:card_payment">Card payment</option>
      <option value="kind:correction">Balance correction</option>
    </optgroup>
  );
}

/** Each category with the person's own ones below it. */
export function CategoryOptions() {
  const own = useOwnCategories();
  return BUDGET_GROUPS.map(({ id, name, categories }) => (
    <optgroup key={id} label={name}>
      {categories.flatMap((category) => [
        <option key={category.id} value={category.id}>
          {category.name}
        </option>,
        ...own
          .filter(({ parent }) => parent === category.id)
          .map((one) => (
            <option key={one.id} value={ownChoice(one.id)}>
              {one.name}
            </option>
          )),
      ])}
    </optgroup>
  ));
}
