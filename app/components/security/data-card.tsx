import { Suspense } from "react";
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
          <div className="mt-4 flex flex-col gap-2 sm:flex-row">
            <LinkButton to="/account-data.zip" reloadDocument download variant="secondary" icon="download">
              Download my data
            </LinkButton>
            {isDemo ? null : (
              <LinkButton to="?dialog=delete" preventScrollReset variant="quiet" icon="trash">
                Delete my account
              </LinkButton>
            )}
          </div>
          {accounts.length > 0 ? <Books accounts={accounts} /> : null}
        </>
      ) : (
        <Suspense fallback={null}>
          <ConfirmPassword />
        </Suspense>
      )}
    </Card>
  );
}

/** The accounts for other programs: all of them, or one. */
function Books({ accounts }: { accounts: Accounts }) {
  return (
    <div className="mt-6 border-t border-line pt-4">
      <p>Or use your transactions in another program. Pending ones are left out.</p>
      <ul className="mt-3 grid gap-3 sm:grid-cols-2">
        {BOOK_FORMATS.map((format) => (
          <li key={format}>
            <BookLink format={format} of="all accounts" search="" />{" "}
            <p className="text-xs text-muted">For {BOOKS[format].for}</p>
          </li>
        ))}
      </ul>
      {accounts.length > 1 ? (
        <details className="mt-4">
          <summary className="min-h-11 cursor-pointer py-2.5 font-medium text-accent">Just one account</summary>
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
    </div>
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
