// What somebody corrects in a preview: columns, accounts, categories, and rows that may be here already.
import type { z } from "zod";
import type { AccountsForm, CategoriesForm, ColumnsFields, UnsureForm } from "~/contracts/import";
import { isCategoryId } from "~/domain/categories/list";
import { asFileChoice, newBelow } from "~/domain/import/category-choice";
import { transaction } from "~/lib/db.server";
import { ownCategories } from "~/services/ledger/own-categories.server";
import { chooseForFile } from "./drafts.server";

export const setColumns = (
  userId: string,
  id: string,
  { file, role: roles, ...mapping }: z.output<typeof ColumnsFields>,
) =>
  chooseForFile(userId, id, file, (choices) => ({
    ...choices,
    dateOrder: mapping.dateOrder,
    // A file without columns is only asked for the order of its dates.
    ...(roles.length > 0 ? { mapping: { ...mapping, roles } } : {}),
  }));

export const setAccounts = (userId: string, id: string, form: z.output<typeof AccountsForm>) =>
  chooseForFile(userId, id, form.file, (choices) => ({
    ...choices,
    setBalance: form.setBalance,
    targets: {
      ...choices.targets,
      ...Object.fromEntries(
        form.key.map((key, index) => [
          key,
          {
            to: form.to[index] || "new",
            name: (form.name[index] ?? "").trim(),
            kind: form.kind[index] || "checking",
            asDollars: form.asDollars.includes(key),
          },
        ]),
      ),
    },
  }));

export const setUnsure = (userId: string, id: string, { file, add }: z.output<typeof UnsureForm>) =>
  chooseForFile(userId, id, file, (choices) => ({
    ...choices,
    add: add.map(Number).filter((line) => Number.isSafeInteger(line) && line >= 0),
  }));

/**
 * For this import and all that come: what was chosen once is not asked again. One that keeps its name becomes the person's own
 * when the import is made.
 */
export const setCategories = (userId: string, { name, choice, keep }: z.output<typeof CategoriesForm>): Promise<void> =>
  transaction(async (tx) => {
    const own = await ownCategories(tx, userId);
    const kept = new Set(keep);
    for (const [index, one] of name.entries()) {
      const is = asFileChoice(choice[index] ?? "", own);
      const key = one.trim().toLowerCase();
      if (key === "" || is === null) continue;
      const chosen = kept.has(one) && isCategoryId(is) ? newBelow(is) : is;
      await tx.importCategory.upsert({
        where: { userId_name: { userId, name: key } },
        create: { userId, name: key, choice: chosen },
        update: { choice: chosen },
      });
    }
  });
