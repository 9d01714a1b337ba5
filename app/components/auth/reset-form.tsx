import { AppForm, SubmitButton } from "~/components/ui/app-form";
import { PasswordField } from "~/components/ui/password-field";
import { ResetFields as ResetSchema } from "~/contracts/auth";

export function ResetForm({ token }: { token: string }) {
  return (
    <AppForm schema={ResetSchema} id="reset" intent="reset" className="flex flex-col gap-4">
      <input type="hidden" name="token" value={token} />
      <PasswordField name="password" label="New password" hint="At least 8 characters" autoComplete="new-password" />
      <PasswordField name="confirmPassword" label="Confirm password" autoComplete="new-password" />
      <SubmitButton pendingText="Saving..." block size="lg">
        Set new password
      </SubmitButton>
    </AppForm>
  );
}
