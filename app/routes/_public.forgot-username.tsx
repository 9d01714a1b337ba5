import { redirect, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData, type ClientActionFunctionArgs } from "@remix-run/react";
import { AuthFrame, TextLink } from "~/components/auth/auth-frame";
import { EmailForm } from "~/components/auth/email-form";
import { pageTitle } from "~/components/document/title";
import { LinkButton } from "~/components/ui/button";
import { AUTH_TEXTS, EmailInput } from "~/contracts/auth";
import { callForgotUsername } from "~/client/people/auth-calls";
import { anonymousOk } from "~/lib/auth.server";
import { intent, publicPageAction } from "~/lib/http-page.server";
import { forgotUsername } from "~/services/people/recovery.server";

export const meta: MetaFunction = () => [
  { title: pageTitle("Forgot username") },
  { name: "description", content: "Have your username for Mind My Money sent to your e-mail address." },
];

export async function loader({ request }: LoaderFunctionArgs) {
  await anonymousOk(request);
  return { sent: new URL(request.url).searchParams.has("sent") };
}

export const action = publicPageAction({
  send: intent(EmailInput, async (_visitor, input, page) => {
    await forgotUsername(input, page.request);
    return redirect("/forgot-username?sent=1", 303);
  }),
});

export async function clientAction({ request }: ClientActionFunctionArgs) {
  return callForgotUsername(await request.formData());
}

export default function ForgotUsername() {
  const { sent } = useLoaderData<typeof loader>();
  if (sent) {
    return (
      <AuthFrame title="Check Your Email" backHome={false}>
        <p className="text-base">{AUTH_TEXTS.usernameSent}</p>
        <div className="mt-5 flex flex-col gap-2">
          <LinkButton to="/login" block>
            Back to Login
          </LinkButton>
          <LinkButton to="/" variant="secondary" block>
            Back to Home
          </LinkButton>
        </div>
      </AuthFrame>
    );
  }
  return (
    <AuthFrame
      title="Forgot your username?"
      intro="Tell us your email address and we send your username there."
      below={
        <p>
          <TextLink to="/login">Back to Login</TextLink>
        </p>
      }
    >
      <EmailForm id="forgot-username" button="Send username" />
    </AuthFrame>
  );
}
