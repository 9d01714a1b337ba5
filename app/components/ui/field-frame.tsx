// Apart from the form library, so that a plain form does not load it.
import { useId, type ReactNode } from "react";
import { cx } from "./cx";

type Tied = { id: string; "aria-invalid"?: true; "aria-describedby"?: string };

type FieldFrameProps = {
  label: ReactNode;
  hint?: ReactNode;
  error?: string;
  className?: string;
  labelHidden?: boolean;
  children: (tied: Tied) => ReactNode;
};

/** Label above, hint or error below, tied to the control. For a control of your own; the fields below use it. */
export function Field({ label, hint, error, className, labelHidden, children }: FieldFrameProps) {
  const id = useId();
  // What is wrong says again what was asked for, and stands in its place.
  const described = error ? `${id}-error` : hint ? `${id}-hint` : undefined;
  return (
    <div className={cx("flex flex-col gap-1.5", className)}>
      <label htmlFor={id} className={labelHidden ? "sr-only" : "text-sm font-medium"}>
        {label}
      </label>
      {children({ id, "aria-invalid": error ? true : undefined, "aria-describedby": described })}
      {hint && !error ? (
        <p id={`${id}-hint`} className="text-xs text-muted">
          {hint}
        </p>
      ) : null}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}

export function FieldError({ id, error }: { id: string; error?: string }) {
  return error ? (
    <p id={id} className="text-xs font-medium text-loss">
      {error}
    </p>
  ) : null;
}
