import { useLocation } from "@remix-run/react";
import { Suspense } from "react";
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
    <>
      <Link
        to={panelHref(pathname, search, true)}
        preventScrollReset
        aria-label="Ask your coach"
        data-coach-widget
        className="grid size-14 place-items-center rounded-full bg-accent text-on-accent shadow-float hover:bg-accent-strong"
      >
        <Icon name="chat" size="lg" />
      </Link>{" "}
      {open ? (
        <Suspense fallback={null}>
          <QuestionSheet closeTo={panelHref(pathname, search, false)} place={place} />
        </Suspense>
      ) : null}
    </>
  );
}
