import { addMonths, type Month, monthName, yearOf } from "~/domain/periods";
import { LinkButton } from "~/components/ui/button";
import { budgetHref } from "~/domain/budget/hrefs";

export function fullMonth(month: Month): string {
  return `${monthName(month)} ${yearOf(month)}`;
}

/** On a phone a month's first three letters, beside the heading. */
function ShortMonth({ month }: { month: Month }) {
  const name = monthName(month);
  return (
    <>
      <span data-one-word>
        {name.slice(0, 3)}
        <span className="max-sm:sr-only">{name.slice(3)}</span>
      </span>{" "}
      {yearOf(month)}
    </>
  );
}

/** Earlier and later months are links; each keeps its own amounts. What is seen of a name is a part of it as it is spoken. */
export function MonthSwitcher({ month, current }: { month: Month; current: Month }) {
  const before = addMonths(month, -1);
  const after = addMonths(month, 1);
  return (
    <nav aria-label="Month" className="flex flex-wrap items-center gap-1 sm:gap-2">
      <LinkButton
        to={budgetHref(before, current)}
        variant="secondary"
        size="sm"
        icon="chevron_left"
        aria-label={`Earlier: ${fullMonth(before)}`}
      >
        <span className="max-sm:hidden">{monthName(before)}</span>
      </LinkButton>
      <p className="text-center font-medium sm:min-w-32">
        <ShortMonth month={month} />
      </p>
      <LinkButton
        to={budgetHref(after, current)}
        variant="secondary"
        size="sm"
        icon="chevron_right"
        aria-label={`Later: ${fullMonth(after)}`}
      >
        <span className="max-sm:hidden">{monthName(after)}</span>
      </LinkButton>
      {month === current ? null : (
        <LinkButton to="/budget" variant="quiet" size="sm">
          This month
        </LinkButton>
      )}
    </nav>
  );
}
