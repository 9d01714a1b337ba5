// What can be had on this server, by its settings.
import type { Offers } from "~/contracts/offers";
import { env } from "./env.server";

export function offers(): Offers {
  const { BANK_PROVIDER: bank, BILLING_PROVIDER: billing, DEMO_ACCOUNT: demo } = env;
  return {
    bankPages: bank === "sandbox" || bank === "plaid",
    bankToken: bank !== "off",
    billing: billing !== "off",
    demo: demo !== "off",
  };
}
