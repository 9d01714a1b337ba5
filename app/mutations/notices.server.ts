// Writes of the bell's sheet, and of the link in mails: what runs.
import { MarkAllInput } from "~/contracts/notifications";
import { ONE_CLICK, ReminderChoiceInput } from "~/contracts/reminders";
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
  run: async (_visitor, input, { request }) => {
    await choose(new URL(request.url).searchParams.get("token"), input.reminders === "on");
    // A mail program follows no redirect, and must not be sent one (RFC 8058): the page says at once that it's done.
    return input[ONE_CLICK] === undefined ? undefined : new Response(null);
  },
});
