import { useSearchParams } from "@remix-run/react";
import { achievements, earnedWords } from "~/texts/goals";
import { type GoalFigures, standingOf } from "~/domain/goals/goals";
import type { AnyGoal, GoalConflict } from "~/contracts/goals";
import { LinkButton } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { EmptyState } from "~/components/ui/empty-state";
import { Guarded } from "~/components/ui/guarded";
import { OwedLine } from "~/components/standing/owed-line";
import { StandingNote } from "~/components/standing/standing-note";
import { Tabs } from "~/components/ui/tabs";
import { dismissCongratulations, useAutoClose, useCongratulations } from "~/client/goals/congratulations";
import { useGoalsMemory, type GoalsView } from "~/client/goals/goals-cache";
import { useHydrated } from "~/client/router/use-hydrated";
import { ChatPanel } from "./chat-panel";
import { DebtCard, SavingsCard } from "./goal-card";
import { CongratulationsDialog, GoalDialogs, GOALS_PATH } from "./goal-dialogs";
import { SameAccount } from "./same-account";
import { Achievements, LevelCard, TrackerCards } from "./overview";
import { fromDollars } from "~/domain/money";

type Props = {
  view: GoalsView;
  conflict: GoalConflict | null;
  failedMessage: { message: string; reply: string } | null;
  messageError: string | null;
};

export function GoalsScreen({ view, conflict, failedMessage, messageError }: Props) {
  const [params] = useSearchParams();
  useGoalsMemory(view);
  const { savings, debts } = view;
  const all: AnyGoal[] = [
    ...savings.map((goal) => ({ type: "savings" as const, ...goal })),
    ...debts.map((goal) => ({ type: "debt" as const, ...goal })),
  ];
  const goal = all.find((candidate) => candidate.id === params.get("goal"));
  const dialog = params.get("dialog");

  return (
    <div className="flex flex-col gap-6">
      <Heading hasGoals={all.length > 0} />
      <StandingNote note={view.note} />
      {all.length === 0 ? <NoGoals /> : null}
      {savings.length > 0 ? (
        <Guarded name="Your savings goals">
          <Savings view={view} />
        </Guarded>
      ) : null}
      {view.question?.about === "debt" ? <SameAccount question={view.question} /> : null}
      {debts.length === 0 ? <OwedLine owed={view.owed} /> : null}
      {debts.length > 0 ? (
        <Guarded name="Your debt goals">
          <Debts view={view} strategy={params.get("strategy") === "snowball" ? "snowball" : "avalanche"} />
        </Guarded>
      ) : null}
      {all.length > 0 ? <Earned view={view} /> : null}
      <Guarded name="Money Mind">
        <ChatPanel
          messages={view.chat}
          timeZone={view.timeZone}
          prefill={params.get("say") ?? ""}
          failed={failedMessage}
          error={messageError}
        />
      </Guarded>
      {all.length === 0 ? <Earned view={view} /> : null}
      <GoalDialogs
        name={dialog}
        goal={goal}
        type={params.get("type") === "debt" ? "debt" : "savings"}
        today={view.today}
        accounts={view.accounts}
        conflict={conflict}
      />
      <Congratulations byUrl={dialog === "congrats"} goal={goal ?? null} />
    </div>
  );
}

function figuresOf({ savings, debts }: GoalsView): GoalFigures[] {
  return [
    ...savings.map((goal) => ({
      type: "savings" as const,
      targetCents: fromDollars(goal.targetAmount),
      doneCents: fromDollars(goal.currentAmount),
    })),
    ...debts.map((goal) => ({
      type: "debt" as const,
      targetCents: fromDollars(goal.originalAmount),
      doneCents: fromDollars(goal.originalAmount) - fromDollars(goal.currentAmount),
    })),
  ];
}

function Heading({ hasGoals }: { hasGoals: boolean }) {
  return (
    <header className="flex flex-wrap items-center justify-between gap-4">
      <h1 className="text-xl font-semibold">Goals</h1>
      {hasGoals ? <Ways /> : null}
    </header>
  );
}

