// Access tokens at rest: sealed for their user, their item and their column, so that a row can't be swapped for another.
import { decrypt, encrypt } from "~/lib/crypto.server";

const context = (userId: string, itemId: string) => `${userId}|${itemId}|BankItem.accessToken`;

export const sealToken = (userId: string, itemId: string, token: string): string =>
  encrypt(token, context(userId, itemId));

export const openToken = (item: { userId: string; id: string; accessToken: string }): string =>
  decrypt(item.accessToken, context(item.userId, item.id));
