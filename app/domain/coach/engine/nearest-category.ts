// Where nothing was spent at a shop, or on a kind of shop, that is named: the category around it is what comes nearest. 'How many
// times did I get takeout?' of somebody who only eats out.

import { knownKind } from "~/domain/categories/filed-by-name";
import type { Flow, Period, Query, Subject } from "~/domain/coach/query/algebra";
import type { Household } from "~/domain/coach/query/data";
import { nameOfCategory } from "~/domain/coach/query/phrases";
import { categoryAround, namesOf, shopKindName } from "~/domain/coach/query/shop-kinds";
import type { BesideSum } from "./flow-beside";
import { hrefOf, LABELS, NOUNS, type FlowWording } from "./flow-words";

/** Only eating is near enough to eating: a flight is no ride. */
const NEAR_ENOUGH = "restaurants";

/** Null where the name is one of the person's own shops, or nobody knows what it sells. */
function nearestTo(name: string, { shops = {} }: Household): Subject | null {
  const own = Object.keys(shops).map((shop) => shop.toLowerCase());
  const isOwn = (shop: string) =>
    namesOf(shop, shops).some((one) => own.some((known) => known.includes(one.toLowerCase())));
  const kind = shopKindName(name) === null ? knownKind(name) : name;
  if (isOwn(name) || kind === null) return null;
  if (shopKindName(kind) !== null && isOwn(kind)) return { merchants: [kind] };
  return categoryAround(kind) === NEAR_ENOUGH ? { categories: [NEAR_ENOUGH] } : null;
}

export function nearestSums(flow: Flow, query: Query, period: Period, household: Household): BesideSum[] {
  const { subject, condition, comparison, by, statistic, shape } = query;
  const { merchants = [], ...others } = subject;
  const isPlain = comparison === null && by === null && Object.keys({ ...others, ...condition }).length === 0;
  if (flow !== "spent" || !isPlain || shape === "share" || !(statistic === "count" || statistic === "total")) return [];
  const [near, ...rest] = merchants.map((name) => nearestTo(name, household));
  const isSame = rest.every((one) => JSON.stringify(one) === JSON.stringify(near));
  return near && isSame ? [{ role: "nearest", query: { ...query, subject: near }, period }] : [];
}

/** 'What comes nearest is Restaurants: 4 transactions, $34.25 together.' */
export function nearestWords({ flow, figures, notes }: FlowWording): string {
  const near = figures.beside.find(({ role, sum }) => role === "nearest" && sum.count > 0);
  if (!near) return "";
  const { sum, query } = near;
  const note = { period: sum.period, rows: sum.count, href: hrefOf(sum.rows, sum.period) };
  const { categories = [], merchants = [] } = query.subject;
  const name = [...categories.map(nameOfCategory), ...merchants.flatMap((id) => shopKindName(id) ?? [])].join(" and ");
  const count = notes.count("nearest-count", `How many on ${name}`, sum.count, NOUNS[flow], note);
  const value = notes.usd("nearest", `${LABELS[flow]} on ${name}`, sum.cents, note);
  return `What comes nearest is ${name}: ${count}, ${value} together.`;
}
