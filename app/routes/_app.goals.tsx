import { type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import {
  useActionData,
  useLoaderData,
  type ClientActionFunctionArgs,
  type ClientLoaderFunctionArgs,
} from "@remix-run/react";
import { GoalsScreen } from "~/components/goals/goals-screen";
import { pageTitle } from "~/components/document/title";
import type { GoalsResult } from "~/contracts/goals";
import { CHAT_FAILURES } from "~/texts/goals";
import { routeMessage } from "~/domain/goals/assistant/classify-message";
import { goalsClientAction } from "~/client/goals/goals-client-action";
import { refreshed, type GoalsView } from "~/client/goals/goals-cache";
import { requireUser } from "~/lib/auth.server";
import { type ActionData, pageAction } from "~/lib/http-page.server";
import { listChat } from "~/services/goals/assistant.server";
import { loadGoals } from "~/services/goals/goals.server";
import { readGoalsStanding } from "~/services/coach/standing.server";
import * as writes from "~/mutations/goals.server";
import { sendMessage } from "~/mutations/goal-chat.server";
import { formActions } from "~/mutations/serve.server";

export const meta: MetaFunction = () => [{ title: pageTitle("Goals") }];

export async function loader({ request }: LoaderFunctionArgs): Promise<GoalsView> {
  const user = await requireUser(request);
  const [goals, chat, standing] = await Promise.all([loadGoals(user), listChat(user), readGoalsStanding(user)]);
  return { ...goals, chat, ...standing, today: user.today, timeZone: user.timeZone };
}

export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs): Promise<GoalsView> {
  return (await refreshed()) ?? (await serverLoader<typeof loader>());
}

export const action = pageAction(
  formActions(
    writes.createGoal,
    writes.editGoal,
    writes.deleteGoal,
    writes.addMoney,
    writes.makePayment,
    writes.restoreGoal,
    writes.linkGoal,
    sendMessage,
  ),
);

export function clientAction({ request, serverAction }: ClientActionFunctionArgs): Promise<GoalsResult | Response> {
  return goalsClientAction(request, () => serverAction<ActionData<typeof action>>());
}

export default function Goals() {
  const view = useLoaderData<typeof loader>();
  const posted = useActionData<GoalsResult>();
  const refused = posted && "fieldErrors" in posted ? posted : null;
  const messageError = refused?.fieldErrors.message ?? null;
  const message = messageError === null ? String(refused?.repopulateFields.message ?? "") : "";
  return (
    <GoalsScreen
      view={view}
      conflict={posted && "yours" in posted ? posted : null}
      failedMessage={message.trim() === "" ? null : { message, reply: CHAT_FAILURES[routeMessage(message)].reply }}
      messageError={messageError}
    />
  );
}
