import type { BudgetSummary } from "~/domain/budget";
import { Amount } from "~/components/ui/amount";
import { Card } from "~/components/ui/card";

export function SummaryCards({ summary }: { summary: BudgetSummary }) {
  const { planned, spent, remaining } = summary;
  const cards = [
    { title: "Planned", cents: planned, note: "for the whole month", color: "" },
    { title: "Spent", cents: spent, note: "posted so far", color: "" },
    { title: "Remaining", cents: remaining, note: remaining < 0 ? "more spent than planned" : "left to spend", color: remaining < 0 ? "text-loss" : "text-info" },
  ];
  return (
    <div className="grid gap-3 sm:grid-cols-3 sm:gap-4">
      {cards.map(({ title, cents, note, color }) => (
        <Card key={title} title={title}>
          <p>
            <Amount cents={cents} size="hero" className={color} />
            <span className="block text-xs text-muted">{note}</span>
          </p>
        </Card>
      ))}
    </div>
  );
}
