import { usePicked } from "~/client/charts/use-picked";
import { Amount } from "~/components/ui/amount";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { CategoryGlyph } from "~/components/ui/category-glyph";
import { ChartFigure } from "~/components/ui/chart-figure";
import { ChartPicks } from "~/components/ui/chart-picks";
import { Icon } from "~/components/ui/icon";
import { Link } from "~/components/ui/link";
import { MonthChart, OVER_MONTHS } from "~/components/ui/month-chart";
import type { CategoryTrendView } from "~/contracts/category-trend";
import { hueOf } from "~/domain/categories/hues";
import { formatUsd } from "~/domain/money";
import { monthName } from "~/domain/periods";
import { scaleFor } from "~/domain/screens/scale";

type View = { view: CategoryTrendView };
type TrendMonth = CategoryTrendView["months"][number];

/** One category's twelve months; each leads to its rows. */
export function CategoryTrendScreen({ view }: View) {
  const { name, category, drawn, above, below } = view;
  return (
    <div className="flex flex-col gap-6">
      <div className="flex items-center gap-3">
        <CategoryGlyph category={category} drawn={drawn} />{" "}
        <div className="min-w-0">
          <h1 className="text-xl font-semibold wrap-anywhere">{name}</h1>{" "}
          {above ? (
            <p className="mt-1 text-muted">
              in <TextLink {...above} />
            </p>
          ) : null}
        </div>
      </div>
      <Card title="Twelve months">
        <Months key={name} view={view} />
      </Card>
      {below.length > 0 ? (
        <Card title="Your own, part of it">
          <ul className="flex flex-wrap gap-x-6">
            {below.map((one) => (
              <li key={one.href}>
                <TextLink {...one} />
              </li>
            ))}
          </ul>
        </Card>
      ) : null}
    </div>
  );
}

function TextLink({ href, name }: { href: string; name: string }) {
  return (
    <Link
      to={href}
      className="inline-flex min-h-11 items-center wrap-anywhere text-accent underline underline-offset-4"
    >
      {name}
    </Link>
  );
}

const BARS = [
  "fill-muted",
  "fill-cat-1",
  "fill-cat-2",
  "fill-cat-3",
  "fill-cat-4",
  "fill-cat-5",
  "fill-cat-6",
  "fill-cat-7",
  "fill-cat-8",
] as const;

const nameOf = ({ month, isSoFar }: TrendMonth): string => `${monthName(month)}${isSoFar ? " so far" : ""}`;

function Months({ view: { name, category, months, usualCents, usualMonths } }: View) {
  const current = months.find(({ isSoFar }) => isSoFar);
  const { shown, pick, look, choose } = usePicked(current?.month ?? "");
  const at = months.findIndex(({ month }) => month === shown);
  const values = [...months.map(({ spentCents }) => spentCents), usualCents ?? 0];
  const bar = BARS[hueOf(category)];
  return (
    <ChartFigure
      summary={summaryOf(current, usualCents, usualMonths)}
      table={{
        caption: `${name} by month`,
        columns: ["Month", "Spent"],
        rows: months.map((one) => [
          nameOf(one),
          <Link key={one.month} to={one.href} className="text-accent underline underline-offset-4">
            <Amount cents={one.spentCents} />
          </Link>,
        ]),
      }}
    >
      <div className="relative">
        <MonthChart
          label={`${name} by month`}
          months={months.map(({ month, spentCents, isSoFar }) => ({
            key: month,
            bars: [{ cents: spentCents, className: isSoFar ? `${bar} opacity-45` : bar }],
          }))}
          {...(usualCents === null ? {} : { level: usualCents })}
          scale={scaleFor(values, 10_00)}
          height="h-40 sm:h-64"
          picked={shown}
        />
        <ChartPicks
          picks={months.map((one) => ({
            key: one.month,
            to: one.href,
            label: `${nameOf(one)}: ${formatUsd(one.spentCents)}`,
          }))}
          picked={shown}
          label={`${name}: the transactions of each month`}
          onPick={pick}
          onLook={look}
          className={OVER_MONTHS}
        />
      </div>
      <Reading one={months[at]} before={months[at - 1]} after={months[at + 1]} read={choose} />
    </ChartFigure>
  );
}

type ReadingProps = {
  one: TrendMonth | undefined;
  before: TrendMonth | undefined;
  after: TrendMonth | undefined;
  read: (month: string) => void;
};

/** The month that is looked at, in words, with the way to its rows and to the months beside it. */
function Reading({ one, before, after, read }: ReadingProps) {
  if (!one) return null;
  return (
    <div className="flex items-center gap-x-3 text-sm">
      <p className="flex min-h-11 min-w-0 flex-1 flex-wrap items-center gap-x-3">
        <span>
          {nameOf(one)}: <Amount cents={one.spentCents} className="font-semibold" />
        </span>{" "}
        <Link to={one.href} className="inline-flex min-h-11 items-center text-accent underline underline-offset-4">
          See the transactions
        </Link>
      </p>
      <p className="flex gap-2 [@media(scripting:none)]:hidden">
        <Step to={before} icon="chevron_left" label="Earlier month" read={read} />
        <Step to={after} icon="chevron_right" label="Later month" read={read} />
      </p>
    </div>
  );
}

type StepProps = {
  to: TrendMonth | undefined;
  icon: "chevron_left" | "chevron_right";
  label: string;
  read: ReadingProps["read"];
};

function Step({ to, icon, label, read }: StepProps) {
  return (
    <Button
      variant="secondary"
      aria-label={label}
      disabled={!to}
      onClick={() => to && read(to.month)}
      className="min-w-11 px-2!"
    >
      <Icon name={icon} />
    </Button>
  );
}

function summaryOf(last: TrendMonth | undefined, usualCents: number | null, usualMonths: number) {
  return (
    <>
      <Amount cents={last?.spentCents ?? 0} /> this month so far.{" "}
      {usualCents === null ? (
        "There's no whole month to compare with yet."
      ) : (
        <>
          The dashed line is your usual month: <Amount cents={usualCents} />, the average of{" "}
          {usualMonths === 1 ? "the last full month" : `the last ${usualMonths} full months`}.
        </>
      )}
    </>
  );
}
