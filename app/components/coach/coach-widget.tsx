import { useLocation } from "@remix-run/react";
import { Suspense } from "react";
import { cx } from "~/components/ui/cx";
import { Icon } from "~/components/ui/icon";
import { Link } from "~/components/ui/link";
import type { PlaceQuestions } from "~/domain/coach/parts/places";
import { part } from "~/components/ui/lazy-client";

/** The box is loaded when it is opened. */
const QuestionSheet = part(() => import("./coach-sheet"));

const PANEL = "coach";

/** The same address with or without the coach's sheet. */
function panelHref(pathname: string, search: string, open: boolean): string {
  const params = new URLSearchParams(search);
  if (open) params.set("panel", PANEL);
  else for (const name of ["panel", "about"]) params.delete(name);
  const text = params.toString();
  return text ? `${pathname}?${text}` : pathname;
}

/** The floating coach: a link that opens a small question box over the screen it is on. */
export function CoachWidget({ place }: { place: PlaceQuestions | null }) {
  const { pathname, search } = useLocation();
  const open = new URLSearchParams(search).get("panel") === PANEL;
  return (
    <aside
      data-no-print
      aria-label="Your coach"
      className={cx(
        // At the foot of the side navigation where there is one, and on a phone the last of the tab bar's six places: it
        // hides no figure.
        "fixed right-[max(0px,calc(50vw-16rem))] bottom-[env(safe-area-inset-bottom)] w-[min(100vw/6,16rem/3)] lg:right-auto lg:bottom-4 lg:w-auto lg:left-[max(0.75rem,calc((100vw-86rem)/2+0.75rem))] wide:left-[max(0.75rem,calc((100vw-104rem)/2+0.75rem))]",
        // With its sheet open it lies over the bars.
        open ? "z-50" : "z-40",
      )}
    >
      <Link
        to={panelHref(pathname, search, true)}
        preventScrollReset
        aria-label="Ask your coach"
        data-coach-widget
        // Among the tabs it's one of them: only the screen that one is on has a color of its own there.
        className="flex min-h-14 flex-col items-center justify-center gap-0.5 border-t-2 border-transparent text-xs text-muted max-[24rem]:text-[0.6875rem] lg:min-h-11 lg:w-[13.5rem] lg:flex-row lg:gap-2 lg:rounded-full lg:bg-accent lg:font-medium lg:text-on-accent"
      >
        <Icon name="coach" />
        <span className="max-lg:hidden">Ask your coach</span> <span className="lg:hidden">Coach</span>
      </Link>{" "}
      {open ? (
        <Suspense fallback={null}>
          <QuestionSheet closeTo={panelHref(pathname, search, false)} place={place} />
        </Suspense>
      ) : null}
    </aside>
  );
}
