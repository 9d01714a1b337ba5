// A payment to a card is called like the card: who says 'the red card' means the account, and no shop.

import type { Person } from "./person";
import type { Entity } from "./spot";

const OF_PAYMENT = /\b(?:payments?|pmt|auto ?pay|transfers?|trnsfr|xfer)\b/i;

export function apartFromPayments(
  accounts: readonly Entity[],
  merchants: readonly Entity[],
  words: readonly string[],
  person: Person,
): { accounts: readonly Entity[]; merchants: readonly Entity[] } {
  const more: Entity[] = [];
  const kept = merchants.filter((one) => {
    if (!one.values.every((name) => OF_PAYMENT.test(name))) return true;
    if (accounts.some(({ start, end }) => start <= one.start && one.end <= end)) return false;
    const said = ` ${words.slice(one.start, one.end).join(" ")} `;
    const own = person.accounts.filter(({ name }) => ` ${name.toLowerCase()} `.includes(said));
    if (own.length !== 1) return true;
    more.push({ ...one, kind: "account", values: own.map(({ id }) => id) });
    return false;
  });
  return { accounts: [...accounts, ...more], merchants: kept };
}
