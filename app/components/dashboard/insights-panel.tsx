import { Badge } from "~/components/ui/badge";
import { Card } from "~/components/ui/card";
import { cx } from "~/components/ui/cx";
import { Icon } from "~/components/ui/icon";
import { type IconName, isIconName } from "~/components/ui/icon-names";
import { Link } from "~/components/ui/link";
import { Skeleton } from "~/components/ui/skeleton";
import { EMPTY_INSIGHTS, type InsightView, type InsightsView } from "~/domain/screens/dashboard";
import { useInsights } from "~/client/screens/use-insights";
import { Collapse } from "./collapse";

const STYLE_OF_PRIORITY: Record<
  string,
  { label: string; badge: "caution" | "info" | "success" | "destructive"; tile: string }
> = {
  warning: { label: "Warning", badge: "caution", tile: "bg-caution-soft text-caution" },
  opportunity: { label: "Opportunity", badge: "info", tile: "bg-info-soft text-info" },
  achievement: { label: "Achievement", badge: "success", tile: "bg-accent-soft text-accent" },
  alert: { label: "Alert", badge: "destructive", tile: "bg-loss-soft text-loss" },
};
const NEUTRAL = { label: "Note", badge: "info", tile: "bg-sunken text-muted" } as const;
const PRIORITIES: Record<string, string> = { high: "High priority", medium: "Medium priority", low: "Low priority" };
const iconOf = (name: string): IconName => (isIconName(name) ? name : "lightbulb");

/** Findings about the person's own figures: shown by the server, looked for again by scripts. */
export function InsightsPanel({
  insights: initial,
  isDemo,
  hrefOf,
}: {
  insights: InsightsView;
  isDemo: boolean;
  hrefOf: (href: string) => string;
}) {
  const { data, status } = useInsights(initial, !isDemo);
  const isEmpty = status === "failed" || data.insights.length === 0;
  return (
    <Card
      id="ai-insights"
      className="relative scroll-mt-20 !py-3 data-spotlight:outline-4 data-spotlight:outline-offset-4 data-spotlight:outline-accent"
    >
      <Collapse
        title={
          <span className="flex items-center gap-2">
            <Icon name="sparkle" className="text-accent" />
            AI Insights
          </span>
        }
      >
        <div className="pt-1 pb-3">
          {status === "loading" && data.insights.length === 0 ? (
            <Loading />
          ) : isEmpty ? (
            <p className="text-muted">{EMPTY_INSIGHTS}</p>
          ) : (
            <Loaded data={data} hrefOf={hrefOf} />
          )}
        </div>
      </Collapse>
      {/* On the title's line: it comes and goes without moving what is read. */}
      {status === "loading" ? (
        <p role="status" className="pointer-events-none absolute top-6 right-12 text-xs text-muted sm:right-14">
          Looking...
        </p>
      ) : null}
    </Card>
  );
}

function Loading() {
  return (
    <div data-loading className="grid gap-3 md:grid-cols-2">
      <Skeleton className="h-28" />
      <Skeleton className="h-28" />
    </div>
  );
}

function Loaded({ data, hrefOf }: { data: InsightsView; hrefOf: (href: string) => string }) {
  return (
    <>
      <p className="mb-3 text-muted">{data.summary}</p>
      <ul className="grid gap-3 md:grid-cols-2">
        {data.insights.map((insight, index) => (
          <Insight
            key={`${index}${insight.title}`}
            insight={insight}
            href={insight.href ? hrefOf(insight.href) : null}
          />
        ))}
      </ul>
    </>
  );
}

function Insight({ insight, href }: { insight: InsightView; href: string | null }) {
  const look = STYLE_OF_PRIORITY[insight.type] ?? NEUTRAL;
  return (
    <li
      data-type={insight.type}
      data-priority={insight.priority}
      className={cx("flex gap-3 rounded-md border p-3", insight.priority === "high" ? "border-edge" : "border-line")}
    >
      <span data-icon={insight.icon} className={cx("grid size-9 shrink-0 place-items-center rounded-md", look.tile)}>
        <Icon name={iconOf(insight.icon)} />
      </span>
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
          <h3 className="font-medium wrap-anywhere">{insight.title}</h3>
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <Badge variant={look.badge}>{look.label}</Badge>{" "}
            <span className={cx("text-xs", insight.priority === "high" ? "font-semibold" : "text-muted")}>
              {PRIORITIES[insight.priority] ?? ""}
            </span>
          </span>
        </div>
        <p className="text-xs text-muted">{insight.message}</p>
        <p className="mt-1 text-xs font-medium">{insight.action}</p>
        {href ? (
          <Link
            to={href}
            className="inline-flex min-h-9 items-center gap-1 text-xs font-medium text-accent hover:underline touch:min-h-11 print:hidden"
            aria-label={`See what is behind it: ${insight.title}`}
          >
            See what is behind it
            <Icon name="arrow_right" size="sm" />
          </Link>
        ) : null}
      </div>
    </li>
  );
}
