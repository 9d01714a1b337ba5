// Messages to Money Mind. What a message says decides which of three calls it is.
import type { AiCreated, AiDeleted, AiProgressed } from "~/contracts/goals";
import { CHAT_FAILURES, TOASTS } from "~/texts/goals";
import type { Mutation } from "./mutation";

const chat = { name: "send-message", screen: "/goals", redirect: () => "/goals#latest", method: "POST" } as const;

export const createByMessage: Mutation<AiCreated> = {
  ...chat,
  path: "/api/goals/ai-create",
  toast: ({ goalCreated }) => (goalCreated ? TOASTS.aiCreated : undefined),
  failure: CHAT_FAILURES.create.toast,
};

export const deleteByMessage: Mutation<AiDeleted> = {
  ...chat,
  path: "/api/goals/ai-delete",
  toast: ({ deletedGoal }) => (deletedGoal ? TOASTS.deleted(deletedGoal.name) : undefined),
  failure: CHAT_FAILURES.delete.toast,
};

export const progressByMessage: Mutation<AiProgressed> = {
  ...chat,
  path: "/api/goals/ai-progress",
  toast: ({ progressUpdated }) => (progressUpdated ? TOASTS.aiProgressed : undefined),
  failure: CHAT_FAILURES.progress.toast,
};
