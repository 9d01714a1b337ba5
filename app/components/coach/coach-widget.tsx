import { Link, useFetcher, useLocation } from "@remix-run/react";
import { Sheet } from "~/components/ui/dialog";
import { Icon } from "~/components/ui/icon";
import type { AskOutcome } from "~/contracts/coach-texts";
import { AnswerCard } from "./answer-card";
import { AskFields } from "./ask-form";

const PANEL = "coach";

/** The same address with or without the coach's sheet. */
function panelHref(pathname: string, search: string, open: boolean): string {
  const params = new URLSearchParams(search);
  if (open) params.set("panel", PANEL);
  else params.delete("panel");
  const text = params.toString();
  return text ? `${pathname}?${text}` : pathname;
}

/** The floating coach: a link that opens a small question box over the screen it is on. */
export function CoachWidget() {
  const { pathname, search } = useLocation();
  const open = new URLSearchParams(search).get("panel") === PANEL;
  return (
    <>
      <Link
        to={panelHref(pathname, search, true)} preventScrollReset aria-label="Ask your coach" data-coach-widget
        className="grid size-14 place-items-center rounded-full bg-accent text-on-accent shadow-float hover:bg-accent-strong"
      >
        <Icon name="chat" size="lg" />
      </Link>
      {open ? <QuestionSheet closeTo={panelHref(pathname, search, false)} /> : null}
    </>
  );
}

function QuestionSheet({ closeTo }: { closeTo: string }) {
  const fetcher = useFetcher<unknown>({ key: "coach-widget" });
  const thinking = fetcher.state !== "idle";
  const outcome = outcomeOf(fetcher.data);
  return (
    <Sheet title="Ask your coach" description="Answers come from your own figures." closeTo={closeTo}>
      <div className="grid gap-4">
        <fetcher.Form method="post" action="/coach?tab=ask" className="grid gap-3">
          <AskFields id="coach-widget-question" thinking={thinking} />
        </fetcher.Form>
        <AnswerCard title="Your coach's answer" answer={outcome?.answer ?? null} failed={outcome !== null && outcome.answer === null} thinking={thinking} />
        <p><Link to="/coach?tab=ask" className="text-sm text-accent hover:underline">Open the coach</Link></p>
      </div>
    </Sheet>
  );
}

function outcomeOf(value: unknown): AskOutcome | null {
  return isOutcome(value) ? value : null;
}

function isOutcome(value: unknown): value is AskOutcome {
  return typeof value === "object" && value !== null && "answer" in value && "question" in value;
}
