import { Form, useActionData } from "@remix-run/react";
import { useEffect, useRef, type RefObject } from "react";
import { AppForm, SubmitButton } from "~/components/ui/app-form";
import { Button } from "~/components/ui/button";
import { CheckboxField, TextField } from "~/components/ui/field";
import { PasswordField } from "~/components/ui/password-field";
import { LoginInput } from "~/contracts/auth";
import type { Refused } from "~/contracts/form";
import { AUTH_TEXTS } from "~/texts/auth";
import { useRememberedUsername } from "~/client/people/remember-username";
import { TextLink } from "./auth-frame";

/** Who has just registered finds their username filled in. */
export function LoginForm({ newName }: { newName: string }) {
  const form = useRef<HTMLFormElement>(null);
  useRememberedUsername(form);
  usePasswordNext(form, newName !== "");
  return (
    <AppForm schema={LoginInput} id="login" intent="login" formRef={form} className="flex flex-col gap-4">
      <LoginProblem form={form} />
      <TextField
        name="username"
        label="Username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={newName}
      />
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

/** Only the password is missing: the hand goes there, unless it is somewhere already. */
function usePasswordNext(form: RefObject<HTMLFormElement>, isNext: boolean) {
  useEffect(() => {
    const password = isNext ? form.current?.elements.namedItem("password") : null;
    const isElsewhere = form.current?.contains(document.activeElement);
    if (password instanceof HTMLInputElement && !isElsewhere) password.focus();
  }, [form, isNext]);
}

/** Where the eyes are; the password is what is typed again. */
function LoginProblem({ form }: { form: RefObject<HTMLFormElement> }) {
  const answer = useActionData<Refused>();
  const problem = answer?.problem;
  useEffect(() => {
    const password = problem ? form.current?.elements.namedItem("password") : null;
    if (!(password instanceof HTMLInputElement)) return;
    password.focus();
    password.select();
  }, [answer, problem, form]);
  if (!problem) return null;
  return (
    <p role="alert" className="rounded-md border border-loss bg-loss-soft px-4 py-3">
      {problem === AUTH_TEXTS.loginFailed ? "That username and password don't match." : problem}
    </p>
  );
}

export function DemoHint({ username, password }: { username: string; password: string }) {
  return (
    <aside aria-label="Demo account" className="rounded-lg bg-info-soft p-4">
      <p className="font-semibold text-info">Just looking?</p>
      <p className="mt-1">
        Log in with the public demo account: username{" "}
        <code className="font-mono font-semibold select-all">{username}</code>, password{" "}
        <code className="font-mono font-semibold whitespace-nowrap select-all">{password}</code>.
      </p>
      <Form method="post" className="mt-3">
        <input type="hidden" name="intent" value="login" />
        <input type="hidden" name="username" value={username} />
        <input type="hidden" name="password" value={password} />
        <Button type="submit" variant="secondary" size="sm">
          Open the demo
        </Button>
      </Form>
    </aside>
  );
}
