// Writes of accounts that no bank is asked about: what runs.
import {
  BalanceForm,
  NewAccount,
  NewTransaction,
  NewTransfer,
  NoFields,
  RepeatForm,
} from "~/contracts/accounts-by-hand";
import * as accounts from "~/services/accounts/by-hand.server";
import * as entries from "~/services/accounts/entries.server";
import * as repeats from "~/services/accounts/repeats.server";
import * as mutations from "./accounts-by-hand";
import { signedIn } from "./guard.server";
import { serveForm } from "./serve.server";

const guard = signedIn({ gated: true });

export const createAccount = serveForm(mutations.createAccount, {
  guard,
  input: NewAccount,
  run: async (user, input, { key }) => {
    await accounts.createAccount(user, input, key);
  },
});

export const setBalance = serveForm(mutations.setBalance, {
  guard,
  input: BalanceForm,
  run: async (user, { balance, day }, { id }) => {
    await accounts.setBalance(user, id, balance, day);
    return { id };
  },
});

export const closeAccount = serveForm(mutations.closeAccount, {
  guard,
  input: NoFields,
  run: async (user, _input, { id }) => {
    await accounts.closeAccount(user, id);
    return { id };
  },
});

export const reopenAccount = serveForm(mutations.reopenAccount, {
  guard,
  input: NoFields,
  run: async (user, _input, { id }) => {
    await accounts.reopenAccount(user, id);
    return { id };
  },
});

export const removeAccount = serveForm(mutations.removeAccount, {
  guard,
  input: NoFields,
  run: async (user, _input, { id }) => {
    await accounts.removeOwnAccount(user, id);
  },
});

export const addTransaction = serveForm(mutations.addTransaction, {
  guard,
  input: NewTransaction,
  run: (user, input, { key }) => entries.addTransaction(user, input, key),
});

export const addTransfer = serveForm(mutations.addTransfer, {
  guard,
  input: NewTransfer,
  run: (user, input, { key }) => entries.addTransfer(user, input, key),
});

export const pauseRepeat = serveForm(mutations.pauseRepeat, {
  guard,
  input: RepeatForm,
  run: async (user, { repeat }) => repeats.pauseRepeat(user.id, repeat),
});

export const resumeRepeat = serveForm(mutations.resumeRepeat, {
  guard,
  input: RepeatForm,
  run: async (user, { repeat }) => repeats.resumeRepeat(user, repeat),
});

export const removeRepeat = serveForm(mutations.removeRepeat, {
  guard,
  input: RepeatForm,
  run: async (user, { repeat }) => repeats.removeRepeat(user.id, repeat),
});
