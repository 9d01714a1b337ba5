// Keys from the environment, or made once and kept in DATA_DIR, readable by the owner alone.
import { randomBytes } from "node:crypto";
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { makeDataDir } from "./data-dir.server";
import { ConfigError, env } from "./env.server";

const Stored = z.object({ sessionSecret: z.string().min(32), encryptionKeys: z.string().min(40) });

type Secrets = { sessionSecret: string; keys: { id: string; key: Buffer }[] };

let loaded: Secrets | undefined;

export function secrets(): Secrets {
  loaded ??= load();
  return loaded;
}

/** Where they are kept, unless the environment has them all. */
export const SECRETS_FILE = join(env.DATA_DIR, "secrets.json");

/** False where asking for the secrets would make new ones. */
export function hasSecrets(): boolean {
  return loaded !== undefined || isConfigured || existsSync(SECRETS_FILE);
}

const isConfigured = env.SESSION_SECRET !== undefined && env.ENCRYPTION_KEYS !== undefined;

function load(): Secrets {
  const stored = isConfigured ? undefined : readOrMake();
  const sessionSecret = env.SESSION_SECRET ?? stored?.sessionSecret ?? "";
  if (sessionSecret.length < 32) throw new ConfigError("SESSION_SECRET must have at least 32 characters.");
  return { sessionSecret, keys: parseKeys(env.ENCRYPTION_KEYS ?? stored?.encryptionKeys ?? "") };
}

/** `id:base64,id:base64`; the first one writes, all of them read. */
export function parseKeys(text: string): { id: string; key: Buffer }[] {
  return text.split(",").map((part) => {
    const [id = "", value = ""] = part.trim().split(":");
    const key = Buffer.from(value, "base64");
    if (!/^[a-z0-9-]{1,16}$/i.test(id) || key.length !== 32)
      throw new ConfigError("ENCRYPTION_KEYS must be 'id:base64' pairs of 32-byte keys, separated by commas.");
    return { id, key };
  });
}

type StoredSecrets = z.infer<typeof Stored>;

function readOrMake(): StoredSecrets {
  if (!existsSync(SECRETS_FILE)) make();
  try {
    return Stored.parse(JSON.parse(readFileSync(SECRETS_FILE, "utf8")));
  } catch {
    throw new ConfigError(`The file ${SECRETS_FILE} can't be read as the app's secrets.`);
  }
}

/** On the disk before anything is sealed with it, and of several that start at once one makes it for all. */
function make(): void {
  const made: StoredSecrets = {
    sessionSecret: randomBytes(48).toString("base64url"),
    encryptionKeys: `k1:${randomBytes(32).toString("base64")}`,
  };
  makeDataDir(env.DATA_DIR);
  const draft = `${SECRETS_FILE}.${randomBytes(6).toString("hex")}`;
  try {
    const file = openSync(draft, "wx", 0o600);
    writeFileSync(file, JSON.stringify(made));
    fsyncSync(file);
    closeSync(file);
    putInPlace(draft);
  } catch {
    throw new ConfigError(`DATA_DIR (${env.DATA_DIR}) can't be written to.`);
  } finally {
    rmSync(draft, { force: true });
  }
}

function putInPlace(draft: string): void {
  try {
    linkSync(draft, SECRETS_FILE);
  } catch {
    // Somebody else was quicker, or this is a file system without links.
    if (!existsSync(SECRETS_FILE)) renameSync(draft, SECRETS_FILE);
  }
}