/** Before the first goal there is one thing to do; these wait at the end of the screen. */
function Ways() {
  return (
    <div className="flex flex-wrap gap-3">
      <LinkButton to="/goals?dialog=add" preventScrollReset icon="plus">
        Create New Goal
      </LinkButton>
      <LinkButton to="/what-if" variant="secondary">
        Try a what-if
      </LinkButton>
    </div>
  );
}

/** The documented headline is a title that one earns: it stands over the level and the achievements, below the goals. */
function Earned({ view }: { view: GoalsView }) {
  const standing = standingOf(figuresOf(view));
  const count = view.savings.length + view.debts.length;
  const list = achievements(count, standing.totalCents);
  return (
    <section aria-labelledby="earned" className="flex flex-col gap-2 sm:gap-4">
      <h2 id="earned" className="text-lg font-semibold">
        Savings Master
      </h2>
      <details className="phone-fold">
        <summary className="fold text-sm text-accent">{earnedWords(standing.level, list)}</summary>
        <div className="grid gap-4 lg:grid-cols-2">
          <Guarded name="Your level">
            <LevelCard standing={standing} />
          </Guarded>
          <Guarded name="Your achievements">
            <Achievements list={list} />
          </Guarded>
          <Guarded name="What you saved">
            <TrackerCards tracker={view.tracker} />
          </Guarded>
        </div>
      </details>
      {count === 0 ? <Ways /> : null}
    </section>
  );
}

function Savings({ view: { savings, today, note, question } }: { view: GoalsView }) {
  const asked = question?.about === "reserve" ? question : null;
  return (
    <section aria-labelledby="savings-goals" className="flex flex-col gap-4">
      <h2 id="savings-goals" className="text-lg font-semibold">
        Savings Goals
      </h2>
      <ul className="grid gap-4 md:grid-cols-2 wide:grid-cols-3">
        {savings.map((one) => (
          <SavingsCard
            key={one.id}
            goal={one}
            today={today}
            quiet={note?.isTrouble}
            asked={asked?.goal.id === one.id ? asked : undefined}
          />
        ))}
      </ul>
    </section>
  );
}

function NoGoals() {
  return (
    <Card>
      <EmptyState
        title="No Savings Goals Yet"
        icon="savings"
        action={
          <LinkButton to="/goals?dialog=add" preventScrollReset>
            Create Your First Goal
          </LinkButton>
        }
      >
        Name something worth saving for, or a debt to pay off. You'll see how far you are, and when you get there.
      </EmptyState>
    </Card>
  );
}

function Debts({ view, strategy }: { view: GoalsView; strategy: "snowball" | "avalanche" }) {
  return (
    <section id="debts" aria-labelledby="debt-goals" className="flex scroll-mt-20 flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h2 id="debt-goals" className="text-lg font-semibold">
            Debt Payoff Goals
          </h2>
          {/* With what no goal speaks of. */}
          <OwedLine owed={view.owed} />
        </div>
        <Tabs
          label="Order of payoff"
          look="pill"
          tabs={[
            { to: "/goals?strategy=avalanche#debts", label: "Highest rate first", current: strategy === "avalanche" },
            { to: "/goals?strategy=snowball#debts", label: "Smallest first", current: strategy === "snowball" },
          ]}
        />
      </div>
      <ul className="grid gap-4 md:grid-cols-2 wide:grid-cols-3">
        {view.debts.map((goal) => (
          <DebtCard key={goal.id} goal={goal} today={view.today} strategy={strategy} quiet={view.note?.isTrouble} />
        ))}
      </ul>
    </section>
  );
}

function Congratulations({ byUrl, goal }: { byUrl: boolean; goal: AnyGoal | null }) {
  const celebrated = useCongratulations();
  const hydrated = useHydrated();
  const close = useAutoClose(byUrl, GOALS_PATH);
  if (celebrated) return <CongratulationsDialog goal={celebrated} onClose={dismissCongratulations} />;
  return byUrl ? <CongratulationsDialog goal={goal} onClose={hydrated ? close : undefined} /> : null;
}
