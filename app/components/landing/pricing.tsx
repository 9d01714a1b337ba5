import { EitherPlan } from "~/components/billing/either-plan";
import { Badge } from "~/components/ui/badge";
import { Button, LinkButton } from "~/components/ui/button";
import { cx } from "~/components/ui/cx";
import { Icon } from "~/components/ui/icon";
import { LANDING_START_PLAN } from "~/domain/billing/pricing";
import { TRIAL_DAYS } from "~/domain/billing/trial-length";
import { EITHER_PLAN } from "~/texts/either-plan";
import { LANDING_PLANS, POPULAR_LABEL, type Plan } from "~/texts/plans";
import { useLandingTrial } from "~/client/billing/use-landing-trial";

export function Pricing({ signedIn, plans = LANDING_PLANS }: { signedIn: boolean; plans?: readonly Plan[] }) {
  return (
    <section id="pricing" aria-labelledby="pricing-title" className="border-t border-line bg-sunken">
      <div className="mx-auto max-w-6xl px-5 py-16 sm:px-8 sm:py-24">
        <div className="max-w-2xl">
          <h2 id="pricing-title" className="font-serif text-2xl sm:text-3xl">
            One app, two ways to pay
          </h2>
          <p className="mt-3 text-base text-muted">
            Start with a {TRIAL_DAYS}-day free trial, then pay by the month or by the year. No credit card required.
          </p>
        </div>
        <ul className="mt-10 grid gap-6 md:grid-cols-2 lg:mt-14">
          {plans.map((plan) => (
            <PlanCard key={plan.planType} plan={plan} signedIn={signedIn} />
          ))}
        </ul>
        <div className="mt-10">
          <EitherPlan list={EITHER_PLAN} heading="font-serif text-lg" />
        </div>
      </div>
    </section>
  );
}

function PlanCard({ plan, signedIn }: { plan: Plan; signedIn: boolean }) {
  return (
    <li
      className={cx(
        "relative flex flex-col rounded-lg border bg-surface p-6 sm:p-8",
        plan.popular ? "border-accent" : "border-line",
      )}
    >
      <div className="flex items-center justify-between gap-3">
        <h3 className="font-serif text-lg">{plan.name}</h3>
        {plan.popular ? <Badge>{POPULAR_LABEL}</Badge> : null}
      </div>
      <p className="mt-4 flex flex-wrap items-baseline gap-x-3">
        <span className="text-3xl font-semibold tracking-tight tabular-nums">{plan.price}</span>{" "}
        <span className="text-muted">{plan.period}</span>{" "}
        {plan.originalPrice ? (
          <s className="text-muted tabular-nums">
            <span className="sr-only">instead of </span>
            {plan.originalPrice}
          </s>
        ) : null}
      </p>
      <p className="mt-1 text-base">{plan.description}</p>
      {plan.savings ? <p className="mt-1 font-medium text-accent">{plan.savings}</p> : null}
      <ul className="mt-6 mb-8 flex flex-col gap-2.5 border-t border-line pt-6">
        {plan.features.map((feature) => (
          <li key={feature} className="flex items-center gap-3">
            <Icon name="check" size="sm" className="text-accent" /> {feature}
          </li>
        ))}
      </ul>
      <div className="mt-auto">
        <PlanButton plan={plan} signedIn={signedIn} />
      </div>
    </li>
  );
}

/** Signed in it starts the trial, signed out it leads to the registration; the other plan's button stays free. */
function PlanButton({ plan, signedIn }: { plan: Plan; signedIn: boolean }) {
  const { pending, start } = useLandingTrial();
  const variant = plan.popular ? "primary" : "secondary";
  const name = `${plan.cta}, ${plan.name} plan`;
  if (!plan.available)
    return (
      <Button block size="lg" variant={variant} disabled>
        {plan.cta}
      </Button>
    );
  if (!signedIn)
    return (
      <LinkButton to="/register" block size="lg" variant={variant} aria-label={name}>
        {plan.cta}
      </LinkButton>
    );
  return (
    <form method="post" action="/subscribe" onSubmit={(event) => void start(event)}>
      <input type="hidden" name="intent" value="start" />
      <input type="hidden" name="planType" value={LANDING_START_PLAN} />
      <Button
        type="submit"
        block
        size="lg"
        variant={variant}
        pending={pending}
        pendingText="Starting Trial..."
        aria-label={pending ? undefined : name}
      >
        {plan.cta}
      </Button>
    </form>
  );
}
