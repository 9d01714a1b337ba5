import type { ReactNode } from "react";
import { Amount } from "~/components/ui/amount";
import { Card } from "~/components/ui/card";
import { percent } from "~/components/ui/chart";
import { LinkButton } from "~/components/ui/button";
import { Icon } from "~/components/ui/icon";
import { Link } from "~/components/ui/link";
import type { SafeGlance } from "~/domain/forecast/safe-to-spend";
import { CASH_FLOW_PATH } from "~/domain/ledger/row-links";
import type { Cents } from "~/domain/money";
import { safePartWords, untilWords } from "~/texts/forecast";
import type { Links } from "./links";

/** What comes again is added as a transaction that repeats. */
const ADD_REPEATED = "/transactions/new?direction=in";

/** While neither pay nor a bill is known, all that is held would pass for advice. */
export function SafeUnknown({ links }: { links: Links }) {
  return (
    <Card id="safe-to-spend" className="!px-4 !py-3 sm:!px-6 sm:!py-4">
      <h2 className="text-xs font-semibold text-muted">Safe to spend</h2>
      <div className="mt-1 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="min-w-0">
          <span className="block text-lg font-semibold">We can&apos;t tell yet</span>{" "}
          <span className="block text-xs text-muted">
            We need to know when you&apos;re paid and which bills are due.
          </span>
        </p>
        <LinkButton to={links.write(ADD_REPEATED)} variant="secondary" icon="plus" className="max-sm:w-full">
          Add your payday and bills
        </LinkButton>
      </div>
    </Card>
  );
}

type SafeProps = {
  safe: SafeGlance;
  /** What checking holds now. */
  heldCents: Cents | undefined;
  /** What presses most. */
  headline: ReactNode;
  links: Links;
};

/** The figure that matters first: what can be spent, and how long it must last; what presses most after it. */
export function DashboardSafeCard({ safe, heldCents, headline, links }: SafeProps) {
  return (
    <Card
      id="safe-to-spend"
      className="mb-2.5 grid gap-x-8 gap-y-2 !px-4 !py-3 sm:mb-4 sm:!px-6 sm:!py-4 lg:auto-cols-fr lg:grid-flow-col"
    >
      <div>
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
        {heldCents === undefined ? null : <PartOfChecking heldCents={heldCents} safeCents={safe.cents} />}
      </div>
      {headline ? (
        <div className="flex items-center border-line max-lg:border-t max-lg:pt-2 lg:border-l lg:pl-8">{headline}</div>
      ) : null}
    </Card>
  );
}

/** The figure as the part of checking that it is: what it ends at, and what is set aside for what's due. */
function PartOfChecking({ heldCents, safeCents }: { heldCents: Cents; safeCents: Cents }) {
  const free = Math.max(0, safeCents);
  const asideCents = heldCents - free;
  if (heldCents <= 0 || asideCents <= 0) return null;
  return (
    <>
      <svg
        role="img"
        aria-label={safePartWords(free, heldCents)}
        width="100%"
        height="10"
        className="mt-2 h-2.5 w-full rounded-full"
      >
        <rect width="100%" height="100%" className="fill-line" />
        <rect width={percent((free * 100) / heldCents)} height="100%" className="fill-accent" />
      </svg>
      <p className="mt-1 flex flex-wrap justify-between gap-x-3 text-xs text-muted">
        <span>
          of <Amount cents={heldCents} /> in checking
        </span>{" "}
        <span>
          <Amount cents={asideCents} /> set aside for what&apos;s due
        </span>
      </p>
    </>
  );
}
