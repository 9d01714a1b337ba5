import { redirect } from "@remix-run/node";
import { pageLoader } from "~/lib/http-page.server";

/** The screen's address before it was Recurring: bookmarks of it still lead there. */
export const loader = pageLoader(async () => redirect("/recurring", 301));
