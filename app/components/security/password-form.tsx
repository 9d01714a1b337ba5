import { AppForm, SubmitButton } from "~/components/ui/app-form";
import { TextField } from "~/components/ui/field";
import { ChangePasswordForm } from "~/contracts/security";

export default function PasswordForm() {
  return (
    <AppForm
      schema={ChangePasswordForm}
      id="change-password"
      intent="password"
      className="grid max-w-md gap-4"
      resetAfterSubmit
    >
      <TextField name="currentPassword" label="Current password" type="password" autoComplete="current-password" />
      <TextField
        name="password"
        label="New password"
        type="password"
        autoComplete="new-password"
        hint="At least 8 characters."
      />
      <TextField name="confirmPassword" label="Confirm new password" type="password" autoComplete="new-password" />
      <SubmitButton pendingText="Changing…">Change password</SubmitButton>
    </AppForm>
  );
}
