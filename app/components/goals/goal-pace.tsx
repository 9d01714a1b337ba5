import type { Outlook } from "~/contracts/goals";
import { formatUsd, fromDollars } from "~/domain/money";
import { mediumDate } from "~/domain/periods";
import { goalMargin } from "~/texts/goal-margin";
import { Badge } from "~/components/ui/badge";

type Props = {
  outlook: Outlook;
  due: string | null;
  /** What the due day is called. */
  label: string;
};

/** The one statement on whether a goal is on time; nothing while it's too early for one. */
export function StandingBadge({ outlook: { standing, projectedDate }, due }: Omit<Props, "label">) {
  if (standing === "late") return <Badge variant="caution">date passed</Badge>;
  if (standing !== "ahead" && standing !== "behind") return null;
  return (
    <Badge variant={standing === "ahead" ? "success" : "caution"}>
      {projectedDate && due ? goalMargin(projectedDate, due) : "behind"}
    </Badge>
  );
}

/** What comes a month and when that gets there, beside what the due day asks for; a sentence where one of them is missing. */
export function GoalPace({ outlook, due, label }: Props) {
  const { standing, perMonth, projectedDate, monthlyNeeded, once } = outlook;
  const isKnown = perMonth !== null && projectedDate !== null && monthlyNeeded !== null && due !== null;
  if (!isKnown || standing === "late" || standing === "done")
    return (
      <>
        {due ? <p className="text-sm text-muted">{`${label} ${mediumDate(due)}`}</p> : null}
        <p className="text-sm">{outlook.sentence}</p>
      </>
    );
  const rows = [
    ["At your pace", perMonth, projectedDate],
    ["To be on time", monthlyNeeded, due],
  ] as const;
  return (
    <>
      <table className="w-full text-sm tabular-nums">
        <caption className="sr-only">{outlook.sentence}</caption>
        <thead>
          <tr className="text-xs text-muted">
            <td />
            <th scope="col" className="text-right font-normal">
              Per month
            </th>
            <th scope="col" className="pl-3 text-right font-normal">
              Done by
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, dollars, day], at) => (
            <tr key={name} className={at === 0 ? "font-medium" : "text-muted"}>
              <th scope="row" className="py-0.5 text-left font-normal">
                {name}
              </th>
              <td className="text-right">{formatUsd(fromDollars(dollars))}</td>
              <td className="pl-3 text-right whitespace-nowrap">{mediumDate(day)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {once ? (
        <p className="text-xs text-muted">
          {`Plus ${formatUsd(fromDollars(once.amount))} once, on ${mediumDate(once.day)}, not in your pace`}
        </p>
      ) : null}
    </>
  );
}
