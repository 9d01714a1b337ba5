// The one question of a week: what a look back asks for most, with the place where it's answered.

import { doubleCharges } from "~/domain/ledger/odd-charges";
import { rowsHref } from "~/domain/ledger/row-links";
import { tidyName } from "~/domain/ledger/tidy-name";
import { formatUsd } from "~/domain/money";
import type { Rows, WeekChange } from "./changes";

export type WeekQuestion = { id: string; text: string; hint: string; href: string; label: string };

type Asked = Rows & { changes: readonly WeekChange[]; waiting: number; isInTrouble: boolean };

export function questionOf(asked: Asked): WeekQuestion {
  if (asked.isInTrouble)
    return {
      id: "first",
      text: "Which payment comes first this week?",
      hint: "A home, power and food come before cards and loans.",
      href: "/coach?tab=health",
      label: "See what comes first",
    };
  return doubled(asked) ?? risen(asked) ?? more(asked) ?? unseen(asked) ?? ahead;
}

function doubled({ history, today, week }: Asked): WeekQuestion | null {
  const pair = doubleCharges([...history], today).find(({ row }) => row.day >= week.from);
  if (!pair) return null;
  const { first, row } = pair;
  return {
    id: "double-charge",
    text: `Did you buy twice at ${tidyName(row.merchantName)}?`,
    hint: `${formatUsd(-row.cents)} was charged two times. If you bought once, ask for one of them back.`,
    href: rowsHref({ from: first.day, to: row.day, q: row.merchantName }),
    label: "See both charges",
  };
}

function risen({ changes }: Asked): WeekQuestion | null {
  const rise = changes.find(({ kind }) => kind === "price");
  if (!rise || rise.cents === null) return null;
  return {
    id: "price",
    text: `Is it still worth ${formatUsd(rise.cents)} to you?`,
    hint: `${rise.title}. If you'd not sign up again at this price, it's time to cancel.`,
    href: rise.href,
    label: "See its payments",
  };
}

function more({ changes }: Asked): WeekQuestion | null {
  const change = changes.find(({ kind, isMore }) => kind === "category" && isMore);
  if (!change) return null;
  const [name = ""] = change.title.split(":");
  return {
    id: "more",
    text: `${name}: was this a one-time thing?`,
    hint: "If it will stay like this, give it more room in your budget.",
    href: "/budget",
    label: "Open the budget",
  };
}

function unseen({ waiting }: Asked): WeekQuestion | null {
  if (waiting === 0) return null;
  return {
    id: "review",
    text: "Are your latest purchases in the right categories?",
    hint: waiting === 1 ? "1 transaction waits to be looked at." : `${waiting} transactions wait to be looked at.`,
    href: "/review",
    label: "Go through them",
  };
}

const ahead: WeekQuestion = {
  id: "ahead",
  text: "Is something bigger coming up?",
  hint: "A trip, a repair, a move: see what it would change before you decide.",
  href: "/what-if",
  label: "Try it out",
};
