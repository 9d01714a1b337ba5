import type { InputHTMLAttributes, ReactNode } from "react";
import { Field } from "./field-frame";

type ChoiceProps = { label: string; name: string; value: string; children: ReactNode };

/** A list to choose from, with its name above it. */
export function Choice({ label, name, value, children }: ChoiceProps) {
  return (
    <Field label={label}>
      {(tied) => (
        <select {...tied} name={name} defaultValue={value} className="field">
          {children}
        </select>
      )}
    </Field>
  );
}

/** Something to type, with its name above it. */
export function Entry({ label, ...input }: { label: string } & InputHTMLAttributes<HTMLInputElement>) {
  return <Field label={label}>{(tied) => <input {...tied} {...input} className="field" />}</Field>;
}
