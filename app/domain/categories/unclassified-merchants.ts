import { CATEGORIES, type CategoryId, isCategoryId } from "~/domain/categories/list";
import { isUnplaced, merchantKey } from "~/domain/categories/classify";

/** A row as the rules left it. */
type SortedRow = { merchantName: string; category: string | null; kind: string; byPerson: boolean };
type UnplacedMerchant = { key: string; name: string };
type MerchantAnswer = { number: number; category: string | null };

/** More merchants than this are not sent at once. */
export const MAX_MERCHANTS = 40;
const NAME_LENGTH = 80;

/** Merchants that the rules could not place. What a person chose stays chosen. */
export function unplacedMerchants(rows: readonly SortedRow[]): UnplacedMerchant[] {
  const byMerchant = new Map<string, UnplacedMerchant>();
  for (const row of rows) {
    const key = merchantKey(row.merchantName);
    if (!isUnplaced(row.category) || row.byPerson || row.kind !== "spending" || key === "") continue;
    if (!byMerchant.has(key)) byMerchant.set(key, { key, name: shortName(row.merchantName) });
  }
  return [...byMerchant.values()].slice(0, MAX_MERCHANTS);
}

/** Anyone can put words into a merchant's name: no control characters, and not many of them. */
function shortName(name: string): string {
  return name
    .replaceAll(/\p{C}+/gu, " ")
    .trim()
    .slice(0, NAME_LENGTH);
}

/** Only categories of ours, only for merchants that were asked about; the rest stays as the rules left it. */
export function placedMerchants(
  asked: readonly UnplacedMerchant[],
  answers: readonly MerchantAnswer[],
): { merchant: string; category: CategoryId }[] {
  const chosen = new Map<number, CategoryId>();
  for (const { number, category } of answers) {
    if (category !== null && category !== "miscellaneous" && isCategoryId(category)) chosen.set(number, category);
  }
  return asked.flatMap(({ key }, index) => {
    const category = chosen.get(index + 1);
    return category ? [{ merchant: key, category }] : [];
  });
}

export function merchantsQuestion(asked: readonly UnplacedMerchant[]): string {
  return JSON.stringify({
    categories: CATEGORIES.map(({ id, name }) => ({ id, name })),
    merchants: asked.map(({ name }, index) => ({ number: index + 1, name })),
  });
}
