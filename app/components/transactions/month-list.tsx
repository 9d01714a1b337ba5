import { Fragment } from "react";
import { cx } from "~/components/ui/cx";
import { Amount } from "~/components/ui/amount";
import { Card } from "~/components/ui/card";
import { Link } from "~/components/ui/link";
import type { TransactionLine, TransactionsView } from "~/contracts/transaction-view";
import { movesAsOne } from "~/domain/ledger/own-moves";
import { type Month, longDate, monthName, monthOf, yearOf } from "~/domain/periods";
import { OwnMoveRow } from "./own-move";
import { IN_COLUMNS, TransactionRow } from "./transaction-row";
import { afterRefunds } from "~/texts/refunds";

type Props = {
  rows: readonly TransactionLine[];
  months: TransactionsView["months"];
  /** The month whose sums the page's headline says. */
  told: Month | null;
  hrefOf: (id: string) => string;
  /** the rows that are ticked; null where none can be */ ticked: readonly string[] | null;
};

const fullName = (month: Month) => `${monthName(month)} ${yearOf(month)}`;

/** The rows under their months and days; a month's heading says what all of its listed rows add up to, once on a page. */
export function MonthList({ rows, months, told, hrefOf, ticked }: Props) {
  return [...new Set(rows.map(({ day }) => monthOf(day)))].map((month) => {
    const inMonth = rows.filter(({ day }) => monthOf(day) === month);
    const sums = months.find((one) => one.month === month);
    return (
      <Card key={month} id={`month-${month}`} className="scroll-mt-20 !py-3">
        <div className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
          <h2 className="font-semibold max-sm:text-sm">{fullName(month)}</h2>{" "}
          {sums ? (
            <p className="flex flex-wrap gap-x-2 text-xs text-muted sm:gap-x-4 sm:text-sm">
              {sums.inCents !== 0 && month !== told ? (
                <span>
                  In <Amount cents={sums.inCents} plus />
                </span>
              ) : null}{" "}
              {sums.outCents !== 0 && month !== told ? (
                <span>
                  Out <Amount cents={sums.outCents} />
                </span>
              ) : null}{" "}
              {sums.refundsCents !== 0 && month !== told ? <span>{afterRefunds(sums.refundsCents)}</span> : null}
            </p>
          ) : null}
        </div>
        <Days rows={inMonth} hrefOf={hrefOf} ticked={ticked} />
      </Card>
    );
  });
}

function Days({ rows, hrefOf, ticked }: Omit<Props, "months" | "told">) {
  return [...new Set(rows.map(({ day }) => day))].map((day) => (
    <section key={day} aria-label={longDate(day)}>
      <h3 className="pt-3 text-xs font-semibold text-muted">{longDate(day).replace(/, \d{4}$/, "")}</h3>
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
