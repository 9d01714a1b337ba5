import { Amount } from "~/components/ui/amount";
import { Badge } from "~/components/ui/badge";
import { Card } from "~/components/ui/card";
import { EmptyState } from "~/components/ui/empty-state";
import { MerchantMark } from "~/components/ui/merchant-mark";
import { Link } from "~/components/ui/link";
import { shownAs } from "~/domain/ledger/transaction-label";
import { isSubscribed } from "~/domain/ledger/subscriptions";
import { tidyName } from "~/domain/ledger/tidy-name";
import { rowsHref } from "~/domain/ledger/row-links";
import { formatUsd } from "~/domain/money";
import { monthlyFigure, monthlyWords, sumWords } from "~/texts/recurring";
import { nextWords } from "~/texts/recurring-next";
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
  const [ended, others] = [bills.filter(isSubscribed), bills.filter((stream) => !isSubscribed(stream))];
  return (
    // Above the list, which is two screens long on a phone.
    <Card title="Bills and subscriptions" action={ended.length > 0 ? <CancelQuestion /> : null}>
      <p className="text-xl font-semibold tabular-nums">{monthlyFigure(streams)}</p>
      <p className="text-muted tabular-nums">{nextWords(streams)}</p>
      <details className="mb-2">
        <summary className="fold text-sm text-accent">How it adds up</summary>
        <p className="text-sm text-muted">{monthlyWords(streams)}</p>
      </details>
      {ended.length === 0 || others.length === 0 ? (
        <Streams streams={bills} label="Bills and subscriptions" />
      ) : (
        <>
          <Part name="Subscriptions" streams={ended} />
          <Part name="Bills" streams={others} />
        </>
      )}
    </Card>
  );
}

/** What one could end, apart from what one can't, each with what it takes. */
function Part({ name, streams }: Props & { name: string }) {
  return (
    <section className="mt-4 first-of-type:mt-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="text-sm font-semibold">{name}</h3> <p className="text-xs text-muted">{sumWords(streams)}</p>
      </div>
      <Streams streams={streams} label={name} />
    </section>
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
        <li key={stream.key} data-row className="relative flex min-h-14 flex-wrap items-start gap-x-3 py-2">
          <MerchantMark name={stream.merchantName} category={shownAs(stream.kind, stream.category)} />
          <div className="min-w-0 flex-1">
            <Link
              to={rowsHref({ from: stream.firstDay, to: stream.lastDay, q: stream.merchantName })}
              className="line-clamp-2 font-medium wrap-anywhere underline-offset-4 after:absolute after:inset-0 hover:underline"
            >
              {tidyName(stream.merchantName)}
            </Link>
            <p className="text-xs text-muted">
              {stream.cadence[0]?.toUpperCase()}
              {stream.cadence.slice(1)}{" "}
              <span className="whitespace-nowrap">
                · <time dateTime={stream.nextDay}>{shortDate(stream.nextDay)}</time>
              </span>
            </p>
            <Rise stream={stream} />
          </div>
          <span className="shrink-0">
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
