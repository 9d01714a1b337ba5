// Writes of an import that is looked at before it is made. None has a documented call.
import { importToasts } from "~/texts/import";
import type { Form } from "./mutation";

const toOne = {
  screen: "/import/:id",
  redirect: ({ id }: { id: string }) => `/import/${encodeURIComponent(id)}`,
} as const;

export const setColumns: Form<{ id: string }> = { ...toOne, name: "columns" };
export const setAccounts: Form<{ id: string }> = { ...toOne, name: "accounts" };
export const setCategories: Form<{ id: string }> = { ...toOne, name: "categories" };
export const setUnsure: Form<{ id: string }> = { ...toOne, name: "unsure" };

export const confirmImport: Form<{ id: string; added: number; budgets: number; goals: number }> = {
  ...toOne,
  name: "confirm",
  toast: ({ added, budgets, goals }) =>
    budgets + goals > 0 ? importToasts.planned(added, budgets, goals) : importToasts.done(added),
};

const ended = { screen: "/import/:id", redirect: () => "/import" } as const;

export const discardImport: Form<void> = { ...ended, name: "discard", toast: () => importToasts.discarded };
export const undoImport: Form<{ removed: number }> = {
  ...ended,
  name: "undo",
  toast: ({ removed }) => importToasts.undone(removed),
};
