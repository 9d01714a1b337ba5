import { apiLoader } from "~/lib/http-api.server";
import { assessCredit } from "~/mutations/credit.server";
import { apiCalls } from "~/mutations/serve.server";
import { currentAssessment } from "~/services/credit/credit.server";

export const loader = apiLoader((user) => currentAssessment(user));
export const action = apiCalls(assessCredit);
