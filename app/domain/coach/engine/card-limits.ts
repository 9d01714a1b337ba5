// Cards' limits: how high, how much is used, how much is free.

import { sentences } from "~/domain/coach/advice";
import { percentOfLimit, type Utilization, utilizationOf } from "~/domain/household/utilization";
import type { Cents } from "~/domain/money";
import { rowsHref } from "~/domain/ledger/row-links";
import { pendingOf, type StandingAccount } from "~/domain/coach/query/data";
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
    ? `With ${notes.usd("pending", "Pending", cents, { href: "/transactions" })} that's pending it's ` +
        `${notes.usd("free-then", "Free of the limit, pending charges taken off", room + cents, LINK)}.`
    : "";
}

type Limits = { cards: readonly StandingAccount[]; found: Utilization; name: string };

/** Whether something can still be charged: what is free, what stays free, and how much of the limit is used then. */
function takes(
  wantedCents: Cents,
  { cards, found, name }: Limits,
  { query, notes, found: rows }: StandingTurn,
): string {
  const pending = -Math.min(
    0,
    pendingOf(
      rows,
      cards.map(({ id }) => id),
    ),
  );
  const usd = (id: string, label: string, cents: Cents) => notes.usd(id, label, cents, LINK);
  const percent = (id: string, label: string, cents: Cents) =>
    notes.add(id, label, { unit: "percent", percent: percentOfLimit(cents, found.limitCents) }, LINK);
  const free = found.limitCents - found.usedCents - pending;
  const rest = free - wantedCents;
  const wanted = notes.add("wanted", "The amount you asked about", { unit: "usd", cents: wantedCents });
  const mark = query.condition.percent ?? GOOD;
  const then = percentOfLimit(found.usedCents + wantedCents, found.limitCents);
  const guide = notes.add("good", "Share of the limit that is held against", { unit: "percent", percent: mark });
  const onTheWay =
    pending > 0
      ? `, ${notes.usd("pending", "Pending", pending, { href: "/transactions" })} that's pending taken off already`
      : "";
  return sentences(
    rest < 0
      ? "No, it doesn't fit the limit."
      : query.condition.percent !== undefined && then > mark
        ? "It fits the limit, but goes past the share that you named."
        : "Yes, it fits the limit.",
    `${usd("free", free < 0 ? "Over the limit" : "Free of the limit", free)} of the limit ` +
      `of ${usd("limit", "Credit limit", found.limitCents)} on ${name} is ` +
      `${free < 0 ? "used beyond it" : "free"}${onTheWay}: ${wanted} ` +
      (rest < 0
        ? `is ${usd("then", "Missing", rest)} more than that`
        : `would leave ${usd("then", "Free of the limit then", rest)}`) +
      ".",
    rest < 0
      ? ""
      : `${percent("utilization", "Credit utilization", found.usedCents)} of the limit is used now, and ` +
          `${percent("utilization-then", "Credit utilization then", found.usedCents + wantedCents)} would be used ` +
          `then, ${toMark(then, mark, guide)}.`,
  );
}

const toMark = (then: number, mark: number, guide: string): string =>
  then < mark
    ? `still below the ${guide} to hold it against`
    : then > mark
      ? `past the ${guide} to hold it against until it's paid`
      : `right at the ${guide} to hold it against`;

/** Charges that aren't booked yet are in no balance, and held against the limit all the same. */
function heldBack(
  cards: readonly StandingAccount[],
  { limitCents, usedCents }: Utilization,
  turn: StandingTurn,
): string {
  const { found, notes } = turn;
  const ids = cards.map(({ id }) => id);
  const pending = -Math.min(0, pendingOf(found, ids));
  if (pending === 0) return "";
  const rows = rowsHref({ pending: true, ...(ids.length === 1 ? { account: ids[0] } : { accounts: ids }) });
  const value = notes.usd("pending", "Pending", pending, { href: rows });
  const free = notes.usd(
    "free",
    "Free of the limit, pending charges taken off",
    limitCents - usedCents - pending,
    LINK,
  );
  return `Another ${value} is pending: it isn't in what's owed yet and already held against the limit, so ${free} is available.`;
}

/** What can still be charged below a share of the limit. */
function upTo(percent: number, { cards, found, name }: Limits, turn: StandingTurn): string {
  const { notes } = turn;
  const room = Math.floor((found.limitCents * percent) / 100) - found.usedCents;
  const guide = notes.add("good", "Share of the limit that is held against", { unit: "percent", percent });
  const value = notes.usd("free", room < 0 ? "Beyond that share" : "Free up to that share", room, LINK);
  const used = notes.usd("used", "Used of the limit", found.usedCents, LINK);
  const [are, their] = cards.length === 1 ? ["is", "its"] : ["are", "their"];
  return sentences(
    room <= 0
      ? `Nothing: ${name} ${are} ${room < 0 ? `${value} past` : "at"} ${guide} of ${their} limit already.`
      : `${value} more takes ${name} to ${guide} of ${their} limit: ${used} of ${notes.usd("limit", "Credit limit", found.limitCents, LINK)} is used.`,
    afterPending(room, cards, turn),
  );
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
  if (measure === "limit")
    return sentences(
      `The limit of ${name} is ${whole}; ${part} of it is used, ${share}.`,
      heldBack(cards, found, turn),
    );
  const wanted = query.condition.percent ?? GOOD;
  if (query.comparison?.against === "amount") return takes(query.comparison.cents, { cards, found, name }, turn);
  if (measure === "available" && query.condition.percent !== undefined)
    return upTo(wanted, { cards, found, name }, turn);
  if (measure === "available") {
    const room = found.limitCents - found.usedCents;
    const free = notes.usd("free", room < 0 ? "Over the limit" : "Free of the limit", room, LINK);
    return room < 0
      ? `Nothing: ${name} ${cards.length === 1 ? "stands" : "stand"} ${free} over the limit of ${whole}.`
      : `${free} is left of the limit of ${whole} on ${name}; ${part} of it is used, ${share}. ${afterPending(room, cards, turn)}`.trim();
  }
  const guide = notes.add("good", "Share of the limit that is held against", { unit: "percent", percent: wanted });
  const over = found.usedCents - Math.floor((found.limitCents * wanted) / 100);
  return sentences(
    `You use ${share} of your credit limit: ${part} of ${whole}.`,
    over <= 0
      ? `The mark to hold it against is ${guide}, and you're ${found.percent < wanted ? "below" : "right at"} it.`
      : `The mark to hold it against is ${guide}, and you're past it; ` +
          `paying ${notes.usd("pay-down", "To pay down to reach the guideline", over, LINK)} brings it there.`,
  );
}
