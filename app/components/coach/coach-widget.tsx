import { useLocation } from "@remix-run/react";
import { Suspense } from "react";
import { useScrollingDown } from "~/client/ui/use-scrolling-down";
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
  const isAway = useScrollingDown() && !open;
  return (
    <aside
      data-no-print
      data-coach-bar
      aria-label="Your coach"
      className={cx(
        // At the foot of the side navigation where there is one, so that it hides no figure; on a phone the style sheet
        // makes it a bar that content ends at, like the tabs below it.
        "fixed right-4 bottom-20 lg:right-auto lg:bottom-4 lg:left-[max(0.75rem,calc((100vw-86rem)/2+0.75rem))] wide:left-[max(0.75rem,calc((100vw-104rem)/2+0.75rem))]",
        // With its sheet open it lies over the bars.
        open
          ? "z-50"
          : "z-20 transition-opacity duration-150 focus-within:pointer-events-auto focus-within:opacity-100",
        isAway && "max-lg:pointer-events-none max-lg:opacity-0",
      )}
    >
      <Link
        to={panelHref(pathname, search, true)}
        preventScrollReset
        aria-label="Ask your coach"
        data-coach-widget
        className="flex size-12 items-center justify-center gap-2 rounded-full bg-accent text-on-accent shadow-float hover:bg-accent-strong lg:h-11 lg:w-[13.5rem] lg:shadow-none"
      >
        <Icon name="chat" size="lg" />
        <span className="hidden font-medium lg:inline">Ask your coach</span>
      </Link>{" "}
      {open ? (
        <Suspense fallback={null}>
          <QuestionSheet closeTo={panelHref(pathname, search, false)} place={place} />
        </Suspense>
      ) : null}
    </aside>
  );
}
