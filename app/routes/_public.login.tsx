import { data, redirect, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData, type ClientActionFunctionArgs } from "@remix-run/react";
import { AuthFrame, TextLink } from "~/components/auth/auth-frame";
import { DemoHint, LoginForm } from "~/components/auth/login-form";
import { pageTitle } from "~/components/document/title";
import { AUTH_TEXTS, LoginInput, LogoutInput, welcomeBack } from "~/contracts/auth";
import { DEMO_ACCOUNT } from "~/contracts/demo";
import { callLogin } from "~/client/people/auth-calls";
import { anonymousOk } from "~/lib/auth.server";
import { returnPath } from "~/lib/return-to.server";
import { env } from "~/lib/env.server";
import { intent, publicPageAction } from "~/lib/http-page.server";
import { redirectWithToast } from "~/lib/toast.server";
import { login, logout } from "~/services/people/auth.server";

export const meta: MetaFunction = () => [
  { title: pageTitle("Login") },
  { name: "description", content: "Log in to see your balances, budgets, goals and what your coach has found." },
];

export async function loader({ request }: LoaderFunctionArgs) {
  await anonymousOk(request);
  const demo = env.DEMO_ACCOUNT === "on" ? { username: DEMO_ACCOUNT.username, password: DEMO_ACCOUNT.password } : null;
  return data({ demo }, { headers: returnPath(request) });
}

export const action = publicPageAction(
  {
    login: intent(LoginInput, async (_visitor, input, { request }) => {
      const { firstName, headers } = await login(input, request);
      return redirectWithToast(
        "/",
        { title: AUTH_TEXTS.loginTitle, description: welcomeBack(firstName), variant: "success" },
        headers,
      );
    }),
    logout: intent(LogoutInput, async (_visitor, _input, { request }) =>
      redirect("/login", { status: 303, headers: await logout(request) }),
    ),
  },
  { errorTitle: AUTH_TEXTS.loginFailedTitle },
);

export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  const form = await request.clone().formData();
  return form.get("intent") === "login" ? callLogin(form) : serverAction();
}

export default function Login() {
  const { demo } = useLoaderData<typeof loader>();
  return (
    <AuthFrame
      title="Welcome back"
      intro={
        <>
          New here? <TextLink to="/register">Sign up</TextLink>
        </>
      }
      below={demo ? <DemoHint {...demo} /> : null}
    >
      <LoginForm />
    </AuthFrame>
  );
}
