import type { ReactNode } from "react";
import { Icon } from "./icon";
import { Link } from "./link";

/** Above a screen's heading: the screen that it belongs to. */
export const BackLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <p data-way-back className="-mt-3 print:hidden">
    <Link
      to={to}
      className="inline-flex min-h-9 items-center gap-1 text-xs font-medium text-accent underline-offset-4 hover:underline touch:min-h-11"
    >
      <Icon name="arrow_left" size="sm" />
      {children}
    </Link>
  </p>
);
