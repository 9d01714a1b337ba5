// How often an hour somebody may try to sign in: from one address, from it with one name, and with one name from devices
// that never had it. A right password takes back what its own address and name have used up.
import { forgive, limit } from "~/lib/rate-limit.server";

const HOUR = 3600;
const BY_ADDRESS = 120;
const BY_ADDRESS_AND_NAME = 20;
const BY_NAME_ELSEWHERE = 300;

type Who = { ip: string; username: string };

const together = ({ ip, username }: Who): string => `login|${ip}|${username}`;

export async function limitSignIn(who: Who & { isKnown: boolean }): Promise<void> {
  await limit(`login|${who.ip}`, BY_ADDRESS, HOUR);
  await limit(together(who), BY_ADDRESS_AND_NAME, HOUR);
  if (!who.isKnown) await limit(`login|${who.username}`, BY_NAME_ELSEWHERE, HOUR);
}

export const forgiveSignIn = (who: Who): Promise<void> => forgive(together(who));
