import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import type { ClientActionFunctionArgs } from "@remix-run/react";
import { AuthFrame, TextLink } from "~/components/auth/auth-frame";
import { RegisterForm } from "~/components/auth/register-form";
import { pageTitle } from "~/components/document/title";
import { mutate } from "~/client/api/mutate";
import { anonymousOk } from "~/lib/auth.server";
import { publicPageAction } from "~/lib/http-page.server";
import { fieldsOf } from "~/mutations/mutation";
import { formActions } from "~/mutations/serve.server";
import * as mutations from "~/mutations/sign-in";
import * as writes from "~/mutations/sign-in.server";

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

export const action = publicPageAction(formActions(writes.register));

export async function clientAction({ request }: ClientActionFunctionArgs) {
  return mutate(mutations.register, fieldsOf(await request.formData()));
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
