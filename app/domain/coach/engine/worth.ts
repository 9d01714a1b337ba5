// What all of it is worth: the balances together, as every screen has them, today and as far back as rows tell.

import { bullets, paragraphs, sentences } from "~/domain/coach/advice";
import { type Cents, sumCents } from "~/domain/money";
import type { StandingAccount } from "~/domain/coach/query/data";
import { accountsOf } from "./filters";
import { isEachThen, eachThen } from "./standing-then";
import { missing, type StandingTurn, type StandingWords } from "./standing-turn";
import { ofWhat, worthThen } from "./worth-then";

const LINK = { href: "/accounts" };
const sum = (accounts: readonly StandingAccount[]): Cents => sumCents(accounts.map(({ balanceCents }) => balanceCents));

/** Without what is left out by its account, its kind, or the goal that it is; of some accounts or kinds only these. */
export function accountsOfWorth({ query, household }: Pick<StandingTurn, "query" | "household">): StandingAccount[] {
  const { except = [] } = query.subject;
  const wanted = accountsOf(query.subject, household);
  const owed = household.debts.filter(({ id }) => except.includes(id)).map(({ accountId }) => accountId);
  return household.accounts.filter(
    ({ id, type }) =>
      (wanted === null || wanted.includes(id)) && !except.includes(id) && !except.includes(type) && !owed.includes(id),
  );
}

export function worth(given: StandingTurn): StandingWords {
  const turn = { ...given, household: { ...given.household, accounts: accountsOfWorth(given) } };
  const { household, query } = turn;
  if (household.accounts.length === 0) return missing("linked account");
  if (isEachThen(query, household.today)) return eachThen(turn, household.accounts);
  const isToday = query.period === null && query.comparison === null;
  return isToday && query.shape !== "trend" && query.statistic === "total" ? today(turn) : worthThen(turn);
}

function today({ household, notes, query }: StandingTurn): StandingWords {
  const { accounts, debts } = household;
  const has = accounts.filter(({ balanceCents }) => balanceCents > 0);
  const owes = accounts.filter(({ balanceCents }) => balanceCents < 0);
  const net = sum(accounts);
  const value = notes.usd("worth", "Net worth of what is linked", net, LINK);
  const own = notes.usd("have", "Have", sum(has), LINK);
  const owed = notes.usd("owe", "Owed", -sum(owes), LINK);
  const parts = accounts.map(({ name, balanceCents }, at) => {
    const cents = notes.usd(`account-${at + 1}`, balanceCents < 0 ? "Owed" : "Balance", balanceCents, LINK);
    return `${notes.name(`account-${at + 1}-name`, name)}: ${balanceCents < 0 ? `${cents} owed` : cents}`;
  });
  const typed = debts.filter(({ accountId }) => accountId === null);
  const others = sumCents(typed.map(({ balanceCents }) => balanceCents));
  return {
    text: paragraphs(
      sentences(
        net < 0
          ? `What you owe is ${value} more than what you have:`
          : `Your net worth, ${ofWhat(query)}, is ${value}:`,
        `${own} in accounts, less ${owed} owed.`,
      ),
      bullets(parts.slice(0, 10)),
      others > 0
        ? `Debts that you wrote down and no linked account shows aren't in it: ${notes.usd("typed", "Debts without an account", others, { href: "/goals" })}.`
        : "",
    ),
    list: accounts.map(({ name, balanceCents }) => ({ label: name, cents: balanceCents, href: "/accounts" })),
  };
}
