// With scripts the goals screen uses the documented calls of its mutations. What happens besides: the lists are read
// again, money that was added is celebrated, and a message keeps its place in the chat.

import type { ClientActionFunctionArgs } from "@remix-run/react";
import { CHAT_FAILURES, problemToast, TOASTS } from "~/texts/goals";
import type { AiCreated, AiDeleted, AiProgressed, AnyGoal, GoalsMessage } from "~/contracts/goals";
import { ApiError, apiRequest } from "~/client/api/api";
import { mutate, type Problem } from "~/client/api/mutate";
import { congratulate } from "~/client/goals/congratulations";
import { refreshNext, shownGoals } from "~/client/goals/goals-cache";
import { showToast } from "~/client/ui/toasts";
import { checkAmount, checkGoal, PROBLEMS, type ProblemCode } from "~/domain/goals/goals";
import { routeMessage } from "~/domain/goals/assistant/classify-message";
import { addMoney, creationOf, deletionOf, editGoal, makePayment } from "~/mutations/goals";
import { fieldsOf, type Fields, type Mutation } from "~/mutations/mutation";

const ALL = { savings: true, debts: true, tracker: true };
const NOTHING = { savings: false, debts: false, tracker: false };

export async function goalsClientAction({ request, serverAction }: ClientActionFunctionArgs): Promise<unknown> {
  const fields = fieldsOf(await request.clone().formData());
  // A refusal leaves the lists as they are.
  refreshNext(NOTHING);
  switch (fields.intent) {
    case "create-goal":
      return saveGoal(creationOf(fields), fields);
    case editGoal.name:
      return saveGoal(editGoal, fields);
    case addMoney.name:
      return moveMoney(addMoney, fields);
    case makePayment.name:
      return moveMoney(makePayment, fields);
    case "delete-goal":
      refreshNext(ALL);
      return mutate(deletionOf(fields), fields);
    case "send-message":
      return sendMessage(fields);
    default:
      // Undo has no documented call: the form goes to the screen's own action.
      refreshNext(null);
      return serverAction();
  }
}

function saveGoal(mutation: Mutation<AnyGoal>, fields: Fields): Promise<unknown> {
  return mutate(mutation, fields, {
    check: checkedGoal,
    done: () => refreshNext(ALL),
    caught: (error) => {
      if (!(error instanceof ApiError) || error.status !== 409) return undefined;
      refreshNext(ALL);
      return { conflict: error.body };
    },
  });
}

function checkedGoal(fields: Fields): Problem | null {
  const view = shownGoals();
  const before = [...(view?.savings ?? []), ...(view?.debts ?? [])].find((goal) => goal.id === fields.goal);
  const keptDeadline = before ? ("targetDate" in before ? before.targetDate : before.deadline) : null;
  const { name = "", targetAmount = "", currentAmount = "", deadline = "", color = "" } = fields;
  const { problem } = checkGoal(
    { ...fields, name, targetAmount, currentAmount, deadline, color },
    { type: fields.type === "debt" ? "debt" : "savings", today: view?.today ?? "", keptDeadline },
  );
  return problem ? problemAt(problem.code, problem.field) : null;
}

function moveMoney(mutation: Mutation<AnyGoal>, fields: Fields): Promise<unknown> {
  return mutate(mutation, fields, {
    check: ({ amount = "" }) => (checkAmount(amount) === null ? problemAt("amount", "amount") : null),
    done: (goal) => {
      refreshNext(ALL);
      congratulate({ name: goal.name, progress: goal.progress });
      return { done: true };
    },
  });
}

function problemAt(code: ProblemCode, field: string): Problem {
  return { toast: problemToast(code), fieldErrors: { [field]: PROBLEMS[code].description } };
}

async function sendMessage(fields: Fields): Promise<unknown> {
  const message = fields.message ?? "";
  if (message.trim() === "") return { done: false };
  const route = routeMessage(message);
  try {
    const answer = await apiRequest<AiCreated | AiDeleted | AiProgressed>(
      "POST",
      `/api/goals/ai-${route}`,
      { message },
      { idempotencyKey: fields.formKey || undefined },
    );
    const messages = answer.messages ?? local(message, answer.response);
    if ("progressUpdated" in answer && answer.progressUpdated) showToast(TOASTS.aiProgressed);
    if ("goalCreated" in answer && answer.goalCreated) showToast(TOASTS.aiCreated);
    if ("goalDeleted" in answer && answer.goalDeleted && answer.deletedGoal)
      showToast(TOASTS.deleted(answer.deletedGoal.name));
    refreshNext(
      route === "progress"
        ? { savings: true, debts: false, tracker: true, messages, changed: "goal" in answer ? answer.goal : null }
        : { ...ALL, messages },
    );
  } catch (error) {
    const { reply, toast } = CHAT_FAILURES[route];
    showToast({
      title: "Error",
      description: error instanceof ApiError && error.status === 429 ? (error.userMessage ?? toast) : toast,
      variant: "error",
    });
    refreshNext({ ...NOTHING, messages: local(message, reply) });
  }
  return { done: true };
}

function local(message: string, reply: string): GoalsMessage[] {
  const timestamp = new Date().toISOString();
  const id = crypto.randomUUID();
  return [
    { id: `${id}-user`, type: "user", content: message, timestamp },
    { id: `${id}-ai`, type: "ai", content: reply, timestamp },
  ];
}
