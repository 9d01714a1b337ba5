// A household for an account that is to show something: linked the honest way, through the sandbox bank's own steps.
import { env } from "~/lib/env.server";
import { db } from "~/lib/db.server";
import { HOUSEHOLD_BANK, linkAtOnce } from "~/sandbox/bank.server";
import { createLink, exchange } from "~/services/bank/link.server";

/** True when the household was linked now. Without the sandbox bank there is none to link. */
export async function linkSandboxHousehold(userId: string, institutionId: string = HOUSEHOLD_BANK): Promise<boolean> {
  if (env.BANK_PROVIDER !== "sandbox") return false;
  const linked = await db.bankItem.count({ where: { userId, institutionId } });
  if (linked > 0) return false;
  const person = { id: userId, isDemo: true };
  const { link_token } = await createLink(person);
  const publicToken = await linkAtOnce(link_token, institutionId);
  if (publicToken === null) return false;
  await exchange(person, { publicToken, metadata: null });
  return true;
}
