// How somebody stands, for the screens that show plans; and what they said of themselves beside what their accounts show.
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { GoalInput } from "~/contracts/goals";
import type { CurrentUser } from "~/lib/auth.server";
import { setClock } from "~/lib/clock.server";
import { db } from "~/lib/db.server";
import { chooseForTopic, readAboutYou } from "~/services/coach/about-you.server";
import { readCoachInputs } from "~/services/coach/facts.server";
import { readGoalsStanding, readTroubleNote } from "~/services/coach/standing.server";
import { createGoal } from "~/services/goals/goals.server";
import { ANSWERS } from "../support/coach";
import { giveAssessment, giveHousehold } from "../support/coach-household";
import { useDatabase } from "../support/db";
import { isLookedThrough } from "../support/looked-through";
import { createTrialUser, currentUser } from "../support/people";

useDatabase();
beforeEach(() => setClock("2026-11-21T18:00:00Z"));
afterEach(() => setClock(undefined));

async function person(more: object = {}): Promise<CurrentUser> {
  const row = await createTrialUser({ trialEndsAt: new Date("2027-01-01"), timeZone: "UTC", ...more });
  await giveHousehold(row.id);
  return currentUser(row);
}
const said = (user: CurrentUser, responses: object, at = user.now) =>
  db.interview.create({
    data: { userId: user.id, id: `${user.id}-i`, responses: { ...ANSWERS, ...responses }, completedAt: at },
  });
const EVICTED = { "additional-info": "I got an eviction notice." };

describe("before plans", () => {
  test("nothing is said to who stands well; trouble comes first, with help of the person's own country", async () => {
    const [user, british, other] = [await person(), await person(), await person()];
    await said(other, EVICTED);
    expect(await readTroubleNote(user)).toBeNull();
    expect(await readGoalsStanding(user)).toMatchObject({ note: null });
    await said(user, EVICTED);
    const note = await readTroubleNote(user);
    expect(note).toMatchObject({ title: "Something comes before plans", isTrouble: true });
    expect((await readGoalsStanding(user)).note).toEqual(note);
    await said(british, EVICTED);
    await db.account.updateMany({ where: { userId: british.id }, data: { currency: "GBP" } });
    expect((await readTroubleNote(british))?.text).not.toBe(note?.text);
  });

  test("goals whose dates take more than a month leaves are said with what is missing; a debt's minimum is paid already", async () => {
    const user = await person();
    const saves = (targetAmount: string, deadline: string) =>
      createGoal(user, "savings", GoalInput.parse({ name: "Boat", targetAmount, deadline }));
    await saves("600", "2027-05-21");
    expect((await readGoalsStanding(user)).note).toBeNull();
    const visa = { name: "Visa", targetAmount: "12000", currentAmount: "12000", minimumPayment: "1000" };
    await createGoal(user, "debt", GoalInput.parse({ ...visa, deadline: "2027-11-21" }));
    const { note: withDebt } = await readGoalsStanding(user);
    await saves("60000", "2027-05-21");
    const { note, owed } = await readGoalsStanding(user);
    expect(note).toMatchObject({ title: "These dates ask for more than a month leaves", isTrouble: false });
    const [, needed = "", room = "", missing = ""] =
      /take \$([\d,.]+) a month\..* leaves \$([\d,.]+), so \$([\d,.]+) is missing/.exec(note?.text ?? "") ?? [];
    const cents = (text: string) => Math.round(Number(text.replaceAll(",", "")) * 100);
    expect(cents(needed)).toBeGreaterThanOrEqual(10_100_00);
    expect(cents(needed)).toBeLessThan(10_900_00);
    expect(cents(needed) - cents(room)).toBe(cents(missing));
    expect(withDebt === null || !withDebt.isTrouble).toBe(true);
    expect(owed.cents).toBe(1_320_000);
  });
});

