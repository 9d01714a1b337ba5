import { type Cents, formatTick } from "~/domain/money";

/** Where there is room for no more: '$842', '$5.7k', '$1.25M'; what it is to the cent stands beside it. */
export function formatShort(cents: Cents): string {
  const tenths = Math.round(Math.abs(cents) / 100_00);
  if (Math.abs(cents) < 1_000_00 || tenths >= 10_000) return formatTick(cents);
  return `${cents < 0 ? "-" : ""}$${tenths / 10}k`;
}
