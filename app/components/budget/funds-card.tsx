import { Card } from "~/components/ui/card";
import type { Fund } from "~/domain/budget/jobs";
import { fundWords } from "~/texts/budget-proposal";

/** Bills that come less often than monthly, and what each month sets aside for them. */
export function FundsCard({ funds }: { funds: readonly Fund[] }) {
  if (funds.length === 0) return null;
  return (
    <Card title="Bills that don't come every month">
      <ul className="flex flex-col gap-3">
        {funds.map((fund) => (
          <li key={`${fund.name} ${fund.cadence}`}>
            <p className="font-medium wrap-anywhere">{fund.name}</p>{" "}
            <p className="text-sm text-muted">{fundWords(fund)}</p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
