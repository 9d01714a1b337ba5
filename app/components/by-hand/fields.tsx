// Fields of plain forms: the server checks them, with scripts and without, so that no parser is loaded here.
import type { ComponentPropsWithoutRef } from "react";
import { Field } from "~/components/ui/field-frame";

/** What the action answered: what is wrong, and what was entered. */
export type FieldsAnswer = { fieldErrors?: Record<string, string>; repopulateFields?: Record<string, unknown> };

type Props = { name: string; label: string; hint?: string; answer?: FieldsAnswer } & Omit<
  ComponentPropsWithoutRef<"input">,
  "name"
>;

export const entered = (answer: FieldsAnswer | undefined, name: string, otherwise = ""): string => {
  const value = answer?.repopulateFields?.[name];
  return typeof value === "string" ? value : otherwise;
};

export function TextInput({ name, label, hint, answer, defaultValue, ...input }: Props) {
  return (
    <Field label={label} hint={hint} error={answer?.fieldErrors?.[name]}>
      {(tied) => (
        <input
          type="text"
          {...input}
          {...tied}
          name={name}
          defaultValue={entered(answer, name, typeof defaultValue === "string" ? defaultValue : "")}
          className="field"
        />
      )}
    </Field>
  );
}

type SelectProps = {
  name: string;
  label: string;
  answer?: FieldsAnswer;
  value?: string;
  options: readonly { value: string; label: string }[];
};

export function SelectInput({ name, label, answer, value = "", options }: SelectProps) {
  return (
    <Field label={label} error={answer?.fieldErrors?.[name]}>
      {(tied) => (
        <select {...tied} name={name} defaultValue={entered(answer, name, value)} className="field">
          {options.map((option) => (
            // Where both are one, the words are what is sent: in a list of hundreds that is a kilobyte.
            <option key={option.value} {...(option.value === option.label ? {} : { value: option.value })}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
