import { Suspense } from "react";
import { LinkButton } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { part } from "~/components/ui/lazy-client";

/** The form library comes after the page. */
const ConfirmPassword = part(() => import("./confirm-password"));

/** Taking one's data along, and leaving. Both want a password that was given a moment ago, so it is asked for first. */
export function DataCard({ isConfirmed, isDemo }: { isConfirmed: boolean; isDemo: boolean }) {
  return (
    <Card id="your-data" title="Your data">
      <p className="text-muted">
        {isDemo
          ? "Download everything that is stored here."
          : "Download everything that is stored about you, or delete your account for good."}
      </p>
      {isConfirmed ? (
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
      ) : (
        <Suspense fallback={null}>
          <ConfirmPassword />
        </Suspense>
      )}
    </Card>
  );
}
