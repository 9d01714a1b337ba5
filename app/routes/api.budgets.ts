import { monthOf } from "~/domain/periods";
import { apiLoader, methodNotAllowed } from "~/lib/http-api.server";
import { listBudgets } from "~/services/budget/budget.server";

export const loader = apiLoader((user) => listBudgets(user.id, monthOf(user.today)));
export const action = methodNotAllowed("GET");
