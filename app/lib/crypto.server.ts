// The only place that holds keys: encryption of vendors' tokens, hashes of our own, and comparisons in constant time.
import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { secrets } from "./secrets.server";

/** AES-256-GCM. `context` (user, row, column) is authenticated: a value moved to another row does not decrypt. */
export function encrypt(text: string, context: string): string {
  const writer = secrets().keys[0];
  if (!writer) throw new Error("no encryption key");
  const iv = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", writer.key, iv);
  cipher.setAAD(Buffer.from(`${writer.id}|${context}`));
  const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return [
    writer.id,
    iv.toString("base64url"),
    cipher.getAuthTag().toString("base64url"),
    sealed.toString("base64url"),
  ].join(".");
}

export function decrypt(sealed: string, context: string): string {
  const [id, iv = "", tag = "", body = ""] = sealed.split(".");
  const reader = secrets().keys.find((key) => key.id === id);
  if (!reader) throw new Error("sealed with an unknown key");
  const decipher = createDecipheriv("aes-256-gcm", reader.key, Buffer.from(iv, "base64url"), { authTagLength: 16 });
  decipher.setAAD(Buffer.from(`${reader.id}|${context}`));
  decipher.setAuthTag(Buffer.from(tag, "base64url"));
  return Buffer.concat([decipher.update(Buffer.from(body, "base64url")), decipher.final()]).toString("utf8");
}

/** Whether a value is sealed with the key that writes now; what is not is due for rotation. */
export function isSealedWithNewestKey(sealed: string): boolean {
  return sealed.split(".")[0] === secrets().keys[0]?.id;
}

export function sha256(text: string | Uint8Array): string {
  return createHash("sha256").update(text).digest("hex");
}

/** A keyed digest with the session secret; `purpose` keeps the uses apart. */
export function sign(purpose: string, text: string): string {
  return createHmac("sha256", secrets().sessionSecret).update(`${purpose}|${text}`).digest("base64url");
}

export function safeEqual(a: string, b: string): boolean {
  const left = createHash("sha256").update(a).digest();
  const right = createHash("sha256").update(b).digest();
  return timingSafeEqual(left, right);
}

/** 256 bits of randomness as text. */
export function randomToken(bytes = 32): string {
  return randomBytes(bytes).toString("base64url");
}
