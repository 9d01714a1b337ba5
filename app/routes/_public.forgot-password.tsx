import { type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData, type ClientActionFunctionArgs } from "@remix-run/react";
import { AuthFrame, TextLink } from "~/components/auth/auth-frame";
import { EmailForm } from "~/components/auth/email-form";
import { pageTitle } from "~/components/document/title";
import { LinkButton } from "~/components/ui/button";
import { AUTH_TEXTS } from "~/texts/auth";
import { mutate } from "~/client/api/mutate";
import { anonymousOk } from "~/lib/auth.server";
import { publicPageAction } from "~/lib/http-page.server";
import { fieldsOf } from "~/mutations/mutation";
import { formActions } from "~/mutations/serve.server";
import * as mutations from "~/mutations/sign-in";
import * as writes from "~/mutations/sign-in.server";

export const meta: MetaFunction = () => [
  { title: pageTitle("Forgot password") },
  { name: "description", content: "Ask for a link to choose a new password for Mind My Money." },
];

export async function loader({ request }: LoaderFunctionArgs) {
  await anonymousOk(request);
  return { sent: new URL(request.url).searchParams.has("sent") };
}

export const action = publicPageAction(formActions(writes.forgotPassword));

export async function clientAction({ request }: ClientActionFunctionArgs) {
  return mutate(mutations.forgotPassword, fieldsOf(await request.formData()));
}

export default function ForgotPassword() {
  const { sent } = useLoaderData<typeof loader>();
  const back = (
    <p>
      <TextLink to="/login">Back to Login</TextLink>
    </p>
  );
  if (sent) {
    return (
      <AuthFrame title="Check your email" below={back}>
        <p className="text-base">{AUTH_TEXTS.resetSent} The link works once, for 15 minutes.</p>
        <LinkButton to="/forgot-password" variant="secondary" block className="mt-5">
          Try another email
        </LinkButton>
      </AuthFrame>
    );
  }
  return (
    <AuthFrame title="Forgot your password?" intro="Enter your email and we'll send you a reset link." below={back}>
      <EmailForm id="forgot-password" button="Send reset link" />
    </AuthFrame>
  );
}
