// argon2id with at most four hashes in flight: more would let a crowd at the login take the machine from everyone else.
import { hash, verify } from "@node-rs/argon2";
import { dictionary } from "@zxcvbn-ts/language-common";
import { normalizePassword } from "~/domain/people/password-rules";
import { AppError } from "~/contracts/errors";
import { REFUSALS } from "~/texts/refusals";

const ARGON = { memoryCost: 65_536, timeCost: 3, parallelism: 1 };
const IN_FLIGHT = 4;
const WAITING = 24;

const common = new Set(dictionary["passwords-common"].filter((word) => String(word).length >= 8).map(String));

let running = 0;
const queue: (() => void)[] = [];

/** Whoever comes when all places are taken waits, and is refused when too many wait already. */
export async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= IN_FLIGHT) {
    if (queue.length >= WAITING)
      throw new AppError("unavailable", REFUSALS.any.manyLoggingIn, {
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
  return inTurn(() => hash(normalizePassword(password), ARGON));
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

type Checked = {
  matches: boolean;
  /** Made with other parameters than today's, or of the text as it was typed: to be made anew while the password is at hand. */
  outdated: boolean;
};

/** Without a stored hash it takes just as long and says no. */
export async function checkPassword(stored: string | undefined, password: string): Promise<Checked> {
  const against = stored ?? (await decoyHash());
  const normal = normalizePassword(password);
  if (await inTurn(() => verify(against, normal))) return { matches: stored !== undefined, outdated: isOld(against) };
  if (normal === password) return { matches: false, outdated: false };
  // Hashes from before passwords were normalised are of what was typed.
  const asTyped = await inTurn(() => verify(against, password));
  return { matches: stored !== undefined && asTyped, outdated: asTyped };
}

export async function verifyPassword(stored: string | undefined, password: string): Promise<boolean> {
  return (await checkPassword(stored, password)).matches;
}

function isOld(stored: string): boolean {
  return (
    !stored.startsWith("$argon2id$") ||
    !stored.includes(`m=${ARGON.memoryCost},t=${ARGON.timeCost},p=${ARGON.parallelism}$`)
  );
}

export function isCommonPassword(password: string): boolean {
  return common.has(normalizePassword(password).toLowerCase());
}
