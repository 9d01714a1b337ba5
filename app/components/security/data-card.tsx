import { AppForm, SubmitButton } from "~/components/ui/app-form";
import { buttonClass, LinkButton } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { Icon } from "~/components/ui/icon";
import { PasswordField } from "~/components/ui/password-field";
import { ConfirmPasswordForm } from "~/contracts/security";

/** Taking one's data along, and leaving. Both want a password that was given a moment ago, so it is asked for first. */
export function DataCard({ isConfirmed, isDemo }: { isConfirmed: boolean; isDemo: boolean }) {
  return (
    <Card id="your-data" title="Your data">
      <p className="max-w-prose text-muted">
        Download everything that is stored about you, with your transactions also as a spreadsheet, or delete your account for good.
      </p>
      {isConfirmed ? (
        <div className="mt-4 flex flex-col gap-2 sm:flex-row">
          <a href="/account-data.zip" download className={buttonClass({ variant: "secondary" })}>
            <Icon name="download" />
            Download my data
          </a>
          {isDemo ? null : (
            <LinkButton to="?dialog=delete" preventScrollReset variant="quiet" icon="trash">
              Delete my account
            </LinkButton>
          )}
        </div>
      ) : (
        <AppForm schema={ConfirmPasswordForm} id="confirm-password" intent="confirm" className="mt-4 grid max-w-md gap-4">
          <PasswordField name="password" label="Your password" autoComplete="current-password" hint="Both want a password that was given in the last 10 minutes." />
          <SubmitButton variant="secondary" pendingText="Confirming…">Confirm password</SubmitButton>
        </AppForm>
      )}
      {isDemo ? <p className="mt-4 text-muted">The demo account is shared by everyone, so it can't be deleted.</p> : null}
    </Card>
  );
}
