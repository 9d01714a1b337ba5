// What the calls about banks and accounts answer.
import { z } from "zod";
import { Dollars, ErrorAnswer, Id } from "./shapes";

export const AccountAnswer = z.object({
  id: Id,
  accountName: z.string(),
  institutionName: z.string(),
  accountNumber: z.string().describe("All but the last digits are hidden"),
  accountType: z.string(),
  balance: Dollars.nullable().describe("null where the bank doesn't tell it"),
  currency: z.string().optional().describe("Given where it isn't US dollars"),
});

export const AccountsAnswer = z.array(AccountAnswer);
export const DisconnectedAnswer = z.object({ removedTransactions: z.number().int() });

export const LinkTokenAnswer = z.object({
  link_token: z.string(),
  sdk: z.string().optional().describe("The script of the practice bank, where no real one is set up"),
});
export const ExchangedAnswer = z.object({ itemId: Id });
export const RefreshedAnswer = z.object({
  newTransactions: z.number().int().describe("Of the last seven days"),
  stillFetching: z.literal(true).optional().describe("Some bank isn't done yet; more comes on its own"),
});

/** The calls that connect a bank say it in `error` as well, where their callers look for it. */
export const BankErrorAnswer = ErrorAnswer.extend({ error: z.string().optional() });

const PracticeAccount = z.object({ role: z.string(), name: z.string(), mask: z.string(), subtype: z.string() });

export const PracticeBankAnswer = z.object({
  repairing: z.object({ institutionId: z.string(), name: z.string() }).nullable(),
  institutions: z.array(z.object({ id: z.string(), name: z.string(), about: z.string(), oauth: z.boolean() })),
});

export const PracticeStepAnswer = z.discriminatedUnion("status", [
  z.object({ status: z.literal("signed_in"), accounts: z.array(PracticeAccount) }),
  z.object({ status: z.literal("refused"), message: z.string(), code: z.string().nullable() }),
  z.object({
    status: z.literal("done"),
    publicToken: z.string(),
    institution: z.object({ institution_id: z.string(), name: z.string() }),
    accounts: z.array(PracticeAccount),
  }),
  z.object({ status: z.literal("left") }),
]);
