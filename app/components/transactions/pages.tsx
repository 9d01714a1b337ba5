import { grouped } from "~/domain/money";
import { cx } from "~/components/ui/cx";
import { Link } from "~/components/ui/link";
import type { TransactionsView } from "~/contracts/transaction-view";

type Props = { view: TransactionsView; hrefOf: (page: number) => string };

/** The way to older and newer rows, and where one is among them. */
export function Pages({ view: { page, pages, pageSize, rows, totals }, hrefOf }: Props) {
  if (pages < 2) return null;
  const first = (page - 1) * pageSize + 1;
  const place = `${grouped(first)}–${grouped(first + rows.length - 1)} of ${grouped(totals.count)}`;
  return (
    <nav aria-label="Pages" className="grid grid-cols-[1fr_auto_1fr] items-center gap-3">
      {page > 1 ? <Step to={hrefOf(page - 1)} rel="prev" name="Newer" /> : <span />}{" "}
      <span className="text-center text-sm text-muted tabular-nums">{place}</span>{" "}
      {page < pages ? <Step to={hrefOf(page + 1)} rel="next" name="Older" /> : <span />}
    </nav>
  );
}

function Step({ to, rel, name }: { to: string; rel: "prev" | "next"; name: string }) {
  return (
    <Link
      to={to}
      rel={rel}
      className={cx(
        "inline-flex min-h-11 min-w-11 items-center font-medium text-accent underline underline-offset-4",
        rel === "next" ? "justify-self-end" : "justify-self-start",
      )}
    >
      {name}
    </Link>
  );
}
