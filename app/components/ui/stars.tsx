import { useId } from "react";
import { nounFor } from "~/texts/plural";
import { Icon } from "./icon";

type StarsProps = { name: string; label: string; defaultValue?: number; error?: string; max?: number };

/** A rating as radios, highest first in the markup so that plain CSS can fill the ones before it. */
export function Stars({ name, label, defaultValue, error, max = 5 }: StarsProps) {
  const id = useId();
  const values = Array.from({ length: max }, (_, index) => max - index);
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined} className="flex flex-col gap-1">
      <legend className="text-sm font-medium">{label}</legend>
      <div className="stars -ml-2.5">
        {values.map((value) => (
          <StarChoice key={value} id={`${id}-${value}`} name={name} value={value} checked={value === defaultValue} />
        ))}
      </div>
      {error ? (
        <p id={`${id}-error`} className="text-xs font-medium text-loss">
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}

function StarChoice({ id, name, value, checked }: { id: string; name: string; value: number; checked: boolean }) {
  return (
    <>
      <input type="radio" id={id} name={name} value={value} defaultChecked={checked} className="sr-only" />
      <label htmlFor={id}>
        <Icon name="star" size="lg" />
        <span className="sr-only">
          {value} {nounFor(value, "star")}
        </span>
      </label>
    </>
  );
}

/** A rating to read. */
export function StarsShown({ value, max = 5 }: { value: number; max?: number }) {
  return (
    <span className="inline-flex items-center gap-0.5 text-caution">
      {Array.from({ length: max }, (_, index) => (
        <Icon key={index} name="star" size="sm" className={index < value ? "fill-current" : "opacity-40"} />
      ))}
      <span className="sr-only">
        {value} out of {max}
      </span>
    </span>
  );
}
