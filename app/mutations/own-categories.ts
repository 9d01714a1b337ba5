// Writes of a person's own categories. None has a documented call: the forms go to their screen.
import { ownCategoryToasts } from "~/texts/own-categories";
import type { Form } from "./mutation";
import { withUndo } from "./ledger";

const SCREEN = "/categories";
type Undoable = { undo: string | null };

const change = { screen: SCREEN, redirect: () => SCREEN } as const;

export const saveOwnCategory: Form<Undoable> = {
  ...change,
  name: "save-category",
  toast: ({ undo }) => withUndo(ownCategoryToasts.saved, undo, SCREEN),
};

export const removeOwnCategory: Form<Undoable> = {
  ...change,
  name: "remove-category",
  toast: ({ undo }) => withUndo(ownCategoryToasts.removed, undo, SCREEN),
};

export const mergeOwnCategory: Form<Undoable> = {
  ...change,
  name: "merge-category",
  toast: ({ undo }) => withUndo(ownCategoryToasts.merged, undo, SCREEN),
};
