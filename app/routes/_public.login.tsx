import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData, type ClientActionFunctionArgs } from "@remix-run/react";
import { AuthFrame, TextLink } from "~/components/auth/auth-frame";
import { DemoHint, LoginForm } from "~/components/auth/login-form";
import { pageTitle } from "~/components/document/title";
import { DEMO_ACCOUNT } from "~/contracts/demo";
import type { Refused } from "~/contracts/form";
import { callLogin } from "~/client/people/auth-calls";
import { anonymousOk } from "~/lib/auth.server";
import { NEW_NAME_COOKIE, readCookie } from "~/lib/cookies.server";
import { returnPath } from "~/lib/return-to.server";
import { env } from "~/lib/env.server";
import { publicPageAction } from "~/lib/http-page.server";
import { formActions } from "~/mutations/serve.server";
import { login, logout } from "~/mutations/sign-in.server";
import { LOGIN_HEADS } from "~/texts/auth";

export const meta: MetaFunction = () => [
  { title: pageTitle("Login") },
  { name: "description", content: "Log in to see your balances, budgets, goals and what your coach has found." },
];

export async function loader({ request }: LoaderFunctionArgs) {
  await anonymousOk(request);
  const demo = env.DEMO_ACCOUNT === "on" ? { username: DEMO_ACCOUNT.username, password: DEMO_ACCOUNT.password } : null;
  return data({ demo, newName: readCookie(request, NEW_NAME_COOKIE) ?? "" }, { headers: returnPath(request) });
}

export const action = publicPageAction(formActions(login, logout));

export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  const form = await request.clone().formData();
  return form.get("intent") === "login" ? callLogin(form) : serverAction();
}

export default function Login() {
  const { demo, newName } = useLoaderData<typeof loader>();
  const refused = useActionData<Refused>();
  const isFresh = newName !== "" && !refused?.problem;
  return (
    <AuthFrame
      title={isFresh ? LOGIN_HEADS.fresh.title : LOGIN_HEADS.known}
      intro={
        isFresh ? (
          LOGIN_HEADS.fresh.intro
        ) : (
          <>
            New here? <TextLink to="/register">Sign up</TextLink>
          </>
        )
      }
      below={demo && !isFresh ? <DemoHint {...demo} /> : null}
    >
      <LoginForm newName={newName} />
    </AuthFrame>
  );
}
