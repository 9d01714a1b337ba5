import { type ReactNode, Suspense } from "react";
import { LinkButton } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { part } from "~/components/ui/lazy-client";
import { BOOK_FORMATS, type BookFormat, BOOKS } from "~/domain/books/formats";

/** The form library comes after the page. */
const ConfirmPassword = part(() => import("./confirm-password"));

type Accounts = readonly { id: string; name: string }[];
type Props = { isConfirmed: boolean; isDemo: boolean; accounts: Accounts };

/** Taking one's data along, and leaving. Both want a password that was given a moment ago, so it is asked for first. */
export function DataCard({ isConfirmed, isDemo, accounts }: Props) {
  return (
    <Card id="your-data" title="Your data">
      <p className="text-muted">
        {isDemo
          ? "Download everything that is stored here."
          : "Download everything that is stored about you, or delete your account for good."}
      </p>
      {isConfirmed ? (
        <>
          <ul className="mt-2 divide-y divide-line">
            <Line about="For a spreadsheet">
              <LinkButton to="/transactions.csv" reloadDocument download variant="secondary" size="sm" icon="download">
                Transactions as CSV
              </LinkButton>
            </Line>
            <Line about="Everything in one file, which Import reads again">
              <LinkButton to="/account-data.zip" reloadDocument download variant="secondary" size="sm" icon="download">
                Download my data
              </LinkButton>
            </Line>
          </ul>
          {accounts.length > 0 ? <Books accounts={accounts} /> : null}
          {isDemo ? null : (
            <p className="mt-2 -mb-2 border-t border-line pt-2">
              <LinkButton
                to="?dialog=delete"
                preventScrollReset
                variant="quiet"
                size="sm"
                icon="trash"
                className="-ml-3"
              >
                Delete my account
              </LinkButton>
            </p>
          )}
        </>
      ) : (
        <Suspense fallback={null}>
          <ConfirmPassword />
        </Suspense>
      )}
    </Card>
  );
}

const Line = ({ about, children }: { about: string; children: ReactNode }) => (
  <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
    <span className="text-muted">{about}</span> {children}
  </li>
);

/** The accounts for other programs: all of them, or one. */
function Books({ accounts }: { accounts: Accounts }) {
  return (
    <details className="border-t border-line pt-2">
      <summary className="fold font-medium text-accent">Other formats</summary>
      <p className="mt-1">Use your transactions in another program. Pending ones are left out.</p>
      <ul className="mt-2 divide-y divide-line">
        {BOOK_FORMATS.map((format) => (
          <li key={format} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
            <span className="text-muted">For {BOOKS[format].for}</span>{" "}
            <BookLink format={format} of="all accounts" search="" />
          </li>
        ))}
      </ul>
      {accounts.length > 1 ? (
        <details className="mt-4">
          <summary className="min-h-11 cursor-pointer py-2.5 font-medium text-accent">Export one account</summary>
          <ul className="divide-y divide-line">
            {accounts.map(({ id, name }) => (
              <li key={id} className="flex flex-wrap items-center gap-2 py-2">
                <span className="min-w-0 basis-full wrap-anywhere">{name}</span>{" "}
                {BOOK_FORMATS.map((format) => (
                  <BookLink key={format} format={format} of={name} search={`?account=${encodeURIComponent(id)}`} />
                ))}
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </details>
  );
}

function BookLink({ format, of, search }: { format: BookFormat; of: string; search: string }) {
  const { name } = BOOKS[format];
  return (
    <LinkButton
      to={`/account-books/${format}${search}`}
      reloadDocument
      download
      variant="secondary"
      size="sm"
      icon="download"
      aria-label={`${name}, ${of}`}
    >
      {name}
    </LinkButton>
  );
}
