import type { Bring } from "~/texts/bring";
import { useBring } from "~/client/ui/bring";
import { Await } from "@remix-run/react";
import type { ReactNode } from "react";
import { LinkButton } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { EmptyState } from "~/components/ui/empty-state";
import { Guarded } from "~/components/ui/guarded";
import { Skeleton } from "~/components/ui/skeleton";
import { Tabs } from "~/components/ui/tabs";
import {
  type AskOutcome,
  type BudgetRecommendations,
  type CoachPage,
  type CreditAnalysis,
  type FinancialHealth,
  type RefusedQuestion,
} from "~/texts/coach";
import { AskTab } from "./ask-tab";
import { BudgetTab } from "./budget-tab";
import { CreditTab } from "./credit-tab";
import { HealthTab } from "./health-tab";
import { WelcomeCard } from "./welcome-card";

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
    <div className="grid grid-cols-1 gap-6">
      <h1 className="text-xl font-semibold">Financial Coach</h1>
      {page.welcome ? <WelcomeCard welcome={page.welcome} /> : null}
      <Tabs
        label="Coach"
        tabs={TABS.map(([id, label]) => ({
          to: id === "budget" ? "/coach" : `/coach?tab=${id}`,
          label,
          current: page.tab === id,
        }))}
      />
      <TabContent page={page} outcome={outcome} refused={refused} />
    </div>
  );
}

function TabContent({ page, outcome, refused }: CoachScreenProps) {
  switch (page.tab) {
    case "ask":
      return <AskTab view={page} consent={page.consent} outcome={outcome} refused={refused} />;
    case "budget":
      return (
        <Loaded<BudgetRecommendations>
          tab="budget"
          advice={page.advice}
          show={(advice) => <BudgetTab advice={advice} />}
        />
      );
    case "credit":
      return (
        <Loaded<CreditAnalysis> tab="credit" advice={page.advice} show={(advice) => <CreditTab advice={advice} />} />
      );
    case "health":
      return (
        <Loaded<FinancialHealth> tab="health" advice={page.advice} show={(advice) => <HealthTab advice={advice} />} />
      );
  }
}

const NAMES = { budget: "Your budget analysis", credit: "Your credit score", health: "Your financial health" } as const;

type LoadedProps<T> = {
  tab: keyof Bring["noData"];
  advice: T | null | Promise<T | null>;
  show: (advice: T) => ReactNode;
};

function Loaded<T>({ tab, advice, show }: LoadedProps<T>) {
  return (
    <Guarded key={tab} name={NAMES[tab]} fallback={<Loading />}>
      <Await resolve={advice}>{(found) => (found === null ? <NoData tab={tab} /> : show(found))}</Await>
    </Guarded>
  );
}

function Loading() {
  return (
    <div role="status" data-loading className="grid grid-cols-1 gap-6">
      <span className="sr-only">Loading...</span>
      <div className="grid gap-6 md:grid-cols-2">
        <Skeleton className="h-28" />
        <Skeleton className="h-28" />
      </div>
      <Skeleton className="h-72" />
    </div>
  );
}

function NoData({ tab }: { tab: keyof Bring["noData"] }) {
  const words = useBring();
  const action =
    tab === "credit" ? (
      <LinkButton to="/credit">Open the Credit Simulator</LinkButton>
    ) : (
      <LinkButton to="/accounts">{words.button}</LinkButton>
    );
  return (
    <Card>
      <EmptyState icon={tab === "credit" ? "credit" : "chart"} title={words.noData[tab]} action={action} />
    </Card>
  );
}
