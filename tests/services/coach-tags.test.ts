// A person's own tags in questions: what carries one is summed and listed, its link leads to just these rows, and nobody else's
// words are looked up.
import { afterEach, beforeEach, expect, test } from "vitest";
import { readFilter } from "~/domain/ledger/transaction-filter";
import type { CurrentUser } from "~/lib/auth.server";
import { setClock } from "~/lib/clock.server";
import { db } from "~/lib/db.server";
import { askCoach } from "~/services/coach/coach.server";
import { correctTransaction } from "~/services/ledger/edits.server";
import { findTransactions } from "~/services/ledger/transactions.server";
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

/** Three purchases of October carry the tag; what they come to. */
async function tagged(user: CurrentUser, tag: string): Promise<string> {
  const rows = await db.transaction.findMany({
    where: { userId: user.id, kind: "spending", day: { gte: "2026-10-05", lte: "2026-10-25" }, pending: false },
    orderBy: { id: "asc" },
    take: 3,
  });
  await db.transaction.updateMany({
    where: { userId: user.id, id: { in: rows.map(({ id }) => id) } },
    data: { tags: [tag] },
  });
  const cents = rows.reduce((sum, { amountCents }) => sum - Number(amountCents), 0);
  return `$${(cents / 100).toLocaleString("en-US", { minimumFractionDigits: 2 })}`;
}

const ask = (user: CurrentUser, question: string, conversation = "new") => askCoach(user, question, { conversation });

test.each([
  "how much did i spend on things tagged lake house in october",
  "show transactions tagged lake house",
  "what did the lake house cost in october",
  "how much went to the lake house tag this year",
])("%s", async (question) => {
  const user = await person();
  const sum = await tagged(user, "lake house");
  const { answer } = await ask(user, question);
  expect(answer).toContain(sum);
  expect(answer).not.toContain("I didn't know what to do with");
});

test("a number sign is a tag, also where the word is a category; its link leads to just these rows", async () => {
  const user = await person();
  const sum = await tagged(user, "vacation");
  const { answer, citations = [], conversation } = await ask(user, "how much for #vacation in october?");
  expect(answer).toMatch(new RegExp(`^You spent \\${sum} tagged vacation last month, in 3 transactions`));
  const link = citations.find(({ href }) => href?.startsWith("/transactions?"))?.href ?? "";
  expect(readFilter(new URLSearchParams(link.split("?")[1]))).toMatchObject({ kind: "spending", tag: "vacation" });
  // Without the sign the category is meant.
  expect((await ask(user, "how much did i spend on vacation in october")).answer).toContain("on Travel");
  // Another tag takes its place, and days change beside it.
  expect((await ask(user, "and in september?", conversation)).answer).toMatch(/^I see no spending tagged vacation/);
});

test("a tag that nothing carries is nothing, and never everything; one is known as soon as it's there", async () => {
  const [user, other] = [await person(), await person()];
  await tagged(other, "honeymoon");
  expect((await ask(user, "how much did i spend on things tagged honeymoon")).answer).toMatch(
    /^I see no spending tagged honeymoon/,
  );
  const { id } = await db.transaction.findFirstOrThrow({
    where: { userId: user.id, kind: "spending", day: { gte: "2026-10-01", lte: "2026-10-31" } },
    orderBy: { id: "asc" },
  });
  await correctTransaction(user.id, id, { applyToMerchant: false, tags: ["honeymoon"] });
  expect((await ask(user, "what did the honeymoon cost in october")).answer).toContain("tagged honeymoon");
});

test("what carries a tag can be left out, and several tags are any of them; each link says so", async () => {
  const user = await person();
  const sum = await tagged(user, "lake house");
  const linked = async (question: string) => {
    const { answer, citations = [] } = await ask(user, question);
    const link = citations.find(({ href }) => href?.startsWith("/transactions?"))?.href ?? "";
    return { answer, filter: readFilter(new URLSearchParams(link.split("?")[1])) };
  };
  const all = await ask(user, "how much did i spend last month");
  const without = await linked("how much did i spend last month not counting things tagged lake house");
  expect(without.filter).toMatchObject({ notTagged: ["lake house"] });
  const centsOf = (text: string) => Number(/\$([\d,]+\.\d\d)/.exec(text)?.[1]?.replace(/[,.]/g, ""));
  expect(centsOf(all.answer) - centsOf(without.answer)).toBe(centsOf(sum));
  const either = await linked("how much did i spend last month on things tagged lake house or tagged taxes");
  expect(either.answer).toContain(`You spent ${sum} tagged lake house or taxes last month`);
  expect(either.filter).toMatchObject({ tags: ["lake house", "taxes"] });
});

test("which tags there are, what each comes to, and the rows with a text in their note, with links to just these", async () => {
  const user = await person();
  const sum = await tagged(user, "lake house");
  expect((await ask(user, "what tags do i have")).answer).toContain("You use 1 tag:\n\n- lake house: 3 transactions");
  expect((await ask(user, "which tag did i spend most on")).answer).toContain(`- lake house: ${sum}`);
  const { id, merchantName } = await db.transaction.findFirstOrThrow({
    where: { userId: user.id, kind: "income" },
    orderBy: { day: "desc" },
  });
  await db.transaction.updateMany({ where: { userId: user.id, id }, data: { note: "Advance, 50% of it" } });
  const { answer, citations = [] } = await ask(user, "find the one where i wrote advance");
  expect(answer).toContain("1 transaction says “advance”");
  expect(answer).toContain(merchantName);
  const link = citations.find(({ href }) => href?.includes("text="))?.href ?? "";
  const filter = readFilter(new URLSearchParams(link.split("?")[1]));
  expect(filter).toMatchObject({ text: "advance" });
  const { rows } = await findTransactions(user.id, filter, { take: 10, skip: 0 });
  expect(rows.map((row) => row.id)).toEqual([id]);
});
