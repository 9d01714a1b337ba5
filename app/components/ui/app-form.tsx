import { withZod } from "@remix-validated-form/with-zod";
import { useMemo, type ComponentProps, type ReactNode } from "react";
import { useIsSubmitting, ValidatedForm } from "remix-validated-form";
import type { z } from "zod";
import { Button, type ButtonProps } from "./button";

export { FormKey, useIntentPending } from "./form-key";

type ValidatedFormProps = ComponentProps<typeof ValidatedForm>;

type AppFormProps<Schema extends z.ZodTypeAny> = Omit<
  ValidatedFormProps,
  "validator" | "id" | "defaultValues" | "onSubmit" | "subaction"
> & {
  /** The request schema from contracts: the same one that the action and the API parse with. */
  schema: Schema;
  /** Unique on the page; the 422 answer finds its form by it. */
  id: string;
  /** Chooses the action of the route (hidden field `intent`). */
  intent?: string;
  subaction?: string;
  defaultValues?: Record<string, unknown>;
  /** Runs after the input passed the schema; `event.preventDefault()` stops the submission. */
  onSubmit?: (data: z.output<Schema>, event: React.FormEvent<HTMLFormElement>) => void | Promise<void>;
  children: ReactNode;
};

/** A form that works before hydration and without scripts: plain POST, 422 with the values kept; with scripts it checks first. */
export function AppForm<Schema extends z.ZodTypeAny>({
  schema,
  id,
  intent,
  method = "post",
  children,
  ...rest
}: AppFormProps<Schema>) {
  const validator = useMemo(() => withZod(schema), [schema]);
  return (
    <ValidatedForm {...rest} id={id} method={method} validator={validator} noValidate>
      {intent ? <input type="hidden" name="intent" value={intent} /> : null}
      {children}
    </ValidatedForm>
  );
}

type SubmitButtonProps = ButtonProps & { pendingText?: string; formId?: string };

/** Submits the AppForm around it; reads `pendingText` and is disabled while that form is on its way. */
export function SubmitButton({ formId, pending, ...rest }: SubmitButtonProps) {
  const submitting = useIsSubmitting(formId);
  return <Button {...rest} type="submit" pending={pending ?? submitting} />;
}
