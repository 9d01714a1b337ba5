import { apiLoader, methodNotAllowed } from "~/lib/http-api.server";
import { weekAnswer } from "~/services/week/week.server";

export const loader = apiLoader((user) => weekAnswer(user));
export const action = methodNotAllowed("GET");
