// Where the coach's panel was opened, by the address of the screen under it.
import { categoryName, isCategoryId } from "~/domain/categories/list";
import { type Place, type PlaceQuestions, questionsAt } from "~/domain/coach/parts/places";
import { MAX_TAG, tagOf } from "~/domain/ledger/tags";
import { isMonth, monthOf } from "~/domain/periods";
import type { CurrentUser } from "~/lib/auth.server";
import { db } from "~/lib/db.server";

/** Null while the panel is closed. */
export async function panelQuestions(user: CurrentUser, address: URL): Promise<PlaceQuestions | null> {
  if (address.searchParams.get("panel") !== "coach") return null;
  return questionsAt(await placeAt(user, address));
}

async function placeAt(user: CurrentUser, { pathname, searchParams }: URL): Promise<Place> {
  const current = monthOf(user.today);
  switch (pathname) {
    case "/":
    case "/dashboard":
      return searchParams.get("period") === "week" ? { is: "week" } : { is: "month", month: current, isCurrent: true };
    case "/budget": {
      const month = searchParams.get("month") ?? current;
      return isMonth(month) && month !== current ? { is: "month", month, isCurrent: false } : { is: "budget" };
    }
    case "/goals":
      return (await goalAt(user.id, searchParams)) ?? { is: "goals" };
    case "/transactions":
      return (await transactionAt(user.id, searchParams)) ?? taggedAt(searchParams) ?? { is: "anywhere" };
    case "/week":
      return { is: "week" };
    case "/cash-flow":
      return { is: "ahead" };
    case "/recurring":
      return { is: "recurring" };
    case "/net-worth":
      return { is: "worth" };
    case "/accounts":
      return { is: "accounts" };
    case "/credit":
      return { is: "credit" };
    default:
      return (await accountAt(user.id, pathname)) ?? { is: "anywhere" };
  }
}

/** The thing of the screen that the panel was opened from, or that the screen shows. */
const aboutOf = (params: URLSearchParams, shown: string): string =>
  (params.get("about") ?? params.get(shown) ?? "").slice(0, 80);

async function goalAt(userId: string, params: URLSearchParams): Promise<Place | null> {
  const id = aboutOf(params, "goal");
  if (!id) return null;
  const goal = await db.goal.findFirst({ where: { userId, id, deletedAt: null }, select: { name: true, type: true } });
  return goal && { is: "goal", name: goal.name, type: goal.type === "debt" ? "debt" : "savings" };
}

async function accountAt(userId: string, pathname: string): Promise<Place | null> {
  const id = /^\/accounts\/([^/]{1,80})$/.exec(pathname)?.[1];
  if (id === undefined) return null;
  const account = await db.account.findFirst({
    where: { userId, id },
    select: { accountName: true, accountType: true },
  });
  return (
    account && { is: "account", name: account.accountName, owes: ["credit", "loan"].includes(account.accountType) }
  );
}

function taggedAt(params: URLSearchParams): Place | null {
  const tag = tagOf(params.get("tag") ?? "").slice(0, MAX_TAG);
  return tag === "" ? null : { is: "tag", tag };
}

async function transactionAt(userId: string, params: URLSearchParams): Promise<Place | null> {
  const id = aboutOf(params, "edit");
  const row = id
    ? await db.transaction.findFirst({
        where: { userId, id, deletedAt: null },
        select: { merchantName: true, kind: true },
      })
    : null;
  if (row) return { is: "transaction", merchant: row.merchantName, isIncome: row.kind === "income" };
  const category = params.get("category") ?? "";
  return isCategoryId(category) ? { is: "category", name: categoryName(category) } : null;
}
