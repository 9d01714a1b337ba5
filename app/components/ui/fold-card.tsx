import type { ReactNode } from "react";
import { Card } from "./card";
import { Icon } from "./icon";

type FoldCardProps = {
  id?: string;
  title: string;
  /** What is said of it while it is folded. */
  lead?: string | undefined;
  /** Where it is needed at once. */
  open?: boolean;
  children: ReactNode;
};

/** A subject that takes one line until it is wanted; on paper it stands open. */
export function FoldCard({ id, title, lead, open, children }: FoldCardProps) {
  return (
    <Card id={id} className="scroll-mt-20 !py-1">
      <details open={open} className="group">
        <summary className="flex min-h-11 flex-wrap items-center justify-between gap-x-4">
          <h2 className="text-base font-semibold">{title}</h2>
          <Icon name="chevron_down" className="text-muted transition-transform group-open:rotate-180" />
          {lead ? <span className="w-full pb-1 text-xs text-muted">{lead}</span> : null}
        </summary>
        <div className="pt-1 pb-3">{children}</div>
      </details>
    </Card>
  );
}
