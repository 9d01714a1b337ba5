import { Form, useNavigation } from "@remix-run/react";
import { Button } from "~/components/ui/button";
import { Field } from "~/components/ui/field";
import type { Entered } from "~/contracts/form";
import { BUDGET_GROUPS } from "~/domain/categories/list";
import { MAX_OWN_NAME, type OwnCategory } from "~/domain/categories/own";

type Props = { own?: OwnCategory; entered: Entered; problem: string | null };

/** A new category of one's own, or another name, place or drawing for one. */
export function CategoryForm({ own, entered, problem }: Props) {
  const typed = (name: "name" | "parent" | "glyph") => (typeof entered[name] === "string" ? entered[name] : undefined);
  const form = useNavigation().formData;
  const isPending = form?.get("intent") === "save-category" && (form.get("own") ?? undefined) === own?.id;
  return (
    <Form method="post" preventScrollReset className="grid items-start gap-3 sm:grid-cols-3">
      <input type="hidden" name="intent" value="save-category" />
      {own ? <input type="hidden" name="own" value={own.id} /> : null}
      <Field label="Name" error={problem ?? undefined}>
        {(tied) => (
          <input
            {...tied}
            name="name"
            required
            maxLength={MAX_OWN_NAME}
            defaultValue={typed("name") ?? own?.name}
            autoComplete="off"
            className="field"
          />
        )}
      </Field>
      <Field label="Part of">
        {(tied) => (
          <select
            {...tied}
            name="parent"
            defaultValue={typed("parent") ?? own?.parent ?? "miscellaneous"}
            className="field"
          >
            <Ours />
          </select>
        )}
      </Field>
      <Field label="Icon">
        {(tied) => (
          <select {...tied} name="glyph" defaultValue={typed("glyph") ?? own?.glyph ?? ""} className="field">
            <option value="">Same as its group</option>
            <Ours />
          </select>
        )}
      </Field>
      <div>
        <Button type="submit" pending={isPending} pendingText="Saving...">
          {own ? "Save" : "Add category"}
        </Button>
      </div>
    </Form>
  );
}

function Ours() {
  return BUDGET_GROUPS.map((group) => (
    <optgroup key={group.id} label={group.name}>
      {group.categories.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </optgroup>
  ));
}
