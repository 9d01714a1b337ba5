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
        // At the foot of the side navigation where there is one, else at the end of the header: it hides no figure.
        "fixed top-1.5 right-2 sm:right-4 lg:top-auto lg:right-auto lg:bottom-4 " +
          "lg:left-[max(0.75rem,calc((100vw-86rem)/2+0.75rem))] " +
          "wide:left-[max(0.75rem,calc((100vw-104rem)/2+0.75rem))]",
        // With its sheet open it lies over the bars.
        open ? "z-50" : "z-40",
      )}
    >
      <Link
        to={panelHref(pathname, search, true)}
        preventScrollReset
        aria-label="Ask your coach"
        data-coach-widget
        className={cx(
          "grid size-11 place-items-center rounded-full bg-accent-soft text-accent",
          "lg:flex lg:h-auto lg:min-h-11 lg:w-[13.5rem] lg:items-center lg:justify-center",
          "lg:gap-2 lg:bg-accent lg:text-xs lg:font-medium lg:text-on-accent",
        )}
      >
        <Icon name="coach" />
        <span className="max-lg:hidden">Ask your coach</span>
      </Link>{" "}
      {open ? (
        <Suspense fallback={null}>
          <QuestionSheet closeTo={panelHref(pathname, search, false)} place={place} />
        </Suspense>
      ) : null}
    </aside>
  );
}
