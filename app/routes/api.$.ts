import { NOT_FOUND } from "~/contracts/errors";
import { forMethods, json } from "~/lib/http-api.server";

// Nothing is known here, to anybody: the one pair of doors without a guard.
export const loader = forMethods([], () => json({ message: NOT_FOUND }, 404));
export const action = loader;
