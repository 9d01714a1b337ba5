import { data, redirect, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { BankPages } from "~/components/accounts/bank-pages";
import { pageTitle } from "~/components/document/title";
import { ConnectStep, LeaveStep, SignInStep } from "~/contracts/practice-bank";
import { requireUser } from "~/lib/auth.server";
import { intent, pageAction } from "~/lib/http-page.server";
import { bankPage, bankStep, leaveBank, practiceReturnPath } from "~/services/bank/practice-pages.server";

export const meta: MetaFunction = () => [{ title: pageTitle("Connect your bank") }];

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireUser(request);
  const chosen = new URL(request.url).searchParams.get("bank");
  const page = await bankPage(params.token ?? "", chosen).catch(() => null);
  if (page === null) throw new Response(null, { status: 404 });
  return data({ ...page, chosen: page.session.repairing?.institutionId ?? chosen });
}

type Login = { username: string; password: string };
type SignInAnswer = { problem: string | null; login: Login | null };
const answered = (answer: SignInAnswer, status = 200) => data(answer, status);

export const action = pageAction<ReturnType<typeof answered> | Response>(
  {
    signin: intent(SignInStep, async (_user, { institution, ...login }, { params }) => {
      const token = params.token ?? "";
      const answer = await bankStep(token, { institutionId: institution, ...login, roles: null });
      if (answer.status === "refused" && answer.code !== null) return redirect(await practiceReturnPath(token), 303);
      return answer.status === "refused"
        ? answered({ problem: answer.message, login: null }, 422)
        : answered({ problem: null, login });
    }),
    connect: intent(ConnectStep, async (_user, { institution, roles, ...login }, { params }) => {
      const token = params.token ?? "";
      const answer = await bankStep(token, { institutionId: institution, ...login, roles });
      return answer.status === "refused"
        ? answered({ problem: answer.message, login }, 422)
        : redirect(await practiceReturnPath(token), 303);
    }),
    leave: intent(LeaveStep, async (_user, _input, { params }) => {
      const token = params.token ?? "";
      await leaveBank(token);
      return redirect(await practiceReturnPath(token), 303);
    }),
  },
  { errorTitle: "Connection Failed" },
);

export default function PracticeBankRoute() {
  const { session, accounts, chosen } = useLoaderData<typeof loader>();
  const answer = useActionData<Partial<SignInAnswer>>();
  return (
    <BankPages
      session={session}
      accounts={accounts}
      chosen={chosen}
      problem={answer?.problem ?? null}
      login={answer?.login ?? null}
    />
  );
}
