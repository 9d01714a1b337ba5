import { AnalyzeInput } from "~/contracts/budget";
import { apiAction, methodNotAllowed } from "~/lib/http-api.server";
import { analyzeSelection } from "~/services/ledger/analyze-spending.server";

export const loader = methodNotAllowed("POST");
export const action = apiAction({ POST: [AnalyzeInput, (user, input) => analyzeSelection(user, input)] });
