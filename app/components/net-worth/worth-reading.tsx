import { Amount } from "~/components/ui/amount";
import type { WorthStep } from "~/domain/household/net-worth";
import { mediumDate } from "~/domain/periods";

/** What is under the pointer: the day that the month ends on, what was left then, and what moved since the one before. */
export function WorthReading({ step: { day, netCents, changeCents, joinedCents } }: { step: WorthStep }) {
  return (
    <div className="rounded-md border border-edge bg-surface px-2 py-1 shadow-float sm:px-3">
      <p className="font-semibold">{mediumDate(day)}</p>
      <p>
        <Amount cents={netCents} />
      </p>
      {changeCents === null ? null : (
        <p className="text-muted">
          <span className="max-sm:hidden">Change </span> <Amount cents={changeCents} tone="signed" plus />
        </p>
      )}
      {joinedCents === 0 ? null : (
        <p className="text-muted">
          Newly known <Amount cents={joinedCents} />
        </p>
      )}
    </div>
  );
}
