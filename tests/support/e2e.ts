// What the journeys share: people with a history, signed in without typing a password each time.
import { test as base, type BrowserContext, type Page } from "@playwright/test";
import { createTrialUser, createUser, PASSWORD, sessionCookie } from "./people";

export { expect } from "@playwright/test";
export { createTrialUser, createUser, PASSWORD };

/** Whether this project runs with scripts. */
export const test = base.extend<{ scripts: boolean }>({
  scripts: async ({ javaScriptEnabled }, use) => use(javaScriptEnabled !== false),
});

type Person = Awaited<ReturnType<typeof createUser>>;

/** Puts a session into the browser. */
export async function signInAs(context: BrowserContext, user: { id: string }): Promise<void> {
  const [name = "", value = ""] = (await sessionCookie(user)).split("=");
  await context.addCookies([{ name, value, url: process.env.E2E_URL ?? "", httpOnly: true, sameSite: "Lax" }]);
}

/** A new person on a trial (or as the fields say), signed in, who has seen the tour. */
export async function signIn(page: Page, overrides: Parameters<typeof createTrialUser>[0] = {}): Promise<Person> {
  const user = await createTrialUser({ hasSeenTour: true, ...overrides });
  await signInAs(page.context(), user);
  return user;
}

/** Resolves once the page's scripts have taken over, or at once where there are none. */
export async function hydrated(page: Page, scripts: boolean): Promise<void> {
  if (scripts) await page.waitForFunction(() => document.documentElement.dataset.hydrated === "true");
}
