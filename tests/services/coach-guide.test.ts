// Questions about the product, from the door to the answer: steps, and a screen that is linked; care goes first, and the talk
// about money goes on behind them.
import { afterEach, beforeEach, expect, test } from "vitest";
import type { CurrentUser } from "~/lib/auth.server";
import { setClock } from "~/lib/clock.server";
import { actOnAnswer } from "~/services/coach/actions.server";
import { askCoach } from "~/services/coach/coach.server";
import { useDatabase } from "../support/db";
import { giveHousehold } from "../support/household";
import { createTrialUser, currentUser } from "../support/people";

useDatabase();
const TODAY = "2026-11-21";
let user: CurrentUser;
beforeEach(async () => {
  setClock(`${TODAY}T18:00:00Z`);
  const row = await createTrialUser({ trialEndsAt: new Date("2027-01-01"), timeZone: "UTC" });
  await giveHousehold(row.id, TODAY, "demo", "2026-06-01");
  user = await currentUser(row);
});
afterEach(() => setClock(undefined));

test("how something is done is said in steps, with the screen that does it and nothing else to do", async () => {
  const { answer, actions, citations, by, id } = await askCoach(user, "how do i disconnect my bank");
  expect(answer).toMatch(/^You disconnect an account on the Accounts page:\n\n1\. /);
  expect(actions).toEqual([{ kind: "screen", label: "Open Accounts", href: "/accounts" }]);
  expect([citations, by]).toEqual([[], "rules"]);
  await expect(actOnAnswer(user, { answer: id, at: 0 })).rejects.toMatchObject({ code: "not_found" });
});

test("it needs no account, and a phone or an OFX file calls for no care", async () => {
  const nobody = await currentUser(await createTrialUser({ trialEndsAt: new Date("2027-01-01") }));
  const said = async (text: string) => (await askCoach(nobody, text, { conversation: "new" })).actions;
  expect(await said("can i use this on my phone")).toEqual([
    { kind: "screen", label: "Open Install App", href: "/install" },
  ]);
  expect(await said("can i get my transactions as an ofx file for quicken")).toEqual([
    { kind: "screen", label: "Open Your data", href: "/security#your-data" },
  ]);
});

test("trouble that is told beside it comes first", async () => {
  const told = "can you hide my balances? he looks over my shoulder and last time he threw a plate";
  const { answer, actions = [] } = await askCoach(user, told);
  expect(answer).toContain("National Domestic Violence Hotline");
  expect(actions).toEqual([]);
});

test("what the guide doesn't know is no figure and no guess", async () => {
  const { answer, actions = [] } = await askCoach(user, "how do i change the app icon");
  expect(answer).toContain("I'd rather not guess");
  expect(actions.map((action) => action.kind === "screen" && action.href)).toEqual([
    "/settings",
    "/transactions",
    "/feedback",
  ]);
});

test("the talk about money goes on where it was", async () => {
  const { conversation } = await askCoach(user, "how much did i spend on groceries last month", {
    conversation: "new",
  });
  await askCoach(user, "how do i change the category of a transaction", { conversation });
  const { answer } = await askCoach(user, "and in september", { conversation });
  expect(answer).toMatch(/^You spent \$[\d,.]+ on Groceries in September 2026/);
});
