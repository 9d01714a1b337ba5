// The bank vendors in use.
import { env } from "~/lib/env.server";
import { plaid } from "./plaid/provider.server";
import type { BankProvider } from "./port";
import { simplefin } from "./simplefin/provider.server";

/** The one that has pages to link on, and sends webhooks. */
export const bank: BankProvider = plaid;

/** To these somebody brings a token that they have made elsewhere. */
export const tokenBank: BankProvider = simplefin;

export const banks: readonly BankProvider[] = [bank, tokenBank];

const IN_USE: Record<typeof env.BANK_PROVIDER, readonly BankProvider[]> = {
  sandbox: banks,
  plaid: banks,
  simplefin: [tokenBank],
  off: [],
};

export const isInUse = (provider: BankProvider): boolean => IN_USE[env.BANK_PROVIDER].includes(provider);

/** The vendor of a stored connection. */
export function bankOf({ provider }: { provider: string }): BankProvider {
  return banks.find(({ name }) => name === provider) ?? bank;
}
