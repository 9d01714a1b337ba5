import type { ReactNode } from "react";
import { cx } from "./cx";
import { Icon, type IconName } from "./icon";

type EmptyStateProps = {
  title: ReactNode;
  icon?: IconName;
  action?: ReactNode;
  className?: string;
  children?: ReactNode;
};

/** What will be here, why it is worth it, one button. */
export function EmptyState({ title, icon = "sparkle", action, className, children }: EmptyStateProps) {
  return (
    <div className={cx("flex flex-col items-center gap-2 px-4 py-8 text-center", className)}>
      <span className="mb-1 grid size-12 place-items-center rounded-full bg-accent-soft text-accent">
        <Icon name={icon} size="lg" />
      </span>
      <div className="text-base font-semibold text-balance">{title}</div>
      {children ? <div className="max-w-prose text-pretty text-muted">{children}</div> : null}
      {action ? <div className="mt-3">{action}</div> : null}
    </div>
  );
}
