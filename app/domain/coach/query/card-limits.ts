// Cards' limits: how high, how much is used, how much is free.

import { sentences } from "~/domain/coach/advice";
import { utilizationOf } from "~/domain/household/utilization";
import { pendingOf, type StandingAccount } from "./data";
import { chosenAccounts, missing, type StandingTurn } from "./standing-turn";

const GOOD = 30;
const LINK = { href: "/accounts" };

/** What is on its way takes from what is free. */
function afterPending(room: number, cards: readonly StandingAccount[], { found, notes }: StandingTurn): string {
  const cents = pendingOf(
    found,
    cards.map(({ id }) => id),
  );
  return cents < 0
    ? `With ${notes.usd("pending", "Pending", cents, { href: "/transactions" })} that's pending it's ${notes.usd("free-then", "Free of the limit, pending charges taken off", room + cents, LINK)}.`
    : "";
}

export function limits(turn: StandingTurn): string {
  const { measure, query, household, notes } = turn;
  const cards = chosenAccounts(query.subject, household, ["credit"]).filter(({ limitCents }) => (limitCents ?? 0) > 0);
  const found = utilizationOf(cards);
  if (!found) return missing("card with a limit among the linked accounts").text;
  const whole = notes.usd("limit", "Credit limit", found.limitCents, LINK);
  const part = notes.usd("used", "Used of the limit", found.usedCents, LINK);
  const share = notes.add("utilization", "Credit utilization", { unit: "percent", percent: found.percent }, LINK);
  const [first] = cards;
  const name = cards.length === 1 && first ? notes.name("card", first.name) : "your cards";
  if (measure === "limit") return `The limit of ${name} is ${whole}; ${part} of it is used, ${share}.`;
  const room = found.limitCents - found.usedCents;
  const free = notes.usd("free", room < 0 ? "Over the limit" : "Free of the limit", room, LINK);
  if (measure === "available")
    return room < 0
      ? `Nothing: ${name} stands ${free} over the limit of ${whole}.`
      : `${free} is left of the limit of ${whole} on ${name}; ${part} of it is used, ${share}. ${afterPending(room, cards, turn)}`.trim();
  const wanted = query.condition.percent ?? GOOD;
  const guide = notes.add("good", "Share of the limit that is held against", { unit: "percent", percent: wanted });
  const over = found.usedCents - Math.floor((found.limitCents * wanted) / 100);
  return sentences(
    `You use ${share} of your credit limit: ${part} of ${whole}.`,
    found.percent < wanted
      ? `The mark to hold it against is ${guide}, and you're below it.`
      : `The mark to hold it against is ${guide}, and you're past it; paying ${notes.usd("pay-down", "To pay down to reach the guideline", over, LINK)} brings it there.`,
  );
}
