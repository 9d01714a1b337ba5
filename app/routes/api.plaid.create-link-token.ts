import { Nothing, apiAction, methodNotAllowed } from "~/lib/http-api.server";
import { withErrorField } from "~/services/bank-answers.server";
import { createLink } from "~/services/link.server";

export const loader = methodNotAllowed("POST");
export const action = apiAction({ POST: [Nothing, (user) => withErrorField(() => createLink(user))] }, { gated: true });
