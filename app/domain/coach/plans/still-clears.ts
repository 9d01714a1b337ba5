// 'And does rent still clear': what checking holds on its lowest day ahead with so much put aside each month, and after
// the next rent.

import { sentences } from "~/domain/coach/advice";
import { factName } from "~/domain/coach/facts/fact";
import { dueBetween, isIncome } from "~/domain/ledger/recurring";
import { anyOf, inOrder } from "~/domain/language/pattern";
import type { Cents } from "~/domain/money";
import { type Day, monthOf, monthsBetween } from "~/domain/periods";
import { type PlanTurn, worked, workedUsd } from "./turn";

const HREF = "/cash-flow";
const HOUSING = "mortgage_rent";
const ASKS_OF_BILLS = anyOf(
  inOrder(
    /\b(?:rent|mortgage|bills?|checking|payments?)\b.*/,
    /\b(?:clears?|covered?|paid|go(?:es)? through|above|below|zero|short|safe|fit|okay|ok|fine)\b/,
  ),
  /\b(?:pay|cover|make|afford|enough for)\b (?:the |my |our |all )*(?:rent|mortgage|bills?)\b/,
);
const OF_RENT = /\brent\b|\bmortgage\b/;

/** Nothing where it isn't asked; `falls` where they don't. */
export function stillClears(turn: PlanTurn, eachCents: Cents): { text: string; falls: boolean } {
  const { plain, ground } = turn;
  if (!ASKS_OF_BILLS.test(plain)) return { text: "", falls: false };
  const days = ground.checking ?? [];
  const last = days.at(-1);
  if (!last)
    return {
      text: "Whether your bills still clear I can't tell: I see no checking account with bills ahead.",
      falls: false,
    };
  // The first is put aside next month, as plans count.
  const aside = (day: Day): Cents => monthsBetween(monthOf(ground.today), monthOf(day)) * eachCents;
  const then = days.map(({ day, cents }) => ({ day, cents: cents - aside(day) }));
  const low = then.reduce((lowest, one) => (one.cents < lowest.cents ? one : lowest));
  const day = (id: string, value: Day) => worked(turn, id, "Day", { unit: "day", day: value }, HREF);
  const amount = workedUsd(
    turn,
    "clears-low",
    low.cents < 0 ? "Overdrawn on the lowest day" : "On the lowest day",
    Math.abs(low.cents),
    HREF,
  );
  const text = sentences(
    `${low.cents < 0 ? "Not all of your bills would clear" : "Your bills still clear"}: with that put aside each month ` +
      `checking ${low.cents < 0 ? "would be" : "holds"} ${amount}${low.cents < 0 ? " overdrawn" : ""} on its lowest day, ` +
      `${day("clears-day", low.day)}, with the bills and pay I know of and usual spending until ` +
      `${day("clears-until", last.day)}.`,
    OF_RENT.test(plain) ? ofRent(turn, then) : "",
  );
  return { text, falls: low.cents < 0 };
}

function ofRent(turn: PlanTurn, then: readonly { day: Day; cents: Cents }[]): string {
  const { inputs, ground } = turn;
  const last = then.at(-1)?.day ?? ground.today;
  const rents = inputs.recurring.filter((one) => one.active && !isIncome(one) && one.category === HOUSING);
  const [next] = dueBetween(rents, ground.today, last);
  if (!next) return "I see no rent or mortgage among the bills ahead, so of that I can't tell.";
  const left = then.find(({ day }) => day === next.day)?.cents ?? 0;
  const name = worked(
    turn,
    "rent-name",
    "Name",
    { unit: "name", text: factName(next.stream.merchantName) },
    "/recurring",
  );
  const rent = workedUsd(turn, "rent-due", "Expected", Math.abs(next.stream.typicalCents), "/recurring");
  const day = worked(turn, "rent-day", "Due", { unit: "day", day: next.day }, "/recurring");
  const rest = workedUsd(turn, "rent-left", left < 0 ? "Missing" : "Left in checking", Math.abs(left), HREF);
  return left < 0
    ? `${name}, ${rent} on ${day}, doesn't clear out of checking alone: ${rest} would be missing.`
    : `${name}, ${rent} on ${day}, clears and leaves ${rest} in checking.`;
}
