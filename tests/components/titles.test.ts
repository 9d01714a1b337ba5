import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const PRODUCT = "Personal Finance Dashboard";
/** What each screen puts in front of the product's name; a screen that is missing here fails. */
const NAMES: Record<string, string> = {
  $: "404 Page Not Found",
  "_app.accounts": "Accounts",
  "_app.accounts_.$id": "Account",
  "_app.accounts_.new": "Add an account",
  "_app.admin": "Feedback Management",
  "_app.budget": "Budget",
  "_app.cash-flow": "Cash Flow",
  "_app.cancel-subscription": "Manage Subscription",
  "_app.cancel-trial": "Manage Subscription",
  "_app.coach": "Financial Coach",
  "_app.coach_.about-you": "About You",
  "_app.what-if": "What If?",
  "_app.coach_.interview": "Financial Interview",
  "_app.coach_.plan": "Your Plan",
  "_app.credit": "Credit Simulator",
  "_app.dashboard": "",
  "_app.feedback": "Feedback",
  "_app.goals": "Goals",
  "_app.import": "Import",
  "_app.import_.$id": "Import",
  "_app.import_.archive.$id": "Import",
  "_app.install": "Install App",
  "_app.net-worth": "Net worth",
  "_app.recurring": "Recurring",
  "_app.review": "Review",
  "_app.categories": "Categories",
  "_app.categories_.$id": "Category",
  "_app.rules": "Rules",
  "_app.rules_.new": "Rule",
  "_app.security": "Security",
  "_app.settings": "Settings",
  "_app.subscribe": "Choose Your Plan",
  "_app.subscription.cancel": "Subscription Cancelled",
  "_app.subscription.success": "Subscription Successful!",
  "_app.transactions": "Transactions",
  "_app.week": "Your week",
  "_app.transactions_.new": "Add a transaction",
  _index: "",
  "_public.forgot-password": "Forgot password",
  "_public.forgot-username": "Forgot username",
  "_public.landing": "",
  "_public.login": "Login",
  "_public.privacy": "Privacy Policy",
  "_public.developers": "Developers",
  "_public.register": "Register",
  "_public.reset-password": "Reset password",
  "_public.time-zone": "Time zone",
  "_public.unsubscribe": "Reminders",
  demo: "",
  "sandbox.bank.$token": "Connect your bank",
  "sandbox.checkout.$id": "Checkout",
  "sandbox.components": "Components",
  "sandbox.outbox": "Sandbox outbox",
  "sandbox.portal.$id": "Billing",
};
const ROUTES = new URL("../../app/routes/", import.meta.url);
const screens = readdirSync(ROUTES).flatMap((file) => /^(.+)\.tsx$/.exec(file)?.[1] ?? []);

async function titlesOf(module: string, given: object): Promise<unknown[]> {
  const route: { meta?: (args: object) => object[]; default?: unknown } = await import(/* @vite-ignore */ module);
  const list = route.meta?.(given) ?? [];
  return list.flatMap((entry) => ("title" in entry ? [entry.title] : []));
}

describe("every document's title is the product's, or ends with it after the screen's own name (PLAT-002)", () => {
  // The frame around the screens has the title of the screen in it.
  test.each(screens.filter((name) => name !== "_app"))("%s", async (name) => {
    const own = NAMES[name];
    expect(own).toBeDefined();
    expect(await titlesOf(`../../app/routes/${name}.tsx`, {})).toEqual([own ? `${own} · ${PRODUCT}` : PRODUCT]);
  });

  test.each([
    [{}, PRODUCT],
    [{ error: new Error("x") }, `500 Something Went Wrong · ${PRODUCT}`],
  ])("the root %#", async (given, title) => {
    expect(await titlesOf("../../app/root.tsx", given)).toEqual([title]);
  });

  test("one place knows the product's title", () => {
    const writers = readdirSync(ROUTES).filter((file) => readFileSync(new URL(file, ROUTES), "utf8").includes(PRODUCT));
    expect(writers).toEqual([]);
  });
});
