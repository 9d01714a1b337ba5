// Writes of a person's own categories: what runs.
import { MergeOwnForm, OwnCategoryForm, RemoveOwnForm } from "~/contracts/own-categories";
import * as own from "~/services/categories/own.server";
import { signedIn } from "./guard.server";
import * as mutations from "./own-categories";
import { serveForm } from "./serve.server";

export const saveOwnCategory = serveForm(mutations.saveOwnCategory, {
  guard: signedIn(),
  input: OwnCategoryForm,
  run: (user, input) => own.saveOwnCategory(user.id, input),
});

export const removeOwnCategory = serveForm(mutations.removeOwnCategory, {
  guard: signedIn(),
  input: RemoveOwnForm,
  run: (user, { own: id }) => own.removeOwnCategory(user.id, id),
});

export const mergeOwnCategory = serveForm(mutations.mergeOwnCategory, {
  guard: signedIn(),
  input: MergeOwnForm,
  run: (user, { own: id, into }) => own.mergeOwnCategory(user.id, id, into),
});
