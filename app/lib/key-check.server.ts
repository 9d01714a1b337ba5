// The database remembers with which key it was written, in a value that only that key opens. Whoever starts with other
// keys, or with none, is told so before anything is sealed with the wrong ones.
import { decrypt, encrypt, isSealedWithNewestKey } from "./crypto.server";
import { db, Prisma } from "./db.server";
import { ConfigError, env } from "./env.server";
import { hasSecrets, SECRETS_FILE, secrets } from "./secrets.server";

const ID = 1;
const CONTEXT = "KeyCheck";
const TEXT = "the keys fit";
const NO_SUCH_TABLE = "P2021";

/** Refuses with a sentence where the keys at hand are not the database's; a new database takes them on. */
export async function checkKeys(hasKeys: boolean = hasSecrets()): Promise<void> {
  const found = await read();
  if (!hasKeys && (found !== undefined || (await db.user.findFirst({ select: { id: true } }))))
    throw new ConfigError(
      `The keys of this database are missing: restore ${SECRETS_FILE} from your backup, or set SESSION_SECRET and ENCRYPTION_KEYS to what they were.`,
    );
  if (found !== undefined) return assertOpens(found);
  await db.keyCheck.createMany({ data: { id: ID, sealed: encrypt(TEXT, CONTEXT) }, skipDuplicates: true });
  assertOpens((await read()) ?? "");
}

/** After everything else was sealed again: from now on the newest key is the one that must not be lost. */
export async function resealKeyCheck(): Promise<void> {
  const found = await read();
  if (found === undefined || isSealedWithNewestKey(found)) return;
  await db.keyCheck.updateMany({ where: { id: ID, sealed: found }, data: { sealed: encrypt(TEXT, CONTEXT) } });
}

async function read(): Promise<string | undefined> {
  try {
    return (await db.keyCheck.findUnique({ where: { id: ID } }))?.sealed;
  } catch (error) {
    if (error instanceof Prisma.PrismaClientKnownRequestError && error.code === NO_SUCH_TABLE)
      throw new ConfigError("The database is not up to date: run node scripts/serve.mjs --migrate first.");
    throw error;
  }
}

function assertOpens(sealed: string): void {
  const name = sealed.split(".")[0] ?? "";
  const from = env.ENCRYPTION_KEYS === undefined ? SECRETS_FILE : "ENCRYPTION_KEYS";
  if (!secrets().keys.some((key) => key.id === name))
    throw new ConfigError(`This database was written with the key ${name}, which is missing in ${from}: put it back.`);
  try {
    decrypt(sealed, CONTEXT);
  } catch {
    throw new ConfigError(
      `This database was written with another key ${name} than the one in ${from}: restore that one from your backup.`,
    );
  }
}
