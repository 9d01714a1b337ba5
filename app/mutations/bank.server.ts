// Writes of banks and accounts: what runs.
import {
  DisconnectedAnswer,
  ExchangedAnswer,
  LinkTokenAnswer,
  PracticeStepAnswer,
  RefreshedAnswer,
} from "~/contracts/answers/bank";
import { ExchangeInput, KeepBothInput, RepairForm, TokenForm } from "~/contracts/bank";
import { BankModalStep } from "~/contracts/practice-bank";
import { NoBody } from "~/lib/http-api.server";
import * as accounts from "~/services/bank/accounts.server";
import { withErrorField } from "~/services/bank/answers.server";
import { connectWithToken, createLink, exchange, startHostedLink } from "~/services/bank/link.server";
import { bankModalStep } from "~/services/bank/practice-pages.server";
import { keepBoth as keepBothAccounts } from "~/services/bank/same-accounts.server";
import * as mutations from "./bank";
import { signedIn } from "./guard.server";
import { serve, serveCall, serveForm } from "./serve.server";

const guard = signedIn({ gated: true });

export const connectBank = serveForm(mutations.connectBank, {
  guard,
  input: NoBody,
  run: async (user) => ({ url: await startHostedLink(user) }),
});

export const connectByToken = serveForm(mutations.connectByToken, {
  guard,
  input: TokenForm,
  run: async (user, { token, item }) => {
    await connectWithToken(user, token, item);
    return { isNew: item === undefined };
  },
});

export const repairConnection = serveForm(mutations.repairConnection, {
  guard,
  input: RepairForm,
  run: async (user, { item }) => ({ url: await startHostedLink(user, item) }),
});

export const endConnection = serveForm(mutations.endConnection, {
  guard,
  input: RepairForm,
  run: (user, { item }) => accounts.disconnectConnection(user.id, item),
});

export const refreshTransactions = serve(mutations.refreshTransactions, {
  guard,
  input: NoBody,
  output: RefreshedAnswer,
  run: (user) => accounts.refreshTransactions(user),
});

/** What was begun can be ended after a trial too. */
export const keepBoth = serveForm(mutations.keepBoth, {
  guard,
  input: KeepBothInput,
  run: (user, input) => keepBothAccounts(user.id, input),
});

export const disconnectAccount = serve(mutations.disconnectAccount, {
  guard: signedIn({ gated: "as-screen" }),
  input: NoBody,
  output: DisconnectedAnswer,
  run: (user, _input, { id }) => accounts.disconnectAccount(user.id, id),
});

export const createLinkToken = serveCall(mutations.createLinkToken, {
  guard,
  input: NoBody,
  output: LinkTokenAnswer,
  run: (user) => withErrorField(() => createLink(user)),
});

export const exchangeToken = serveCall(mutations.exchangeToken, {
  guard,
  input: ExchangeInput,
  output: ExchangedAnswer,
  run: (user, input) => withErrorField(() => exchange(user, input)),
});

export const practiceBankStep = serveCall(mutations.practiceBankStep, {
  guard,
  input: BankModalStep,
  output: PracticeStepAnswer,
  run: (_user, input, { id: token }) => bankModalStep(token, input),
});
