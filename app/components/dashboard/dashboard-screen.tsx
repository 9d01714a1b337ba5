import { useNoAccountsTexts } from "~/client/ui/use-no-accounts-texts";
import { ConnectAccountButton } from "~/components/accounts/connect-account-button";
import { WhileLinking } from "~/components/accounts/while-linking";
import { FeatureGate } from "~/components/billing/feature-gate";
import { TrialCountdownCard } from "~/components/billing/trial-countdown-card";
import { TrialNotice } from "~/components/billing/trial-notice";
import { Tour } from "~/components/tour/tour";
import { TourOffer } from "~/components/tour/tour-offer";
import { LinkButton } from "~/components/ui/button";
import { Guarded } from "~/components/ui/guarded";
import { part } from "~/components/ui/lazy-client";
import { Link } from "~/components/ui/link";
import type { DashboardData } from "~/contracts/dashboard";
import { trialNotice } from "~/domain/billing/trial";
import { longDate } from "~/domain/periods";
import type { InsightView } from "~/domain/screens/dashboard";
import { BudgetCard } from "./budget-card";
import { FirstFigures } from "./first-figures";
import { InsightsPanel } from "./insights-panel";
import { type Links, useLinks } from "./links";
import { OverviewCards } from "./overview-cards";
import { RecentCard } from "./recent-card";
import { ReportCard } from "./report-card";
import { DashboardSafeCard, SafeUnknown } from "./safe-card";
import { StandingStrips } from "./standing-strips";
import { TrendsCard } from "./trends-card";

/** Only of a new account. */
const FirstSteps = part(async () => ({ default: (await import("./first-steps")).FirstSteps }));

const SPOT =
  "scroll-mt-20 rounded-lg data-spotlight:outline-4 data-spotlight:outline-offset-4 data-spotlight:outline-accent";

/** /, /dashboard and /demo: the figure that matters first, then what is behind it. */
export function DashboardScreen({ data }: { data: DashboardData }) {
  const { view, isDemo } = data;
  const links = useLinks(isDemo);
  // Between the figures and what is behind them a trial stands once it nears its end.
  const isTrialCalm = data.profile !== undefined && trialNotice(data.profile, data.now)?.tone === "blue";
  const trial = data.profile ? (
    <Guarded name="Your trial">
      <TrialCountdownCard profile={data.profile} now={data.now} endsOn={data.trialEndsOn} today={view.today} />
    </Guarded>
  ) : null;
  return (
    <div className="-mt-4 -mb-6 flex flex-col gap-2.5 sm:my-0 sm:gap-4">
      {isDemo && !data.isSignedIn ? <DemoBanner /> : null}
      {data.profile ? (
        <Guarded name="Your trial">
          <TrialNotice profile={data.profile} now={data.now} endsOn={data.trialEndsOn} />
        </Guarded>
      ) : null}
      <Guarded name="The greeting">
        <Greeting data={data} />
      </Guarded>
      {view.hasAccounts && view.isNew && !view.safe ? <SafeUnknown links={links} /> : null}
      <WhileLinking>
        <TourOffer isWanted={data.tour.opensByItself && data.tour.step === null && !view.isNew} links={links} />
        {view.isNew ? (
          <Guarded name="The first steps">
            <FirstSteps connect={<Connect data={data} />} hasAccounts={view.hasAccounts} links={links} />
          </Guarded>
        ) : null}
      </WhileLinking>
      {view.isNew ? trial : null}
      <FinancialOverview data={data} links={links} />
      {view.isNew || isTrialCalm ? null : trial}
      <Panels data={data} links={links} />
      {!view.isNew && isTrialCalm ? trial : null}
      <Actions data={data} links={links} />
    </div>
  );
}

/**
 * Two of about one height beside each other, and they end together. Their edges go on from the figures above: four columns
 * where there's room, of which a list takes one and a chart two.
 */
const PANELS =
  "grid grid-cols-1 items-start gap-2.5 sm:gap-4 lg:grid-cols-2 lg:items-stretch wide:grid-cols-4 lg:[&>*>[data-card]]:h-full";

function Panels({ data, links }: { data: DashboardData; links: Links }) {
  const { view, isDemo } = data;
  return (
    <div className={PANELS}>
      <div className="min-w-0">
        <Guarded name="Your recent transactions">
          <RecentCard
            recent={view.recent}
            dialog={data.dialog}
            isDemo={isDemo}
            hasAccounts={view.hasAccounts}
            links={links}
          />
        </Guarded>
      </div>
      <div className="min-w-0">
        <Guarded name="Your budget">
          <BudgetCard view={view} links={links} />
        </Guarded>
      </div>
      <div className="min-w-0 wide:order-1 wide:col-span-2">
        <Guarded name="Your insights">
          <InsightsPanel
            insights={view.insights}
            told={view.insights.insights[0]?.title ?? null}
            isDemo={isDemo}
            hasAccounts={view.hasAccounts}
            hasTransactions={!view.isNew}
            hrefOf={(href) => inDemo(href, isDemo, links)}
          />
        </Guarded>
      </div>
      <div className="min-w-0 wide:order-1 wide:col-span-2">
        <Guarded name="Your report">
          <ReportCard
            report={view.report}
            lines={view.reportLines}
            today={view.today}
            lastMonthIncome={view.trends.months[view.trends.months.length - 2]?.income ?? 0}
            payday={view.safe?.payday ?? null}
            isDemo={isDemo}
            hasAccounts={view.hasAccounts}
            links={links}
          />
        </Guarded>
      </div>
      <div className="min-w-0 lg:col-span-2">
        <Guarded name="Your trends">
          <TrendsCard trends={view.trends} range={data.range} picked={data.month} links={links} />
        </Guarded>
      </div>
    </div>
  );
}

