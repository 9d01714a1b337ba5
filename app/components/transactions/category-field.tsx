import { Field } from "~/components/ui/field";
import { CategoryOptions, KindOptions } from "./category-options";

type Props = { hint: string | undefined; current: string };

/** A row's category: one list, which shows what it is and takes a name's first letters. */
export function CategoryField({ hint, current }: Props) {
  return (
    <Field label="Category" hint={hint}>
      {(tied) => (
        <select {...tied} name="choice" defaultValue={current} className="field">
          <KindOptions />
          <CategoryOptions />
        </select>
      )}
    </Field>
  );
}
