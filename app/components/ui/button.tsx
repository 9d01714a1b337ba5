import { forwardRef, type ComponentPropsWithoutRef } from "react";
import { cx } from "./cx";
import { Icon, type IconName } from "./icon";
import { Link, type LinkProps } from "./link";

type ButtonVariant = "primary" | "secondary" | "quiet" | "danger";
type Look = { variant?: ButtonVariant; size?: "sm" | "md" | "lg" | "stack"; icon?: IconName; block?: boolean };

const BASE =
  "inline-flex items-center justify-center gap-2 rounded-md font-medium text-center transition-colors " +
  "duration-150 ease-out select-none disabled:cursor-not-allowed disabled:not-aria-busy:off print:hidden";
const VARIANTS: Record<ButtonVariant, string> = {
  primary: "bg-accent text-on-accent hover:bg-accent-strong",
  secondary: "border border-edge bg-surface text-ink hover:bg-sunken",
  quiet: "text-accent hover:bg-accent-soft",
  danger: "bg-loss text-on-loss hover:bg-loss-strong",
};
const SIZES = {
  sm: "min-h-9 touch:min-h-11 touch:min-w-11 px-3 py-1 text-xs",
  md: "min-h-11 px-4 py-2 text-sm",
  /** On a phone the icon stands above the words, so that three fit in a row. */
  stack:
    "min-h-11 px-4 py-2 text-sm max-sm:h-full max-sm:min-h-14 max-sm:w-full max-sm:flex-col max-sm:gap-0.5 " +
    "max-sm:px-0.5 max-sm:py-1 max-sm:text-xs max-sm:leading-tight",
  lg: "min-h-12 px-6 py-2.5 text-base",
};

export function buttonClass({ variant = "primary", size = "md", block }: Look): string {
  return cx(BASE, VARIANTS[variant], SIZES[size], block && "w-full");
}

export type ButtonProps = ComponentPropsWithoutRef<"button"> & Look & { pending?: boolean; pendingText?: string };

/** A button; while `pending` it is disabled and reads `pendingText`. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { variant, size, icon, block, pending, pendingText, className, children, disabled, type = "button", ...rest },
  ref,
) {
  return (
    <button
      ref={ref}
      type={type}
      disabled={disabled || pending}
      aria-busy={pending || undefined}
      className={cx(buttonClass({ variant, size, block }), className)}
      {...rest}
    >
      {icon ? <Icon name={icon} size={size === "sm" ? "sm" : "md"} /> : null}
      {pending && pendingText ? pendingText : children}
    </button>
  );
});

type LinkButtonProps = LinkProps & Look;

/** A link that looks like a button. */
export const LinkButton = forwardRef<HTMLAnchorElement, LinkButtonProps>(function LinkButton(
  { variant, size, icon, block, className, children, ...rest },
  ref,
) {
  return (
    <Link ref={ref} className={cx(buttonClass({ variant, size, block }), className)} {...rest}>
      {icon ? <Icon name={icon} size={size === "sm" ? "sm" : "md"} /> : null}
      {children}{" "}
    </Link>
  );
});
