import { Card } from "~/components/ui/card";
import { Link } from "~/components/ui/link";
import type { BudgetFinding } from "~/domain/budget/findings";
import { FINDINGS_ID } from "~/domain/budget/hrefs";
import { rowsHref, reviewHref } from "~/domain/ledger/row-links";
import { formatAbout, formatUsd } from "~/domain/money";
import { type Month, monthRange } from "~/domain/periods";
import { counted } from "~/texts/plural";

type Where = { month: Month; /** The first category that has no plan. */ restId: string | null };

type CardProps = Where & { findings: readonly BudgetFinding[]; /** It was just looked for. */ isAsked: boolean };

const bring = (place: HTMLElement | null) => place?.scrollIntoView({ block: "start" });

/** What an analysis found: where the month runs high, what has no plan, what is in no category. */
export function FindingsCard({ findings, isAsked, ...where }: CardProps) {
  return (
    <div ref={isAsked ? bring : null} id={FINDINGS_ID} className="scroll-mt-20">
      <Card title="What your spending shows">
        {findings.length === 0 ? (
          <p className="text-muted">Nothing stands out: no category runs above its usual month.</p>
        ) : (
          <ul className="flex flex-col gap-2">
            {findings.map((finding) => (
              <li key={finding.kind === "above" ? finding.category : finding.kind}>
                <Words finding={finding} {...where} />
              </li>
            ))}
          </ul>
        )}
      </Card>
    </div>
  );
}

const LINK =
  "relative font-medium after:absolute after:inset-x-0 after:-inset-y-3 text-accent underline underline-offset-4";

function Words({ finding, month, restId }: Where & { finding: BudgetFinding }) {
  if (finding.kind === "above")
    return (
      <>
        You&apos;ve spent more than usual on{" "}
        <Link to={rowsHref({ category: finding.category, kind: "spending", ...monthRange(month) })} className={LINK}>
          {finding.name}
        </Link>
        : {formatUsd(finding.spentCents)} so far, usually about {formatAbout(finding.usualCents)} a month.
      </>
    );
  if (finding.kind === "unplanned")
    return (
      <>
        {formatUsd(finding.cents)} isn&apos;t budgeted yet, in{" "}
        {finding.names.length === 1 ? finding.names[0] : `${finding.names.length} categories`}.{" "}
        {restId ? (
          <a href={`#amount-${restId}`} className={LINK}>
            Budget {finding.names.length === 1 ? "it" : "them"}
          </a>
        ) : null}
      </>
    );
  return (
    <>
      {counted(finding.count, "purchase")} {finding.count === 1 ? "is" : "are"} in Miscellaneous.{" "}
      <Link to={reviewHref({ unsorted: month })} className={LINK}>
        Sort {finding.count === 1 ? "it" : "them"}
      </Link>
    </>
  );
}
