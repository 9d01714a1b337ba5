import { Fragment } from "react";
import { cx } from "~/components/ui/cx";
import { Amount } from "~/components/ui/amount";
import { Card } from "~/components/ui/card";
import { Link } from "~/components/ui/link";
import type { TransactionLine, TransactionsView } from "~/contracts/transaction-view";
import type { Kind } from "~/domain/categories/classify";
import { movesAsOne } from "~/domain/ledger/own-moves";
import { sumCents } from "~/domain/money";
import { type Day, type Month, longDate, monthName, monthOf, yearOf } from "~/domain/periods";
import { OwnMoveRow } from "./own-move";
import { IN_COLUMNS, TransactionRow } from "./transaction-row";
import { Sums } from "./list-summary";
import { counted } from "~/texts/plural";

type Props = {
  rows: readonly TransactionLine[];
  months: TransactionsView["months"];
  /** Whether the page's headline adds them up. */
  isFiltered: boolean;
  /** Of which a day may go on, on the page before or after. */
  isFirst: boolean;
  isLast: boolean;
  hrefOf: (id: string) => string;
  /** The rows that are ticked; null where none can be. */
  ticked: readonly string[] | null;
};

const fullName = (month: Month) => `${monthName(month)} ${yearOf(month)}`;

/** The rows under their months and days; a month's heading says what all of its listed rows add up to, also those of other pages. */
export function MonthList({ rows, months, isFiltered, isFirst, isLast, hrefOf, ticked }: Props) {
  const cut = [isFirst ? null : rows[0]?.day, isLast ? null : rows[rows.length - 1]?.day];
  const isOne = isFiltered && months.length === 1;
  return [...new Set(rows.map(({ day }) => monthOf(day)))].map((month) => {
    const inMonth = rows.filter(({ day }) => monthOf(day) === month);
    const sums = months.find((one) => one.month === month);
    return (
      <Card key={month} id={`month-${month}`} className="scroll-mt-20 !py-3">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <h2 className="font-semibold max-sm:text-sm">
            {fullName(month)}{" "}
            {sums && !isOne ? (
              <span className="text-xs font-normal text-muted">{counted(sums.count, "transaction")}</span>
            ) : null}
          </h2>{" "}
          {sums && !isOne ? <Sums {...sums} /> : null}
        </div>
        <Days rows={inMonth} isAdded={(day) => !isFiltered && !cut.includes(day)} hrefOf={hrefOf} ticked={ticked} />
      </Card>
    );
  });
}

type DaysProps = Pick<Props, "rows" | "hrefOf" | "ticked"> & {
  /** Whether all rows of a day are here. */
  isAdded: (day: Day) => boolean;
};

function Days({ rows, isAdded, hrefOf, ticked }: DaysProps) {
  return [...new Set(rows.map(({ day }) => day))].map((day) => (
    <section key={day} aria-label={longDate(day)}>
      <div className="flex items-baseline justify-between gap-3 pt-3 text-xs text-muted">
        <h3 className="font-semibold">{longDate(day).replace(/, \d{4}$/, "")}</h3>{" "}
        {isAdded(day) ? <DayTotal rows={rows.filter((row) => row.day === day)} /> : null}
      </div>
      <ul className="divide-y divide-line">
        {entriesOf(
          rows.filter((row) => row.day === day),
          ticked !== null,
        ).map((entry) =>
          "at" in entry ? (
            <OwnMoveRow
              key={entry.at.id}
              from={entry.from.accountName}
              to={entry.to.accountName}
              cents={entry.to.amountCents}
              kind={entry.from.kind === "transfer" ? "transfer" : "card_payment"}
              columns={IN_COLUMNS}
            >
              <TransactionRow row={entry.from} href={hrefOf(entry.from.id)} ticked={null} />
              <TransactionRow row={entry.to} href={hrefOf(entry.to.id)} ticked={null} />
            </OwnMoveRow>
          ) : (
            <TransactionRow key={entry.id} row={entry} href={hrefOf(entry.id)} ticked={ticked} />
          ),
        )}
      </ul>
    </section>
  ));
}

const UNCOUNTED: readonly Kind[] = ["transfer", "card_payment", "correction"];

/** What a day of several rows comes to, without what is pending or only moved; one row says so itself. */
function DayTotal({ rows }: Pick<Props, "rows">) {
  const counted = rows.filter(({ kind, pending }) => !pending && !UNCOUNTED.includes(kind));
  if (counted.length < 2) return null;
  return (
    <p>
      <span className="sr-only">Together:</span> <Amount cents={sumCents(counted.map(centsOf))} plus />
    </p>
  );
}

const centsOf = ({ amountCents }: TransactionLine) => amountCents;

/** Where rows are picked, each stands for itself. */
const entriesOf = (rows: readonly TransactionLine[], arePicked: boolean) =>
  arePicked ? [...rows] : movesAsOne(rows, centsOf);

/** Every month that has rows, as links to where it begins. */
export function MonthJump({
  months,
  hrefOf,
}: {
  months: TransactionsView["months"];
  hrefOf: (page: number) => string;
}) {
  if (months.length < 2) return null;
  const years = [...new Set(months.map(({ month }) => yearOf(month)))];
  return (
    <details className="open:basis-full">
      <summary className="fold text-sm text-accent">Months</summary>
      <nav aria-label="Months" className="mt-1 flex flex-col gap-1">
        {years.map((year) => (
          <p key={year} className="flex flex-wrap items-center gap-x-2">
            <span className="w-12 text-sm text-muted">{year}</span>{" "}
            {months
              .filter(({ month }) => yearOf(month) === year)
              .map(({ month, page }) => (
                <Fragment key={month}>
                  <Link
                    to={`${hrefOf(page)}#month-${month}`}
                    className={cx(
                      "inline-flex min-h-11 min-w-11 items-center justify-center rounded-md",
                      "px-2 text-accent underline underline-offset-4 hover:bg-sunken",
                    )}
                  >
                    {monthName(month).slice(0, 3)}
                    <span className="sr-only"> {year}</span>
                  </Link>{" "}
                </Fragment>
              ))}
          </p>
        ))}
      </nav>
    </details>
  );
}
