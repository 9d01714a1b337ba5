import type { ReactNode } from "react";

type Props = { title?: string; children?: ReactNode };

/** What will be in a card of the dashboard, in a line or two: several of them stand below each other for somebody new. */
export function NothingYet({ title, children }: Props) {
  return (
    <p className="text-muted">
      {title ? <span className="font-medium text-ink">{title}.</span> : null} {children}
    </p>
  );
}
