// A SimpleFIN server that tells what a test has written down, and refuses as it is told to.
import { type IncomingMessage, type ServerResponse, createServer } from "node:http";
import type { AddressInfo } from "node:net";

type Row = { id: string; account: string; amount: string; posted: number; pending?: boolean; transacted_at?: number };
type Refusal = { status: number; body?: string; headers?: Record<string, string> } | "hang";

export class ScriptedBridge {
  rows: Row[] = [];
  accounts: object[] = [];
  errlist: object[] = [];
  errors: string[] | undefined;
  connections: object[] = [];
  /** What is answered instead. */
  refuse: (path: string) => Refusal | undefined = () => undefined;
  /** Each request's method, path and query, newest last. */
  readonly seen: string[] = [];
  private claims = 0;
  private readonly used = new Set<string>();
  private readonly server = createServer((request, response) => this.serve(request, response));

  static async start(): Promise<ScriptedBridge> {
    const bridge = new ScriptedBridge();
    await new Promise<void>((done) => bridge.server.listen(0, "127.0.0.1", done));
    return bridge;
  }

  get origin(): string {
    const { port } = this.server.address() as AddressInfo;
    return `http://127.0.0.1:${port}`;
  }

  /** Codes that begin with "again" can be claimed more than once. */
  token(code: string): string {
    return Buffer.from(`${this.origin}/simplefin/claim/${code}`).toString("base64");
  }

  /** The queries of the requests for accounts, newest last. */
  get queries(): URLSearchParams[] {
    return this.seen.flatMap((line) => (line.includes("/accounts?") ? [new URLSearchParams(line.split("?")[1])] : []));
  }

  close(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((done) => this.server.close(() => done()));
  }

  private serve(request: IncomingMessage, response: ServerResponse): void {
    const url = new URL(request.url ?? "/", this.origin);
    this.seen.push(`${request.method} ${url.pathname}${url.search}`);
    const refusal = this.refuse(url.pathname);
    if (refusal === "hang") return;
    if (refusal) return void response.writeHead(refusal.status, refusal.headers).end(refusal.body ?? "");
    const [, code] = /^\/simplefin\/claim\/(.+)$/.exec(url.pathname) ?? [];
    if (code !== undefined && request.method === "POST") return this.claim(code, response);
    if (url.pathname !== "/simplefin/accounts") return void response.writeHead(404).end();
    if (!request.headers.authorization?.startsWith("Basic ")) return void response.writeHead(403).end();
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(this.answer(url.searchParams)));
  }

  private claim(code: string, response: ServerResponse): void {
    if (this.used.has(code)) return void response.writeHead(403).end();
    if (!code.startsWith("again")) this.used.add(code);
    const url = new URL(`${this.origin}/simplefin`);
    url.username = `user${(this.claims += 1)}`;
    url.password = "a secret/with:signs";
    response.writeHead(200).end(`${url.href}\n`);
  }

  private answer(query: URLSearchParams): object {
    const start = Number(query.get("start-date") ?? 0);
    const end = Number(query.get("end-date") ?? Number.MAX_SAFE_INTEGER);
    const isOld = this.errors !== undefined;
    const accounts = this.accounts.map((account) => ({
      ...account,
      transactions: this.rows.flatMap(({ account: of, ...row }) => {
        const at = row.posted || row.transacted_at || end - 1;
        const isTold = row.pending !== true || query.get("pending") === "1";
        return "id" in account && account.id === of && at >= start && at < end && isTold ? [row] : [];
      }),
    }));
    return isOld
      ? { errors: this.errors, accounts }
      : { errlist: this.errlist, connections: this.connections, accounts };
  }
}

export const bridgeAccount = (id: string, balance: string | null = "100.00", more: object = {}) => ({
  id,
  name: id,
  conn_id: "CON-1",
  currency: "USD",
  ...(balance === null ? {} : { balance }),
  "balance-date": 1_793_000_000,
  ...more,
});
