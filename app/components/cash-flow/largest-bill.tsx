import type { CashFlowDay } from "~/contracts/cash-flow";
import { formatAbout, formatUsd } from "~/domain/money";
import { shortDate } from "~/domain/periods";

/** A month of bills: rent is among them, whatever day it is due. */
const AHEAD_DAYS = 32;
const BILLS = ["bill", "loan", "statement"];

/** Whether the largest bill of the coming month clears, in a sentence. */
export function LargestBill({ days }: { days: readonly CashFlowDay[] }) {
  const due = days
    .slice(0, AHEAD_DAYS)
    .flatMap(({ day, cents: left, items }) =>
      items.filter(({ kind, cents }) => BILLS.includes(kind) && cents < 0).map((item) => ({ ...item, day, left })),
    )
    .sort((one, other) => one.cents - other.cents)[0];
  if (!due) return null;
  return (
    <p className="mb-3">
      {`The largest bill ahead is ${due.name}: ${due.isExact ? formatUsd(-due.cents) : `about ${formatAbout(-due.cents)}`} on ${shortDate(due.day)}. `}
      <span className={due.left < 0 ? "font-medium text-caution" : ""}>
        {due.left < 0
          ? `It doesn't clear: ${formatUsd(-due.left)} is missing that day.`
          : `You'll have ${formatUsd(due.left)} left after it.`}
      </span>
    </p>
  );
}
