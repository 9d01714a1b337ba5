// Broken files all the way: a preview and rows, or a sentence. What came in is whole, comes in once, and goes as a whole.
import { expect, test } from "vitest";
import { AppError } from "~/contracts/errors";
import { db } from "~/lib/db.server";
import { createDraft } from "~/services/import/drafts.server";
import { importView } from "~/services/import/preview.server";
import { undoImport } from "~/services/import/undo.server";
import { confirmImport } from "~/services/import/write.server";
import { checkSums } from "~/services/ledger/sums.server";
import fc from "../support/fast-check";
import { useDatabase } from "../support/db";
import { APP_FILES } from "../support/import/apps";
import { BANK_FILES } from "../support/import/banks";
import { CAMT, MT940, OFX_SGML, OFX_XML, QIF } from "../support/import/samples";
import { createTrialUser, currentUser } from "../support/people";

useDatabase();

const FILES = [OFX_SGML, OFX_XML, QIF, CAMT, MT940, ...[...BANK_FILES, ...APP_FILES].map(({ text }) => text)];
const PIECES = [
  ...['"', ",", ";", "\n", "\u0000", "\u0018", "<", "&#0;", "^\n", ":61:", "=1+1", "-", "\u202e", "\ud83d"],
  ...["9999999999.99", "99999999999999999999", "0001-01-01", "12/31/9999", "31/02/2026", "Starting Balance"],
];
/** Cut out, doubled, or with something put in; places are parts of the whole. */
const wound = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  length: fc.nat(30),
  how: fc.constantFrom("cut", "double", ...PIECES),
});
const broken = fc
  .record({ text: fc.constantFrom(...FILES), wounds: fc.array(wound, { minLength: 1, maxLength: 4 }) })
  .map(({ text, wounds }) =>
    wounds.reduce((all, { at, length, how }) => {
      const from = Math.floor(at * all.length);
      const put = how === "cut" ? "" : how === "double" ? all.slice(from, from + length).repeat(2) : how;
      return all.slice(0, from) + put + all.slice(from + (how === "cut" || how === "double" ? length : 0));
    }, text),
  );

const left = async (userId: string) => [
  await db.transaction.count({ where: { userId } }),
  await db.account.count({ where: { userId } }),
  await db.budget.count({ where: { userId } }),
];

test("a broken file is read or refused in a sentence, adds nothing when it comes again, and leaves nothing when it goes", async () => {
  await fc.assert(
    fc.asyncProperty(broken, async (text) => {
      const user = await currentUser(await createTrialUser());
      const draft = () => createDraft(user, [{ name: "broken.csv", bytes: new TextEncoder().encode(text) }]);
      let id = "";
      try {
        id = await draft();
      } catch (error) {
        expect(error).toBeInstanceOf(AppError);
        expect(await db.import.count({ where: { userId: user.id } })).toBe(0);
        return;
      }
      const { fresh } = await importView(user, id);
      expect(await confirmImport(user, id)).toMatchObject({ added: fresh });
      expect(await checkSums(user.id)).toEqual([]);
      const again = await draft();
      expect(await confirmImport(user, again)).toMatchObject({ added: 0 });
      await undoImport(user, again);
      await undoImport(user, id);
      expect([await left(user.id), await checkSums(user.id)]).toEqual([[0, 0, 0], []]);
    }),
    { numRuns: 40 },
  );
});

test("what fails in the middle of an import leaves nothing of it, and it can be tried again", async () => {
  const user = await currentUser(await createTrialUser());
  const lines = Array.from({ length: 2_500 }, (_, at) => `01/15/2026,Shop ${at},-1.00`).join("\n");
  const bytes = new TextEncoder().encode(`Date,Description,Amount\n${lines}\n`);
  const id = await createDraft(user, [{ name: "long.csv", bytes }]);
  const failing = confirmImport(user, id, (written) => {
    throw new Error(`gone after ${written}`);
  });
  await expect(failing).rejects.toThrow("gone after 2000");
  expect([await left(user.id), await checkSums(user.id)]).toEqual([[0, 0, 0], []]);
  expect((await importView(user, id)).fresh).toBe(2_500);
  expect(await confirmImport(user, id)).toMatchObject({ added: 2_500 });
});
