import { useNoAccountsTexts } from "~/client/ui/use-no-accounts-texts";
import { useOffers } from "~/client/ui/offers";
import type { ReactNode } from "react";
import { NotCounted } from "~/components/standing/owed-line";
import { Amount } from "~/components/ui/amount";
import { LinkButton } from "~/components/ui/button";
import { Note } from "~/components/ui/callout";
import { Card } from "~/components/ui/card";
import { ChartFigure } from "~/components/ui/chart-figure";
import { EmptyState } from "~/components/ui/empty-state";
import { Link } from "~/components/ui/link";
import { Tabs } from "~/components/ui/tabs";
import type { NetWorthView } from "~/contracts/net-worth";
import type { NetWorth, WorthGroup, WorthPoint } from "~/domain/household/net-worth";
import { arrivalSentence, beginSentence, WORTH_GROUP_NAMES, worthSentence } from "~/texts/net-worth";
import { rowsHref } from "~/domain/ledger/row-links";
import { formatUsd } from "~/domain/money";
import { mediumDate, type Month } from "~/domain/periods";
import { MonthCard, worthMonthHref } from "./month-card";
import { NetWorthOverTime } from "./net-worth-over-time";

export function NetWorthScreen({ view: { range, hasAccounts, worth, month, leftOut, owed } }: { view: NetWorthView }) {
  return (
    <>
      <h1 className="mb-6 text-xl font-semibold">Net worth</h1>
      <div className="flex flex-col gap-6">
        {hasAccounts ? (
          <>
            <div className="grid gap-6 lg:grid-cols-[2fr_3fr]">
              <StandCard worth={worth} owed={owed} />
              {worth.points.length > 1 ? <LineCard worth={worth} range={range} picked={month?.month ?? null} /> : null}
            </div>
            {month ? <MonthCard one={month} range={range} /> : null}
            <WhereItBegins worth={worth} />
          </>
        ) : (
          <Nothing />
        )}
        {leftOut.length > 0 ? (
          <Note tone="info" title={`Not counted: ${leftOut.join(", ")}`}>
            Everything here is in US dollars and uses the balances we know.
          </Note>
        ) : null}
      </div>
    </>
  );
}

type LineCardProps = { worth: NetWorth; range: NetWorthView["range"]; picked: Month | null };

function LineCard({ worth, range, picked }: LineCardProps) {
  const { points, groups } = worth;
  return (
    <Card
      title="By month"
      action={
        <Tabs
          label="Range"
          look="pill"
          tabs={[
            { to: "/net-worth", label: "1 year", current: range === "1y" },
            { to: "/net-worth?range=all", label: "All", current: range === "all" },
          ]}
        />
      }
    >
      <ChartFigure
        summary="Solid bars are what you have, striped bars what you owe. The line is your net worth."
        table={{
          caption: "Net worth by month",
          columns: ["Day", ...groups.map(({ id }) => WORTH_GROUP_NAMES[id]), "Net worth"],
          rows: points.map(({ month, day, groups: sums, netCents }, index) => [
            <span key="day" className="whitespace-nowrap">
              {index === 0 ? (
                mediumDate(day)
              ) : (
                <Link
                  to={worthMonthHref(month, range)}
                  className="inline-flex min-h-8 items-center text-accent underline underline-offset-4 touch:min-h-11"
                >
                  {mediumDate(day)}
                </Link>
              )}
            </span>,
            ...groups.map(({ id }) => formatUsd(sums[id])),
            formatUsd(netCents),
          ]),
        }}
      >
        <NetWorthOverTime worth={worth} range={range} picked={picked} />
      </ChartFigure>
    </Card>
  );
}

