import { Form, useNavigation } from "@remix-run/react";
import { FormKey } from "~/components/ui/form-key";
import { Badge } from "~/components/ui/badge";
import { Button } from "~/components/ui/button";
import { Icon } from "~/components/ui/icon";
import { POPULAR_LABEL, type Plan } from "~/texts/plans";
import { ANNUAL_NOTE, BEST_VALUE_LABEL } from "~/texts/subscribe-plans";

const STARTING = "Starting Trial...";

/** One plan with its price, what it holds and the button that starts it. */
export function PlanCard({ plan, note }: { plan: Plan; note: string }) {
  const navigation = useNavigation();
  const isStarting = navigation.state !== "idle" && navigation.formData?.get("planType") === plan.planType;
  const headingId = `plan-${plan.planType}`;
  return (
    <article
      aria-labelledby={headingId}
      data-plan={plan.planType}
      className={`flex flex-col rounded-lg border bg-surface p-5 sm:p-6 ${plan.popular ? "border-accent ring-1 ring-accent" : "border-line"}`}
    >
      <div className="flex min-h-7 flex-wrap items-center justify-between gap-2">
        <h2 id={headingId} className="text-lg font-semibold">
          {plan.name}
        </h2>
        {plan.popular ? <Badge variant="secondary">{POPULAR_LABEL}</Badge> : null}
      </div>
      <p className="mt-3 flex flex-wrap items-baseline gap-x-2 tabular-nums">
        <span className="text-3xl font-semibold">{plan.price}</span> <span className="text-muted">{plan.period}</span>{" "}
        {plan.originalPrice ? <s className="text-muted">{plan.originalPrice}</s> : null}
      </p>
      <p className="mt-1 text-sm text-muted">{plan.description}</p>
      {plan.savings ? (
        <p className="mt-3">
          <Badge variant="success">{BEST_VALUE_LABEL}</Badge>
        </p>
      ) : null}
      <ul className="my-5 grid gap-2 text-sm">
        {plan.features.map((feature) => (
          <li key={feature} className="flex items-start gap-2">
            <Icon name="check" size="sm" className="mt-0.5 text-accent" />
            {feature}
          </li>
        ))}
      </ul>
      {plan.planType === "annual" ? <p className="-mt-2 mb-5 text-xs text-muted">{ANNUAL_NOTE}</p> : null}
      <Form method="post" action="/subscribe" className="mt-auto">
        <input type="hidden" name="intent" value="start" />
        <input type="hidden" name="planType" value={plan.planType} />
        <FormKey />
        <Button
          type="submit"
          block
          size="lg"
          variant={plan.popular ? "primary" : "secondary"}
          disabled={!plan.available}
          pending={isStarting}
          pendingText={STARTING}
          aria-describedby={`${headingId}-note`}
        >
          {plan.cta}
        </Button>
      </Form>
      <p id={`${headingId}-note`} className="mt-3 text-xs text-muted">
        {note}
      </p>
    </article>
  );
}
