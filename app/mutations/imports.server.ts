// Writes of an import: what runs.
import { AccountsForm, CategoriesForm, ColumnsFields, ImportForm, UnsureForm } from "~/contracts/import";
import * as choices from "~/services/import/choices.server";
import { discard } from "~/services/import/drafts.server";
import * as undo from "~/services/import/undo.server";
import * as writing from "~/services/import/write.server";
import { signedIn } from "./guard.server";
import * as mutations from "./imports";
import { serveForm } from "./serve.server";

const guard = signedIn({ gated: true });

export const setColumns = serveForm(mutations.setColumns, {
  guard,
  input: ColumnsFields,
  run: async (user, input, { id }) => {
    await choices.setColumns(user.id, id, input);
    return { id };
  },
});

export const setAccounts = serveForm(mutations.setAccounts, {
  guard,
  input: AccountsForm,
  run: async (user, input, { id }) => {
    await choices.setAccounts(user.id, id, input);
    return { id };
  },
});

export const setCategories = serveForm(mutations.setCategories, {
  guard,
  input: CategoriesForm,
  run: async (user, input, { id }) => {
    await choices.setCategories(user.id, input);
    return { id };
  },
});

export const setUnsure = serveForm(mutations.setUnsure, {
  guard,
  input: UnsureForm,
  run: async (user, input, { id }) => {
    await choices.setUnsure(user.id, id, input);
    return { id };
  },
});

export const confirmImport = serveForm(mutations.confirmImport, {
  guard,
  input: ImportForm,
  run: async (user, _input, { id }) => {
    const { added, budgets, goals } = await writing.confirmImport(user, id);
    return { id, added, budgets, goals };
  },
});

export const discardImport = serveForm(mutations.discardImport, {
  guard,
  input: ImportForm,
  run: async (user, _input, { id }) => {
    await discard(user.id, id);
  },
});

export const undoImport = serveForm(mutations.undoImport, {
  guard,
  input: ImportForm,
  run: async (user, _input, { id }) => undo.undoImport(user, id),
});
