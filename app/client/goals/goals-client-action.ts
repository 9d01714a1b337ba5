// With scripts the goals screen uses the documented calls of its mutations. What happens besides: the lists are read
// again, money that was added is celebrated, and a message keeps its place in the chat.

import { CHAT_FAILURES, PROBLEMS, problemToast } from "~/texts/goals";
import type { AnyGoal, GoalConflict, GoalsMessage } from "~/contracts/goals";
import { ApiError } from "~/client/api/api";
import { call, mutate, type Problem, say } from "~/client/api/mutate";
import { congratulate } from "~/client/goals/congratulations";
import { refreshNext, shownGoals } from "~/client/goals/goals-cache";
import { checkAmount, checkGoal, type ProblemCode } from "~/domain/goals/goals";
import { routeMessage } from "~/domain/goals/assistant/classify-message";
import { createByMessage, deleteByMessage, progressByMessage } from "~/mutations/goal-chat";
import {
  addMoney,
  createSavingsGoal,
  creationOf,
  deleteSavingsGoal,
  deletionOf,
  editGoal,
  makePayment,
} from "~/mutations/goals";
import { fieldsOf, type Fields, type Mutation } from "~/mutations/mutation";

const ALL = { savings: true, debts: true, tracker: true };
const NOTHING = { savings: false, debts: false, tracker: false };

export async function goalsClientAction<Answer>(request: Request, serverAction: () => Promise<Answer>) {
  const fields = fieldsOf(await request.clone().formData());
  // A refusal leaves the lists as they are.
  refreshNext(NOTHING);
  switch (fields.intent) {
    case createSavingsGoal.name:
      return saveGoal(creationOf(fields), fields);
    case editGoal.name:
      return saveGoal(editGoal, fields);
    case addMoney.name:
      return moveMoney(addMoney, fields);
    case makePayment.name:
      return moveMoney(makePayment, fields);
    case deleteSavingsGoal.name:
      refreshNext(ALL);
      return mutate(deletionOf(fields), fields);
    case createByMessage.name:
      return sendMessage(fields);
    default:
      // Undo has no documented call: the form goes to the screen's own action.
      refreshNext(null);
      return serverAction();
  }
}

function saveGoal(mutation: Mutation<AnyGoal>, fields: Fields) {
  return mutate(mutation, fields, {
    check: checkedGoal,
    done: () => {
      refreshNext(ALL);
      return undefined;
    },
    caught: (error) => {
      const conflict = error instanceof ApiError && error.status === 409 ? error.read<GoalConflict>() : null;
      if (!conflict) return undefined;
      refreshNext(ALL);
      return conflict;
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

function moveMoney(mutation: Mutation<AnyGoal>, fields: Fields) {
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

async function sendMessage(fields: Fields): Promise<{ done: boolean }> {
  const message = fields.message ?? "";
  if (message.trim() === "") return { done: false };
  const route = routeMessage(message);
  try {
    const answer =
      route === "create"
        ? await send(createByMessage, fields)
        : route === "delete"
          ? await send(deleteByMessage, fields)
          : await send(progressByMessage, fields);
    const messages = answer.messages ?? local(message, answer.response);
    const changed = "goal" in answer ? answer.goal : null;
    refreshNext(
      route === "progress" ? { savings: true, debts: false, tracker: true, messages, changed } : { ...ALL, messages },
    );
  } catch (error) {
    const { reply, toast } = CHAT_FAILURES[route];
    const description = error instanceof ApiError && error.status === 429 ? (error.userMessage ?? toast) : toast;
    say({ title: "Error", description, variant: "error" }, fields);
    refreshNext({ ...NOTHING, messages: local(message, reply) });
  }
  return { done: true };
}

async function send<Output>(mutation: Mutation<Output>, fields: Fields): Promise<Output> {
  const answer = await call(mutation, fields);
  const toast = mutation.toast?.(answer, fields);
  if (toast) say(toast, fields);
  return answer;
}

function local(message: string, reply: string): GoalsMessage[] {
  const timestamp = new Date().toISOString();
  // Over plain HTTP there is no randomUUID, nor is there in older browsers.
  const id = crypto.getRandomValues(new Uint32Array(4)).join("-");
  return [
    { id: `${id}-user`, type: "user", content: message, timestamp },
    { id: `${id}-ai`, type: "ai", content: reply, timestamp },
  ];
}
