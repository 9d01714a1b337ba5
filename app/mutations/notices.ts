// Writes of the bell's sheet, and of the link in mails.
import type { Form } from "./mutation";

/** Without scripts; with them the sheet itself remembers. */
export const markNotificationsRead: Form<{ returnTo: string }> = {
  name: "mark-all-read",
  screen: "/dashboard",
  redirect: ({ returnTo }) => `${returnTo}?panel=notifications`,
};

/** By the link in a mail, signed in or not. */
export const chooseMails: Form<void> = {
  name: "choose",
  screen: "/unsubscribe",
  redirect: (_done, from) => `/unsubscribe${from.search}`,
};
