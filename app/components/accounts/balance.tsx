import { Amount } from "~/components/ui/amount";
import type { AccountItem } from "~/contracts/accounts";

/** What an account holds; a balance that its bank doesn't tell is unknown, and no $0.00. */
export function Balance({
  account: { balanceCents, currency },
  size = "md",
}: {
  account: Pick<AccountItem, "balanceCents" | "currency">;
  size?: "md" | "lg";
}) {
  if (balanceCents !== null) return <Amount cents={balanceCents} currency={currency} size={size} />;
  return <span className={size === "lg" ? "text-lg font-semibold text-muted" : "text-muted"}>Unknown</span>;
}
