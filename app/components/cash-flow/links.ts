import type { CashFlowView } from "~/contracts/cash-flow";
import { CASH_FLOW_PATH } from "~/domain/ledger/row-links";

export type Shown = { account?: string | undefined; month?: string | undefined; day?: string | undefined };

/** What is shown now, so that a link changes one thing and keeps the others. */
export const shownNow = ({ account, accounts, calendar, picked }: CashFlowView): Shown => ({
  account: account && account.id !== accounts[0]?.id ? account.id : undefined,
  month: calendar.isOpening ? undefined : calendar.month,
  day: picked?.day,
});

export function cashFlowHref({ account, month, day }: Shown, hash = ""): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries({ account, month, day })) if (value) search.set(name, value);
  const text = search.toString();
  return `${CASH_FLOW_PATH}${text ? `?${text}` : ""}${hash}`;
}