describe("what somebody said of themselves", () => {
  test("stands with its source and day, and is asked about where the accounts show otherwise", async () => {
    const user = await person();
    expect(await readAboutYou(user)).toMatchObject({ said: [] });
    await said(user, { "monthly-income": 20_000 }, new Date("2026-11-02T12:00:00Z"));
    const about = await readAboutYou(user);
    expect(about.said[0]).toEqual({
      what: "Take-home pay a month",
      value: "$20,000.00",
      source: "Financial interview, Nov 2, 2026",
    });
    const income = about.questions.find(({ topic }) => topic === "income");
    expect(income).toMatchObject({ chosen: "accounts", options: [{ choice: "accounts" }, { choice: "interview" }] });
    await giveAssessment(user.id);
    await db.creditAssessment.updateMany({ where: { userId: user.id }, data: { createdAt: user.now } });
    expect((await readAboutYou(user)).said.map(({ source }) => source)).toContain("Credit form, Nov 21, 2026");
  });

  test("holds as it was chosen, until it's chosen otherwise; and the notices are looked through anew", async () => {
    const [user, other] = [await person(), await person()];
    for (const one of [user, other]) await said(one, { "monthly-income": 20_000 });
    const chosen = async (who: CurrentUser) =>
      (await readAboutYou(who)).questions.find(({ topic }) => topic === "income")?.chosen;
    expect(await isLookedThrough(user.id)).toBe(false);
    await chooseForTopic(user, "income", "interview");
    expect(await isLookedThrough(user.id)).toBe(true);
    expect([await chosen(user), await chosen(other)]).toEqual(["interview", "accounts"]);
    expect((await readCoachInputs(user)).choices).toMatchObject([{ topic: "income", choice: "interview" }]);
    const later = { ...user, now: new Date("2026-11-22T10:00:00Z") };
    await chooseForTopic(later, "income", "accounts");
    expect(await chosen(user)).toBe("accounts");
    const rows = await db.ownChoice.findMany({ where: { userId: user.id } });
    expect(rows).toMatchObject([{ topic: "income", choice: "accounts", chosenAt: later.now }]);
    // It was about what was said then.
    await chooseForTopic(user, "income", "interview");
    await db.interview.deleteMany({ where: { userId: user.id } });
    await said(user, { "monthly-income": 15_000 });
    expect(await chosen(user)).toBe("accounts");
  });

  test("can't be chosen where it isn't asked, nor otherwise than it's asked", async () => {
    const user = await person();
    const refused = { code: "bad_request", userMessage: "This is no longer asked. Please look again." };
    await expect(chooseForTopic(user, "income", "accounts")).rejects.toMatchObject(refused);
    await said(user, { "monthly-income": 20_000 });
    for (const choice of ["credit", "settled", "none"] as const)
      await expect(chooseForTopic(user, "income", choice)).rejects.toMatchObject(refused);
    expect(await db.ownChoice.count({ where: { userId: user.id } })).toBe(0);
  });
});

describe("what the coach knows", () => {
  test("has the credit form's day and the interview's by the person's own clock", async () => {
    const user = await person({ timeZone: "America/Los_Angeles" });
    expect(await readCoachInputs(user)).toMatchObject({ credit: null, interview: null, interviewDay: null });
    await said(user, {}, new Date("2026-11-21T02:00:00Z"));
    await giveAssessment(user.id);
    await db.creditAssessment.updateMany({
      where: { userId: user.id },
      data: { createdAt: new Date("2026-11-03T02:00:00Z") },
    });
    const inputs = await readCoachInputs(user);
    expect(inputs).toMatchObject({ interviewDay: "2026-11-20", interview: ANSWERS });
    // The linked cards say how much of the credit is used, whatever was typed.
    expect(inputs.credit).toMatchObject({ day: "2026-11-02", profile: { currentScore: 655, creditUtilization: 30 } });
  });

  test("is of the country whose money all accounts are in", async () => {
    const [user] = [await person(), await person()];
    expect((await readCoachInputs(user)).country).toBe("US");
    await db.account.updateMany({ where: { userId: user.id }, data: { currency: "GBP" } });
    expect((await readCoachInputs(user)).country).toBeNull();
  });
});
