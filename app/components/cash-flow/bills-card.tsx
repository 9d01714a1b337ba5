import { CancelQuestion } from "~/components/recurring/cancel-question";
import { Amount } from "~/components/ui/amount";
import { LinkButton } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { cx } from "~/components/ui/cx";
import { EmptyState } from "~/components/ui/empty-state";
import { Link } from "~/components/ui/link";
import type { CashFlowView } from "~/contracts/cash-flow";
import type { CalendarDay } from "~/domain/forecast/calendar";
import { type Cents, formatDollars, sumCents } from "~/domain/money";
import { dayNumber, longDate, type Month, monthName, yearOf } from "~/domain/periods";
import { Items } from "./items";
import { cashFlowHref, type Shown } from "./links";
import { DayAhead } from "./picked-day";

const WEEKDAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

function MonthTotals({ view: { calendar, today, ahead } }: { view: CashFlowView }) {
  const isMarked = [...ahead.slice(0, SEEN_AT_ONCE), ...calendar.items].some(({ isExact }) => !isExact);
  const isNow = today.startsWith(calendar.month);
  const days = calendar.weeks.flat().filter(({ isInMonth }) => isInMonth);
  const statementCents = sumCents(days.map(({ outCents }) => outCents)) - calendar.billsCents;
  return (
    <div className="mt-3 flex flex-col gap-1">
      <dl className="figures">
        <div>
          <dt>{isNow ? "Bills still due (about)" : "Bills (about)"}</dt>{" "}
          <dd>
            <Amount cents={calendar.billsCents} />
          </dd>
        </div>{" "}
        {/* What they ask for was bought before; with the bills it's all that the days below show. */}
        {statementCents > 0 ? (
          <div>
            <dt>Card payments</dt>{" "}
            <dd>
              <Amount cents={statementCents} />
            </dd>
          </div>
        ) : null}{" "}
        {calendar.payCents > 0 ? (
          <div>
            <dt>{isNow ? "Pay still to come (about)" : "Pay (about)"}</dt>{" "}
            <dd>
              <Amount cents={calendar.payCents} />
            </dd>
          </div>
        ) : null}
      </dl>
      {isMarked ? <p className="text-xs text-muted">Amounts marked “about” vary.</p> : null}
    </div>
  );
}

/** What is due in the next thirty days. */
export function AheadCard({ items }: { items: CashFlowView["ahead"] }) {
  return (
    <Card title="Next 30 days" id="ahead">
      <Ahead items={items} />
    </Card>
  );
}

/** The calendar of a month, and a day of it. */
export function BillsCard({ view, shown }: { view: CashFlowView; shown: Shown }) {
  return (
    <Card title="Bills and subscriptions" id="bills">
      <MonthCalendar view={view} shown={shown} />
      <DayAhead view={view} shown={shown} />
    </Card>
  );
}

function Ahead({ items }: { items: CashFlowView["ahead"] }) {
  if (items.length === 0)
    return (
      <EmptyState title="Nothing due that we know of" icon="calendar">
        We find bills, subscriptions, and paychecks once they&apos;ve shown up a few times.
      </EmptyState>
    );
  const rest = items.slice(SEEN_AT_ONCE);
  return (
    <>
      <Items items={items.slice(0, SEEN_AT_ONCE)} label="Bills and pay of the next 30 days" />
      {rest.length > 0 ? (
        <details className="border-t border-line">
          <summary className="fold text-sm text-accent">{rest.length} more</summary>
          <Items items={rest} label="More bills and pay of the next 30 days" />
        </details>
      ) : null}
      <CancelQuestion />
    </>
  );
}

/** As many as stand beside what is safe to spend. */
const SEEN_AT_ONCE = 8;

