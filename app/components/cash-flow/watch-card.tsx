import type { ReactNode } from "react";
import { Card } from "~/components/ui/card";
import { Link } from "~/components/ui/link";
import type { CashFlowView } from "~/contracts/cash-flow";
import { rowsHref } from "~/domain/ledger/row-links";
import { formatUsd } from "~/domain/money";
import { shortDate } from "~/domain/periods";

/** Prices that rose, two of the same subscription, and trials that end. */
export function WatchCard({ rises, duplicates, trials }: Pick<CashFlowView, "rises" | "duplicates" | "trials">) {
  const isQuiet = rises.length + duplicates.length + trials.length === 0;
  return (
    <Card title="Worth a look" id="watch">
      {isQuiet ? (
        <p className="text-muted">Nothing stands out: no price increases, no double charges, and no trials ending.</p>
      ) : null}
      <ul className="grid gap-3">
        {rises.map(({ name, day, fromCents, toCents, yearCents }) => (
          <Line key={`rise ${name}`} name={name} what="went up">
            From {formatUsd(fromCents)} to {formatUsd(toCents)} on {shortDate(day)}
            {yearCents === null ? "." : `: ${formatUsd(yearCents)} more a year.`}
          </Line>
        ))}
        {duplicates.map(({ name, cents, days }) => (
          <Line key={`twice ${name}`} name={name} what="is charged twice">
            {formatUsd(-cents)} on {days.slice(0, 2).reverse().map(shortDate).join(" and on ")}, and the month before,
            too. You may need only one.
          </Line>
        ))}
        {trials.map(({ name, ends, isStated }) => (
          <Line key={`trial ${name}`} name={name} what={isStated ? "trial ends" : "may be a trial"}>
            {isStated
              ? `It ends on ${shortDate(ends)}. Cancel before then if you don't want it.`
              : `The first charge was tiny. The full price may start around ${shortDate(ends)}.`}
          </Line>
        ))}
      </ul>
    </Card>
  );
}

function Line({ name, what, children }: { name: string; what: string; children: ReactNode }) {
  return (
    <li>
      <p className="font-medium wrap-anywhere">
        <Link
          to={rowsHref({ q: name })}
          className="relative inline-flex items-center underline underline-offset-4 touch:-my-3 touch:min-h-11"
        >
          {name}
        </Link>{" "}
        {what}
      </p>
      <p className="text-sm text-muted">{children}</p>
    </li>
  );
}
