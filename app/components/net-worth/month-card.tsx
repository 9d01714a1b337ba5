import { Amount } from "~/components/ui/amount";
import { LinkButton } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { Link } from "~/components/ui/link";
import type { NetWorthRange } from "~/contracts/net-worth";
import type { WorthMonth } from "~/domain/household/worth-month";
import { rowsHref } from "~/domain/ledger/row-links";
import { type Month, monthName, yearOf } from "~/domain/periods";

export function worthMonthHref(month: Month, range: NetWorthRange): string {
  const search = new URLSearchParams(range === "all" ? { range, month } : { month });
  return `/net-worth?${search.toString()}#month`;
}

const nameOf = (month: Month): string => `${monthName(month)} ${yearOf(month)}`;

/** One month of the line: which accounts moved it, each with the way to its rows of these days. */
export function MonthCard({ one, range }: { one: WorthMonth; range: NetWorthRange }) {
  const { month, from, to, changeCents, changed, joined } = one;
  return (
    <Card
      title={`What changed in ${nameOf(month)}`}
      id="month"
      action={
        <span className="flex gap-2">
          <Step month={one.before} range={range} name="Earlier" /> <Step month={one.after} range={range} name="Later" />
        </span>
      }
    >
      <p>
        <Amount cents={changeCents} tone="signed" plus size="lg" />
      </p>
      <ul className="mt-2 divide-y divide-line">
        {changed.map(({ id, name, cents }) => (
          <li key={id} className="flex items-baseline justify-between gap-3">
            <Link
              to={rowsHref({ account: id, from, to })}
              className="inline-flex min-h-11 items-center wrap-anywhere text-accent underline underline-offset-4"
            >
              {name}
            </Link>{" "}
            <Amount cents={cents} plus />
          </li>
        ))}
      </ul>
      {changed.length === 0 ? <p className="text-muted">No account changed.</p> : null}
      {joined.map(({ id, name, cents }) => (
        <p key={id} className="mt-2 text-sm wrap-anywhere text-muted">
          {name} was added with <Amount cents={cents} />, which isn't counted as a change.
        </p>
      ))}
    </Card>
  );
}

function Step({ month, range, name }: { month: Month | null; range: NetWorthRange; name: string }) {
  if (month === null) return null;
  return (
    <LinkButton
      to={worthMonthHref(month, range)}
      variant="secondary"
      size="sm"
      aria-label={`${name}: ${nameOf(month)}`}
    >
      {name}
    </LinkButton>
  );
}
