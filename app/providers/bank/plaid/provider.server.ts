// Plaid as a bank provider.
import { env } from "~/lib/env.server";
import { limit } from "~/lib/rate-limit.server";
import type { BankProvider, LinkRequest } from "../port";
import * as calls from "./calls.server";
import { webhookVerifier } from "./webhook.server";

/** Banks that sign people in on their own site send them back here. Plaid takes only an address that it was told of before. */
const oauthReturn = () =>
  env.BANK_PROVIDER === "sandbox" || env.PLAID_OAUTH === "on" ? { redirectUri: `${env.APP_URL}/accounts` } : {};

export const plaid: BankProvider = {
  name: "plaid",
  isLinkToken: (text) => /^public-[a-z]+-[A-Za-z0-9-]{8,}$/.test(text),
  startLink: (request: LinkRequest) =>
    calls.createLinkToken({
      ...request,
      webhook: `${env.APP_URL}/webhooks/plaid`,
      // Its own pages bring people back by themselves.
      ...(request.completionUri === undefined ? oauthReturn() : {}),
    }),
  linkResult: (linkToken) => calls.linkResult(linkToken),
  exchange: (token) => calls.exchangePublicToken(token),
  async describe(accessToken) {
    const found = await calls.fetchAccounts(accessToken);
    const name = found.institutionId === null ? "Bank" : await calls.institutionName(found.institutionId);
    return { ...found, institutionName: name };
  },
  changes: (accessToken, cursor, withinMs) => calls.fetchChanges(accessToken, cursor, withinMs),
  refresh: (accessToken) => calls.requestRefresh(accessToken),
  remove: (accessToken) => calls.removeItem(accessToken),
  verifyWebhook: webhookVerifier(async (kid) => {
    await limit("plaid-webhook-key", 20, 60);
    return calls.fetchWebhookKey(kid);
  }),
};
