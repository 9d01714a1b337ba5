import { apiLoader } from "~/lib/http-api.server";
import { assessCredit } from "~/mutations/credit.server";
import { apiCalls } from "~/mutations/serve.server";
import { latestAssessment } from "~/services/credit/credit.server";

export const loader = apiLoader((user) => latestAssessment(user.id));
export const action = apiCalls(assessCredit);
