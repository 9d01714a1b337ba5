// Categories of files that become the person's own when an import is made, and go with it where nothing else is in them.
import { ownChoice } from "~/domain/categories/own";
import { type FileChoice, newBelow, ownFrom, parentOfNew } from "~/domain/import/category-choice";
import { type Tx, newId } from "~/lib/db.server";
import { isUsed, ownCategories, putOwnCategory } from "~/services/ledger/own-categories.server";
import type { ImportPlan } from "./plan.server";

/** Makes those that are wanted; the plan knows them from then on, and so do the files to come. Answers what was made. */
export async function makeOwnCategories(tx: Tx, userId: string, plan: ImportPlan): Promise<string[]> {
  const made: string[] = [];
  for (const [name, choice] of plan.categories) {
    const parent = parentOfNew(choice);
    if (parent === null) continue;
    const outcome = ownFrom(name, parent, plan.own);
    let chosen: FileChoice;
    if ("make" in outcome) {
      const category = { ...outcome.make, id: newId() };
      await putOwnCategory(tx, userId, category);
      plan.own.push(category);
      made.push(category.id);
      chosen = `own:${category.id}`;
    } else chosen = outcome.choice;
    plan.categories.set(name, chosen);
    await tx.importCategory.updateMany({ where: { userId, name: name.toLowerCase() }, data: { choice: chosen } });
  }
  return made;
}

/** What has rows, rules or parts by now stays. The files' words for the others would make them again. */
export async function removeOwnCategories(tx: Tx, userId: string, ids: readonly string[]): Promise<void> {
  const made = (await ownCategories(tx, userId)).filter(({ id }) => ids.includes(id));
  for (const { id, parent } of made) {
    if (await isUsed(tx, userId, id)) continue;
    await tx.ownCategory.deleteMany({ where: { userId, id } });
    await tx.importCategory.updateMany({
      where: { userId, choice: ownChoice(id) },
      data: { choice: newBelow(parent) },
    });
  }
}
