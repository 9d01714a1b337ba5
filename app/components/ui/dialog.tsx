import { Suspense, type ReactNode } from "react";
import { LinkButton } from "./button";
import { part } from "./lazy-client";

export type DialogProps = {
  title: ReactNode;
  description?: ReactNode;
  /** Where Close, Cancel and Escape lead: the same screen without the dialog's search parameters. */
  closeTo: string;
  /** The buttons, in reading order; usually inside the form instead. */
  actions?: ReactNode;
  size?: "sm" | "md" | "lg";
  side?: "right" | "left";
  /** At an edge of the window, where what it speaks of stays in sight. */
  edge?: "top" | "bottom";
  /** Called instead of following `closeTo` when scripts run (for state that no URL holds). */
  onClose?: () => void;
  children?: ReactNode;
};

const DialogContent = part(() => import("./dialog-content"));

/**
 * A dialog that the URL opens: render it when the search parameter says so. The server sends its whole content,
 * Close is a link, and the code that traps focus arrives in a chunk of its own.
 */
export function Dialog(props: DialogProps) {
  return (
    <Suspense fallback={null}>
      <DialogContent {...props} />
    </Suspense>
  );
}

/** A dialog at the side of the screen. */
export function Sheet({ side = "right", ...props }: DialogProps) {
  return <Dialog {...props} side={side} />;
}

/** The buttons at the foot of a dialog, in sight however long it is: the safe choice first, as a link back. */
export function DialogActions({
  closeTo,
  cancel = "Cancel",
  children,
}: {
  closeTo: string;
  cancel?: string;
  children?: ReactNode;
}) {
  return (
    <div className="actions flex flex-wrap gap-2 max-sm:*:grow sm:justify-end">
      <LinkButton to={closeTo} preventScrollReset variant="secondary">
        {cancel}
      </LinkButton>
      {children}
    </div>
  );
}
