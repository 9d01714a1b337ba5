import { AppForm, SubmitButton } from "~/components/ui/app-form";
import { Dialog, DialogActions } from "~/components/ui/dialog";
import { TextField } from "~/components/ui/field";
import { DELETE_WORD, DeleteAccountForm } from "~/contracts/account-deletion";

const CLOSE = "/security";

export default function DeleteDialog({ banks }: { banks: number }) {
  return (
    <Dialog title="Delete your account?" closeTo={CLOSE}>
      <div className="grid gap-3">
        <p>
          This permanently deletes everything: transactions, budgets, goals, conversations and your sign-in.
          {banks > 0 ? ` Your ${banks === 1 ? "bank connection ends" : `${banks} bank connections end`}.` : ""} A
          running plan is cancelled without further charges.
        </p>
        <p className="text-muted">You may want to download your data first.</p>
      </div>
      <AppForm
        schema={DeleteAccountForm}
        id="delete-account"
        intent="delete"
        action="/security?dialog=delete"
        reloadDocument
        className="mt-4 grid gap-4"
      >
        <TextField
          name="confirmation"
          label={`Type ${DELETE_WORD} to go on`}
          autoComplete="off"
          autoCapitalize="none"
          required
        />
        <DialogActions closeTo={CLOSE} cancel="Keep my account">
          <SubmitButton variant="danger" pendingText="Deleting…">
            Delete my account
          </SubmitButton>
        </DialogActions>
      </AppForm>
    </Dialog>
  );
}
