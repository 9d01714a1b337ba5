import type { CreditView } from "~/contracts/credit";
import { Guarded } from "~/components/ui/guarded";
import { Tabs } from "~/components/ui/tabs";
import { OwedCard } from "~/components/standing/owed-line";
import { StandingNote } from "~/components/standing/standing-note";
import type { TroubleNote as Note } from "~/texts/trouble-note";
import { answeredWhen } from "~/texts/credit-what-if";
import { part } from "~/components/ui/lazy-client";

/** The form and the tabs are never needed together. */
const CreditForm = part(() => import("./credit-form"));
const Assessed = part(() => import("./assessed"));

/** A name of two words, of which a phone shows the second: so all tabs of a row are one line high. */
const ShortName = ({ lead, name }: { lead: string; name: string }) => (
  <span>
    <span className="max-sm:sr-only">{lead} </span>
    {name}
  </span>
);

const TABS = [
  { id: "overview", label: "Overview" },
  { id: "factors", label: <ShortName lead="Score" name="Factors" /> },
  { id: "plan", label: <ShortName lead="Improvement" name="Plan" /> },
  { id: "tracking", label: "Progress" },
] as const;

/** Said where the rest can't be shown. */
const lastScore = (score: string, age: string): string =>
  `Your last score is ${score}, from your answers ${answeredWhen(age)}.`;

export function CreditScreen({ view, note }: { view: CreditView; note: Note | null }) {
  const { assessment, profile, tab, editing } = view;
  const isAsking = assessment === null || profile === null || editing;
  return (
    <div className={isAsking ? "narrow" : undefined}>
      <h1 className="mb-1 text-xl font-semibold">Credit Simulator</h1>
      <p className="mb-6 text-muted">See what moves your score, and plan the next six months.</p>
      <Guarded name="Your credit figures" known={assessment ? lastScore(assessment.currentScore, view.age) : undefined}>
        {assessment === null || profile === null || editing ? (
          <>
            <OwedCard owed={view.owed} className="mb-4" />
            <CreditForm
              answers={assessment}
              linked={view.linked}
              cancelTo={assessment ? "/credit?tab=overview" : null}
            />
          </>
        ) : (
          <>
            <Tabs
              label="Credit Simulator"
              tabs={TABS.map(({ id, label }) => ({ to: `/credit?tab=${id}`, label, current: id === tab }))}
              className="mb-6"
            />
            <StandingNote note={note} />
            <Assessed view={{ ...view, assessment, profile }} />
          </>
        )}
      </Guarded>
    </div>
  );
}
