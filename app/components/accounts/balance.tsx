import { Amount } from "~/components/ui/amount";
import { cx } from "~/components/ui/cx";
import type { AccountItem } from "~/contracts/accounts";

/** What an account holds; a balance that its bank doesn't tell is unknown, and no $0.00. */
export function Balance({
  account: { balanceCents, currency },
  size = "md",
}: {
  account: Pick<AccountItem, "balanceCents" | "currency">;
  size?: "md" | "lg";
}) {
  const look = size === "lg" ? "font-semibold sm:text-lg" : undefined;
  if (balanceCents !== null) return <Amount cents={balanceCents} currency={currency} className={look} />;
  return <span className={cx("text-muted", look)}>Unknown</span>;
}
