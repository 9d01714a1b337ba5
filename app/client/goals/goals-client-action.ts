// With scripts the goals screen uses the documented calls. Each answers like the plain form post: the same texts, the
// same checks, the errors in the form library's shape.

import { redirect, type ClientActionFunctionArgs } from "@remix-run/react";
import { CHAT_FAILURES, FAILURES, problemToast, TOASTS } from "~/texts/goals";
import type { AiCreated, AiDeleted, AiProgressed, AnyGoal, GoalsMessage } from "~/contracts/goals";
import { ApiError, apiRequest, messageOf } from "~/client/api/api";
import { congratulate } from "~/client/goals/congratulations";
import { refreshNext, shownGoals } from "~/client/goals/goals-cache";
import { showToast } from "~/client/ui/toasts";
import { checkAmount, checkGoal, PROBLEMS, type ProblemCode } from "~/domain/goals/goals";
import { routeMessage } from "~/domain/goals/assistant/classify-message";

type Fields = Record<string, string>;
const ALL = { savings: true, debts: true, tracker: true };

export async function goalsClientAction({ request, serverAction }: ClientActionFunctionArgs): Promise<unknown> {
  const form = await request.clone().formData();
  const fields: Fields = Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  );
  const run = {
    "create-goal": saveGoal,
    "edit-goal": saveGoal,
    "add-money": moveMoney,
    "make-payment": moveMoney,
    "delete-goal": deleteGoal,
    "send-message": sendMessage,
  }[fields.intent ?? ""];
  if (run) return run(fields);
  // Undo has no documented call: the form goes to the screen's own action.
  return serverAction();
}

async function saveGoal(fields: Fields): Promise<unknown> {
  const editing = fields.intent === "edit-goal";
  const debt = fields.type === "debt";
  const view = shownGoals();
  const before = [...(view?.savings ?? []), ...(view?.debts ?? [])].find((goal) => goal.id === fields.goal);
  const keptDeadline = before ? ("targetDate" in before ? before.targetDate : before.deadline) : null;
  const checked = checkGoal(
    {
      name: fields.name ?? "",
      targetAmount: fields.targetAmount ?? "",
      currentAmount: fields.currentAmount ?? "",
      deadline: fields.deadline ?? "",
      color: fields.color ?? "",
      interestRate: fields.interestRate,
      minimumPayment: fields.minimumPayment,
    },
    { type: debt ? "debt" : "savings", today: view?.today ?? "", keptDeadline },
  );
  if (checked.problem) return refused(fields, checked.problem.code, checked.problem.field);
  const { name, targetAmount, currentAmount, deadline, color, interestRate, minimumPayment, version } = fields;
  const body = {
    name,
    targetAmount,
    currentAmount: currentAmount || (debt ? "" : "0"),
    deadline,
    color,
    ...(debt ? { interestRate, minimumPayment } : {}),
    ...(editing ? { version } : {}),
  };
  try {
    const path = editing ? `/api/savings-goals/${fields.goal}` : debt ? "/api/debt-goals" : "/api/savings-goals";
    const saved = await apiRequest<AnyGoal>(editing ? "PUT" : "POST", path, body, keyOf(fields));
    showToast(editing ? TOASTS.updated(saved.name) : TOASTS.created(saved.name));
    refreshNext(ALL);
    return redirect("/goals");
  } catch (error) {
    if (error instanceof ApiError && error.status === 409) {
      refreshNext(ALL);
      return { conflict: JSON.parse(error.message.slice("409: ".length)) };
    }
    return failed(fields, error, editing ? FAILURES.update : FAILURES.create);
  }
}

async function moveMoney(fields: Fields): Promise<unknown> {
  const paying = fields.intent === "make-payment";
  const amount = checkAmount(fields.amount ?? "");
  if (amount === null) return refused(fields, "amount", "amount");
  try {
    const path = paying ? `/api/debt-goals/${fields.goal}/payment` : `/api/savings-goals/${fields.goal}/add-money`;
    const goal = await apiRequest<AnyGoal>(paying ? "PUT" : "POST", path, { amount: fields.amount }, keyOf(fields));
    showToast(paying ? TOASTS.paid(amount, goal.name) : TOASTS.added(amount, goal.name));
    refreshNext(ALL);
    congratulate({ name: goal.name, progress: goal.progress });
    return { done: true };
  } catch (error) {
    return failed(fields, error, paying ? FAILURES.pay : FAILURES.add);
  }
}

async function deleteGoal(fields: Fields): Promise<unknown> {
  try {
    const { name } = await apiRequest<{ name: string }>(
      "DELETE",
      `/api/${fields.type === "debt" ? "debt" : "savings"}-goals/${fields.goal}`,
      undefined,
      keyOf(fields),
    );
    showToast(TOASTS.deleted(name));
    refreshNext(ALL);
  } catch {
    showToast(TOASTS.deleteFailed);
  }
  return redirect("/goals");
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
      keyOf(fields),
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
    return { done: true };
  } catch (error) {
    const { reply, toast } = CHAT_FAILURES[route];
    showToast({
      title: "Error",
      description: error instanceof ApiError && error.status === 429 ? (error.userMessage ?? toast) : toast,
      variant: "error",
    });
    refreshNext({ savings: false, debts: false, tracker: false, messages: local(message, reply) });
    return { done: true };
  }
}

function local(message: string, reply: string): GoalsMessage[] {
  const timestamp = new Date().toISOString();
  const id = crypto.randomUUID();
  return [
    { id: `${id}-user`, type: "user", content: message, timestamp },
    { id: `${id}-ai`, type: "ai", content: reply, timestamp },
  ];
}

function keyOf(fields: Fields): { idempotencyKey?: string } {
  return fields.formKey ? { idempotencyKey: fields.formKey } : {};
}

function refused(fields: Fields, code: ProblemCode, field: string): unknown {
  showToast(problemToast(code));
  refreshNext({ savings: false, debts: false, tracker: false });
  return {
    fieldErrors: { [field]: PROBLEMS[code].description },
    repopulateFields: fields,
    formId: fields.__rvfInternalFormId,
  };
}

function failed(fields: Fields, error: unknown, fallback: string): unknown {
  showToast({ title: "Error", description: messageOf(error, fallback), variant: "error" });
  refreshNext({ savings: false, debts: false, tracker: false });
  return { fieldErrors: {}, repopulateFields: fields, formId: fields.__rvfInternalFormId };
}
