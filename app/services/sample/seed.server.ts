// The demo account: made once, when the database has none. What it owns comes in through the same doors as anybody's.
import { DEMO_ACCOUNT } from "~/contracts/demo";
import { db, newId } from "~/lib/db.server";
import { env } from "~/lib/env.server";
import { hashPassword } from "~/lib/passwords.server";
import { catchUpDemo } from "~/services/sample/demo-catch-up.server";
import { linkSandboxHousehold } from "./demo-bank.server";
import { planForDemo } from "./demo-plans.server";

/** True when the account was made now. */
export async function seed(): Promise<boolean> {
  if (env.DEMO_ACCOUNT === "off") return false;
  const { username, password, email, firstName, lastName } = DEMO_ACCOUNT;
  const known = await db.user.findUnique({ where: { username }, select: { id: true, isDemo: true } });
  if (known?.isDemo) await catchUpDemo(known.id);
  if (known) return false;
  const id = newId();
  await db.user.create({
    data: { id, username, email, firstName, lastName, isDemo: true, passwordHash: await hashPassword(password) },
  });
  if (await linkSandboxHousehold(id)) await planForDemo(id);
  return true;
}
