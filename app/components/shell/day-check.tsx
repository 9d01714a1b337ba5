import { useNonce } from "~/framework/nonce";
import type { Day } from "~/domain/periods";
import { dayCheckFor } from "~/client/people/report-zone";

/** Comes before anything that depends on the day. Pages that the router brings later don't run it: the zone is told by then. */
export function DayCheck({ today }: { today: Day }) {
  const nonce = useNonce();
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: dayCheckFor(today) }} />;
}
