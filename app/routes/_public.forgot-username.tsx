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
  { title: pageTitle("Forgot username") },
  { name: "description", content: "Have your username for Mind My Money sent to your e-mail address." },
];

export async function loader({ request }: LoaderFunctionArgs) {
  await anonymousOk(request);
  return { sent: new URL(request.url).searchParams.has("sent") };
}

export const action = publicPageAction(formActions(writes.forgotUsername));

export async function clientAction({ request }: ClientActionFunctionArgs) {
  return mutate(mutations.forgotUsername, fieldsOf(await request.formData()));
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
          </LinkButton>{" "}
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
      intro="Enter your email and we'll send you your username."
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
