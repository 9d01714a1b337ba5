// What is on accounts: today, on another day, at its lowest, and how it changed.

import { bullets, paragraphs, sentences } from "~/domain/coach/advice";
import { type Cents, sumCents } from "~/domain/money";
import type { AnswerRow, FactNotes } from "~/domain/coach/query/answer";
import type { StandingAccount } from "~/domain/coach/query/data";
import { inOrOn, past, standingPlace, threshold } from "./earlier-balances";
import { besideOther } from "./balance-less";
import { accountsOf } from "./filters";
import { eachThen, isEachThen, thenAndNow, twoDays } from "./standing-then";
import { chosenAccounts, missing, standingPendingWords, type StandingTurn, type StandingWords } from "./standing-turn";

const CASH = ["checking", "savings"];
const LINK = { href: "/accounts" };
const SHOWN = 10;

export function chosenFor({ query, household }: Pick<StandingTurn, "query" | "household">): StandingAccount[] {
  const isAll = query.shape === "list" || query.shape === "ranking" || query.by === "account";
  return isAll && accountsOf(query.subject, household) === null
    ? [...household.accounts]
    : chosenAccounts(query.subject, household, CASH);
}

const named = (notes: FactNotes, accounts: readonly StandingAccount[]): string =>
  bullets(
    accounts.map(({ name, balanceCents }, at) => {
      const value = notes.usd(`account-${at + 1}`, balanceCents < 0 ? "Owed" : "Balance", balanceCents, LINK);
      return `${notes.name(`account-${at + 1}-name`, name)}: ${balanceCents < 0 ? "owed " : ""}${value}`;
    }),
  );

const rowsOf = (accounts: readonly StandingAccount[]): AnswerRow[] =>
  accounts.map(({ name, balanceCents }) => ({ label: name, cents: balanceCents, href: "/accounts" }));

export function balance(turn: StandingTurn): StandingWords {
  const { query, household, notes } = turn;
  const { subject, statistic, shape, comparison, period } = query;
  if (statistic === "count")
    return {
      text: `You have ${notes.count("count", "Linked accounts", household.accounts.length, "linked account", LINK)}.`,
    };
  const [elsewhere] = subject.merchants ?? [];
  if (elsewhere) return unlinked(elsewhere, turn);
  const chosen = chosenFor(turn);
  if (chosen.length === 0) return missing("such account among the linked ones");
  if (isEachThen(query, household.today)) return eachThen(turn, chosen);
  const days = twoDays(query, household.today);
  if (days) return thenAndNow(turn, chosen, days, `${inOrOn(chosen)} ${standingPlace(subject, chosen, notes)}`);
  if (comparison?.against === "amount") return threshold(turn, chosen, comparison) ?? now(turn, chosen, chosen);
  if (period !== null || shape === "trend" || statistic !== "total") return past(turn, chosen);
  const sorted = [...chosen]
    .sort((a, b) => (query.least ? 1 : -1) * (a.balanceCents - b.balanceCents))
    .slice(0, query.take ?? SHOWN);
  const list = rowsOf(sorted);
  if (shape === "list") return { text: paragraphs("Your balances:", named(notes, sorted), everything(turn)), list };
  if (shape === "ranking") return { text: ranked(sorted, query.least, turn), list };
  return now(turn, chosen, sorted);
}

/** Another account's balance is no answer; what is linked is said. */
function unlinked(name: string, { household, notes }: StandingTurn): StandingWords {
  const own = household.accounts.slice(0, SHOWN);
  return {
    text: paragraphs(
      `I see no ${notes.name("asked-name", name)} account among the linked ones, so I can't tell. What is linked:`,
      named(notes, own),
    ),
    list: rowsOf(own),
  };
}

function ranked(sorted: readonly StandingAccount[], least: boolean, { notes }: StandingTurn): string {
  const [first] = sorted;
  if (!first) return "";
  const value = notes.usd("account-1", "Balance", first.balanceCents, LINK);
  const own = notes.name("account-1-name", first.name);
  return first.balanceCents < 0
    ? `${own} has the ${least ? "least" : "most"}: ${value} is owed there.`
    : `${own} has the ${least ? "least" : "most"}: ${value}.`;
}

function now(
  turn: StandingTurn,
  chosen: readonly StandingAccount[],
  sorted: readonly StandingAccount[],
): StandingWords {
  const { query, notes } = turn;
  const total = sumCents(chosen.map(({ balanceCents }) => balanceCents));
  const value = notes.usd("total", total < 0 ? "Owed" : "Balance", total, LINK);
  const first = `You ${total < 0 ? "owe" : "have"} ${value} ${inOrOn(chosen)} ${standingPlace(query.subject, chosen, notes)}.`;
  const list = rowsOf(sorted);
  if (query.comparison?.against === "subject")
    return { text: besideOther(first, query.comparison.subject, chosen, turn), list };
  const share = query.shape === "share" ? shareOf(total, turn) : "";
  const isAll = Object.keys(query.subject).length === 0;
  return {
    text: paragraphs(
      sentences(first, share, standingPendingWords(chosen, turn)),
      chosen.length > 1 ? named(notes, sorted) : "",
      isAll ? everything(turn) : "",
    ),
    list,
  };
}

function shareOf(cents: Cents, { household, notes }: StandingTurn): string {
  const all = sumCents(
    household.accounts.filter(({ balanceCents }) => balanceCents > 0).map(({ balanceCents }) => balanceCents),
  );
  if (all <= 0) return "";
  const part = notes.add(
    "share",
    "Part of what is in all accounts",
    { unit: "percent", percent: (cents / all) * 100 },
    LINK,
  );
  return `That's ${part} of the ${notes.usd("all", "In all accounts", all, LINK)} in all your accounts.`;
}

/** 'In total' may mean investments too, and less what is owed: both are said. */
function everything({ household, notes }: StandingTurn): string {
  // A checking account that is overdrawn is no card.
  const isOwed = ({ balanceCents, type }: StandingAccount) => balanceCents < 0 && !CASH.includes(type);
  const has = household.accounts.filter((one) => !isOwed(one));
  const owed = household.accounts.filter(isOwed);
  const invested = has.filter(({ type }) => !CASH.includes(type));
  if (invested.length === 0 && owed.length === 0) return "";
  const all = sumCents(has.map(({ balanceCents }) => balanceCents));
  const owes = -sumCents(owed.map(({ balanceCents }) => balanceCents));
  return sentences(
    invested.length > 0
      ? "With " +
          notes.usd("invested", "In investments", sumCents(invested.map(({ balanceCents }) => balanceCents)), LINK) +
          ` of investments it's ${notes.usd("all", "In all accounts", all, LINK)} in all.`
      : "",
    owed.length > 0
      ? `On cards and loans you owe ${notes.usd("owe", "Owed on cards and loans", owes, LINK)}, which leaves ` +
          `${notes.usd("net", "All balances together", all - owes, LINK)}${all < owes ? " too little" : ""}.`
      : "",
  );
}
