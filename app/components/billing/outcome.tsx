import type { ReactNode } from "react";
import { Icon, type IconName } from "~/components/ui/icon";

type Props = {
  icon: IconName;
  tone?: "accent" | "muted";
  title: string;
  lead?: ReactNode;
  actions: ReactNode;
  children?: ReactNode;
};

/** A screen that says how something ended, and what next. */
export function Outcome({ icon, tone = "accent", title, lead, actions, children }: Props) {
  return (
    <section className="grid max-w-xl justify-items-start gap-4 rounded-lg border border-line bg-surface p-6 sm:p-8">
      <span
        className={`grid size-14 place-items-center rounded-full ${tone === "accent" ? "bg-accent-soft text-accent" : "bg-sunken text-muted"}`}
      >
        <Icon name={icon} size="lg" />
      </span>
      <h1 className="text-xl font-semibold">{title}</h1>
      {lead ? <p className="text-base">{lead}</p> : null}
      {children ? <div className="text-sm text-muted">{children}</div> : null}
      <div className="flex flex-wrap gap-3">{actions}</div>
    </section>
  );
}
