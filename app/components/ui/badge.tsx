import type { ReactNode } from "react";
import { cx } from "./cx";

export type BadgeVariant = "default" | "secondary" | "destructive" | "success" | "caution" | "info";

const VARIANTS: Record<BadgeVariant, string> = {
  default: "bg-accent text-on-accent",
  secondary: "bg-sunken text-muted border border-line",
  destructive: "bg-loss-soft text-loss",
  success: "bg-accent-soft text-accent",
  caution: "bg-caution-soft text-caution",
  info: "bg-info-soft text-info",
};

export function Badge({
  variant = "default",
  className,
  children,
}: {
  variant?: BadgeVariant;
  className?: string;
  children: ReactNode;
}) {
  return (
    <span
      data-variant={variant}
      className={cx(
        "inline-flex max-w-full items-center gap-1 rounded-[14px] wrap-anywhere px-2.5 py-0.5 text-xs font-medium",
        VARIANTS[variant],
        className,
      )}
    >
      {/* Without styles it stands in the line with its neighbors. */} {children}{" "}
    </span>
  );
}
