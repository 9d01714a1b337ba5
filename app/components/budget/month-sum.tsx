import { cx } from "~/components/ui/cx";
import { Icon } from "~/components/ui/icon";
import { Link } from "~/components/ui/link";
import { type BudgetSummary } from "~/domain/budget/budget";
import type { MonthSum } from "~/domain/budget/attention";
import type { SafeGlance } from "~/domain/forecast/safe-to-spend";
import { CASH_FLOW_PATH } from "~/domain/ledger/row-links";
import { formatUsd } from "~/domain/money";
import { remainingNote, safeSentence, SUM_TITLE, sumLines } from "~/texts/budget-month";

const SUM = "border-t border-line font-semibold";

type NoteProps = { summary: BudgetSummary; sum: MonthSum; safe: SafeGlance | null };

/**
 * Why Remaining is another figure than what is left of the income. Folded, for the sentence above says that: its sum, and
 * why safe to spend is another one.
 */
export function MonthSumNote({ summary, ...given }: NoteProps) {
  return (
    <>
      <p className="-mt-1 text-xs text-muted tabular-nums sm:-mt-3 sm:text-sm">{remainingNote(summary)}</p>
      <Sum {...given} />
    </>
  );
}

function Sum({ sum, safe }: Omit<NoteProps, "summary">) {
  return (
    <details id="month-sum" className="group rounded-lg border border-line bg-surface text-xs tabular-nums sm:text-sm">
      <summary className="flex min-h-11 items-center gap-3 px-3 py-1 sm:px-6">
        <span className="min-w-0 flex-1">{SUM_TITLE}</span>
        <Icon name="chevron_down" className="text-muted transition-transform group-open:rotate-180" />
      </summary>
      <div className="grid gap-x-12 gap-y-2 px-3 pb-3 sm:px-6 lg:grid-cols-2">
        <dl className="grid grid-cols-[1fr_auto]">
          {sumLines(sum).map(({ label, cents, isSum }) => (
            <div key={label} className="contents">
              <dt className={cx("py-0.5", isSum ? SUM : "text-muted")}>{label}</dt>{" "}
              <dd className={cx("py-0.5 pl-4 text-right", isSum && SUM, isSum && cents < 0 && "text-loss")}>
                {formatUsd(cents)}
              </dd>
            </div>
          ))}
        </dl>
        {safe ? (
          <p className="text-muted">
            {safeSentence(safe)}{" "}
            <Link to={`${CASH_FLOW_PATH}#safe`} className="text-accent underline underline-offset-4">
              See the cash flow
            </Link>
          </p>
        ) : null}
      </div>
    </details>
  );
}
