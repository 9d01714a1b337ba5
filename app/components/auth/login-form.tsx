import { useRef } from "react";
import { AppForm, SubmitButton } from "~/components/ui/app-form";
import { CheckboxField, TextField } from "~/components/ui/field";
import { PasswordField } from "~/components/ui/password-field";
import { LoginInput } from "~/contracts/auth";
import { useRememberedUsername } from "~/client/people/remember-username";
import { TextLink } from "./auth-frame";

export function LoginForm() {
  const form = useRef<HTMLFormElement>(null);
  useRememberedUsername(form);
  return (
    <AppForm schema={LoginInput} id="login" intent="login" formRef={form} className="flex flex-col gap-4">
      <TextField name="username" label="Username" autoComplete="username" autoCapitalize="none" spellCheck={false} />
      <PasswordField name="password" label="Password" autoComplete="current-password" />
      <CheckboxField name="rememberMe" label="Remember my username" />
      <SubmitButton pendingText="Logging in..." block size="lg">
        Login
      </SubmitButton>
      <div className="flex flex-wrap justify-between gap-x-4">
        <TextLink to="/forgot-password">Forgot password?</TextLink>{" "}
        <TextLink to="/forgot-username">Forgot username?</TextLink>
      </div>
    </AppForm>
  );
}

export function DemoHint({ username, password }: { username: string; password: string }) {
  return (
    <aside aria-label="Demo account" className="rounded-lg bg-info-soft p-4">
      <p className="font-semibold text-info">Just looking?</p>
      <p className="mt-1">
        Log in with the public demo account: username{" "}
        <code className="font-mono font-semibold select-all">{username}</code>, password{" "}
        <code className="font-mono font-semibold select-all">{password}</code>.
      </p>
    </aside>
  );
}
