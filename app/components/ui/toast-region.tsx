import { Form } from "@remix-run/react";
import { useEffect, useRef, useState, type PointerEvent } from "react";
import { useStore } from "~/client/store";
import type { Toast, ToastAction } from "~/texts/toast";
import { TOAST_SWIPE_PX, toastStore, type ShownToast } from "~/client/ui/toasts";
import { buttonClass } from "./button";
import { cx } from "./cx";
import { Icon } from "./icon";

const LOOK = {
  default: ["border-line", "info", "text-info"],
  success: ["border-line", "check_circle", "text-accent"],
  error: ["border-loss", "warning", "text-loss"],
} as const;

/** The one place for messages: a flash from the server (once, with or without scripts) or the store. F8 brings focus here. */
export function ToastRegion({ flash }: { flash: (Toast & { id: string }) | null }) {
  const shown = useStore(toastStore.store);
  const [seeded, setSeeded] = useState("");
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!flash) return;
    toastStore.show(flash);
    setSeeded(flash.id);
  }, [flash]);
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      if (event.key === "F8") region.current?.focus();
    };
    document.addEventListener("keydown", focus);
    return () => document.removeEventListener("keydown", focus);
  }, []);
  const current = shown.find((toast) => toast.open);
  const waiting =
    flash && flash.id !== seeded && !shown.some((toast) => toast.id === flash.id)
      ? { ...flash, open: true }
      : undefined;
  const toast = waiting ?? current;
  return (
    <div
      ref={region}
      role="region"
      aria-label="Notifications (F8)"
      tabIndex={-1}
      data-toasts
      className="pointer-events-none fixed inset-x-0 z-60 flex justify-center p-3 lg:justify-end lg:px-6"
    >
      {/* Both live regions are always there, so that what appears in them is announced. */}
      <div role="status" aria-live="polite" className="w-full max-w-sm empty:hidden">
        {toast && toast.variant !== "error" ? <ToastCard key={toast.id} toast={toast} /> : null}
      </div>
      <div role="alert" aria-live="assertive" className="w-full max-w-sm empty:hidden">
        {toast?.variant === "error" ? <ToastCard key={toast.id} toast={toast} /> : null}
      </div>
    </div>
  );
}

/** Without scripts `<details>` puts it away: what was entered below it stays. */
function ToastCard({ toast }: { toast: ShownToast }) {
  const from = useRef<number | null>(null);
  const [border, icon, tint] = LOOK[toast.variant ?? "default"];
  const hold = () => toastStore.pause(toast.id);
  const release = () => toastStore.resume(toast.id);
  const swipe = (event: PointerEvent) => {
    if (from.current !== null && Math.abs(event.clientX - from.current) >= TOAST_SWIPE_PX) toastStore.dismiss(toast.id);
    from.current = null;
  };
  return (
    <details
      open
      data-toast
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
      onPointerDown={(event) => {
        from.current = event.clientX;
        if (event.target instanceof Element && !event.target.closest("summary, button"))
          event.currentTarget.setPointerCapture(event.pointerId);
      }}
      // A swipe that begins on words selected before is still a swipe, not those words carried away.
      onDragStart={(event) => event.preventDefault()}
      onPointerUp={swipe}
      onPointerCancel={() => (from.current = null)}
      className={cx(
        "pointer-events-auto relative touch-pan-y rounded-lg border bg-surface py-1.5 pr-12 pl-3 text-ink shadow-float rise [&:not([open])]:hidden",
        border,
      )}
    >
      <summary
        aria-label="Close message"
        onClick={(event) => {
          event.preventDefault();
          toastStore.dismiss(toast.id);
        }}
        className="absolute top-1/2 right-1 grid size-11 -translate-y-1/2 place-items-center rounded-md text-muted hover:text-ink"
      >
        <Icon name="close" size="sm" />
      </summary>
      {/* One row: a message covers as little of what it speaks of as it can. */}
      <div className="flex min-h-11 items-center gap-2.5">
        <Icon name={icon} className={tint} />
        <div className="min-w-0 flex-1 text-sm leading-5">
          <p className="font-semibold">{toast.title}</p>
          {toast.description ? (
            // Smaller on a narrow screen beside something to press, so that the row stays low.
            <p className={cx("text-muted", toast.action && "max-sm:text-xs")}>{toast.description}</p>
          ) : null}
        </div>
        {toast.action ? <ActionForm {...toast.action} onSubmit={() => toastStore.dismiss(toast.id)} /> : null}
      </div>
    </details>
  );
}

function ActionForm({ label, to, fields, onSubmit }: ToastAction & { onSubmit: () => void }) {
  return (
    <Form method="post" action={to} preventScrollReset onSubmit={onSubmit} className="shrink-0">
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" className={buttonClass({ variant: "secondary", size: "sm" })}>
        {label}
      </button>
    </Form>
  );
}
