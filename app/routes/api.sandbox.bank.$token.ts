import { BankModalStep } from "~/contracts/practice-bank";
import { apiAction, apiLoader } from "~/lib/http-api.server";
import { bankModal, bankModalStep } from "~/services/bank/practice-pages.server";

/** The practice bank's modal asks here what its pages ask in forms. */
export const loader = apiLoader((_user, { params }) => bankModal(params.token ?? ""), { gated: true });
export const action = apiAction(
  { POST: [BankModalStep, (_user, input, { params }) => bankModalStep(params.token ?? "", input)] },
  { gated: true },
);
