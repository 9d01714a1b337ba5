import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import type { ClientActionFunctionArgs } from "@remix-run/react";
import { AuthFrame, TextLink } from "~/components/auth/auth-frame";
import { RegisterForm } from "~/components/auth/register-form";
import { pageTitle } from "~/components/document/title";
import { AUTH_TEXTS, RegisterForm as RegisterSchema } from "~/contracts/auth";
import { callRegister } from "~/client/people/auth-calls";
import { anonymousOk } from "~/lib/auth.server";
import { intent, publicPageAction } from "~/lib/http-page.server";
import { redirectWithToast } from "~/lib/toast.server";
import { register } from "~/services/people/auth.server";

export const meta: MetaFunction = () => [
  { title: pageTitle("Register") },
  {
    name: "description",
    content: "Start a free trial: linked accounts, budgets, goals and an AI financial coach. No credit card required.",
  },
];

export async function loader({ request }: LoaderFunctionArgs) {
  await anonymousOk(request);
  return null;
}

export const action = publicPageAction(
  {
    register: intent(RegisterSchema, async (_visitor, { confirmPassword: _checked, ...input }, { request }) => {
      await register(input, request);
      return redirectWithToast("/login", {
        title: AUTH_TEXTS.registered,
        description: AUTH_TEXTS.registeredHint,
        variant: "success",
      });
    }),
  },
  { errorTitle: AUTH_TEXTS.registerFailedTitle },
);

export async function clientAction({ request }: ClientActionFunctionArgs) {
  return callRegister(await request.formData());
}

export default function Register() {
  return (
    <AuthFrame
      title="Create your account"
      intro={
        <>
          Already with us? <TextLink to="/login">Log in</TextLink>
        </>
      }
    >
      <RegisterForm />
    </AuthFrame>
  );
}
