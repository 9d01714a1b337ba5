import type { ReactNode } from "react";
import { cx } from "./cx";
import { Icon, type IconName } from "./icon";

export type NoteTone = "info" | "success" | "caution" | "loss" | "plain";
type NoteProps = {
  tone?: NoteTone;
  title?: ReactNode;
  icon?: IconName;
  action?: ReactNode;
  role?: "status" | "alert" | "note";
  className?: string;
  children?: ReactNode;
};

const TONES: Record<NoteTone, [string, IconName]> = {
  info: ["bg-info-soft text-info", "info"],
  success: ["bg-accent-soft text-accent", "check_circle"],
  caution: ["bg-caution-soft text-caution", "warning"],
  loss: ["bg-loss-soft text-loss", "warning"],
  plain: ["bg-sunken text-muted border border-line", "info"],
};

/** A tinted strip with an icon: banners, hints, warnings. */
export function Note({ tone = "info", title, icon, action, role, className, children }: NoteProps) {
  const [colors, defaultIcon] = TONES[tone];
  return (
    <div role={role} className={cx("flex flex-wrap items-start gap-3 rounded-lg p-4", colors, className)}>
      <Icon name={icon ?? defaultIcon} className="mt-0.5" />
      <div className="min-w-0 flex-1 basis-48">
        {title ? <p className="font-semibold">{title}</p> : null}
        {children ? <div className="text-ink">{children}</div> : null}
      </div>
      {action}
    </div>
  );
}

/** What happened, what is safe, what to do. */
export function ErrorNote({
  title = "Something went wrong",
  action,
  className,
  children,
}: Pick<NoteProps, "title" | "action" | "className" | "children">) {
  return (
    <Note tone="loss" title={title} action={action} role="alert" className={className}>
      {children}
    </Note>
  );
}