/** Where it stands, how far it came, and what it's made of. Of the changes the whole one alone has a color. */
function StandCard({ worth, owed }: Pick<NetWorthView, "worth" | "owed">) {
  const { groups, points, netCents, changeCents } = worth;
  const since = points.length > 1 ? points[0]?.day : undefined;
  const tone = changeCents > 0 ? "text-gain" : changeCents < 0 ? "text-loss" : "text-muted";
  return (
    <Card>
      <p>
        <Amount cents={netCents} size="hero" />
      </p>
      <p className={since ? tone : "text-muted"}>{worthSentence(worth)}</p>
      <HaveAndOwe now={points[points.length - 1]} />
      <h2 className="mt-5 mb-3 font-semibold">
        {since ? `Today, and the change since ${mediumDate(since)}` : "Today"}
      </h2>
      <ul className="divide-y divide-line">
        {groups.map((group) => (
          <Group key={group.id} group={group} showsChange={since !== undefined} />
        ))}
      </ul>
      <NotCounted unseen={owed.unseen} />
    </Card>
  );
}

/** What the bars of today are; nothing where nothing is owed. */
function HaveAndOwe({ now }: { now: WorthPoint | undefined }) {
  if (!now || now.debtsCents === 0) return null;
  return (
    <dl className="figures mt-3">
      <div>
        <dt>You have</dt>{" "}
        <dd>
          <Amount cents={now.assetsCents} />
        </dd>
      </div>{" "}
      <div>
        <dt>You owe</dt>{" "}
        <dd>
          <Amount cents={-now.debtsCents} />
        </dd>
      </div>
    </dl>
  );
}

/** The group is the heading, with its sum where there is anything to add up; each account is a row. */
function Group({ group: { id, nowCents, accounts }, showsChange }: { group: WorthGroup; showsChange: boolean }) {
  return (
    <li className="py-3 first:pt-0 last:pb-0">
      <div className="flex items-baseline justify-between gap-3 text-muted">
        <h3 className="text-sm font-semibold">{WORTH_GROUP_NAMES[id]}</h3>{" "}
        {accounts.length > 1 ? <Amount cents={nowCents} className="text-sm font-semibold" /> : null}
      </div>
      <ul>
        {accounts.map((account) => (
          <li key={account.id}>
            <Line title={<Rows account={account} />} {...account} showsChange={showsChange} />
          </li>
        ))}
      </ul>
    </li>
  );
}

function Rows({ account: { id, name, closedDay } }: { account: WorthGroup["accounts"][number] }) {
  return (
    <Link
      to={rowsHref({ account: id })}
      className="inline-flex min-h-8 items-center wrap-anywhere text-accent underline underline-offset-4 touch:min-h-11"
    >
      {name}
      {closedDay === null ? "" : ` (closed ${mediumDate(closedDay)})`}
    </Link>
  );
}

type LineProps = { title: ReactNode; nowCents: number; changeCents: number; showsChange: boolean };

function Line({ title, nowCents, changeCents, showsChange }: LineProps) {
  return (
    <div className="flex items-baseline justify-between gap-3">
      {title}{" "}
      <span className="flex flex-col items-end">
        <Amount cents={nowCents} />{" "}
        {showsChange && changeCents !== 0 ? <Amount cents={changeCents} tone="muted" size="sm" plus /> : null}
      </span>
    </div>
  );
}

function WhereItBegins({ worth }: { worth: NetWorth }) {
  const begin = beginSentence(worth);
  if (begin === null && worth.arrivals.length === 0) return null;
  return (
    <Card title="Where this starts">
      {begin ? <p className="wrap-anywhere text-muted">{begin}</p> : null}
      {worth.arrivals.length > 0 ? (
        <ul className="mt-2 list-disc pl-5 wrap-anywhere text-muted">
          {worth.arrivals.map((arrival) => (
            <li key={`${arrival.name} ${arrival.from}`}>{arrivalSentence(arrival)}</li>
          ))}
        </ul>
      ) : null}
    </Card>
  );
}

function Nothing() {
  const words = useNoAccountsTexts();
  return (
    <Card>
      <EmptyState
        title="No accounts yet"
        icon="trending_up"
        action={<LinkButton to="/accounts">{words.button}</LinkButton>}
      >
        <p>
          {useOffers().bankToken ? "Connect a bank, import files" : "Import files"}, or enter a house, a car or a loan
          by hand. Here you&apos;ll see how it adds up.
        </p>
      </EmptyState>
    </Card>
  );
}
