import { Amount } from "~/components/ui/amount";
import { Card } from "~/components/ui/card";
import { Icon } from "~/components/ui/icon";
import { Link } from "~/components/ui/link";
import type { SafeGlance } from "~/domain/forecast/safe-to-spend";
import { untilWords } from "~/texts/forecast";
import { CASH_FLOW_PATH } from "~/domain/ledger/row-links";
import type { Links } from "./links";

/** The figure that matters first: what can be spent, and how long it must last. */
export function SafeCard({ safe, links }: { safe: SafeGlance; links: Links }) {
  return (
    <Card id="safe-to-spend" className="mb-2.5 !px-4 !py-3 sm:mb-4 sm:!px-6 sm:!py-4">
      <div className="flex items-center justify-between gap-3">
        <h2 className="text-xs font-semibold text-muted">Safe to spend</h2>{" "}
        <Link
          to={links.write(`${CASH_FLOW_PATH}#safe`)}
          className="inline-flex min-h-6 items-center gap-1 text-xs font-medium text-accent hover:underline touch:min-h-11 print:hidden"
        >
          How it adds up
          <Icon name="arrow_right" size="sm" />
        </Link>
      </div>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <Amount cents={safe.cents} size="lead" tone="debt" />{" "}
        <span className="text-xs text-muted">{untilWords(safe)}</span>
      </p>
    </Card>
  );
}
