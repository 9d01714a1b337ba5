// What bills come to a month, held against an amount: 'are cable, internet and phone really like $200?'

import { bullets, paragraphs } from "~/domain/coach/advice";
import type { Recurring } from "~/domain/ledger/recurring";
import type { Comparison } from "~/domain/coach/query/algebra";
import { HREF, itemName, listOf, monthly, type ScheduleTurn, type ScheduleWords } from "./schedule-turn";

type Amount = Extract<Comparison, { against: "amount" }>;
/** So near it is about that. */
const NEAR = 0.03;

export function againstAmount(
  { notes }: ScheduleTurn,
  items: readonly Recurring[],
  { cents, is }: Amount,
): ScheduleWords {
  const sum = monthly(items);
  const more = sum - cents;
  const isNear = Math.abs(more) <= cents * NEAR;
  const total = notes.usd("total", "A month, together", sum, HREF);
  const limit = notes.add("limit", "The amount you asked about", { unit: "usd", cents });
  const gap = notes.usd("gap", more < 0 ? "Less than that" : "More than that", more, HREF);
  const holds = is === "over" ? more > 0 : is === "under" ? more < 0 : isNear;
  const verdict = holds ? "Yes" : is === "about" && more < 0 && sum > cents / 2 ? "Not quite" : "No";
  const [only, second] = items;
  const what = only && !second ? itemName(notes, only, 0) : "together they";
  const far = more === 0 ? `just the ${limit} that you said` : `${gap} ${more < 0 ? "less" : "more"} than ${limit}`;
  const each = items.map(
    (item, at) => `${itemName(notes, item, at)}: ${notes.usd(`item-${at + 1}`, "A month", item.monthlyCents, HREF)}`,
  );
  return {
    text: paragraphs(
      `${verdict}: ${what} ${second ? "come" : "comes"} to ${total} a month, ${far}.`,
      second ? bullets(each) : "",
    ),
    list: listOf(items),
  };
}
