// Keys from the environment, or made once and kept in DATA_DIR, readable by the owner alone.
import { randomBytes } from "node:crypto";
import { chmodSync, readFileSync, writeFileSync } from "node:fs";
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

function load(): Secrets {
  const stored = env.SESSION_SECRET && env.ENCRYPTION_KEYS ? undefined : readOrMake();
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

function readOrMake(): z.infer<typeof Stored> {
  const file = join(env.DATA_DIR, "secrets.json");
  try {
    return Stored.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ENOENT"))
      throw new ConfigError(`The file ${file} can't be read as the app's secrets.`);
  }
  const made = {
    sessionSecret: randomBytes(48).toString("base64url"),
    encryptionKeys: `k1:${randomBytes(32).toString("base64")}`,
  };
  makeDataDir(env.DATA_DIR);
  try {
    writeFileSync(file, JSON.stringify(made), { mode: 0o600, flag: "wx" });
    chmodSync(file, 0o600);
  } catch {
    throw new ConfigError(`DATA_DIR (${env.DATA_DIR}) can't be written to.`);
  }
  return made;
}
