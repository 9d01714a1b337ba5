// Writes of rules. None has a documented call: the forms go to their screens.
import { ruleToasts } from "~/texts/rules";
import type { Form } from "./mutation";
import { withUndo } from "./ledger";

const SCREEN = "/rules";
type Undoable = { undo: string | null };

const change = { screen: SCREEN, redirect: () => SCREEN } as const;

export const saveRule: Form<Undoable & { changed: number }> = {
  ...change,
  name: "save-rule",
  toast: ({ changed, undo }) => withUndo(ruleToasts.saved(changed), undo, SCREEN),
};

export const moveRule: Form<Undoable> = {
  ...change,
  name: "move-rule",
  toast: ({ undo }) => withUndo(ruleToasts.moved, undo, SCREEN),
};

export const deleteRule: Form<Undoable> = {
  ...change,
  name: "delete-rule",
  toast: ({ undo }) => withUndo(ruleToasts.deleted, undo, SCREEN),
};
