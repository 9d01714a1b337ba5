import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData, type ClientActionFunctionArgs } from "@remix-run/react";
import { AuthFrame, TextLink } from "~/components/auth/auth-frame";
import { NoScriptRefresh } from "~/components/ui/no-script-refresh";
import { ResetForm } from "~/components/auth/reset-form";
import { pageTitle } from "~/components/document/title";
import { LinkButton } from "~/components/ui/button";
import { AUTH_TEXTS } from "~/texts/auth";
import type { Toast } from "~/texts/toast";
import { mutate } from "~/client/api/mutate";
import { useRedirectAfter } from "~/client/router/redirect-after";
import { anonymousOk } from "~/lib/auth.server";
import { publicPageAction } from "~/lib/http-page.server";
import { fieldsOf } from "~/mutations/mutation";
import { formActions } from "~/mutations/serve.server";
import * as mutations from "~/mutations/sign-in";
import * as writes from "~/mutations/sign-in.server";

const INVALID_LINK_MS = 1000;
const DONE_MS = 3000;
const INVALID: Toast = { title: AUTH_TEXTS.invalidLinkTitle, description: AUTH_TEXTS.invalidLink, variant: "error" };

export const meta: MetaFunction = () => [
  { title: pageTitle("Reset password") },
  { name: "description", content: "Choose a new password for Mind My Money." },
];

export async function loader({ request }: LoaderFunctionArgs) {
  await anonymousOk(request);
  const query = new URL(request.url).searchParams;
  return { token: query.get("token") ?? "", done: query.has("done") };
}

export const action = publicPageAction(formActions(writes.resetPassword));

export async function clientAction({ request }: ClientActionFunctionArgs) {
  return mutate(mutations.resetPassword, fieldsOf(await request.formData()));
}

export default function ResetPassword() {
  const { token, done } = useLoaderData<typeof loader>();
  if (done) return <Done />;
  return token ? (
    <AuthFrame
      title="Choose a new password"
      below={
        <p>
          <TextLink to="/login">Back to Login</TextLink>
        </p>
      }
    >
      <ResetForm token={token} />
    </AuthFrame>
  ) : (
    <NoToken />
  );
}

function Done() {
  useRedirectAfter({ to: "/login", ms: DONE_MS, active: true });
  return (
    <AuthFrame title="Your new password is set">
      <NoScriptRefresh seconds={DONE_MS / 1000} to="/login" />
      <p className="text-base">Every other session was ended. We take you to the login in a moment.</p>
      <LinkButton to="/login" block className="mt-5">
        Go to Login
      </LinkButton>
    </AuthFrame>
  );
}

function NoToken() {
  useRedirectAfter({ to: "/forgot-password", ms: INVALID_LINK_MS, active: true, toast: INVALID });
  return (
    <AuthFrame title="This link doesn't work">
      <NoScriptRefresh seconds={INVALID_LINK_MS / 1000} to="/forgot-password" />
      <noscript>
        <p role="alert" className="mb-4 rounded-lg bg-loss-soft p-4">
          <strong className="block text-loss">{AUTH_TEXTS.invalidLinkTitle}</strong> {AUTH_TEXTS.invalidLink}
        </p>
      </noscript>
      <LinkButton to="/forgot-password" block>
        Ask for a new link
      </LinkButton>
    </AuthFrame>
  );
}
