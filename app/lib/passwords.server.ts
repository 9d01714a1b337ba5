// argon2id with at most four hashes in flight: more would let a crowd at the login take the machine from everyone else.
import { hash, verify } from "@node-rs/argon2";
import { dictionary } from "@zxcvbn-ts/language-common";
import { AppError } from "~/contracts/errors";

const ARGON = { memoryCost: 65_536, timeCost: 3, parallelism: 1 };
const IN_FLIGHT = 4;
const WAITING = 24;

const common = new Set(dictionary["passwords-common"].filter((word) => String(word).length >= 8).map(String));

let running = 0;
const queue: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= IN_FLIGHT) {
    if (queue.length >= WAITING)
      throw new AppError("unavailable", "Many people are logging in right now. Please try again in a moment.", {
        retryAfter: 2,
      });
    await new Promise<void>((resolve) => queue.push(resolve));
  } else running++;
  try {
    return await work();
  } finally {
    const next = queue.shift();
    if (next) next();
    else running--;
  }
}

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, ARGON));
}

let decoy: Promise<string> | undefined;

/** Made once; when too many were waiting to make it, by whoever comes next. */
function decoyHash(): Promise<string> {
  decoy ??= hashPassword("a password that nobody has").catch((error: unknown) => {
    decoy = undefined;
    throw error;
  });
  return decoy;
}

/** Without a stored hash it takes just as long and says no. */
export async function verifyPassword(stored: string | undefined, password: string): Promise<boolean> {
  const against = stored ?? (await decoyHash());
  const matches = await inTurn(() => verify(against, password));
  return stored !== undefined && matches;
}

/** Whether a stored hash was made with other parameters than today's. */
export function needsRehash(stored: string): boolean {
  return (
    !stored.startsWith("$argon2id$") ||
    !stored.includes(`m=${ARGON.memoryCost},t=${ARGON.timeCost},p=${ARGON.parallelism}$`)
  );
}

export function isCommonPassword(password: string): boolean {
  return common.has(password.toLowerCase());
}
