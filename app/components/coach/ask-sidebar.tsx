import { LinkButton } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { Guarded } from "~/components/ui/guarded";
import { part } from "~/components/ui/lazy-client";
import { ASK_HREF } from "~/domain/coach/hrefs";
import type { AskView, Consent } from "~/texts/coach";
import { Conversations } from "./conversations";

/** Where there is an outside model at all. */
const ConsentPanel = part(async () => ({ default: (await import("./consent-panel")).ConsentPanel }));

/** Beside the conversation, on a phone below it: the interview, what leaves the house, and what was asked earlier. */
export function AskSidebar({ view, consent }: { view: AskView; consent: Consent }) {
  return (
    <aside
      aria-label="Around the conversation"
      className="grid content-start gap-4 self-start md:max-xl:grid-cols-2 xl:sticky xl:top-20"
    >
      <InterviewCard interviewed={view.interviewed} />
      {consent.state === "none" ? null : (
        <Guarded name="What an outside model may see">
          <ConsentPanel consent={consent} sent={view.sent} />
        </Guarded>
      )}
      {/* Last: the first answer brings it, and nothing below it moves. */}
      <Guarded name="Your earlier conversations">
        <Conversations names={view.conversations} open={view.conversation} />
      </Guarded>
    </aside>
  );
}

function InterviewCard({ interviewed }: { interviewed: boolean }) {
  return (
    <Card>
      <h2 className="text-base font-semibold">{interviewed ? "Your plan" : "Start Financial Interview"}</h2>
      <p className="text-sm text-muted max-sm:hidden">
        {interviewed
          ? "It rests on your answers. If much has changed, answer again."
          : "Answer ten quick questions and get a personal plan."}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        {interviewed ? (
          <LinkButton to={`${ASK_HREF}&plan=1`} variant="secondary" size="sm">
            Review your plan
          </LinkButton>
        ) : null}
        <LinkButton to="/coach/interview" variant="secondary" size="sm">
          {interviewed ? "Answer again" : "Start Financial Interview"}
        </LinkButton>
      </div>
    </Card>
  );
}
