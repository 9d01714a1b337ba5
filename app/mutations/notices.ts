// The write of the bell's sheet.
import type { Form } from "./mutation";

/** Without scripts; with them the sheet itself remembers. */
export const markNotificationsRead: Form<{ returnTo: string }> = {
  name: "mark-all-read",
  screen: "/dashboard",
  redirect: ({ returnTo }) => `${returnTo}?panel=notifications`,
};
