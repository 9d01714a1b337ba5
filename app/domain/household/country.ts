/** Where we know who helps. */
export type Country = "US";

/** The country that an account's currency names; null where it names none that we know helpers of. */
export function countryOf(currencies: readonly string[]): Country | null {
  return currencies.length === 0 || currencies.includes("USD") ? "US" : null;
}
