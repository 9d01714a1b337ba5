import type { ReactNode } from "react";
import { Amount } from "~/components/ui/amount";
import { cx } from "~/components/ui/cx";
import { Icon } from "~/components/ui/icon";
import { MerchantMark } from "~/components/ui/merchant-mark";
import { categoryName } from "~/domain/categories/list";
import type { Kind } from "~/domain/categories/classify";
import type { Cents } from "~/domain/money";
import { type Day, mediumDate } from "~/domain/periods";

type Props = {
  from: string;
  to: string;
  cents: Cents;
  kind: Extract<Kind, "transfer" | "card_payment">;
  /** Where the list's headings don't say it. */
  day?: Day;
  /** As a class: the columns that its parts stand in on a desk, where its list has any. */
  columns?: string;
  /** Both rows, each with its link. */
  children: ReactNode;
};

const SUMMARY =
  "-mx-2 flex min-h-12 cursor-pointer list-none items-center gap-3 rounded-md px-2 py-0.5 hover:bg-sunken " +
  "sm:min-h-13 sm:py-1.5 [&::-webkit-details-marker]:hidden";

/** Money that changed accounts, once: what it opens are the two rows that the banks know of it. */
export function OwnMoveRow({ from, to, cents, kind, day, columns, children }: Props) {
  return (
    <li data-move>
      <details className="group/move">
        <summary className={cx(SUMMARY, columns && "lg:!min-h-11", columns)}>
          <MerchantMark name="" category={kind} />{" "}
          <span className={cx("min-w-0 flex-1", columns && "lg:contents")}>
            <span className="line-clamp-2 font-medium wrap-anywhere">
              {from}{" "}
              <span role="img" aria-label="to">
                →
              </span>{" "}
              {to}
            </span>{" "}
            <span className="flex items-center gap-1 text-xs text-muted">
              {categoryName(kind)}
              <Icon name="chevron_down" size="sm" className="transition-transform group-open/move:rotate-180" />
            </span>
          </span>{" "}
          <span className={cx("shrink-0 text-right", columns && "lg:col-start-5 lg:row-start-1")}>
            <Amount cents={cents} tone="muted" className="font-medium" />{" "}
            {day ? (
              <span className="block text-xs text-muted">
                <time dateTime={day}>{mediumDate(day)}</time>
              </span>
            ) : null}
          </span>
        </summary>
        <ul className="divide-y divide-line border-t border-line pl-4 sm:pl-6" aria-label={`${from} to ${to}`}>
          {children}
        </ul>
      </details>
    </li>
  );
}
