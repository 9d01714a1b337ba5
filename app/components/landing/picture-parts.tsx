import type { ReactNode } from "react";
import { cx } from "~/components/ui/cx";
import { Icon, type IconName } from "~/components/ui/icon";

/** A drawn piece of the real interface: one description for those who don't see it, nothing to tab into. */
export function Picture({ label, className, children }: { label: string; className?: string; children: ReactNode }) {
  return (
    <div role="img" aria-label={label} className={className}>
      <div aria-hidden>{children}</div>
    </div>
  );
}

export function PictureRow({
  icon,
  tone,
  name,
  note,
  amount,
  gain,
}: {
  icon: IconName;
  tone: string;
  name: string;
  note: string;
  amount: string;
  gain?: boolean;
}) {
  return (
    <div className="flex items-center gap-3 border-t border-line py-2.5">
      <span className={cx("grid size-8 shrink-0 place-items-center rounded-md bg-sunken", tone)}>
        <Icon name={icon} size="sm" />
      </span>{" "}
      <span className="min-w-0 flex-1 leading-5">
        <span className="block truncate text-sm">{name}</span> <span className="block text-xs text-muted">{note}</span>
      </span>{" "}
      <span className={cx("text-sm tabular-nums", gain && "text-gain")}>{amount}</span>
    </div>
  );
}
