// Writes of the bell's sheet, and of the link in mails: what runs.
import { MarkAllInput } from "~/contracts/notifications";
import { ReminderChoiceInput } from "~/contracts/reminders";
import { markAllReadCookie } from "~/services/notices/notifications.server";
import { chooseMails as choose } from "~/services/notices/unsubscribe.server";
import { anybody, signedIn } from "./guard.server";
import * as mutations from "./notices";
import { serveForm, WithHeaders } from "./serve.server";

export const markNotificationsRead = serveForm(mutations.markNotificationsRead, {
  guard: signedIn(),
  input: MarkAllInput,
  run: async (user, input) => new WithHeaders(input, { "Set-Cookie": markAllReadCookie(user) }),
});

export const chooseMails = serveForm(mutations.chooseMails, {
  guard: anybody,
  input: ReminderChoiceInput,
  run: (_visitor, input, { request }) =>
    choose(new URL(request.url).searchParams.get("token"), input.reminders === "on"),
});
