// What Quicken writes in a brokerage account: actions with amounts that have no sign. Buying and selling shares moves money,
// and is neither spending nor income.
import { anyOf, captured, inOrder } from "~/domain/language/pattern";
import type { Cents } from "~/domain/money";

const PAID = new Set(["buy", "cvrshrt", "xout", "withdrwx"]);
const GOT = new Set(["sell", "shtsell", "xin", "contribx", "rtrncap"]);
const COSTS = new Set(["miscexp", "margint"]);
const EARNED = new Set(["div", "intinc", "cglong", "cgmid", "cgshort", "miscinc"]);
/** Reinvested at once, paid from or to another account, or shares without money: nothing moves in this one. */
const NO_MONEY = inOrder(
  /^/,
  captured(
    anyOf(
      /reinv(div|int|lg|md|mid|sh)|shrs(in|out)|stksplit|grant|vest|exerc\w*|expire|reminder/,
      /(buy|sell|cvrshrt|shtsell|div|intinc|cglong|cgmid|cgshort|miscinc|miscexp|margint|rtrncap)x/,
    ),
  ),
  /$/,
);

type Action = { sign: 1 | -1; category: string | null } | "no-money";

/** Null: it's none, and the amount has a sign of its own. */
export function actionOf(text: string): Action | null {
  const action = text.trim().toLowerCase();
  if (NO_MONEY.test(action)) return "no-money";
  if (PAID.has(action)) return { sign: -1, category: "Transfer" };
  if (GOT.has(action)) return { sign: 1, category: "Transfer" };
  if (COSTS.has(action)) return { sign: -1, category: null };
  return EARNED.has(action) ? { sign: 1, category: "Income" } : null;
}

/** "Buy Acme Fund": the action, and of which share. */
export const nameOf = (action: string, share: string): string => `${action.trim()} ${share.trim()}`.trim();

export const signed = ({ sign }: Exclude<Action, "no-money">, cents: Cents): Cents =>
  sign === 1 ? Math.abs(cents) : 0 - Math.abs(cents);
