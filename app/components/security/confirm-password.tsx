import { AppForm, SubmitButton } from "~/components/ui/app-form";
import { TextField } from "~/components/ui/field";
import { ConfirmPasswordForm } from "~/contracts/security";

export default function ConfirmPassword() {
  return (
    <AppForm schema={ConfirmPasswordForm} id="confirm-password" intent="confirm" className="mt-4 grid max-w-md gap-4">
      <TextField
        name="password"
        label="Your password, for the next 10 minutes"
        type="password"
        autoComplete="current-password"
      />
      <SubmitButton variant="secondary" pendingText="Confirming…">
        Confirm password
      </SubmitButton>
    </AppForm>
  );
}
