import { useId, useState, type ComponentPropsWithoutRef, type ReactNode } from "react";
import { useField } from "remix-validated-form";
import { cx } from "./cx";
import { Field, FieldError } from "./field-frame";

export { Field };

type Shared = { name: string; label: ReactNode; hint?: ReactNode; className?: string; formId?: string };
/**
 * Messages come with the submission and then follow the typing. Validating when a field is left would push the button
 * away from under the pointer that is about to press it.
 */
const VALIDATION = { initial: "onSubmit", whenTouched: "onSubmit", whenSubmitted: "onChange" } as const;

/** The value of the first render stays: what was typed, or refilled after a 422, is never replaced later. */
function useFormField(name: string, formId?: string) {
  const { error, defaultValue, getInputProps } = useField(name, { formId, validationBehavior: VALIDATION });
  const [first] = useState<unknown>(defaultValue);
  const text = typeof first === "string" || typeof first === "number" ? String(first) : undefined;
  return { error, text, chosen: first, getInputProps };
}

export type TextFieldProps = Shared & { labelHidden?: boolean; trailing?: ReactNode } & Omit<
    ComponentPropsWithoutRef<"input">,
    "name" | "id"
  >;

/** A one-line input inside an AppForm (or with `formId` outside of it). */
export function TextField({
  name,
  label,
  hint,
  className,
  formId,
  labelHidden,
  trailing,
  defaultValue,
  ...input
}: TextFieldProps) {
  const { error, text, getInputProps } = useFormField(name, formId);
  return (
    <Field label={label} hint={hint} error={error} className={className} labelHidden={labelHidden}>
      {(tied) => {
        const control = (
          <input
            {...getInputProps({ type: "text", ...input })}
            {...tied}
            name={name}
            defaultValue={input.type === "password" ? undefined : (text ?? defaultValue)}
            className={cx("field", trailing ? "pr-12" : undefined)}
          />
        );
        return trailing ? (
          <div className="relative">
            {control}
            <div className="absolute inset-y-0 right-0 flex items-center">{trailing}</div>
          </div>
        ) : (
          control
        );
      }}
    </Field>
  );
}

type SelectFieldProps = Shared & {
  options:
    | readonly { value: string; label: string; disabled?: boolean }[]
    | readonly { label: string; options: readonly { value: string; label: string }[] }[];
  placeholder?: string;
  labelHidden?: boolean;
} & Omit<ComponentPropsWithoutRef<"select">, "name" | "id">;

export function SelectField({
  name,
  label,
  hint,
  className,
  formId,
  options,
  placeholder,
  labelHidden,
  defaultValue,
  ...select
}: SelectFieldProps) {
  const { error, text, getInputProps } = useFormField(name, formId);
  return (
    <Field label={label} hint={hint} error={error} className={className} labelHidden={labelHidden}>
      {(tied) => (
        <select
          {...getInputProps<ComponentPropsWithoutRef<"select">>({ ...select })}
          {...tied}
          name={name}
          defaultValue={text ?? defaultValue ?? ""}
          className="field"
        >
          {placeholder !== undefined ? <option value="">{placeholder}</option> : null}
          {options.map((option) =>
            "options" in option ? (
              <optgroup key={option.label} label={option.label}>
                {option.options.map((inner) => (
                  <option key={inner.value} value={inner.value}>
                    {inner.label}
                  </option>
                ))}
              </optgroup>
            ) : (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ),
          )}
        </select>
      )}
    </Field>
  );
}

type TextAreaFieldProps = Shared & { labelHidden?: boolean } & Omit<
    ComponentPropsWithoutRef<"textarea">,
    "name" | "id"
  >;

export function TextAreaField({
  name,
  label,
  hint,
  className,
  formId,
  labelHidden,
  defaultValue,
  rows = 4,
  ...area
}: TextAreaFieldProps) {
  const { error, text, getInputProps } = useFormField(name, formId);
  return (
    <Field label={label} hint={hint} error={error} className={className} labelHidden={labelHidden}>
      {(tied) => (
        <textarea
          {...getInputProps<ComponentPropsWithoutRef<"textarea">>({ ...area })}
          {...tied}
          name={name}
          rows={rows}
          defaultValue={text ?? defaultValue}
          className="field"
        />
      )}
    </Field>
  );
}

type CheckboxFieldProps = Shared & Omit<ComponentPropsWithoutRef<"input">, "name" | "id" | "type">;

/** The whole line is the target. */
export function CheckboxField({
  name,
  label,
  hint,
  className,
  formId,
  value = "on",
  defaultChecked,
  ...input
}: CheckboxFieldProps) {
  const { error, chosen, getInputProps } = useFormField(name, formId);
  const id = useId();
  const checked =
    chosen === undefined
      ? defaultChecked
      : chosen === true || chosen === value || (Array.isArray(chosen) && chosen.includes(value));
  const described = [error ? `${id}-error` : "", hint ? `${id}-hint` : ""].filter(Boolean).join(" ");
  return (
    <div className={cx("flex flex-col gap-1", className)}>
      <label htmlFor={id} className="flex min-h-11 items-start gap-3 py-2.5 text-sm">
        <input
          {...getInputProps({ type: "checkbox", value, ...input })}
          id={id}
          name={name}
          defaultChecked={checked}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
          className="mt-0.5 size-5 shrink-0 accent-accent"
        />
        <span>{label}</span>
      </label>
      {hint ? (
        <p id={`${id}-hint`} className="text-xs text-muted">
          {hint}
        </p>
      ) : null}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}
