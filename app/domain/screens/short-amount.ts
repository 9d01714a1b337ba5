import { type Cents, formatDollars } from "~/domain/money";

/**
 * Where there is room for no more: '$842', '$5.7k', '$57k', '$1.3M'; never more than three figures or two and a point, so
 * that two of them stand beside each other on a phone. What it is to the cent stands beside it.
 */
export function formatShort(cents: Cents): string {
  const size = Math.abs(cents);
  if (size < 999_50) return formatDollars(cents);
  const [unit, letter] = size < 999_500_00 ? [1_000_00, "k"] : [1_000_000_00, "M"];
  const tenths = Math.round((size * 10) / unit);
  return `${cents < 0 ? "-" : ""}$${tenths < 100 ? tenths / 10 : Math.round(size / unit)}${letter}`;
}
