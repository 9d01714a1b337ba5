import { Icon } from "~/components/ui/icon";
import { EITHER_PLAN } from "~/texts/plans";

/** Below the two plans: the list of the first page. */
export function EitherPlan() {
  return (
    <section aria-labelledby="either-plan">
      <h3 id="either-plan" className="text-lg font-semibold">
        {EITHER_PLAN.title}
      </h3>
      <ul className="mt-3 grid gap-x-6 gap-y-2 sm:grid-cols-2">
        {EITHER_PLAN.features.map((feature) => (
          <li key={feature} className="flex items-start gap-3">
            <Icon name="check" size="sm" className="mt-0.5 shrink-0 text-accent" /> {feature}
          </li>
        ))}
      </ul>
    </section>
  );
}
