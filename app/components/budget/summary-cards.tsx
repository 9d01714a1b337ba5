import type { BudgetSummary } from "~/domain/budget/budget";
import { besideWords } from "~/texts/budget";
import { Amount } from "~/components/ui/amount";
import { Card } from "~/components/ui/card";

export function SummaryCards({ summary }: { summary: BudgetSummary }) {
  const { planned, spent, remaining, unplanned } = summary;
  const cards = [
    { title: "Planned", cents: planned, note: "for the whole month", color: "" },
    { title: "Spent", cents: spent, note: `of what you planned${besideWords(unplanned)}`, color: "" },
    {
      title: "Remaining",
      cents: remaining,
      note: remaining < 0 ? "over what you planned" : "left of what you planned",
      color: remaining < 0 ? "text-loss" : "text-info",
    },
  ];
  return (
    <div className="grid gap-3 md:grid-cols-3 md:gap-4">
      {cards.map(({ title, cents, note, color }) => (
        <Card
          key={title}
          className="flex flex-wrap items-center justify-between gap-x-4 !py-3 md:flex-col md:items-start md:justify-start md:!py-5"
        >
          <h2 className="text-base font-semibold">{title}</h2>
          <Amount cents={cents} size="hero" className={color} />
          <p className="w-full text-xs text-muted">{note}</p>
        </Card>
      ))}
    </div>
  );
}
