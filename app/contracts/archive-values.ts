// What the fields of an archive may hold.
import { z } from "zod";
import { isKind } from "~/domain/categories/classify";
import { isDay, isMonth } from "~/domain/periods";

export const text = (most: number) => z.string().max(most);
export const id = text(400).min(1);
export const day = z.string().refine(isDay);
export const month = z.string().refine(isMonth);
/** As the database writes points in time: in UTC, and without saying so. */
export const time = z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?$/);
const MAX_CENTS = 999_999_999_999;
export const cents = z.number().int().min(-MAX_CENTS).max(MAX_CENTS);
export const count = z.number().int().min(0).max(1_000_000_000);
export const tags = z.array(text(60)).max(20);
export const kind = z.string().refine(isKind);
export const name = text(500);
export const words = text(20_000);

const DEEPEST = 20;

/** Not so deep that it can't be gone through, and no link that leads out of the app. */
function isTame(value: unknown, depth = 0): boolean {
  if (depth > DEEPEST) return false;
  if (Array.isArray(value)) return value.every((one) => isTame(one, depth + 1));
  if (typeof value !== "object" || value === null) return true;
  return Object.entries(value).every(
    ([key, one]) => (key !== "href" || typeof one !== "string" || isOurPath(one)) && isTame(one, depth + 1),
  );
}
export const isOurPath = (href: string): boolean => /^(?:$|[?#]|\/(?![/\\]))/.test(href);
export const jsonValue = z.unknown().refine((value) => value !== undefined && isTame(value));
