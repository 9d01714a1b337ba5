import type { Owed } from "~/domain/household/debts";
import { ADD_BALANCE, owedWords } from "~/texts/owed";
import { Link } from "~/components/ui/link";
import { cx } from "~/components/ui/cx";

/** The one figure of what is owed, in the same words on every screen; nothing where nothing is owed. */
export function OwedLine({ owed, className }: { owed: Owed; className?: string }) {
  const words = owedWords(owed);
  return words.length === 0 ? null : (
    <p className={cx("text-sm text-muted tabular-nums wrap-anywhere", className)}>
      {words.join(" ")}{" "}
      {owed.unseen.length > 0 ? (
        <Link to={ADD_BALANCE.href} className="inline-block py-1 underline">
          {ADD_BALANCE.label(owed.unseen)}
        </Link>
      ) : null}
    </p>
  );
}
