import { apiLoader, methodNotAllowed } from "~/lib/http-api.server";
import { getIncomeSpendingReport, readPeriod } from "~/services/screens/report.server";

export const loader = apiLoader((user, { url }) => getIncomeSpendingReport(user, readPeriod(url)));
export const action = methodNotAllowed("GET");
