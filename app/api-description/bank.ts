import { AccountsAnswer, BankErrorAnswer, PracticeBankAnswer } from "~/contracts/answers/bank";
import { NetWorthAnswer } from "~/contracts/answers/net-worth";
import * as writes from "~/mutations/bank.server";
import { mutation, read } from "./endpoint";

export const bank = [
  read("/api/accounts", {
    summary: "The connected accounts with their balances.",
    output: AccountsAnswer,
    example: {
      answer: [
        {
          id: "7c1e0f5ab2d84936a0e5c4b7f1d82369",
          accountName: "Everyday Checking",
          institutionName: "First Platypus Bank",
          accountNumber: "••••4821",
          accountType: "checking",
          balance: 2430.18,
        },
      ],
    },
  }),
  read("/api/net-worth", {
    summary: "What somebody has less what they owe, by month and by group.",
    details:
      "Accounts in other money than US dollars, and balances that a bank doesn't tell, are left out. " +
      "A month before an account's own past begins doesn't count it.",
    output: NetWorthAnswer,
    example: {
      answer: {
        netWorth: 6180.18,
        change: 410.5,
        points: [
          { day: "2026-10-31", netWorth: 5769.68, assets: 6420.18, debts: -650.5 },
          { day: "2026-11-21", netWorth: 6180.18, assets: 6430.18, debts: -250 },
        ],
        groups: [
          {
            id: "cash",
            name: "Cash",
            balance: 6430.18,
            change: 10,
            accountIds: ["7c1e0f5ab2d84936a0e5c4b7f1d82369"],
          },
          {
            id: "cards",
            name: "Cards",
            balance: -250,
            change: 400.5,
            accountIds: ["5d1a90c3f7b84e2d9b6e0f4c81a72395"],
          },
        ],
        owed: {
          total: 4000,
          debts: 1,
          elsewhere: 4000,
          paidInFull: [{ accountId: "5d1a90c3f7b84e2d9b6e0f4c81a72395", name: "Cashback Card", amount: 250 }],
          unseen: [{ category: "student_loans", monthly: 184.5 }],
        },
      },
    },
  }),
  mutation(writes.disconnectAccount, {
    summary: "Disconnects an account and takes its transactions away.",
    details: "With a connection's last account, the connection ends at the bank as well.",
    example: { answer: { removedTransactions: 312 } },
  }),
  mutation(writes.createLinkToken, {
    summary: "A token that opens the bank's own sign-in.",
    error: BankErrorAnswer,
    refuses: [409],
    limit: "30 an hour",
    example: { answer: { link_token: "link-sandbox-33792986-2b9c-4b80-b1f2-518caaac6183" } },
  }),
  mutation(writes.exchangeToken, {
    summary: "Turns what the bank's sign-in gave into a connection, and brings its transactions in.",
    error: BankErrorAnswer,
    refuses: [409],
    limit: "30 an hour",
    example: {
      request: { publicToken: "public-sandbox-b0e2c4ee-a763-4df5-bfe9-46a46bce993d", metadata: {} },
      answer: { itemId: "c93a5b1e70d24f8896b1e4a7d05c2f3e" },
    },
  }),
  mutation(writes.refreshTransactions, {
    summary: "Asks every connected bank for news.",
    limit: "20 a minute",
    example: { answer: { newTransactions: 4 } },
  }),
  read("/api/sandbox/bank/:token", {
    summary: "What the practice bank offers; only where no real bank is set up.",
    who: "plan",
    output: PracticeBankAnswer,
    example: {
      answer: {
        repairing: null,
        institutions: [
          { id: "ins_1", name: "First Platypus Bank", about: "Checking, savings and a card", oauth: false },
        ],
      },
    },
  }),
  mutation(writes.practiceBankStep, {
    summary: "One step at the practice bank: sign in, connect accounts, leave, or come back.",
    example: {
      request: { step: "signin", institution: "ins_1", username: "user_good", password: "pass_good" },
      answer: {
        status: "signed_in",
        accounts: [{ role: "checking", name: "Everyday Checking", mask: "4821", subtype: "checking" }],
      },
    },
  }),
] as const;
