import { redirect, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData, type ClientActionFunctionArgs } from "@remix-run/react";
import { AuthFrame, TextLink } from "~/components/auth/auth-frame";
import { EmailForm } from "~/components/auth/email-form";
import { pageTitle } from "~/components/document/title";
import { LinkButton } from "~/components/ui/button";
import { AUTH_TEXTS, EmailInput } from "~/contracts/auth";
import { callForgotPassword } from "~/client/people/auth-calls";
import { anonymousOk } from "~/lib/auth.server";
import { intent, publicPageAction } from "~/lib/http-page.server";
import { forgotPassword } from "~/services/people/recovery.server";

export const meta: MetaFunction = () => [
  { title: pageTitle("Forgot password") },
  { name: "description", content: "Ask for a link to choose a new password for Mind My Money." },
];

export async function loader({ request }: LoaderFunctionArgs) {
  await anonymousOk(request);
  return { sent: new URL(request.url).searchParams.has("sent") };
}

export const action = publicPageAction(
  {
    send: intent(EmailInput, async (_visitor, input, page) => {
      await forgotPassword(input, page.request);
      return redirect("/forgot-password?sent=1", 303);
    }),
  },
  { errorTitle: AUTH_TEXTS.resetRequestFailedTitle },
);

export async function clientAction({ request }: ClientActionFunctionArgs) {
  return callForgotPassword(await request.formData());
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
    <AuthFrame
      title="Forgot your password?"
      intro="Tell us your email address and we send a link to choose a new one."
      below={back}
    >
      <EmailForm id="forgot-password" button="Send reset link" />
    </AuthFrame>
  );
}
