// From which account a bill goes, as its last charges did; and what leaves besides bills: own money that moves by itself, and
// what a card's statement asks for.

import { bullets, paragraphs } from "~/domain/coach/advice";
import type { ForecastEntry } from "~/domain/forecast/types";
import type { Recurring } from "~/domain/ledger/recurring";
import { CASH_FLOW_PATH } from "~/domain/ledger/row-links";
import type { Period } from "~/domain/coach/query/algebra";
import type { Household } from "~/domain/coach/query/data";
import { accountsOf } from "./filters";
import { HREF, itemName, type ScheduleTurn } from "./schedule-turn";

/** The account's name; nothing where no forecast knows it. */
function accountOfBill({ key }: Pick<Recurring, "key">, { forecast, accounts }: Household): string | null {
  const id = forecast?.plans.find(({ stream }) => stream.key === key)?.accountId;
  return accounts.find((account) => account.id === id)?.name ?? null;
}

/** ', charged to Cashback Card' */
export function chargedTo(item: Recurring, at: number, { household, notes }: ScheduleTurn): string {
  const name = accountOfBill(item, household);
  return name === null ? "" : `, charged to ${notes.name(`item-${at + 1}-account`, name)}`;
}

/** 'Which account are my bills on': each account with what goes from it. */
export function byAccount(items: readonly Recurring[], turn: ScheduleTurn): string {
  const { household, notes } = turn;
  const names = [...new Set(items.map((item) => accountOfBill(item, household)))];
  const lines = names.map((name, group) => {
    const own = items.filter((item) => accountOfBill(item, household) === name).slice(0, MAX_LISTED);
    const parts = own.map((item) => {
      const at = items.indexOf(item);
      return `${itemName(notes, item, at)} (${notes.usd(`item-${at + 1}`, "A month", item.monthlyCents, HREF)} a month)`;
    });
    return `${name === null ? "I can't tell which" : notes.name(`account-${group + 1}-name`, name)}: ${parts.join(", ")}`;
  });
  return paragraphs("By the account that each was last charged to:", bullets(lines));
}
const MAX_LISTED = 24;

const MAX_BESIDES = 6;
const LINK = { href: CASH_FLOW_PATH };

/** What is no bill and leaves the accounts that are meant all the same; of one shop or category nothing else is asked. */
export function leavesBesides({ query, household, notes }: ScheduleTurn, { from, to }: Period): string {
  const { categories, merchants } = query.subject;
  if (categories || merchants || query.take !== null) return "";
  const wanted = accountsOf(query.subject, household);
  const cash = household.accounts.filter(({ type }) => CASH.includes(type)).map(({ id }) => id);
  const isMeant = (entry: ForecastEntry): boolean =>
    (entry.kind === "transfer" || (entry.kind === "statement" && entry.confidence !== "guessed")) &&
    entry.cents < 0 &&
    entry.day >= from &&
    entry.day <= to &&
    (wanted ?? cash).includes(entry.accountId);
  const found = (household.forecast?.entries ?? []).filter(isMeant).slice(0, MAX_BESIDES);
  if (found.length === 0) return "";
  const nameOf = (id: string | null): string =>
    household.accounts.find((one) => one.id === id)?.name ?? "another account";
  const lines = found.map((entry, at) => {
    const tag = `besides-${at + 1}`;
    const value = notes.usd(
      tag,
      entry.kind === "statement" ? "Card payment expected" : "Moves by itself",
      entry.cents,
      LINK,
    );
    const day = notes.day(`${tag}-day`, "Expected on", entry.day, LINK);
    const other = notes.name(`${tag}-to`, nameOf(entry.otherAccountId));
    return `${value} ${entry.kind === "statement" ? "for the statement of" : "to"} ${other} on ${day}`;
  });
  return paragraphs("Besides bills, this leaves by itself:", bullets(lines));
}
const CASH: readonly string[] = ["checking", "savings"];