function FinancialOverview({ data: { view, isDemo }, links }: { data: DashboardData; links: Links }) {
  const first = view.insights.insights[0];
  const headline = first ? <Headline first={first} hrefOf={(href) => inDemo(href, isDemo, links)} /> : null;
  return (
    <section id="financial-overview" aria-labelledby="overview-title" className={SPOT}>
      <h2 id="overview-title" className="sr-only">
        Financial Overview
      </h2>
      {view.safe ? (
        <Guarded name="What is safe to spend">
          <DashboardSafeCard safe={view.safe} heldCents={view.untilPay[0]} headline={headline} links={links} />
        </Guarded>
      ) : headline ? (
        <div className="mb-2.5 max-w-3xl sm:mb-4">{headline}</div>
      ) : null}
      <Guarded name="Your overview">
        {view.isNew ? <FirstFigures view={view} /> : <OverviewCards view={view} links={links} />}
      </Guarded>
      <Guarded name="Your score and goal">
        <StandingStrips view={view} links={links} />
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

/** One line, as high as its link: what is below it is what one came to see. */
function DemoBanner() {
  return (
    <p className="flex items-center gap-3 rounded-lg bg-info-soft pr-1 pl-3 text-xs sm:pr-2 sm:pl-4 sm:text-sm">
      <span className="min-w-0 flex-1 py-1 leading-snug">
        <strong className="font-semibold text-info">Demo with sample data.</strong>{" "}
        <span className="max-sm:hidden">Nothing here is stored. With your own account you see your own figures.</span>
      </span>{" "}
      <Link
        to="/register"
        className="inline-flex min-h-11 shrink-0 items-center px-2 font-semibold text-info underline underline-offset-4"
      >
        Sign Up Now
      </Link>
    </p>
  );
}

function Greeting({ data: { name, view } }: { data: DashboardData }) {
  return (
    <header className="flex flex-wrap items-baseline gap-x-3">
      <h1 className="text-xl font-semibold tracking-tight break-words">Hello, {name}</h1>{" "}
      <p className="text-muted max-sm:text-xs">
        <time dateTime={view.today}>{longDate(view.today)}</time>
      </p>
    </header>
  );
}

/**
 * What presses most, after the figure that matters first. On a phone its message begins a line: while the page's own face
 * comes, a word would go from one line to the other, and an amount jump with it.
 */
function Headline({ first, hrefOf }: { first: InsightView; hrefOf: (href: string) => string }) {
  return (
    <p className="relative">
      {first.href ? (
        <Link
          to={hrefOf(first.href)}
          className="font-medium underline-offset-4 after:absolute after:inset-x-0 after:-inset-y-2 hover:underline max-sm:block"
        >
          {first.title}.
        </Link>
      ) : (
        <span className="font-medium max-sm:block">{first.title}.</span>
      )}{" "}
      <span className="text-muted max-sm:block">{first.message}</span>
    </p>
  );
}

/** The button that the tour ends at. */
function Connect({ data, size }: { data: DashboardData; size?: "sm" }) {
  return (
    <FeatureGate profile={data.profile} title={useNoAccountsTexts().gate} isWithin={size !== "sm"}>
      <div
        id="connect-account"
        className="rounded-md data-spotlight:outline-4 data-spotlight:outline-offset-4 data-spotlight:outline-accent"
      >
        <ConnectAccountButton
          size={size}
          // Who has accounts came for something else.
          variant={data.view.hasAccounts ? "quiet" : undefined}
        />
      </div>
    </FeatureGate>
  );
}

/** What one sets up, below what one came to see; somebody new has these ways in the first steps, but for the tour. */
function Actions({ data, links }: { data: DashboardData; links: Links }) {
  const tour = data.isDemo ? null : <Tour tour={data.tour} hasAccounts={data.view.hasAccounts} links={links} />;
  if (data.view.isNew) return <div className="flex justify-center empty:hidden">{tour}</div>;
  return (
    <nav aria-label="What to do next" className="-mx-2 flex flex-wrap gap-x-1 *:data-card:basis-full sm:-mx-3">
      <Connect data={data} size="sm" />
      <div>
        <LinkButton to="/accounts" variant="quiet" size="sm" icon="bank">
          View Accounts
        </LinkButton>
      </div>
      <div>
        <LinkButton
          to={links.write(data.view.isInterviewed ? "/coach/plan" : "/coach?onboarding=true")}
          variant="quiet"
          size="sm"
          icon="coach"
        >
          {data.view.isInterviewed ? "Review your plan" : "Start Financial Interview"}
        </LinkButton>
      </div>
      {tour}
    </nav>
  );
}
