// Spanish words for days, categories and what figures count.

import { grouped } from "~/domain/money";
import {
  addDays,
  addMonths,
  type Day,
  firstDayOf,
  lastDayOf,
  type Month,
  monthOf,
  weekOf,
  yearOf,
} from "~/domain/periods";

export const plainSpanish = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9$.,% ]+/g, " ")
    .replace(/[.,](?!\d)/g, " ")
    .replace(/\s+/g, " ")
    .trim();

export const SPANISH_MONTHS = [
  "enero",
  "febrero",
  "marzo",
  "abril",
  "mayo",
  "junio",
  "julio",
  "agosto",
  "septiembre",
  "octubre",
  "noviembre",
  "diciembre",
] as const;

const CATEGORIES: readonly (readonly [string, string, RegExp])[] = [
  ["groceries", "supermercado", /\b(?:supermercados?|super|comestibles|abarrotes|mandado|despensa|viveres)\b/],
  ["restaurants", "restaurantes", /\b(?:restaurantes?|restoran(?:es)?|comer fuera|comidas? fuera|salir a comer)\b/],
  ["food", "comida", /\b(?:comidas?|alimentos)\b/],
  ["gas", "gasolina", /\b(?:gasolina|combustible)\b/],
  ["mortgage_rent", "la renta", /\b(?:renta|alquiler|hipoteca)\b/],
  ["utilities", "servicios", /\b(?:servicios|luz|electricidad|agua)\b/],
  ["entertainment", "entretenimiento", /\b(?:entretenimiento|diversion|ocio)\b/],
  ["clothing", "ropa", /\b(?:ropa|zapatos)\b/],
  ["travel", "viajes", /\b(?:viajes?|vuelos?|hoteles)\b/],
  ["phone", "teléfono", /\b(?:telefono|celular|movil)\b/],
  ["internet", "internet", /\binternet\b/],
];

export const spanishCategoryIn = (plain: string): string | null =>
  CATEGORIES.find(([, , words]) => words.test(plain))?.[0] ?? null;
export const spanishCategoryName = (id: string): string => CATEGORIES.find(([known]) => known === id)?.[1] ?? "";

const whole = (month: Month) => ({ from: firstDayOf(month), to: lastDayOf(month) });
const upTo = (period: { from: Day; to: Day }, today: Day) => ({
  from: period.from,
  to: period.to > today ? today : period.to,
});

/** Days that are over, or that go on; null where none are said. */
export function periodIn(plain: string, today: Day): { from: Day; to: Day } | null {
  const now = monthOf(today);
  if (/\bayer\b/.test(plain)) return { from: addDays(today, -1), to: addDays(today, -1) };
  if (/\bhoy\b/.test(plain)) return { from: today, to: today };
  if (/\bsemana (?:pasada|anterior)\b/.test(plain)) return weekOf(addDays(today, -7));
  if (/\besta semana\b/.test(plain)) return upTo(weekOf(today), today);
  if (/\bmes (?:pasado|anterior)\b|\bultimo mes\b/.test(plain)) return whole(addMonths(now, -1));
  if (/\beste mes\b|\ben el mes\b|\bdel mes\b/.test(plain)) return upTo(whole(now), today);
  if (/\bano (?:pasado|anterior)\b/.test(plain))
    return { from: `${yearOf(today) - 1}-01-01`, to: `${yearOf(today) - 1}-12-31` };
  if (/\beste ano\b|\ben el ano\b|\bdel ano\b/.test(plain)) return { from: `${yearOf(today)}-01-01`, to: today };
  const at = SPANISH_MONTHS.findIndex((name) => new RegExp(`\\b(?:en|de|durante) ${name}\\b`).test(plain));
  if (at < 0) return null;
  const found = `${yearOf(today)}-${String(at + 1).padStart(2, "0")}`;
  return upTo(whole(found > now ? addMonths(found, -12) : found), today);
}

/** Words for days, without their figures where they have a name. */
export function periodWords({ from, to }: { from: Day; to: Day }, today: Day): string {
  const now = monthOf(today);
  if (from === to) return from === today ? "hoy" : from === addDays(today, -1) ? "ayer" : "ese día";
  if (from === firstDayOf(now)) return "en lo que va del mes";
  if (from === firstDayOf(addMonths(now, -1)) && to === lastDayOf(addMonths(now, -1))) return "el mes pasado";
  if (from === `${yearOf(today)}-01-01` && to === today) return "en lo que va del año";
  if (from === `${yearOf(today) - 1}-01-01`) return "el año pasado";
  if (from === firstDayOf(monthOf(from)) && to <= lastDayOf(monthOf(from)))
    return `en ${SPANISH_MONTHS[Number(from.slice(5, 7)) - 1] ?? ""}${yearOf(from) === yearOf(today) ? "" : " del año pasado"}`;
  return from >= addDays(today, -7) ? "esta semana" : "la semana pasada";
}

export const dayWords = (day: Day): string =>
  `${Number(day.slice(8))} de ${SPANISH_MONTHS[Number(day.slice(5, 7)) - 1] ?? ""} de ${day.slice(0, 4)}`;

const NOUNS: Readonly<Record<string, readonly [string, string]>> = {
  transaction: ["movimiento", "movimientos"],
  payment: ["pago", "pagos"],
  bill: ["pago", "pagos"],
  subscription: ["suscripción", "suscripciones"],
  day: ["día", "días"],
  category: ["categoría", "categorías"],
  debt: ["deuda", "deudas"],
};

export function countWords(count: number, noun: string): string {
  const [one, many] = NOUNS[noun] ?? ["", ""];
  return `${grouped(count)} ${count === 1 ? one : many}`.trim();
}
