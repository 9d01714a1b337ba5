// The bank's vendor in a test's own hands: what it answers to each question of the port, without a server in between.
import { afterAll, afterEach, beforeEach } from "vitest";
import { runPendingJobs } from "~/lib/jobs.server";
import { log } from "~/lib/log.server";
import { BankError } from "~/providers/bank/bank-error";
import { bank } from "~/providers/bank/index.server";
import { closeBank } from "~/providers/bank/plaid/client.server";
import type { BankAccount, BankProvider } from "~/providers/bank/port";

export const UNREACHABLE = "The bank connection service can't be reached. Please try again in a few minutes.";

/** What a person is told where the vendor refuses, by what it says. */
export const REFUSALS: readonly [BankError, object][] = [
  [new BankError("outage", "DOWN", null), { code: "unavailable", userMessage: UNREACHABLE, retryAfter: 30 }],
  [new BankError("rate_limit", "SLOW", "Slowly."), { code: "unavailable", userMessage: "Slowly.", retryAfter: 30 }],
  [new BankError("request", "ODD", "Not so."), { code: "bad_request", userMessage: "Not so." }],
];

export const fails = (error: unknown) => () => Promise.reject(error);

/** A bank with one account, newly named in each test, until a test says otherwise. */
export function useBankAnswers() {
  const real = { ...bank };
  const { warn } = log;
  const hand = {
    /** What the log was warned of. */
    told: new Array<unknown[]>(),
    /** The secrets of connections that were ended. */
    ended: new Array<string>(),
    number: 0,
    answer: (answers: Partial<BankProvider>) => void Object.assign(bank, answers),
    account: (more: Partial<BankAccount> = {}): BankAccount => ({
      ...{ providerAccountId: `account-${hand.number}`, accountName: "Everyday", accountNumber: "4411" },
      ...{ accountType: "checking", subtype: null, currency: "USD", balanceCents: 12_345 },
      ...{ availableCents: null, limitCents: null, ...more },
    }),
    described: (...accounts: BankAccount[]) => ({
      ...{ accounts: accounts.length > 0 ? accounts : [hand.account()], setAside: [] },
      ...{ institutionId: "ins_900002", institutionName: "Lakeside" },
    }),
    given: () => Promise.resolve({ accessToken: `access-${hand.number}`, providerItemId: `item-${hand.number}` }),
  };
  const nothing = { upsert: [], remove: [], setAside: [], cursor: "c", isReady: true };
  beforeEach(() => {
    hand.number += 1;
    hand.told.length = 0;
    hand.ended.length = 0;
    Object.assign(log, { warn: (...line: unknown[]) => void hand.told.push(line) });
    hand.answer({
      startLink: () => Promise.resolve({ linkToken: "link-1", hostedUrl: "https://bank.example/visit" }),
      exchange: hand.given,
      describe: () => Promise.resolve(hand.described()),
      changes: () => Promise.resolve({ ...nothing, accounts: hand.described().accounts }),
      remove: (token) => Promise.resolve(void hand.ended.push(token)),
    });
  });
  afterEach(async () => {
    Object.assign(bank, real);
    Object.assign(log, { warn });
    await runPendingJobs();
  });
  afterAll(closeBank);
  return hand;
}
