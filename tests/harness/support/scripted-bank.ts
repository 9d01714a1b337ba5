// A bank outside the app that speaks the vendor's protocol and tells what a program has written down: a list of events,
// read in pages. It can refuse, hang, lie or wait at any call, and its webhooks are signed as the vendor signs them.
import { createHash } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { SignJWT, exportJWK, generateKeyPair } from "jose";
import { field, type Person } from "./person";

export type Row = {
  id: string;
  account: string;
  cents: number;
  day: string;
  pending?: boolean;
  pendingId?: string;
  name?: string;
};
type Event = { kind: "added" | "modified"; row: Row } | { kind: "removed"; id: string };
export type Fault =
  | "refuse"
  | "hang"
  | "too_many"
  | "server_error"
  | "truncated"
  | "not_json"
  | "wrong_shape"
  | "mutation"
  | "item_not_found"
  | "login_required";
type Hook = (path: string, body: unknown) => Fault | undefined | Promise<Fault | undefined>;

export class ScriptedBank {
  readonly events: Event[] = [];
  readonly asked: { path: string; body: unknown }[] = [];
  pageSize = 500;
  /** The accounts as the vendor words them; a program may put odd ones in. */
  accounts: object[] = ACCOUNTS;
  /** Rows as the vendor words them, told on the first page before the events. */
  oddRows: object[] = [];
  /** What the vendor says of its own reading from the bank. */
  updateStatus = "HISTORICAL_UPDATE_COMPLETE";
  /** Says with each page that there is more, and moves its cursor on for ever. */
  isEndless = false;
  /** Answers the same item for each public token. */
  isForgetful = false;
  /** When the key of its webhooks was withdrawn, in seconds. */
  keyExpiredAt: number | null = null;
  /** The name of that key. */
  keyId = "harness";
  /** Decides what goes wrong; answering nothing lets the call through. */
  hook: Hook = () => undefined;
  private made = 0;
  private delivered = 0;
  private readonly server = createServer((request, response) => void this.serve(request, response));
  private readonly keys = generateKeyPair("ES256", { extractable: true });

  static async start(): Promise<ScriptedBank> {
    const bank = new ScriptedBank();
    await new Promise<void>((done) => bank.server.listen(0, "127.0.0.1", done));
    return bank;
  }

  /** Settings that make a server ask here. */
  get settings() {
    const address = this.server.address();
    const port = typeof address === "object" && address ? address.port : 0;
    return {
      BANK_PROVIDER: "plaid",
      PLAID_CLIENT_ID: "harness",
      PLAID_SECRET: "harness",
      PLAID_BASE_URL: `http://127.0.0.1:${port}`,
    };
  }

  add(...rows: Row[]) {
    for (const row of rows) this.events.push({ kind: "added", row });
  }

  modify(row: Row) {
    this.events.push({ kind: "modified", row });
  }

  remove(id: string) {
    this.events.push({ kind: "removed", id });
  }

  /** What somebody who has read everything knows. */
  truth(): Map<string, Row> {
    const rows = new Map<string, Row>();
    for (const event of this.events) {
      if (event.kind === "removed") rows.delete(event.id);
      else rows.set(event.row.id, event.row);
    }
    return rows;
  }

  get cursor() {
    return `at-${this.events.length}`;
  }

  calls(path: string) {
    return this.asked.filter((one) => one.path === path);
  }

  /** A webhook's body and the header that vouches for it; no two are the same. */
  async webhook(
    itemId: string,
    code = "SYNC_UPDATES_AVAILABLE",
    at = new Date(),
  ): Promise<{ body: string; headers: Record<string, string> }> {
    const { privateKey } = await this.keys;
    const body = JSON.stringify({
      webhook_type: "TRANSACTIONS",
      webhook_code: code,
      item_id: itemId,
      environment: "sandbox",
      number: ++this.delivered,
    });
    const claim = new SignJWT({ request_body_sha256: createHash("sha256").update(body).digest("hex") });
    const header = await claim
      .setProtectedHeader({ alg: "ES256", kid: this.keyId, typ: "JWT" })
      .setIssuedAt(at)
      .sign(privateKey);
    return { body, headers: { "content-type": "application/json", "plaid-verification": header } };
  }

  close(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((done) => this.server.close(() => done()));
  }

  private async serve(request: IncomingMessage, response: ServerResponse) {
    let text = "";
    for await (const chunk of request) text += String(chunk);
    const body: unknown = JSON.parse(text || "{}");
    const path = request.url ?? "";
    this.asked.push({ path, body });
    const fault = await this.hook(path, body);
    if (fault) return this.fail(fault, request, response);
    const answer = await this.answer(path, body);
    reply(
      response,
      answer ? 200 : 404,
      answer ? { ...answer, request_id: "r" } : refusal("INVALID_REQUEST", "NOT_FOUND"),
    );
  }

  private fail(fault: Fault, request: IncomingMessage, response: ServerResponse) {
    if (fault === "refuse") return void request.socket.destroy();
    if (fault === "hang") return;
    if (fault === "truncated")
      return void response
        .writeHead(200, { "content-type": "application/json", "content-length": "4096" })
        .write('{"added":[{"transac', () => request.socket.destroy());
    if (fault === "not_json")
      return void response.writeHead(200, { "content-type": "text/html" }).end("<html>maintenance</html>");
    if (fault === "wrong_shape") return reply(response, 200, { surprise: true });
    if (fault === "too_many") return reply(response, 429, refusal("RATE_LIMIT_EXCEEDED", "TRANSACTIONS_SYNC_LIMIT"));
    if (fault === "item_not_found") return reply(response, 400, refusal("INVALID_INPUT", "ITEM_NOT_FOUND"));
    if (fault === "login_required") return reply(response, 400, refusal("ITEM_ERROR", "ITEM_LOGIN_REQUIRED"));
    if (fault === "mutation")
      return reply(response, 400, refusal("TRANSACTIONS_ERROR", "TRANSACTIONS_SYNC_MUTATION_DURING_PAGINATION"));
    reply(response, 500, refusal("API_ERROR", "INTERNAL_SERVER_ERROR"));
  }

