// The bank vendor in use.
import { plaid } from "./plaid/provider.server";
import type { BankProvider } from "./port";

export const bank: BankProvider = plaid;
