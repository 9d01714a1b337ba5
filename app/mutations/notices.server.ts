// The write of the bell's sheet: what runs.
import { MarkAllInput } from "~/contracts/notifications";
import { markAllReadCookie } from "~/services/notices/notifications.server";
import { signedIn } from "./guard.server";
import * as mutations from "./notices";
import { serveForm, WithHeaders } from "./serve.server";

export const markNotificationsRead = serveForm(mutations.markNotificationsRead, {
  guard: signedIn(),
  input: MarkAllInput,
  run: async (user, input) => new WithHeaders(input, { "Set-Cookie": markAllReadCookie(user) }),
});
