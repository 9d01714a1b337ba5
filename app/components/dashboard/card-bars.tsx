import { Progress } from "~/components/ui/progress";
import type { DashboardView } from "~/domain/screens/dashboard";
import { overviewCards } from "~/domain/screens/overview";
import { BAR_WORDS } from "~/texts/overview";

/** The documented bars of the four cards, each beside what it is full of; where there's nothing, none is drawn. */
export function CardBars({ view: { overview, today } }: { view: Pick<DashboardView, "overview" | "today"> }) {
  const { daily, weekly, monthly, balance } = overviewCards(overview, today);
  const bars = [
    ...(daily.cents === 0 ? [] : [[BAR_WORDS.daily, daily.fill] as const]),
    ...(weekly.cents === 0 ? [] : [[BAR_WORDS.weekly, weekly.ring] as const]),
    ...(monthly.isEmpty ? [] : [[BAR_WORDS.monthly, monthly.bar] as const]),
    ...(balance.isEmpty ? [] : [[BAR_WORDS.balance, balance.bar] as const]),
  ];
  if (bars.length === 0) return null;
  return (
    <details className="text-xs text-muted">
      <summary className="fold">Details</summary>
      <ul className="grid gap-3 pt-1 pb-3 sm:grid-cols-2 xl:grid-cols-4">
        {bars.map(([words, share]) => (
          <li key={words}>
            <p className="mb-1">
              {words}: <span className="tabular-nums">{Math.round(share)}%</span>
            </p>
            <Progress value={share} tone="muted" label={words} />
          </li>
        ))}
      </ul>
    </details>
  );
}
