import { Icon } from "~/components/ui/icon";

type Props = {
  list: { title: string; features: readonly string[] };
  /** How its title looks there. */
  heading: string;
};

/** Below the two plans, on the first page and where one is chosen: the same list. */
export function EitherPlan({ list, heading }: Props) {
  return (
    <section aria-labelledby="either-plan">
      <h3 id="either-plan" className={heading}>
        {list.title}
      </h3>
      <ul className="mt-3 grid gap-x-6 gap-y-2 sm:grid-cols-2">
        {list.features.map((feature) => (
          <li key={feature} className="flex items-start gap-3">
            <Icon name="check" size="sm" className="mt-0.5 shrink-0 text-accent" /> {feature}
          </li>
        ))}
      </ul>
    </section>
  );
}
