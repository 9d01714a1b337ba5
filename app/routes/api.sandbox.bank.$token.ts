import { apiLoader } from "~/lib/http-api.server";
import { practiceBankStep } from "~/mutations/bank.server";
import { apiCalls } from "~/mutations/serve.server";
import { bankModal } from "~/services/bank/practice-pages.server";

/** The practice bank's modal asks here what its pages ask in forms. */
export const loader = apiLoader((_user, { params }) => bankModal(params.token ?? ""), { gated: true });
export const action = apiCalls(practiceBankStep);
