// Every call to a SimpleFIN server. Which one, the person's own token says: https and public addresses alone, but for the
// practice bridge on loopback and a bridge that whoever runs this server trusts.
import { now } from "~/lib/clock.server";
import { sha256 } from "~/lib/crypto.server";
import { AppError } from "~/contracts/errors";
import { env } from "~/lib/env.server";
import {
  type PublicAnswer,
  type PublicRequest,
  NoAnswer,
  UnsafeAddress,
  askPublic,
  askTrusted,
} from "~/lib/public-request.server";
import { limit } from "~/lib/rate-limit.server";
import { PRACTICE_ORIGIN } from "~/sandbox/simplefin/model";
import { type SimplefinSandbox, startSimplefinSandbox } from "~/sandbox/simplefin/server.server";
import { BankError } from "../bank-error";

const CLAIM_MS = 20_000;
const MAX_CLAIM_BYTES = 4_096;
const MAX_BYTES = 32 * 1024 * 1024;
/** As many requests as a connection may make in a day. */
const REQUESTS = 24;
const DAY_SECONDS = 86_400;

const TEXTS = {
  odd: "This isn't a SimpleFIN token. Copy the whole token that SimpleFIN shows and paste it here.",
  unsafe: "This token leads to an address that can't be asked: only https and public addresses are.",
  used:
    "This token doesn't exist or was used already. If it wasn't you who used it, disable it at SimpleFIN, as " +
    "somebody else may see your data. Then make a new one.",
  payment: "Your SimpleFIN subscription has ended. Renew it there, and updates go on by themselves.",
  tooOften: "SimpleFIN may be asked 24 times a day. Updates go on by themselves tomorrow.",
} as const;

let sandbox: Promise<SimplefinSandbox> | undefined;

/** The running practice bridge, for tests; null where there is no practice bank. */
function simplefinSandbox(): Promise<SimplefinSandbox | null> {
  if (env.BANK_PROVIDER !== "sandbox") return Promise.resolve(null);
  sandbox ??= startSimplefinSandbox().catch((error: unknown) => {
    sandbox = undefined;
    throw error;
  });
  return sandbox;
}

export async function closeSimplefin(): Promise<void> {
  const open = sandbox;
  sandbox = undefined;
  await (await open)?.close();
}

/** The address in a token; null where there is none. */
export function claimUrlOf(token: string): URL | null {
  const text = token.replace(/\s+/g, "");
  if (!/^[A-Za-z0-9+/_-]{16,2000}={0,2}$/.test(text)) return null;
  const url = urlOf(Buffer.from(text, "base64").toString("utf8"));
  return url && /^https?:$/.test(url.protocol) ? url : null;
}

/** Trades a token for the address that opens the accounts. It can be done once. */
export async function claim(token: string): Promise<string> {
  const url = claimUrlOf(token);
  if (!url) throw new BankError("request", "NOT_A_TOKEN", TEXTS.odd);
  const { status, body } = await send(url, { method: "POST", withinMs: CLAIM_MS, maxBytes: MAX_CLAIM_BYTES });
  if (status === 403 || status === 404 || status === 410) throw new BankError("request", "TOKEN_REFUSED", TEXTS.used);
  if (status !== 200) throw new BankError("outage", `CLAIM_${status}`, null);
  const access = urlOf(body);
  if (!access?.username || !access.password || credentialsIn(access) === null)
    throw new BankError("outage", "UNEXPECTED_ANSWER", null);
  return access.href;
}

/** What the server says of the accounts. Asked as often as a connection may be, and no more. */
export async function askAccounts(access: string, query: Record<string, string>, withinMs: number): Promise<unknown> {
  const url = urlOf(access);
  const credentials = url && credentialsIn(url);
  if (!url || credentials === null) throw new BankError("revoked", "NO_ACCESS_URL", null);
  await countRequest(access);
  url.username = "";
  url.password = "";
  url.pathname = `${url.pathname.replace(/\/+$/, "")}/accounts`;
  for (const [name, value] of Object.entries({ version: "2", ...query })) url.searchParams.set(name, value);
  const headers = {
    accept: "application/json",
    authorization: `Basic ${Buffer.from(credentials).toString("base64")}`,
  };
  const { status, body } = await send(url, { method: "GET", headers, withinMs, maxBytes: MAX_BYTES });
  if (status !== 200) throw refusalOf(status);
  try {
    return JSON.parse(body);
  } catch {
    throw new BankError("outage", "UNEXPECTED_ANSWER", null);
  }
}

export const hostOf = (access: string): string => urlOf(access)?.host ?? "";

function refusalOf(status: number): BankError {
  if (status === 402) return new BankError("item", "PAYMENT_REQUIRED", TEXTS.payment);
  if (status === 401 || status === 403) return new BankError("revoked", "ACCESS_REFUSED", null);
  if (status === 429) return new BankError("rate_limit", "TOO_MANY", TEXTS.tooOften);
  return new BankError(status >= 300 && status < 400 ? "request" : "outage", `STATUS_${status}`, null);
}

async function countRequest(access: string): Promise<void> {
  try {
    await limit(`simplefin:${sha256(access)}`, REQUESTS, DAY_SECONDS);
  } catch (error) {
    if (error instanceof AppError) throw new BankError("rate_limit", "DAILY_LIMIT", TEXTS.tooOften);
    throw error;
  }
}

async function send(url: URL, asking: PublicRequest): Promise<PublicAnswer> {
  try {
    const practice = url.origin === PRACTICE_ORIGIN ? await simplefinSandbox() : null;
    if (practice) return await askTrusted(new URL(url.pathname + url.search, practice.url), asking);
    if (url.origin === env.SIMPLEFIN_TRUSTED_ORIGIN) return await askTrusted(url, asking);
    return await askPublic(url, asking);
  } catch (error) {
    if (error instanceof UnsafeAddress)
      throw error.reason === "unknown_host"
        ? new BankError("outage", "UNKNOWN_HOST", null)
        : new BankError("request", "FORBIDDEN_ADDRESS", TEXTS.unsafe);
    if (error instanceof NoAnswer) throw new BankError("outage", "NO_ANSWER", null);
    throw error;
  }
}

/** In seconds, as the protocol counts. */
export const epochOf = (at: Date = now()): number => Math.floor(at.getTime() / 1_000);

/** Name and password as they're sent; null where they can't be told from the address. */
function credentialsIn({ username, password }: URL): string | null {
  try {
    return [username, password].map(decodeURIComponent).join(":");
  } catch {
    return null;
  }
}

function urlOf(text: string): URL | null {
  return URL.canParse(text) ? new URL(text) : null;
}
