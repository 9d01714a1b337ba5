import { Field } from "~/components/ui/field-frame";
import { CATEGORIES } from "~/domain/categories/list";

export function MerchantCategoryField({ chosen }: { chosen: string | null }) {
  return (
    <Field label="Category">
      {(tied) => (
        <select {...tied} name="category" defaultValue={chosen ?? ""} required className="field">
          {chosen === null ? <option value="">Choose one</option> : null}
          {CATEGORIES.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
