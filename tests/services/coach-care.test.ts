// Care comes before any figure, in the language of the text; the figure that was asked beside is offered afterwards.
import { afterEach, beforeEach, expect, test } from "vitest";
import type { CurrentUser } from "~/lib/auth.server";
import { setClock } from "~/lib/clock.server";
import { askCoach } from "~/services/coach/coach.server";
import { useDatabase } from "../support/db";
import { giveHousehold } from "../support/household";
import { createTrialUser, currentUser } from "../support/people";

useDatabase();
const TODAY = "2026-11-21";
beforeEach(() => setClock(`${TODAY}T18:00:00Z`));
afterEach(() => setClock(undefined));

async function person(): Promise<CurrentUser> {
  const row = await createTrialUser({ trialEndsAt: new Date("2027-01-01"), timeZone: "UTC" });
  await giveHousehold(row.id, TODAY, "demo", "2026-06-01");
  return currentUser(row);
}

test("who helps is said first, and the figure is there to be tapped", async () => {
  const user = await person();
  const { answer, next } = await askCoach(user, "i lost the rent on draftkings again. how much do i owe");
  expect(answer).toContain("1-800-522-4700");
  expect(answer).not.toMatch(/\$/);
  expect(next?.[0]).toBe("How much do I owe?");
});

test("where somebody else is after the money, no figure is offered", async () => {
  const user = await person();
  const asked = "the irs wants gift cards or i get arrested. how much do i have in checking";
  const { answer, next } = await askCoach(user, asked);
  expect(answer).toContain("reportfraud.ftc.gov");
  expect(next ?? []).not.toContain("How much do I have in checking?");
});

test("nothing is said before it, not even what a bank can't know", async () => {
  const user = await person();
  const { answer } = await askCoach(user, "at what time of day did i buy the pills, i want to die");
  expect(answer).toMatch(/^I'm glad you said it/);
});

test("a Spanish text with English words in it is answered in Spanish", async () => {
  const user = await person();
  const { answer } = await askCoach(user, "quiero sacar todo el dinero de mi 401k para pagar mis deudas");
  expect(answer).toMatch(/^Casi siempre es mejor que no/);
});
