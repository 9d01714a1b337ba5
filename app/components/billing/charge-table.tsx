import { formatUsd } from "~/domain/money";

export type Charges = { amount: number; interval: "month" | "year"; dueToday: number; firstChargeOn: string | null };

/** What is charged, and when: the whole truth of a checkout in two lines. */
export function ChargeTable({ amount, interval, dueToday, firstChargeOn }: Charges) {
  const every = interval === "year" ? "every year" : "every month";
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-2 border-y border-line py-4 tabular-nums">
      <dt>Charged today</dt>
      <dd className="text-right font-semibold">{formatUsd(dueToday)}</dd>
      <dt>{firstChargeOn ? `On ${firstChargeOn}, if a card is on file` : `Then ${every}`}</dt>
      <dd className="text-right font-semibold">{formatUsd(amount)}</dd>
      <dt className="col-span-2 text-sm text-muted">
        {firstChargeOn ? `After that ${formatUsd(amount)} ${every}, until you cancel.` : "Until you cancel."}
      </dt>
    </dl>
  );
}