  private async answer(path: string, body: unknown): Promise<object | undefined> {
    switch (path) {
      case "/link/token/create":
        return { link_token: "link-sandbox-harness", expiration: "2030-01-01T00:00:00Z" };
      case "/item/public_token/exchange":
        if (!this.isForgetful || this.made === 0) this.made += 1;
        return { access_token: `access-sandbox-${this.made}`, item_id: `item-${this.made}` };
      case "/accounts/get":
        return { accounts: this.accounts, item: { item_id: "item", institution_id: "ins_1" } };
      case "/institutions/get_by_id":
        return { institution: { name: "Scripted Bank" } };
      case "/transactions/sync":
        return this.page(String(field(body, "cursor") ?? "at-0"));
      case "/webhook_verification_key/get": {
        const { x = "", y = "" } = await exportJWK((await this.keys).publicKey);
        return {
          key: {
            alg: "ES256",
            crv: "P-256",
            kid: this.keyId,
            kty: "EC",
            use: "sig",
            x,
            y,
            created_at: 1,
            expired_at: this.keyExpiredAt,
          },
        };
      }
      case "/transactions/refresh":
      case "/item/remove":
        return {};
      default:
        return undefined;
    }
  }

  private page(cursor: string) {
    if (this.updateStatus === "NOT_READY") return { ...EMPTY, ...this.told() };
    const from = Number(cursor.replace("at-", ""));
    if (this.isEndless) return { ...EMPTY, ...this.told(), next_cursor: `at-${from + 1}`, has_more: true };
    const slice = this.events.slice(from, from + this.pageSize);
    const rows = (kind: Event["kind"]) =>
      slice.flatMap((event) => (event.kind === kind && event.kind !== "removed" ? [wire(event.row)] : []));
    return {
      added: [...(from === 0 ? this.oddRows : []), ...rows("added")],
      modified: rows("modified"),
      removed: slice.flatMap((event) =>
        event.kind === "removed" ? [{ transaction_id: event.id, account_id: "checking" }] : [],
      ),
      next_cursor: `at-${from + slice.length}`,
      has_more: from + slice.length < this.events.length,
      ...this.told(),
    };
  }

  private told() {
    return { accounts: this.accounts, transactions_update_status: this.updateStatus };
  }
}

const EMPTY = { added: [], modified: [], removed: [], next_cursor: "", has_more: false };

export const account = (id: string, subtype: string) => ({
  account_id: id,
  balances: { available: 100, current: 100, iso_currency_code: "USD", limit: null, unofficial_currency_code: null },
  mask: id === "checking" ? "1111" : "2222",
  name: id,
  official_name: null,
  subtype,
  type: "depository",
});
const ACCOUNTS = [account("checking", "checking"), account("savings", "savings")];

/** Plus is money out at the vendor. */
export const wire = (row: Row) => ({
  transaction_id: row.id,
  account_id: row.account,
  amount: -row.cents / 100,
  date: row.day,
  iso_currency_code: "USD",
  name: row.name ?? "SHOP",
  merchant_name: row.name ?? "Shop",
  pending: row.pending ?? false,
  pending_transaction_id: row.pendingId ?? null,
  personal_finance_category: {
    primary: "FOOD_AND_DRINK",
    detailed: "FOOD_AND_DRINK_GROCERIES",
    confidence_level: "HIGH",
  },
});

const refusal = (type: string, code: string) => ({
  error_type: type,
  error_code: code,
  error_message: code,
  display_message: null,
  request_id: "r",
});

function reply(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}

export const row = (id: string, cents: number, more: Partial<Row> = {}): Row => ({
  id,
  account: "checking",
  cents,
  day: `2026-10-${String(1 + (Math.abs(cents) % 28)).padStart(2, "0")}`,
  ...more,
});
export const rows = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) =>
    row(`${name}-${index}`, -(100 + ((index * 7919) % 9_000)), { name: `Shop ${index % 40}` }),
  );

/** Connects the bank to somebody. */
export async function link(person: Person): Promise<void> {
  const { status, text } = await person.ask("/api/plaid/exchange-token", {
    json: { publicToken: "public-sandbox-harness0", metadata: {} },
  });
  if (status !== 200) throw new Error(`linking answered ${status}: ${text.slice(0, 200)}`);
}

export const refresh = (person: Person) => person.ask("/api/plaid/refresh-transactions", { json: {} });

/** Where the stored rows are not those of the bank. */
export function compare(bank: ScriptedBank, stored: { id: string; cents: number }[]): string[] {
  const truth = bank.truth();
  const seen = new Map<string, number>();
  for (const { id } of stored) seen.set(id, (seen.get(id) ?? 0) + 1);
  const doubled = [...seen.values()].filter((count) => count > 1).length;
  const lost = [...truth.keys()].filter((id) => !seen.has(id)).length;
  const extra = [...seen.keys()].filter((id) => !truth.has(id)).length;
  const otherwise = stored.filter(({ id, cents }) => truth.has(id) && truth.get(id)?.cents !== cents).length;
  const all = { doubled, lost, extra, "of another amount": otherwise };
  return Object.entries(all).flatMap(([what, count]) => (count > 0 ? [`${count} rows ${what}`] : []));
}
