import { useLocation } from "@remix-run/react";
import { cx } from "~/components/ui/cx";
import type { ShellData } from "~/contracts/shell";
import { placeOfZone, shortDate } from "~/domain/periods";

/** What is true of the whole house, below every screen: that it's a sandbox, and without scripts whose day it is. */
export default function FootNotes({ sandbox, today, timeZone }: Pick<ShellData, "sandbox" | "today" | "timeZone">) {
  const { pathname } = useLocation();
  return (
    <footer
      data-no-print
      className={cx(
        "mx-auto w-full max-w-[70rem] px-4",
        "pb-[calc(4.25rem+env(safe-area-inset-bottom))] text-xs text-muted sm:px-6",
        "lg:px-8 lg:pb-6 wide:max-w-none",
      )}
    >
      <SandboxMark {...sandbox} />
      {/* With scripts the browser has told where it is. */}
      <noscript>
        <p>
          Today is {shortDate(today)}, by {placeOfZone(timeZone)} time.{" "}
          <a href={`/time-zone?from=${pathname}`} className="inline-flex min-h-9 items-center underline touch:min-h-11">
            Change the time zone
          </a>
        </p>
      </noscript>
    </footer>
  );
}

/** Says of what is a sandbox, and of nothing else. */
export function SandboxMark({ bank, billing }: ShellData["sandbox"]) {
  if (!bank && !billing) return null;
  return (
    <p className="inline-flex items-center gap-2">
      <span className="rounded-sm border border-edge px-1.5 leading-5">Sandbox</span>{" "}
      {bank && billing
        ? "Sample bank and payments: no real money moves."
        : bank
          ? "Sample bank: its accounts are made up."
          : "Practice payments: no real card is charged."}
    </p>
  );
}
