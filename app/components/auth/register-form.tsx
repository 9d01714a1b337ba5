import { AppForm, SubmitButton } from "~/components/ui/app-form";
import { TextField } from "~/components/ui/field";
import { PasswordField } from "~/components/ui/password-field";
import { RegisterFields as RegisterSchema } from "~/contracts/auth";

export function RegisterForm({ invitation }: { invitation: string | undefined }) {
  return (
    <AppForm schema={RegisterSchema} id="register" intent="register" className="flex flex-col gap-4">
      {invitation === undefined ? null : <input type="hidden" name="invitation" value={invitation} />}
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField name="firstName" label="First name" autoComplete="given-name" />
        <TextField name="lastName" label="Last name" autoComplete="family-name" />
      </div>
      <TextField name="email" type="email" label="Email" autoComplete="email" inputMode="email" />
      <TextField
        name="username"
        label="Username"
        hint="At least 3 characters"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField name="password" label="Password" hint="At least 8 characters" autoComplete="new-password" />
      <PasswordField name="confirmPassword" label="Confirm password" autoComplete="new-password" />
      <SubmitButton pendingText="Creating account..." block size="lg">
        Create account
      </SubmitButton>
    </AppForm>
  );
}
