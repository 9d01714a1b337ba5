import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import {
  useActionData,
  useLoaderData,
  type ClientActionFunctionArgs,
  type ClientLoaderFunctionArgs,
} from "@remix-run/react";
import { GoalsScreen } from "~/components/goals/goals-screen";
import { pageTitle } from "~/components/title";
import { AppError } from "~/contracts/errors";
import { CHAT_FAILURES, TOASTS, FAILURES } from "~/contracts/goal-texts";
import {
  GoalAmountInput,
  GoalChoice,
  GoalEditInput,
  GoalInput,
  MessageInput,
  type GoalConflict,
} from "~/contracts/goals";
import { routeMessage } from "~/domain/goal-intent/route";
import { goalsClientAction } from "~/enhance/goals-actions";
import { refreshed, type GoalsView } from "~/enhance/goals-memory";
import { requireUser } from "~/lib/auth.server";
import { intent, pageAction } from "~/lib/http-page.server";
import { redirectWithToast } from "~/lib/toast.server";
import { sendGoalMessage, listChat } from "~/services/goal-assistant.server";
import {
  addMoney,
  createGoal,
  deleteGoal,
  loadGoals,
  makePayment,
  restoreGoal,
  updateGoal,
} from "~/services/goals.server";
import { parseCents } from "~/domain/money";

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
  "create-goal": intent(GoalInput, (user, input, { formKey }) =>
    attempt(FAILURES.create, async () => {
      const goal = await createGoal(user, input.type === "debt" ? "debt" : "savings", input, formKey);
      return redirectWithToast("/goals", TOASTS.created(goal.name));
    }),
  ),
  "edit-goal": intent(GoalEditInput, (user, { goal: id, ...input }, { formKey }) =>
    attempt(FAILURES.update, async () => {
      const { goal, conflict } = await updateGoal(user, id, input, formKey);
      return conflict ? data({ conflict }, 409) : redirectWithToast("/goals", TOASTS.updated(goal.name));
    }),
  ),
  "add-money": intent(GoalAmountInput, (user, { goal: id, amount }, { formKey }) =>
    attempt(FAILURES.add, async () => {
      const goal = await addMoney(user, id, { amount }, formKey);
      return redirectWithToast(
        `/goals?dialog=congrats&goal=${goal.id}`,
        TOASTS.added(parseCents(amount) ?? 0, goal.name),
      );
    }),
  ),
  "make-payment": intent(GoalAmountInput, (user, { goal: id, amount }, { formKey }) =>
    attempt(FAILURES.pay, async () => {
      const goal = await makePayment(user, id, { amount }, formKey);
      return redirectWithToast(
        `/goals?dialog=congrats&goal=${goal.id}`,
        TOASTS.paid(parseCents(amount) ?? 0, goal.name),
      );
    }),
  ),
  "delete-goal": intent(GoalChoice, async (user, { goal: id }, { formKey }) => {
    try {
      const { name } = await deleteGoal(user, undefined, id, formKey);
      return redirectWithToast("/goals", TOASTS.deleted(name));
    } catch {
      return redirectWithToast("/goals", TOASTS.deleteFailed);
    }
  }),
  "restore-goal": intent(GoalChoice, async (user, { goal: id }) => {
    const { name } = await restoreGoal(user, id);
    return redirectWithToast("/goals#chat", TOASTS.restored(name));
  }),
  "send-message": intent(MessageInput, (user, { message }, { formKey }) =>
    attempt(CHAT_FAILURES[routeMessage(message)].toast, async () => {
      const toast = await sendGoalMessage(user, message, formKey);
      return redirectWithToast("/goals#latest", toast);
    }),
  ),
});

export async function clientAction(args: ClientActionFunctionArgs): Promise<unknown> {
  return goalsClientAction(args);
}

/** A wrong entry shows the form again (422); what fails for another reason says so in the words of this action. */
async function attempt(failure: string, run: () => Promise<unknown>): Promise<unknown> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof AppError)) throw new AppError("unavailable", failure, { cause: error });
    if (error.code !== "bad_request") throw error;
    throw new AppError("unprocessable", error.userMessage, {
      ...(error.title ? { title: error.title } : {}),
      ...(error.fieldErrors ? { fieldErrors: error.fieldErrors } : {}),
    });
  }
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
