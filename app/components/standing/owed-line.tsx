import type { Owed, SeenDebt } from "~/domain/household/debts";
import { ADD_BALANCE, notCountedWords, OWED_HREF, owedInShort, owedWords } from "~/texts/owed";
import { Card } from "~/components/ui/card";
import { Link } from "~/components/ui/link";
import { cx } from "~/components/ui/cx";

type LineProps = {
  owed: Pick<SeenDebt, "cents" | "unseen">;
  /** Where the whole of it stands. */ to?: string;
  className?: string;
};

/** What is owed in one line, with the way to the whole of it; nothing where nothing is owed. */
export function OwedLine({ owed, to = OWED_HREF, className }: LineProps) {
  const words = owedInShort(owed);
  return words === "" ? null : (
    <p className={cx("text-sm text-muted tabular-nums wrap-anywhere", className)}>
      {words}{" "}
      <Link to={to} className="inline-flex min-h-8 items-center underline underline-offset-4 touch:min-h-11">
        See what you owe
      </Link>
    </p>
  );
}

/** The whole of it, once: with cards that are paid in full, and loans whose balance nobody knows. */
export function OwedCard({ owed, className }: { owed: Owed; className?: string }) {
  const words = owedWords(owed);
  return words.length === 0 ? null : (
    <Card title="What you owe" id="owed" className={cx("scroll-mt-20", className)}>
      <p className="tabular-nums wrap-anywhere">{words.join(" ")}</p>
      {owed.unseen.length > 0 ? (
        <p className="mt-1">
          <AddBalance unseen={owed.unseen} />
        </p>
      ) : null}
    </Card>
  );
}

/** What a net worth leaves out, as nobody knows its balance. */
export function NotCounted({ unseen }: Pick<Owed, "unseen">) {
  return unseen.length === 0 ? null : (
    <p className="mt-3 text-sm text-muted">
      {notCountedWords(unseen)} <AddBalance unseen={unseen} />
    </p>
  );
}

function AddBalance({ unseen }: Pick<Owed, "unseen">) {
  return (
    <Link
      to={ADD_BALANCE.href}
      className="inline-flex min-h-8 items-center text-accent underline underline-offset-4 touch:min-h-11"
    >
      {ADD_BALANCE.label(unseen)}
    </Link>
  );
}
