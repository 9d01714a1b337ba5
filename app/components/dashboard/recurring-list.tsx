import { Amount } from "~/components/ui/amount";
import { Badge } from "~/components/ui/badge";
import { Card } from "~/components/ui/card";
import { EmptyState } from "~/components/ui/empty-state";
import { MerchantMark } from "~/components/ui/merchant-mark";
import { CANCEL_HREF } from "~/domain/coach/hrefs";
import { Link } from "~/components/ui/link";
import { shownAs } from "~/domain/ledger/transaction-label";
import { tidyName } from "~/domain/ledger/tidy-name";
import { rowsHref } from "~/domain/ledger/row-links";
import { formatUsd } from "~/domain/money";
import { shortDate } from "~/domain/periods";
import type { Recurring } from "~/domain/ledger/recurring";

/** What the list shows of them. */
export type ListedStream = Omit<Recurring, "lastId" | "count" | "active">;

/** Subscriptions, bills and regular income, as they were found in the history. */
export function RecurringList({ recurring }: { recurring: readonly ListedStream[] }) {
  const bills = recurring.filter(({ kind }) => kind !== "income");
  const income = recurring.filter(({ kind }) => kind === "income");
  const monthly = bills.reduce((sum, stream) => sum + stream.monthlyCents, 0);
  return (
    <Card id="recurring" title="Recurring">
      {recurring.length === 0 ? (
        <EmptyState title="Nothing recurring found yet" icon="repeat">
          Subscriptions, bills and regular income are found by themselves once they have come a few times.
        </EmptyState>
      ) : (
        <>
          {bills.length > 0 ? (
            <p className="mb-2 text-muted">
              Bills and subscriptions take about <Amount cents={-monthly} className="font-medium text-ink" /> in an
              average month.
            </p>
          ) : null}
          <Streams streams={bills} label="Bills and subscriptions" />
          {bills.length > 0 ? (
            <p className="mt-2">
              <Link
                to={CANCEL_HREF}
                className="inline-flex min-h-6 items-center text-accent underline underline-offset-4 touch:min-h-11"
              >
                Which could I cancel?
              </Link>
            </p>
          ) : null}
          {income.length > 0 ? <h3 className="mt-4 mb-1 text-xs font-semibold text-muted">Regular income</h3> : null}
          <Streams streams={income} label="Regular income" />
        </>
      )}
    </Card>
  );
}

function Streams({ streams, label }: { streams: readonly ListedStream[]; label: string }) {
  if (streams.length === 0) return null;
  return (
    <ul aria-label={label} className="divide-y divide-line">
      {streams.map((stream) => (
        <li key={stream.key} data-row className="flex min-h-14 items-center gap-3 py-2">
          <MerchantMark name={stream.merchantName} category={shownAs(stream.kind, stream.category)} />
          <div className="min-w-0 flex-1">
            <Link
              to={rowsHref({ from: stream.firstDay, to: stream.lastDay, q: stream.merchantName })}
              className="block font-medium wrap-anywhere underline-offset-4 hover:underline"
            >
              {tidyName(stream.merchantName)}
            </Link>
            <p className="text-xs text-muted">
              {stream.cadence[0]?.toUpperCase()}
              {stream.cadence.slice(1)}, next about <time dateTime={stream.nextDay}>{shortDate(stream.nextDay)}</time>
            </p>
            <Varies stream={stream} />
            <Rise stream={stream} />
          </div>
          <span className="shrink-0 text-right">
            {stream.amount === "varies" ? <span className="text-xs text-muted">about </span> : null}
            <Amount
              cents={stream.typicalCents}
              tone={stream.typicalCents > 0 ? "signed" : "plain"}
              plus
              className="font-medium"
            />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** What it took or brought last time is no promise of the next one. */
function Varies({ stream: { amount, lastCents } }: { stream: ListedStream }) {
  return amount === "varies" ? (
    <p className="text-xs text-muted">Varies; {formatUsd(Math.abs(lastCents))} last time</p>
  ) : null;
}

function Rise({ stream: { change, kind } }: { stream: ListedStream }) {
  if (!change || kind === "income" || change.toCents >= change.fromCents) return null;
  return (
    <Badge variant="caution">
      Was {formatUsd(-change.fromCents)} until {shortDate(change.day)}
    </Badge>
  );
}
