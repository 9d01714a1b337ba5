import { ConnectAccountButton } from "~/components/accounts/connect-account-button";
import { FeatureGate } from "~/components/billing/feature-gate";
import { TrialCountdownCard } from "~/components/billing/trial-countdown-card";
import { TrialNotice } from "~/components/billing/trial-notice";
import { Tour } from "~/components/tour/tour";
import { Amount } from "~/components/ui/amount";
import { LinkButton } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { Guarded } from "~/components/ui/guarded";
import { Link } from "~/components/ui/link";
import { Note } from "~/components/ui/callout";
import { Progress } from "~/components/ui/progress";
import type { DashboardData } from "~/contracts/dashboard";
import { percentOf } from "~/domain/money";
import { longDate } from "~/domain/periods";
import type { Overview } from "~/domain/screens/overview";
import { BudgetCard } from "./budget-card";
import { InsightsPanel } from "./insights-panel";
import { type Links, useLinks } from "./links";
import { OverviewCards } from "./overview-cards";
import { RecentCard } from "./recent-card";
import { ReportCard } from "./report-card";
import { TrendsCard } from "./trends-card";

const SPOT =
  "scroll-mt-20 rounded-lg data-spotlight:outline-4 data-spotlight:outline-offset-4 data-spotlight:outline-accent";

/** /, /dashboard and /demo. */
export function DashboardScreen({ data }: { data: DashboardData }) {
  const { view, isDemo } = data;
  const links = useLinks(isDemo);
  return (
    <div className="flex flex-col gap-6">
      {isDemo && !data.isSignedIn ? <DemoBanner /> : null}
      {data.profile ? (
        <Guarded name="Your trial">
          <TrialNotice profile={data.profile} now={data.now} />
        </Guarded>
      ) : null}
      <Guarded name="The greeting">
        <Greeting data={data} links={links} />
      </Guarded>
      {data.profile ? (
        <Guarded name="Your trial">
          <TrialCountdownCard profile={data.profile} now={data.now} />
        </Guarded>
      ) : null}
      <FinancialOverview view={view} links={links} />
      <Guarded name="Your insights">
        <InsightsPanel insights={view.insights} isDemo={isDemo} hrefOf={(href) => inDemo(href, isDemo, links)} />
      </Guarded>
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
        <Guarded name="Your report">
          <ReportCard
            report={view.report}
            lines={view.reportLines}
            today={view.today}
            isDemo={isDemo}
            hasAccounts={view.hasAccounts}
            links={links}
          />
        </Guarded>
        <Guarded name="Your trends">
          <TrendsCard trends={view.trends} range={data.range} links={links} />
        </Guarded>
      </div>
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
        <Guarded name="Your recent transactions">
          <RecentCard
            recent={view.recent}
            dialog={data.dialog}
            isDemo={isDemo}
            hasAccounts={view.hasAccounts}
            links={links}
          />
        </Guarded>
        <Guarded name="Your budget">
          <BudgetCard budgets={view.budgets} isPlanned={view.isPlanned} today={view.today} links={links} />
        </Guarded>
      </div>
    </div>
  );
}

function FinancialOverview({ view, links }: { view: DashboardData["view"]; links: Links }) {
  return (
    <section id="financial-overview" aria-labelledby="overview-title" className={SPOT}>
      <h2 id="overview-title" className="sr-only">
        Financial Overview
      </h2>
      <Guarded name="Your overview">
        <OverviewCards overview={view.overview} today={view.today} links={links} hasAccounts={view.hasAccounts} />
      </Guarded>
      <Guarded name="Your score and goal">
        <Standing overview={view.overview} links={links} />
      </Guarded>
    </section>
  );
}

/** In the demo a finding's rows are the sample's; its other pages want an account. */
function inDemo(href: string, isDemo: boolean, links: Links): string {
  if (!isDemo) return href;
  const [path, search] = href.split("?");
  return path === "/transactions" ? links.rows(Object.fromEntries(new URLSearchParams(search))) : links.write(href);
}

function DemoBanner() {
  return (
    <Note
      tone="info"
      title="This is a demo with sample data"
      action={<LinkButton to="/register">Sign Up Now</LinkButton>}
    >
      Look around freely: nothing here is stored. With an account of your own you see your own figures.
    </Note>
  );
}

function Greeting({ data, links }: { data: DashboardData; links: Links }) {
  const { view, isDemo } = data;
  const first = view.insights.insights[0];
  return (
    <header className="flex flex-col gap-4">
      <div>
        <h1 className="font-serif text-xl font-semibold break-words sm:text-2xl">Hello, {data.name}</h1>
        <p className="text-muted">
          <time dateTime={view.today}>{longDate(view.today)}</time>
        </p>
      </div>
      {first ? (
        <p className="max-w-prose text-base">
          {first.title}. <span className="text-muted">{first.message}</span>
        </p>
      ) : null}
      <div className="flex flex-wrap items-center gap-2 *:data-card:w-full max-sm:*:grow max-sm:[&_button]:w-full">
        <FeatureGate profile={data.profile} title="Connect your bank accounts">
          <div
            id="connect-account"
            className="rounded-md data-spotlight:outline-4 data-spotlight:outline-offset-4 data-spotlight:outline-accent"
          >
            <ConnectAccountButton />
          </div>
        </FeatureGate>
        <LinkButton to="/accounts" variant="secondary" icon="bank">
          View Accounts
        </LinkButton>{" "}
        <LinkButton to={links.write("/coach?onboarding=true")} variant="secondary" icon="coach">
          Start Financial Interview
        </LinkButton>
        {isDemo ? null : <Tour tour={data.tour} links={links} />}
      </div>
    </header>
  );
}

/** A score and a goal, when there are any. */
function Standing({ overview, links }: { overview: Overview; links: Links }) {
  const { creditScore, savingsProgress: goal } = overview;
  return (
    <div
      id="savings-goal"
      className="mt-4 grid gap-4 empty:hidden data-spotlight:outline-4 data-spotlight:outline-offset-4 data-spotlight:outline-accent sm:grid-cols-2 sm:has-[>:only-child]:grid-cols-1"
    >
      {goal ? (
        <Card as="article" className="min-w-0 !p-4">
          <p className="flex flex-wrap items-baseline justify-between gap-x-3">
            <Link
              to={links.write("/goals")}
              className="max-w-full truncate font-medium underline-offset-4 hover:underline"
            >
              {goal.name}
            </Link>{" "}
            <span className="shrink-0 text-xs text-muted">
              <Amount cents={goal.current} className="font-medium text-ink" /> of <Amount cents={goal.target} />
            </span>
          </p>
          <Progress value={percentOf(goal.current, goal.target)} label={`Saved for ${goal.name}`} className="mt-2" />
        </Card>
      ) : null}
      {creditScore ? (
        <Card as="article" className="flex items-center justify-between gap-3 !p-4">
          <Link to={links.write("/credit")} className="font-medium underline-offset-4 hover:underline">
            Credit score
          </Link>{" "}
          <span className="text-lg font-semibold tabular-nums">{creditScore}</span>
        </Card>
      ) : null}
    </div>
  );
}
