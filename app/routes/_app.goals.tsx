import { type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import {
  useActionData,
  useLoaderData,
  type ClientActionFunctionArgs,
  type ClientLoaderFunctionArgs,
} from "@remix-run/react";
import { GoalsScreen } from "~/components/goals/goals-screen";
import { pageTitle } from "~/components/document/title";
import { CHAT_FAILURES, TOASTS } from "~/texts/goals";
import { GoalChoice, MessageInput, type GoalConflict } from "~/contracts/goals";
import { routeMessage } from "~/domain/goals/assistant/classify-message";
import { goalsClientAction } from "~/client/goals/goals-client-action";
import { refreshed, type GoalsView } from "~/client/goals/goals-cache";
import { requireUser } from "~/lib/auth.server";
import { intent, pageAction } from "~/lib/http-page.server";
import { redirectWithToast } from "~/lib/toast.server";
import { sendGoalMessage, listChat } from "~/services/goals/assistant.server";
import { loadGoals, restoreGoal } from "~/services/goals/goals.server";
import * as writes from "~/mutations/goals.server";
import { formActions, oneOf, withFailure } from "~/mutations/serve.server";

export const meta: MetaFunction = () => [{ title: pageTitle("Goals") }];

export async function loader({ request }: LoaderFunctionArgs): Promise<GoalsView> {
  const user = await requireUser(request);
  const [goals, chat] = await Promise.all([loadGoals(user), listChat(user)]);
  return { ...goals, chat, today: user.today, timeZone: user.timeZone };
}

export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs): Promise<GoalsView> {
  return (await refreshed()) ?? (await serverLoader<typeof loader>());
}

export const action = pageAction({
  ...formActions(writes.editGoal, writes.addMoney, writes.makePayment),
  "create-goal": oneOf(({ type }) => (type === "debt" ? writes.createDebtGoal : writes.createSavingsGoal)),
  "delete-goal": oneOf(({ type }) => (type === "debt" ? writes.deleteDebtGoal : writes.deleteSavingsGoal)),
  "restore-goal": intent(GoalChoice, async (user, { goal: id }) => {
    const { name } = await restoreGoal(user, id);
    return redirectWithToast("/goals#chat", TOASTS.restored(name));
  }),
  "send-message": intent(MessageInput, (user, { message }, { formKey }) =>
    withFailure({ failure: CHAT_FAILURES[routeMessage(message)].toast }, async () => {
      const toast = await sendGoalMessage(user, message, formKey);
      return redirectWithToast("/goals#latest", toast);
    }),
  ),
});

export async function clientAction(args: ClientActionFunctionArgs): Promise<unknown> {
  return goalsClientAction(args);
}

export default function Goals() {
  const view = useLoaderData<typeof loader>();
  const posted = useActionData();
  return (
    <GoalsScreen
      view={view}
      conflict={conflictIn(posted)}
      failedMessage={failedIn(posted)}
      messageError={messageErrorIn(posted)}
    />
  );
}

function conflictIn(posted: unknown): GoalConflict | null {
  return isConflict(posted) ? posted.conflict : null;
}

function isConflict(posted: unknown): posted is { conflict: GoalConflict } {
  return typeof posted === "object" && posted !== null && "conflict" in posted;
}

function failedIn(posted: unknown): { message: string; reply: string } | null {
  if (typeof posted !== "object" || posted === null || !("repopulateFields" in posted) || messageErrorIn(posted))
    return null;
  const fields = posted.repopulateFields;
  if (
    typeof fields !== "object" ||
    fields === null ||
    !("message" in fields) ||
    typeof fields.message !== "string" ||
    fields.message.trim() === ""
  )
    return null;
  return { message: fields.message, reply: CHAT_FAILURES[routeMessage(fields.message)].reply };
}

function messageErrorIn(posted: unknown): string | null {
  if (typeof posted !== "object" || posted === null || !("fieldErrors" in posted)) return null;
  const errors = posted.fieldErrors;
  return typeof errors === "object" && errors !== null && "message" in errors && typeof errors.message === "string"
    ? errors.message
    : null;
}