/** A page of a calendar; what is in it is listed below, where that is another list than the next thirty days. */
function MonthCalendar({ view, shown }: { view: CashFlowView; shown: Shown }) {
  const { calendar, today, picked } = view;
  const isPartAhead = view.ahead.some(({ day }) => day.startsWith(calendar.month));
  const name = `${monthName(calendar.month)} ${yearOf(calendar.month)}`;
  return (
    <>
      <MonthNav month={calendar.month} before={calendar.before} after={calendar.after} shown={shown} />
      <MonthTotals view={view} />
      {/* On a phone a day is as wide as a thumb. */}
      <table className="-mx-3 mt-3 w-[calc(100%+1.5rem)] table-fixed text-center tabular-nums sm:mx-0 sm:w-full">
        <caption className="sr-only">{`Bills and pay in ${name}`}</caption>
        <thead>
          <tr className="text-xs text-muted">
            {WEEKDAYS.map((weekday) => (
              <th key={weekday} scope="col" className="pb-1 font-medium">
                <span aria-hidden>{weekday.slice(0, 2)}</span> <span className="sr-only">{weekday}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {calendar.weeks.map((week) => (
            <tr key={week[0]?.day}>
              {week.map((one) => (
                <td key={one.day} className="h-14 border lg:h-18 border-line p-0 align-top">
                  {one.isInMonth ? (
                    <Cell one={one} shown={shown} isToday={one.day === today} isPicked={one.day === picked?.day} />
                  ) : null}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {calendar.items.length === 0 ? null : (
        <>
          {isPartAhead ? <h3 className="mt-4 font-semibold">Later in {monthName(calendar.month)}</h3> : null}
          <Items items={calendar.items} label={`Bills and pay ${isPartAhead ? "later in" : "in"} ${name}`} />
        </>
      )}
    </>
  );
}

function Cell({
  one,
  shown,
  isToday,
  isPicked,
}: {
  one: CalendarDay;
  shown: Shown;
  isToday: boolean;
  isPicked: boolean;
}) {
  const number = (
    <span className={cx("block text-xs", isToday && "font-semibold text-accent underline underline-offset-4")}>
      {dayNumber(one.day)}
    </span>
  );
  if (one.count === 0) return <span className="block py-1 text-muted">{number}</span>;
  return (
    <Link
      to={cashFlowHref({ ...shown, day: one.day }, "#day")}
      aria-current={isPicked ? "date" : undefined}
      className={cx(
        "block h-full min-h-14 py-1 lg:min-h-18 lg:px-1.5 lg:text-left hover:bg-sunken",
        isPicked && "bg-accent-soft",
      )}
    >
      {number} <span className="sr-only">{longDate(one.day)}:</span>{" "}
      {/* A cell as wide as a name says what it is; elsewhere the list beside it does. */}
      <span className="flex gap-1 text-xs text-muted max-lg:hidden">
        <span className="truncate">{one.name}</span>{" "}
        {one.count > 1 ? <span className="shrink-0">+{one.count - 1}</span> : null}
      </span>{" "}
      {one.outCents > 0 ? (
        <span className="block text-[11px] tracking-tight text-ink sm:text-xs">
          {short(one.outCents)} <span className="sr-only">due</span>{" "}
        </span>
      ) : null}
      {one.inCents > 0 ? (
        <span className="block text-[11px] tracking-tighter text-gain sm:text-xs">
          +<span className="max-[22rem]:hidden">$</span>
          {short(one.inCents).slice(1)} <span className="sr-only">of pay</span>
        </span>
      ) : null}
    </Link>
  );
}

/** A cell of a phone is 44 pixels wide: '$1,650', and from ten thousand on '$12k'. */
const short = (cents: Cents): string => (cents < 10_000_00 ? formatDollars(cents) : `${formatDollars(cents / 1_000)}k`);

function MonthNav({
  month,
  before,
  after,
  shown,
}: {
  month: Month;
  before: Month | null;
  after: Month | null;
  shown: Shown;
}) {
  return (
    <nav aria-label="Month of bills" className="flex flex-wrap items-center gap-2">
      {before ? (
        <LinkButton
          to={cashFlowHref({ ...shown, month: before }, "#bills")}
          variant="secondary"
          size="sm"
          icon="chevron_left"
          aria-label={`Earlier: ${monthName(before)}`}
        >
          <span className="max-sm:hidden">{monthName(before)}</span>
        </LinkButton>
      ) : null}
      <p className="min-w-32 text-center font-medium">
        {monthName(month)} {yearOf(month)}
      </p>
      {after ? (
        <LinkButton
          to={cashFlowHref({ ...shown, month: after }, "#bills")}
          variant="secondary"
          size="sm"
          icon="chevron_right"
          aria-label={`Later: ${monthName(after)}`}
        >
          <span className="max-sm:hidden">{monthName(after)}</span>
        </LinkButton>
      ) : null}
    </nav>
  );
}
