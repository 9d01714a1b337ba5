import type { NoAccountsTexts } from "~/texts/no-accounts";
import { Await, useNavigation } from "@remix-run/react";
import { type ReactNode, Suspense } from "react";
import { useQuestionBox } from "~/client/coach/use-question-box";
import { Guarded } from "~/components/ui/guarded";
import { part } from "~/components/ui/lazy-client";
import { Skeleton } from "~/components/ui/skeleton";
import { Tabs } from "~/components/ui/tabs";
import {
  type AskOutcome,
  type AskView,
  type BudgetRecommendations,
  type CoachPage,
  type CoachView,
  type CreditAnalysis,
  type FinancialHealth,
  type RefusedQuestion,
} from "~/texts/coach";
import { AskBar } from "./ask-bar";
import { AskTab, Conversation } from "./ask-tab";
import { BudgetTab } from "./budget-tab";
import { Suggestions } from "./composer";
import { TurnCard } from "./turn";

/** The first tab comes with the screen, the others when they are opened. */
const CreditTab = part(async () => ({ default: (await import("./credit-tab")).CreditTab }));
const HealthTab = part(async () => ({ default: (await import("./health-tab")).HealthTab }));
/** Where there are no figures yet. */
const NoData = part(async () => ({ default: (await import("./no-data")).NoData }));
/** Said once, to somebody new: its code comes for nobody else. */
const WelcomeCard = part(async () => ({ default: (await import("./welcome-card")).WelcomeCard }));

const TABS = [
  ["budget", "Budget Analysis"],
  ["credit", "Credit Score"],
  ["health", "Financial Health"],
  ["ask", "Ask Coach"],
] as const;

type CoachScreenProps = {
  page: Extract<CoachPage, { locked: false }>;
  outcome: AskOutcome | null;
  refused: RefusedQuestion | null;
};

export function CoachScreen({ page, outcome, refused }: CoachScreenProps) {
  return (
    <div className="grid grid-cols-1 gap-3 sm:gap-6">
      <h1 className="text-xl font-semibold">Financial Coach</h1>
      {page.welcome ? (
        <Suspense fallback={null}>
          <WelcomeCard welcome={page.welcome} />
        </Suspense>
      ) : null}
      {page.tab === "ask" ? (
        <>
          <CoachTabs current="ask" />
          <AskTab view={page} consent={page.consent} outcome={outcome} refused={refused} />
        </>
      ) : page.ask ? (
        <Start page={page} ask={page.ask} outcome={outcome} refused={refused} />
      ) : (
        <>
          <CoachTabs current={page.tab} />
          <Figures page={page} />
        </>
      )}
    </div>
  );
}

function CoachTabs({ current }: { current: CoachView["tab"] }) {
  return (
    <Tabs
      label="Coach"
      tabs={TABS.map(([id, label]) => ({ to: `/coach?tab=${id}`, label, current: current === id }))}
    />
  );
}

type DataPage = Exclude<CoachScreenProps["page"], { tab: "ask" }>;

/**
 * Where the address names no tab: below the tabs an answer out of the person's own figures, or the conversation that
 * goes on, with its box; then the documented first tab. What is asked here has its place at once, where its answer opens
 * the conversation.
 */
function Start({ page, ask, outcome, refused }: Omit<CoachScreenProps, "page"> & { page: DataPage; ask: AskView }) {
  const asking = useNavigation().formData?.get("intent") === "ask";
  return (
    <div className="flex flex-col gap-3 sm:gap-6">
      <CoachTabs current={asking ? "ask" : page.tab} />
      <Conversation view={ask} outcome={outcome} refused={refused} isStart />
      {asking ? null : <TabContent page={page} next={null} />}
    </div>
  );
}

/** What a tab's own figure raises, before what the household does. */
const RAISED = {
  budget: [],
  credit: ["How can I raise my credit score?"],
  health: ["How can I save more each month?"],
};

/** A tab's figure with what it means, what one could ask about it, and the box: the answer opens the conversation. */
function Figures({ page }: { page: DataPage }) {
  const navigation = useNavigation();
  const thinking = navigation.formData?.get("intent") === "ask";
  const asked = String(navigation.formData?.get("question") ?? "");
  const ask = useQuestionBox("", thinking);
  const questions = [...new Set([...RAISED[page.tab], ...page.openers])].slice(0, page.openers.length);
  const next = <Suggestions texts={questions} conversation={null} fill={ask.fill} rows="phone" />;
  return (
    <div data-asking={thinking || undefined} className="flex flex-col gap-6 max-sm:mt-1">
      {thinking ? (
        <ol aria-label="Conversation" className="grid grid-cols-1">
          <TurnCard question={asked} answer={null} isLive thinking />
        </ol>
      ) : (
        <TabContent page={page} next={next} />
      )}
      <AskBar ask={ask} thinking={thinking} conversation={null} />
    </div>
  );
}

function TabContent({ page, next }: { page: DataPage; next: ReactNode }) {
  switch (page.tab) {
    case "budget":
      return (
        <Loaded<BudgetRecommendations>
          tab="budget"
          advice={page.advice}
          next={next}
          show={(advice) => <BudgetTab advice={advice} next={next} />}
        />
      );
    case "credit":
      return (
        <Loaded<CreditAnalysis>
          tab="credit"
          advice={page.advice}
          next={next}
          show={(advice) => <CreditTab advice={advice} next={next} />}
        />
      );
    case "health":
      return (
        <Loaded<FinancialHealth>
          tab="health"
          advice={page.advice}
          next={next}
          show={(advice) => <HealthTab advice={advice} next={next} />}
        />
      );
  }
}

const NAMES = { budget: "Your budget analysis", credit: "Your credit score", health: "Your financial health" } as const;

type LoadedProps<T> = {
  tab: keyof NoAccountsTexts["noData"];
  advice: T | null | Promise<T | null>;
  /** What one could ask, where there are no figures. */
  next: ReactNode;
  show: (advice: T) => ReactNode;
};

function Loaded<T>({ tab, advice, next, show }: LoadedProps<T>) {
  return (
    // Where it's known that there's nothing, as high as what will say so: the footer below stays where it is.
    <Guarded key={tab} name={NAMES[tab]} fallback={advice ? LOADING : <div className="min-h-112 md:min-h-80" />}>
      <Await resolve={advice}>{(found) => (found === null ? <NoData tab={tab} next={next} /> : show(found))}</Await>
    </Guarded>
  );
}

/** As high as the window at least, as the tab will be: the box below it stands where it stays. */
const LOADING = (
  <div role="status" data-loading className="grid min-h-dvh grid-cols-1 content-start gap-6">
    <span className="sr-only">Loading...</span>
    <Skeleton className="h-64 md:h-44" />
    <Skeleton className="h-96" />
  </div>
);
