// The one bank client: Plaid's SDK. With keys it talks to Plaid; without, to the sandbox on loopback.
import type { PlaidApi } from "plaid";
import { env } from "~/lib/env.server";
import { type PlaidSandbox, startPlaidSandbox } from "~/sandbox/plaid/server.server";
import { BankError, type BankErrorKind } from "../bank-error";

const TIMEOUT_MS = 10_000;

export type Sdk = typeof import("plaid");
type Asked = { api: PlaidApi; sdk: Sdk };
type Connection = { asked: () => Promise<Asked>; sandbox: PlaidSandbox | null };

let connection: Promise<Connection> | undefined;

function connect(): Promise<Connection> {
  connection ??= open().catch((error: unknown) => {
    connection = undefined;
    throw error;
  });
  return connection;
}

async function open(): Promise<Connection> {
  if (env.BANK_PROVIDER === "sandbox") {
    const sandbox = await startPlaidSandbox();
    return { asked: once(() => client(sandbox.url, "sandbox", "sandbox")), sandbox };
  }
  // A connection from before stays as it is until its vendor is set up again.
  if (env.BANK_PROVIDER !== "plaid") throw new BankError("outage", "SWITCHED_OFF", null);
  const asked = once(() => client(env.PLAID_BASE_URL, env.PLAID_CLIENT_ID ?? "", env.PLAID_SECRET ?? ""));
  return { asked, sandbox: null };
}

/** The SDK takes 90 MB of memory: it is read when a bank is first asked, which many an installation never does. */
async function client(base: string | undefined, id: string, secret: string): Promise<Asked> {
  const sdk = await import("plaid");
  const basePath = base ?? sdk.PlaidEnvironments[env.PLAID_ENV] ?? "";
  const headers = { "PLAID-CLIENT-ID": id, "PLAID-SECRET": secret };
  const baseOptions = { timeout: TIMEOUT_MS, headers, proxy: false };
  return { api: new sdk.PlaidApi(new sdk.Configuration({ basePath, baseOptions })), sdk };
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
}

/** The running sandbox, for its own pages and for tests; null when the real vendor is in use. */
export async function bankSandbox(): Promise<PlaidSandbox | null> {
  return env.BANK_PROVIDER === "sandbox" ? (await connect()).sandbox : null;
}

/** Called by the server once it listens: the sandbox sends its webhooks there. Plaid itself is told with each link. */
export async function deliverBankEventsTo(port: number): Promise<void> {
  (await bankSandbox())?.deliverTo(`http://127.0.0.1:${port}`);
}

export async function closeBank(): Promise<void> {
  const open = connection;
  connection = undefined;
  if (open) await (await open).sandbox?.close();
}

/** Asks the vendor. Whatever goes wrong becomes a BankError that carries no keys: an error of the SDK holds them. */
export async function askPlaid<T>(call: (api: PlaidApi, sdk: Sdk) => Promise<{ data: T }>): Promise<T> {
  const { api, sdk } = await (await connect()).asked();
  try {
    return (await call(api, sdk)).data;
  } catch (error) {
    throw bankError(error);
  }
}

function bankError(error: unknown): BankError {
  const response = fieldOf(error, "response");
  const answer = fieldOf(response, "data");
  const status = fieldOf(response, "status");
  const code = textOf(answer, "error_code");
  if (typeof status !== "number" || code === null)
    return new BankError("outage", textOf(error, "code") ?? "NO_ANSWER", null);
  return new BankError(kindOf(status, textOf(answer, "error_type"), code), code, textOf(answer, "display_message"));
}

const REVOKED = ["USER_PERMISSION_REVOKED", "INVALID_ACCESS_TOKEN", "ITEM_NOT_FOUND"];

function kindOf(status: number, type: string | null, code: string): BankErrorKind {
  if (status === 429 || type === "RATE_LIMIT_EXCEEDED") return "rate_limit";
  if (status >= 500 || type === "API_ERROR" || type === "INSTITUTION_ERROR") return "outage";
  if (code === "ITEM_LOGIN_REQUIRED") return "sign_in";
  if (REVOKED.includes(code)) return "revoked";
  return type === "ITEM_ERROR" ? "item" : "request";
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}

function textOf(value: unknown, name: string): string | null {
  const field = fieldOf(value, name);
  return typeof field === "string" ? field : null;
}
