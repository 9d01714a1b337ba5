import { Amount } from "~/components/ui/amount";
import { Badge } from "~/components/ui/badge";
import { Card } from "~/components/ui/card";
import { EmptyState } from "~/components/ui/empty-state";
import { MerchantMark } from "~/components/ui/merchant-mark";
import { Link } from "~/components/ui/link";
import { shownAs } from "~/domain/ledger/transaction-label";
import { tidyName } from "~/domain/ledger/tidy-name";
import { rowsHref } from "~/domain/ledger/row-links";
import { formatUsd } from "~/domain/money";
import { monthlyWords } from "~/texts/recurring";
import { shortDate } from "~/domain/periods";
import type { ListedStream } from "~/contracts/recurring";
import { CancelQuestion } from "./cancel-question";

type Props = { streams: readonly ListedStream[] };

/** Subscriptions and bills, as they were found in the history. */
export function FoundBills({ streams }: Props) {
  const bills = streams.filter(({ kind }) => kind !== "income");
  if (streams.length === 0)
    return (
      <EmptyState title="Nothing recurring found yet" icon="repeat">
        We find bills, subscriptions, and regular income once they&apos;ve shown up a few times.
      </EmptyState>
    );
  if (bills.length === 0) return null;
  return (
    <Card title="Bills and subscriptions">
      <p className="text-muted">{monthlyWords(streams)}</p>
      {/* Above the list, which is two screens long on a phone. */}
      <CancelQuestion />
      <Streams streams={bills} label="Bills and subscriptions" />
    </Card>
  );
}

/** Regular income, found the same way. */
export function FoundIncome({ streams }: Props) {
  const income = streams.filter(({ kind }) => kind === "income");
  if (income.length === 0) return null;
  return (
    <Card title="Regular income">
      <Streams streams={income} label="Regular income" />
    </Card>
  );
}

function Streams({ streams, label }: { streams: readonly ListedStream[]; label: string }) {
  return (
    <ul aria-label={label} className="divide-y divide-line">
      {streams.map((stream) => (
        <li key={stream.key} data-row className="relative flex min-h-14 flex-wrap items-center gap-x-3 py-2">
          <MerchantMark name={stream.merchantName} category={shownAs(stream.kind, stream.category)} />
          <div className="min-w-0 flex-1">
            <Link
              to={rowsHref({ from: stream.firstDay, to: stream.lastDay, q: stream.merchantName })}
              className="block font-medium wrap-anywhere underline-offset-4 after:absolute after:inset-0 hover:underline"
            >
              {tidyName(stream.merchantName)}
            </Link>
            <p className="text-xs text-muted">
              {stream.cadence[0]?.toUpperCase()}
              {stream.cadence.slice(1)}, next about <time dateTime={stream.nextDay}>{shortDate(stream.nextDay)}</time>
            </p>
            <Rise stream={stream} />
          </div>
          <span className="flex shrink-0 flex-col-reverse items-end">
            {/* Below the amount, where it takes no width from the name. */}
            {stream.amount === "varies" ? <span className="text-xs text-muted">about </span> : null}
            <Amount
              cents={stream.typicalCents}
              tone={stream.typicalCents > 0 ? "signed" : "plain"}
              plus
              className="font-medium"
            />
          </span>
          <Varies stream={stream} />
        </li>
      ))}
    </ul>
  );
}

/** What it took or brought last time is no promise of the next one. */
function Varies({ stream: { amount, lastCents } }: { stream: ListedStream }) {
  return amount === "varies" ? (
    <p className="w-full pl-13 text-xs text-muted">Varies. It was {formatUsd(Math.abs(lastCents))} last time.</p>
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
