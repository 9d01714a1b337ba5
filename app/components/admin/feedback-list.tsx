import type { SignedFeedback } from "~/contracts/feedback";
import { feedbackBadge } from "~/domain/people/feedback";
import { dayOf, mediumDate } from "~/domain/periods";
import { Badge, type BadgeVariant } from "~/components/ui/badge";
import { Card } from "~/components/ui/card";
import { StarsShown } from "~/components/ui/stars";

const VARIANTS: Record<ReturnType<typeof feedbackBadge>["tone"], BadgeVariant> = {
  loss: "destructive",
  info: "info",
  neutral: "secondary",
  caution: "caution",
};

export function FeedbackList({ items, timeZone }: { items: SignedFeedback[]; timeZone: string }) {
  return (
    <ul className="flex flex-col gap-3">
      {items.map((item) => (
        <FeedbackCard key={`${item.userId}-${item.id}`} item={item} timeZone={timeZone} />
      ))}
    </ul>
  );
}

function FeedbackCard({ item, timeZone }: { item: SignedFeedback; timeZone: string }) {
  const badge = feedbackBadge(item.type);
  return (
    <Card as="li">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h3 className="min-w-0 font-semibold wrap-anywhere">{item.title}</h3>
        <Badge variant={VARIANTS[badge.tone]}>{badge.label}</Badge>
      </div>
      <p className="mt-2 whitespace-pre-wrap wrap-anywhere">{item.message}</p>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1 text-xs text-muted">
        <time dateTime={item.createdAt}>{mediumDate(dayOf(new Date(item.createdAt), timeZone))}</time>{" "}
        <span className="wrap-anywhere">
          {item.from ? (
            <>
              <span className="font-medium text-ink">{item.from.name || item.from.username}</span> ({item.from.username}
              ){" "}
            </>
          ) : null}
          ID {item.userId}
        </span>{" "}
        {item.rating === null ? null : <StarsShown value={item.rating} />}
      </div>
    </Card>
  );
}
