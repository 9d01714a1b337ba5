// Words of a search that end with days: 'coffee since May', 'groceries last month'. The list has fields for both.
import { periodsIn } from "~/domain/language/periods";
import type { Day } from "~/domain/periods";

type DatedSearch = { q: string; from: Day; to: Day };

/** What to search for, and between which days; null where the words don't end with days, or say nothing else. */
export function datedSearch(q: string, today: Day): DatedSearch | null {
  if (/["|]/.test(q)) return null;
  const said = q.trim().split(/\s+/);
  const plain = said.map((word) => word.toLowerCase().replace(/[,.?!]+$/, "")).join(" ");
  const last = periodsIn(plain, today).at(-1);
  if (!last || last.end !== said.length || last.start === 0) return null;
  return { q: said.slice(0, last.start).join(" "), from: last.from, to: last.to };
}
