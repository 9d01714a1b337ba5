import { grouped } from "~/domain/money";
import { averageText, type FeedbackSummary as Stats } from "~/domain/people/feedback";
import { Card } from "~/components/ui/card";

export function FeedbackStats({ stats }: { stats: Stats }) {
  const cards = [
    { title: "Total Feedback", value: grouped(stats.total), note: "items sent so far" },
    { title: "Avg Rating", value: averageText(stats.average), note: "of items with a rating" },
    { title: "Unique Users", value: grouped(stats.users), note: "people who wrote" },
    { title: "This Week", value: grouped(stats.thisWeek), note: "in the last 7 days" },
  ];
  return (
    <div className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
      {cards.map(({ title, value, note }) => (
        <Card key={title} title={title} level={2}>
          <p className="text-2xl font-semibold tabular-nums">{value}</p>
          <p className="text-xs text-muted">{note}</p>
        </Card>
      ))}
    </div>
  );
}
