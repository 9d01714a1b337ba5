import { useNoAccountsTexts } from "~/client/ui/use-no-accounts-texts";
import { Card } from "~/components/ui/card";
import { cx } from "~/components/ui/cx";
import { EmptyState } from "~/components/ui/empty-state";
import { Link } from "~/components/ui/link";
import { LinkButton } from "~/components/ui/button";
import type { CashFlowView } from "~/contracts/cash-flow";
import { BalanceChart } from "./balance-chart";
import { DayTable } from "./day-table";
import { LargestBill } from "./largest-bill";
import { cashFlowHref, type Shown, shownNow } from "./links";
import { AheadCard, BillsCard } from "./bills-card";
import { SafeCard } from "./safe-card";
import { WatchCard } from "./watch-card";

/** The next ninety days: what matters in a sentence, the balance, what is free, and what is due. */
export function CashFlowScreen({ view }: { view: CashFlowView }) {
  const shown = shownNow(view);
  const { safe, account } = view;
  return (
    <div className="grid gap-6">
      <div>
        <h1 className="text-xl font-semibold">Cash flow</h1>
        <p className={cx("mt-1 text-base", view.isLow ? "font-medium text-caution" : "")}>{view.sentence}</p>
      </div>
      {account && view.isBlank ? <FirstPlans account={account.id} /> : null}
      {account && !view.isBlank ? (
        <>
          <BalanceCard view={view} shown={shown} />
          {/* Two columns of about one height; the calendar has the whole width below them. */}
          <div className="grid items-start gap-6 md:grid-cols-2">
            <div className="grid gap-6">
              {safe ? <SafeCard safe={safe} notes={view.safeNotes} /> : null}
              <WatchCard {...view} />
            </div>
            <AheadCard items={view.ahead} />
          </div>
          <BillsCard view={view} shown={shown} />
        </>
      ) : null}
      {account ? null : <NoAccount />}
    </div>
  );
}

function NoAccount() {
  const words = useNoAccountsTexts();
  return (
    <Card>
      <EmptyState title="No account yet" icon="calendar">
        Add a checking account to see the next 90 days: money in, money out, and your lowest day.
      </EmptyState>
      <p className="text-center">
        <LinkButton to="/accounts">{words.button}</LinkButton>
      </p>
    </Card>
  );
}

/** No line, no sum and no calendar of what nobody knows. */
function FirstPlans({ account }: { account: string }) {
  return (
    <Card>
      <EmptyState
        title="Start with your paycheck and your biggest bill"
        icon="calendar"
        action={
          <LinkButton to={`/transactions/new?account=${encodeURIComponent(account)}`} icon="plus">
            Add a paycheck or bill
          </LinkButton>
        }
      >
        Set it to repeat, and this page charts the next 90 days: money in, money out, and your lowest day. We find
        recurring bills in bank and file transactions on our own.
      </EmptyState>
    </Card>
  );
}

function BalanceCard({
  view: { account, accounts, days, lowest, picked },
  shown,
}: {
  view: CashFlowView;
  shown: Shown;
}) {
  if (!account) return null;
  return (
    <Card title={`${account.name}, the next 90 days`} id="balance">
      {accounts.length > 1 ? (
        <nav aria-label="Account" className="mb-3 print:hidden">
          <ul className="flex flex-wrap gap-2">
            {accounts.map(({ id, name }) => (
              <li key={id}>
                <Link
                  to={cashFlowHref({ ...shown, account: id })}
                  aria-current={id === account.id ? "page" : undefined}
                  className={cx(
                    "inline-flex min-h-11 items-center rounded-full border px-3 text-xs sm:px-4 sm:text-sm",
                    id === account.id
                      ? "border-accent bg-accent-soft font-semibold text-accent"
                      : "border-edge hover:bg-sunken",
                  )}
                >
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      <LargestBill days={days} />
      <figure className="flex flex-col gap-3">
        <BalanceChart label={`${account.name}, day by day`} days={days} lowest={lowest} picked={picked?.day ?? null} />
        <figcaption className="text-xs text-muted">
          Your balance at the end of each day, based on known bills and pay plus everyday spending from the last six
          months.
        </figcaption>
        <DayTable days={days} name={account.name} />
      </figure>
    </Card>
  );
}
