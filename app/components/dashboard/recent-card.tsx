import { useNoAccountsTexts } from "~/client/ui/use-no-accounts-texts";
import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { Button, buttonClass } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { Dialog } from "~/components/ui/dialog";
import { Link } from "~/components/ui/link";
import type { RowsDialog } from "~/contracts/dashboard";
import { NO_MATCH } from "~/texts/dashboard";
import { formatUsd } from "~/domain/money";
import type { ListLine } from "~/domain/screens/report";
import { useRowsDialog } from "~/client/screens/use-rows-dialog";
import { LineList } from "./line-list";
import { DIALOG_PARAMS, type Links } from "./links";
import { PANEL } from "./look";
import { NothingYet } from "./nothing-yet";

type Props = {
  recent: readonly ListLine[];
  dialog: RowsDialog | null;
  isDemo: boolean;
  hasAccounts: boolean;
  links: Links;
};

export function RecentCard({ recent, dialog, isDemo, hasAccounts, links }: Props) {
  const live = useRowsDialog(recent, !isDemo);
  const closeTo = links.here(DIALOG_PARAMS);
  return (
    <Card
      id="transactions"
      title="Recent Transactions"
      className={PANEL}
      action={
        recent.length > 0 ? (
          <Link
            to={links.here({ ...DIALOG_PARAMS, dialog: "transactions" })}
            preventScrollReset
            onClick={live.open}
            className={`${buttonClass({ variant: "quiet", size: "sm" })} -mr-3`}
          >
            View All
          </Link>
        ) : null
      }
    >
      {recent.length === 0 ? (
        <NoRows hasAccounts={hasAccounts} />
      ) : (
        <LineList lines={recent} label="Recent transactions" isSample={isDemo} />
      )}
      {live.isOpen ? (
        <Shell closeTo={closeTo} onClose={live.close}>
          <LiveSearch live={live} />
        </Shell>
      ) : dialog ? (
        <Shell closeTo={closeTo}>
          <Search dialog={dialog} links={links} />
          {dialog.total === null ? null : (
            <p className="mt-3 text-muted">
              These transactions sum to <strong className="text-ink tabular-nums">{formatUsd(dialog.total)}</strong>.
            </p>
          )}
          <Lines lines={dialog.lines} isSample={isDemo} />
        </Shell>
      ) : null}
    </Card>
  );
}

function NoRows({ hasAccounts }: { hasAccounts: boolean }) {
  const words = useNoAccountsTexts();
  if (!hasAccounts) return <NothingYet title="No transactions yet">{words.recent}</NothingYet>;
  return (
    <NothingYet title="No transactions yet">
      {words.arriving}{" "}
      <Link to="/accounts" className="text-accent underline underline-offset-4">
        View Accounts
      </Link>
    </NothingYet>
  );
}

function LiveSearch({ live }: { live: ReturnType<typeof useRowsDialog> }) {
  return (
    <>
      <input
        type="search"
        value={live.q}
        onChange={(event) => live.setQ(event.target.value)}
        aria-label="Search by merchant or category"
        placeholder="Search by merchant or category"
        className="field"
      />
      {live.isLoading ? (
        <p role="status" className="mt-2 text-xs text-muted">
          Loading more transactions...
        </p>
      ) : null}
      <Lines lines={live.lines} isSample={false} />
    </>
  );
}

function Shell({ closeTo, onClose, children }: { closeTo: string; onClose?: () => void; children: ReactNode }) {
  return (
    <Dialog title="All Transactions" closeTo={closeTo} size="lg" {...(onClose ? { onClose } : {})}>
      <div className="pt-2">{children}</div>
    </Dialog>
  );
}

/** The same search as a plain form. */
function Search({ dialog, links }: { dialog: RowsDialog; links: Links }) {
  const kept = new URLSearchParams(links.here({ q: null }).split("?")[1] ?? "");
  return (
    <Form method="get" className="flex gap-2" preventScrollReset>
      {[...kept].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input
        type="search"
        name="q"
        defaultValue={dialog.q}
        aria-label="Search by merchant or category"
        placeholder="Search by merchant or category"
        className="field"
      />
      <Button type="submit" variant="secondary">
        Search
      </Button>
    </Form>
  );
}

function Lines({ lines, isSample }: { lines: readonly ListLine[]; isSample: boolean }) {
  return lines.length === 0 ? (
    <p className="py-8 text-center text-muted">{NO_MATCH}</p>
  ) : (
    <div className="mt-3">
      <LineList lines={lines} label="All transactions" isSample={isSample} />
    </div>
  );
}
