// What somebody corrects in a preview: columns, accounts, categories, and rows that may be here already.
import type { z } from "zod";
import type { AccountsForm, CategoriesForm, ColumnsForm, UnsureForm } from "~/contracts/import";
import { isCategoryId } from "~/domain/categories/list";
import { transaction } from "~/lib/db.server";
import { choose } from "./drafts.server";

export const setColumns = (
  userId: string,
  id: string,
  { file, role: roles, ...mapping }: z.output<typeof ColumnsForm>,
) =>
  choose(userId, id, file, (choices) => ({
    ...choices,
    dateOrder: mapping.dateOrder,
    // A file without columns is only asked for the order of its dates.
    ...(roles.length > 0 ? { mapping: { ...mapping, roles } } : {}),
  }));

export const setAccounts = (userId: string, id: string, form: z.output<typeof AccountsForm>) =>
  choose(userId, id, form.file, (choices) => ({
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
  choose(userId, id, file, (choices) => ({
    ...choices,
    add: add.map(Number).filter((line) => Number.isSafeInteger(line) && line >= 0),
  }));

const isChoice = (choice: string): boolean =>
  ["", "kind:income", "kind:transfer", "kind:card_payment"].includes(choice) || isCategoryId(choice);

/** For this import and all that come: what was chosen once is not asked again. */
export const setCategories = (userId: string, { name, choice }: z.output<typeof CategoriesForm>): Promise<void> =>
  transaction(async (tx) => {
    for (const [index, one] of name.entries()) {
      const chosen = choice[index] ?? "";
      const key = one.trim().toLowerCase();
      if (key === "" || !isChoice(chosen)) continue;
      await tx.importCategory.upsert({
        where: { userId_name: { userId, name: key } },
        create: { userId, name: key, choice: chosen },
        update: { choice: chosen },
      });
    }
  });
