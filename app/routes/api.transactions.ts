import { monthOf, monthRange } from "~/domain/periods";
import { apiLoader, methodNotAllowed } from "~/lib/http-api.server";
import { listTransactions, readLimit } from "~/services/ledger/transactions.server";

export const loader = apiLoader((user, { url }) => {
  const limit = readLimit(url.searchParams.get("limit"));
  return listTransactions(user.id, { limit, since: monthRange(monthOf(user.today)).from });
});
export const action = methodNotAllowed("GET");
