import { Badge } from "~/components/ui/badge";
import { LinkButton } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { ChartFigure } from "~/components/ui/chart-figure";
import { ChartPicks } from "~/components/ui/chart-picks";
import { BackLink } from "~/components/ui/back-link";
import { EmptyState } from "~/components/ui/empty-state";
import { FoldCard } from "~/components/ui/fold-card";
import { ErrorNote, Note } from "~/components/ui/callout";
import { MonthChart, OVER_MONTHS } from "~/components/ui/month-chart";
import { Progress, Ring } from "~/components/ui/progress";
import { Skeleton } from "~/components/ui/skeleton";
import { Sparkline } from "~/components/ui/sparkline";
import { monthName } from "~/domain/periods";
import { scaleFor } from "~/domain/screens/scale";
import { HERE } from "./here";
import { Row, Section } from "./section";

const BADGES = ["default", "secondary", "destructive", "success", "caution", "info"] as const;
const NOTES = ["info", "success", "caution", "loss", "plain"] as const;
const TONES = ["accent", "info", "caution", "loss", "muted"] as const;
const BARS = [30, 48, 21];
const MONTHS = ["2026-01", "2026-02", "2026-03"];

/** What is read: cards, notes, figures, and what stands there when there is nothing yet. */
export function Content() {
  return (
    <>
      <Cards />
      <Section title="Badges">
        <Row name="variants">
          {BADGES.map((variant) => (
            <Badge key={variant} variant={variant}>
              {variant}
            </Badge>
          ))}
        </Row>
      </Section>
      <Notes />
      <Filled />
      <Charts />
    </>
  );
}

function Cards() {
  return (
    <Section title="Cards and what stands in them">
      <div className="grid gap-4 md:grid-cols-2">
        <Card
          title="A card"
          level={3}
          action={
            <LinkButton to={HERE} size="sm" variant="quiet">
              One action
            </LinkButton>
          }
        >
          <p className="text-muted">Title, content, at most one action.</p>
        </Card>
        <Card>
          <BackLink to={HERE}>Where it belongs</BackLink>
          <EmptyState title="Nothing here yet" icon="wallet" action={<LinkButton to={HERE}>What to do</LinkButton>}>
            What will be here, and why it is worth it.
          </EmptyState>
        </Card>
        <FoldCard title="A folded card">
          <p className="text-muted">What is wanted now and then takes one line.</p>
        </FoldCard>
        <Card title="Loading" level={3}>
          <div className="flex flex-col gap-2">
            <Skeleton className="h-6 w-1/2" />
            <Skeleton className="h-4" />
            <Skeleton className="h-4 w-3/4" />
          </div>
        </Card>
        <Card title="A name that is far longer than anybody would ever think of, on one line" level={3}>
          <p className="truncate">
            And a row that ends with an ellipsis because it does not fit into the width that it has.
          </p>
        </Card>
      </div>
    </Section>
  );
}

function Notes() {
  return (
    <Section title="Notes">
      {NOTES.map((tone) => (
        <Note key={tone} tone={tone} title={`A note: ${tone}`}>
          What happened, what is safe, what to do.
        </Note>
      ))}
      <ErrorNote
        action={
          <LinkButton to={HERE} size="sm" variant="secondary">
            Try again
          </LinkButton>
        }
      >
        This part could not be loaded.
      </ErrorNote>
    </Section>
  );
}

function Filled() {
  return (
    <Section title="Progress">
      {TONES.map((tone, index) => (
        <Row key={tone} name={tone}>
          <Progress value={(index + 1) * 18} label={`Sample in ${tone}`} tone={tone} className="max-w-xs" />
        </Row>
      ))}
      <Row name="rings">
        <Ring value={0} label="None">
          0%
        </Ring>
        <Ring value={72} label="Most">
          72%
        </Ring>
        <Ring value={100} label="All" tone="info">
          100%
        </Ring>
      </Row>
    </Section>
  );
}

function Charts() {
  return (
    <Section title="Charts">
      <ChartFigure
        summary="A sentence says what the picture shows."
        table={{
          caption: "Three months",
          columns: ["Month", "Amount"],
          rows: BARS.map((bar, index) => [`Month ${index + 1}`, `$${bar}.00`]),
        }}
      >
        <div className="relative max-w-sm">
          <MonthChart
            label="Three bars"
            months={MONTHS.map((key, at) => ({
              key,
              bars: [{ cents: (BARS[at] ?? 0) * 100, className: "fill-accent" }],
            }))}
            scale={scaleFor(
              BARS.map((bar) => bar * 100),
              50_00,
            )}
            picked="2026-03"
          />
          <ChartPicks
            label="Months"
            picks={MONTHS.map((key) => ({ key, to: HERE, label: monthName(key) }))}
            picked="2026-03"
            onPick={(event) => event.preventDefault()}
            onLook={() => undefined}
            className={OVER_MONTHS}
          />
        </div>
        <Sparkline values={BARS} label="Three values" className="h-8 w-32 text-accent" />
      </ChartFigure>
    </Section>
  );
}
