// What the journeys share: people with a history, signed in without typing a password each time.
import { test as base, type BrowserContext, type Page } from "@playwright/test";
import { createTrialUser, createUser, PASSWORD, sessionCookie } from "./people";
import { OFFSET, shiftDate } from "./test-clock.mjs";

export { expect } from "@playwright/test";
export { createTrialUser, createUser, PASSWORD };

/** Whether this project runs with scripts. Every page has the run's clock. */
export const test = base.extend<{ scripts: boolean }>({
  scripts: async ({ javaScriptEnabled }, use) => use(javaScriptEnabled !== false),
  context: async ({ context }, use) => {
    await setPageClock(context);
    await use(context);
  },
});

/** For browsers that a test opens by itself. Timers run as ever; `page.clock` goes on top where a test stops them. */
export async function setPageClock(context: BrowserContext, offset = Number(process.env[OFFSET] ?? 0)): Promise<void> {
  await context.addInitScript(`(${shiftDate.toString()})(${offset})`);
}

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

/** For an answer that is to come when the test says so, not after a while. */
export function held(): { until: Promise<void>; letGo: () => void } {
  let letGo: () => void = () => undefined;
  const until = new Promise<void>((resolve) => (letGo = resolve));
  return { until, letGo };
}

/**
 * Resolves once the page has nothing to do: whatever an event was going to start has been started by then, however busy
 * the machine is. A request that it made has been heard of, as our own answer comes after it.
 */
export async function settled(page: Page): Promise<void> {
  for (let turn = 0; turn < 3; turn++)
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => requestAnimationFrame(() => requestIdleCallback(() => setTimeout(resolve, 0)))),
    );
}

/**
 * Resolves once the page's scripts have taken over, or at once where there are none. The code of dialogs and of the floating
 * coach comes after the page's own, and until it has come they work as without scripts.
 */
export async function hydrated(page: Page, scripts: boolean): Promise<void> {
  if (!scripts) return;
  await page.waitForFunction(() => {
    const isTakenOver = (element: Element) => Object.keys(element).some((name) => name.startsWith("__reactFiber$"));
    const late = document.querySelectorAll(
      "[role=dialog] :is(a, button, input, select, textarea), [data-coach-widget]",
    );
    return document.documentElement.dataset.hydrated === "true" && [...late].every(isTakenOver);
  });
}
