// Writes of one's own sign-in: what runs.
import { DeleteAccountForm } from "~/contracts/account-deletion";
import { ChangePasswordForm, ConfirmPasswordForm, RevokeInput } from "~/contracts/security";
import { NoBody } from "~/lib/http-api.server";
import * as deletion from "~/services/people/deletion.server";
import * as security from "~/services/people/security.server";
import { signedIn } from "./guard.server";
import * as mutations from "./security";
import { serveForm, WithHeaders } from "./serve.server";

export const revokeDevice = serveForm(mutations.revokeDevice, {
  guard: signedIn(),
  input: RevokeInput,
  run: (user, { device }) => security.revokeDevice(user, device),
});

export const revokeOthers = serveForm(mutations.revokeOthers, {
  guard: signedIn(),
  input: NoBody,
  run: (user) => security.revokeOtherDevices(user),
});

export const changePassword = serveForm(mutations.changePassword, {
  guard: signedIn(),
  input: ChangePasswordForm,
  run: (user, input) => security.changePassword(user, input),
});

export const confirmPassword = serveForm(mutations.confirmPassword, {
  guard: signedIn(),
  input: ConfirmPasswordForm,
  run: (user, { password }) => security.confirmPassword(user, password),
});

export const deleteAccount = serveForm(mutations.deleteAccount, {
  guard: signedIn(),
  input: DeleteAccountForm,
  run: async (user) => new WithHeaders(undefined, await deletion.deleteAccount(user)),
});
