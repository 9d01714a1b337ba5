import { Amount } from "~/components/ui/amount";
import type { CashFlowItem } from "~/contracts/cash-flow";
import type { ForecastEntryKind } from "~/domain/forecast/types";
import { shortDate, type Day } from "~/domain/periods";

const KIND_WORDS: Record<ForecastEntryKind, string> = {
  pay: "Pay",
  income: "Income",
  bill: "Bill",
  subscription: "Subscription",
  loan: "Loan payment",
  statement: "Card statement",
  transfer: "Transfer",
  goal: "For a goal",
  pending: "Pending",
  everyday: "Everyday",
};

/** What is expected, a line each. An amount that varies is about so much. */
export function Items({ items, label }: { items: readonly (CashFlowItem & { day?: Day })[]; label: string }) {
  return (
    <ul aria-label={label} className="divide-y divide-line">
      {items.map((item, at) => (
        <li key={`${item.name} ${at}`} className="flex min-h-12 items-center gap-3 py-2">
          <div className="min-w-0 flex-1">
            <p className="font-medium wrap-anywhere">{item.name}</p>
            <p className="text-xs text-muted">
              {item.day ? (
                <>
                  <time dateTime={item.day} className="font-medium text-ink">
                    {shortDate(item.day)}
                  </time>
                  {" · "}
                </>
              ) : null}
              {KIND_WORDS[item.kind]}, {item.account}
            </p>
          </div>
          <span className="flex shrink-0 flex-col items-end">
            <span>
              {item.isExact ? null : <span className="text-xs text-muted">about </span>}
              <Amount cents={item.cents} tone={item.cents > 0 ? "signed" : "plain"} plus className="font-medium" />
            </span>{" "}
            {item.confidence === "likely" ? null : <span className="text-xs text-muted">{item.confidence}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}
