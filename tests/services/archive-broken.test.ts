// Archives that somebody has changed: they come whole, or not at all, with a sentence.
import { expect, test } from "vitest";
import { ARCHIVED } from "~/contracts/archive";
import { AppError } from "~/contracts/errors";
import { db } from "~/lib/db.server";
import { createArchiveDraft } from "~/services/archive/preview.server";
import { confirmArchive } from "~/services/archive/write.server";
import { askCoach } from "~/services/coach/coach.server";
import { createGoal } from "~/services/goals/goals.server";
import { createDraft } from "~/services/import/drafts.server";
import { confirmImport } from "~/services/import/write.server";
import { checkSums } from "~/services/ledger/sums.server";
import { archiveOf, unzip, zipped } from "../support/archives";
import fc from "../support/fast-check";
import { useDatabase } from "../support/db";
import { giveHousehold } from "../support/household";
import { createTrialUser, currentUser } from "../support/people";

useDatabase();

const person = async () => currentUser(await createTrialUser());
const PIECES = [
  ...['"', ",", "\n", "{", "}", "[", "null", "-", "9", "1e400", "0.5", "true", '"x":1,', "\u0000", "\\u0000"],
  ...["\\ud800", "\u202e", "2026-02-30", "99999999999999999999", '"userId":"somebody",', "__proto__"],
];
const wound = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  length: fc.integer({ min: 1, max: 40 }),
  how: fc.constantFrom("cut", "double", ...PIECES),
});

test("a changed archive comes as a whole or leaves nothing, and is never an error of ours", async () => {
  const one = await person();
  await giveHousehold(one.id, one.today, "broken", "2026-11-10");
  const goal = { deadline: "2031-05-01", color: "green", interestRate: "", minimumPayment: "", version: "", type: "" };
  await createGoal(one, "savings", { ...goal, name: "Canoe", targetAmount: "500", currentAmount: "10" });
  await askCoach(one, "How much did I spend on groceries last month?");
  const table = new TextEncoder().encode("Date,Description,Amount\n01/02/2026,Shop,-10.00\n");
  await confirmImport(one, await createDraft(one, [{ name: "everyday.csv", bytes: table }]));
  const files = new Map([...unzip(await archiveOf(one))].map(([name, content]) => [name, content.toString("utf8")]));
  const names = ["archive", "profile", ...ARCHIVED.map(({ file }) => file)]
    .map((file) => `${file}.json`)
    .filter((name) => (files.get(name)?.length ?? 0) > 5);
  expect(names.length).toBeGreaterThan(9);
  const left = async (userId: string) => [
    await db.account.count({ where: { userId } }),
    await db.transaction.count({ where: { userId } }),
  ];
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...names), wound, async (name, { at, length, how }) => {
      const text = files.get(name) ?? "";
      const from = Math.floor(at * text.length);
      const put = how === "cut" ? "" : how === "double" ? text.slice(from, from + length).repeat(2) : how;
      const broken = text.slice(0, from) + put + text.slice(from + (put === how ? 0 : length));
      const user = await person();
      try {
        const bytes = await zipped(new Map([...files, [name, broken]]));
        await confirmArchive(user, await createArchiveDraft(user, { name: "my-data.zip", bytes }));
      } catch (error) {
        expect(error).toBeInstanceOf(AppError);
        expect(error).toMatchObject({ userMessage: expect.stringMatching(/\.$/) });
        expect(await left(user.id)).toEqual([0, 0]);
      }
      expect(await checkSums(user.id)).toEqual([]);
    }),
    { numRuns: 40 },
  );
});
