// The bank, the payment provider and the model, each refusing, hanging, answering 429 and 500, cut-off, foreign or wrong
// JSON: people who need none of them notice nothing, those who do read the specified texts, and nothing is half done.
import { rmSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startOpenAiStub } from "../support/openai-stub";
import { FAULTS, FaultyProxy, type NetworkFault } from "./support/faulty-proxy";
import { field, newPerson, type Person } from "./support/person";
import { pause, percentile, type Program } from "./support/program";
import { ScriptedBank } from "./support/scripted-bank";
import { type Database, makeDatabase, startServer } from "./support/server";

const SCREENS = ["/dashboard", "/goals", "/api/transactions", "/budget", "/accounts", "/api/financial-overview"];
const EVERY_MS = 100;
/** A hanging vendor is given up within its time limit, tried again once. */
const LONGEST_MS = 30_000;
const BANK_DOWN = "The bank connection service can't be reached. Please try again in a few minutes.";
const SYNC_FAILED = "Failed to refresh transactions. Please try again later.";
const TRIAL_FAILED = "Unable to start free trial. Please try again.";
/** What the person is told of a model that fails, by the kind of its failure. */
const MODEL_FAILED = /^(?:The outside model|We've used up).* comes from the built-in planner\.$/;

type World = {
  bank: ScriptedBank;
  owner: Person;
  buyer: Person;
  bystander: Person;
  asker: Person;
  database: Database;
  proxies: Record<"bank" | "billing" | "model", FaultyProxy>;
};

export const program: Program = {
  name: "outage",
  target: "0 wrong, p99 of others <3 x calm or <400 ms",
  async run() {
    const database = await makeDatabase();
    const dataDir = mkdtempSync(join(tmpdir(), "harness-"));
    const [bank, model] = [await ScriptedBank.start(), await startOpenAiStub()];
    const forBank = await FaultyProxy.before(bank.settings.PLAID_BASE_URL);
    // What is imported of the app here reads the same settings as the server.
    Object.assign(process.env, {
      DATABASE_URL: database.url,
      DATA_DIR: dataDir,
      ...bank.settings,
      PLAID_BASE_URL: forBank.url,
    });
    const { startStripeSandbox } = await import("~/sandbox/stripe/server.server");
    const stripe = await startStripeSandbox();
    const proxies = {
      bank: forBank,
      billing: await FaultyProxy.before(`http://127.0.0.1:${stripe.port}`),
      model: await FaultyProxy.before(model.baseUrl),
    };
    const server = await startServer({
      ...{ JOBS: "off", LOG_LEVEL: "error" },
      ...{
        BILLING_PROVIDER: "stripe",
        STRIPE_SECRET_KEY: "sk_test_harness",
        STRIPE_WEBHOOK_SECRET: "whsec_harness",
        STRIPE_API_BASE: proxies.billing.url,
      },
      ...{
        COACH_PROVIDER: "openai",
        OPENAI_API_KEY: "k",
        OPENAI_MODEL: "stub-model",
        OPENAI_BASE_URL: `${proxies.model.url}/v1`,
      },
    });
    try {
      bank.add(
        ...Array.from({ length: 30 }, (_, index) => ({
          id: `t${index}`,
          account: "checking",
          cents: -1_000 - index,
          day: "2026-10-05",
        })),
      );
      const [owner, bystander, asker, buyer] = [
        await newPerson(server.url, database),
        await newPerson(server.url, database),
        await newPerson(server.url, database),
        await newPerson(server.url),
      ];
      for (const person of [owner, asker]) await link(person);
      await database.query(`UPDATE "User" SET "coachConsentAt" = now() WHERE id = $1`, [asker.id]);
      return await measure({ bank, owner, buyer, bystander, asker, database, proxies });
    } finally {
      await server.stop();
      await Promise.all([
        stripe.close(),
        bank.close(),
        model.close(),
        ...Object.values(proxies).map((proxy) => proxy.close()),
      ]);
      const { closeDb } = await import("~/lib/db.server");
      await closeDb();
      await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
};

async function link(person: Person): Promise<void> {
  const { status, text } = await person.ask("/api/plaid/exchange-token", {
    json: { publicToken: "public-sandbox-harness0", metadata: {} },
  });
  if (status !== 200) throw new Error(`linking answered ${status}: ${text.slice(0, 200)}`);
}

async function measure(world: World) {
  const notes: string[] = [];
  await watch(world.bystander, () => pause(2_000));
  const calm = percentile(await watch(world.bystander, () => pause(4_000)), 0.99);
  const during: number[] = [];
  const odd: string[] = [];
  let wrong = 0;
  for (const fault of FAULTS) {
    const problems: string[] = [];
    during.push(...(await watch(world.bystander, async () => problems.push(...(await suffer(world, fault))), odd)));
    wrong += problems.length;
    notes.push(`${fault}: ${problems.length === 0 ? "the specified texts, nothing half done" : problems.join("; ")}`);
  }
  const after = await recovered(world);
  wrong += after.length;
  notes.push(
    `afterwards: ${after.length === 0 ? "everything works, and the connection that was ended during the outage is ended at the bank" : after.join("; ")}`,
  );
  const p99 = percentile(during, 0.99);
  notes.push(
    `others: ${during.length} requests, p50 ${percentile(during, 0.5).toFixed(0)} ms, p99 ${p99.toFixed(0)} ms (calm ${calm.toFixed(0)} ms)${odd.length > 0 ? `, failed: ${odd.slice(0, 5).join(", ")}` : ""}`,
  );
  return {
    value: `${wrong} wrong, p99 ${p99.toFixed(0)} ms, calm ${calm.toFixed(0)} ms`,
    pass: wrong === 0 && p99 < Math.max(400, 3 * calm),
    notes,
  };
}

/** Somebody who goes on using the screens while `work` is done: how long each answer took. An error counts as forever. */
async function watch(person: Person, work: () => Promise<unknown>, odd: string[] = []): Promise<number[]> {
  const times: Promise<number>[] = [];
  let done = false;
  const watcher = (async () => {
    for (let turn = 0; !done; turn++) {
      const path = SCREENS[turn % SCREENS.length] ?? "/";
      const failed = (why: unknown) => (odd.push(`${path} ${String(why)}`), Infinity);
      times.push(person.ask(path).then(({ status, ms }) => (status === 200 ? ms : failed(status)), failed));
      await pause(EVERY_MS);
    }
  })();
  await work();
  done = true;
  await watcher;
  return Promise.all(times);
}

async function suffer(world: World, fault: NetworkFault): Promise<string[]> {
  const { owner, buyer, asker, proxies } = world;
  const before = await state(world);
  for (const proxy of Object.values(proxies)) Object.assign(proxy, { fault, failed: 0 });
  const problems: string[] = [];
  const expect = (what: string, found: unknown, wanted: string | number | RegExp) => {
    const isRight = wanted instanceof RegExp ? wanted.test(String(found)) : found === wanted;
    if (!isRight) problems.push(`${what}: ${String(found).slice(0, 120)}`);
  };
  const inTime = async (what: string, work: Promise<{ status: number; json: unknown; ms: number }>) => {
    const answer = await work;
    if (answer.ms > LONGEST_MS) problems.push(`${what} took ${Math.round(answer.ms)} ms`);
    return answer;
  };
  await Promise.all([
    inTime("refresh", owner.ask("/api/plaid/refresh-transactions", { json: {} })).then(({ status, json }) => {
      expect("refresh status", status, 503);
      expect("refresh text", field(json, "message"), SYNC_FAILED);
    }),
    inTime("link token", owner.ask("/api/plaid/create-link-token", { json: {} })).then(({ status, json }) => {
      expect("link status", status, 503);
      expect("link text", field(json, "error"), BANK_DOWN);
    }),
    inTime(
      "exchange",
      owner.ask("/api/plaid/exchange-token", { json: { publicToken: "public-sandbox-harness1", metadata: {} } }),
    ).then(({ status, json }) => {
      expect("exchange status", status, 503);
      expect("exchange text", field(json, "error"), BANK_DOWN);
    }),
    inTime("trial", buyer.ask("/api/start-free-trial", { json: { planType: "monthly" } })).then(({ status, json }) => {
      expect("trial status", status, 503);
      expect("trial text", field(json, "message"), TRIAL_FAILED);
    }),
    inTime(
      "question",
      asker.ask("/api/ai/coaching", { json: { question: `How much did I spend last month (${fault})?` } }),
    ).then(({ status, json }) => {
      expect("question status", status, 200);
      expect("question notice", field(json, "notice"), MODEL_FAILED);
      expect("question answer", field(json, "answer"), /\w/);
    }),
  ]);
  const form = await owner.ask("/accounts", { form: { intent: "refresh" } });
  const page = await owner.ask(form.headers.get("location") ?? "/accounts");
  if (!page.text.includes("Sync Failed") || !page.text.includes(SYNC_FAILED))
    problems.push("without scripts the toast is missing");
  for (const [name, proxy] of Object.entries(proxies))
    if (proxy.failed === 0) problems.push(`nothing was asked of the ${name}`);
  for (const proxy of Object.values(proxies)) proxy.fault = null;
  const after = await state(world);
  if (after !== before) problems.push(`half done: ${before} became ${after}`);
  // A good answer between the faults, so that the model's circuit stays closed and the next fault reaches it.
  await asker.ask("/api/ai/coaching", { json: { question: `What did I spend after ${fault}?` } });
  return problems;
}

/** What must be the same before and after: connections and rows of the bank, plans of the payment provider. */
async function state({ database }: World): Promise<string> {
  const [row] = await database.query(`SELECT
    (SELECT string_agg(cursor || '', ',' ORDER BY id) FROM "BankItem") AS cursors, (SELECT count(*)::int FROM "Account") AS accounts,
    (SELECT count(*)::int FROM "LinkToken") AS tokens, (SELECT count(*)::int FROM "Transaction") AS rows, (SELECT sum("amountCents")::text FROM "DaySum") AS cents,
    (SELECT count(*)::int FROM "Billing" WHERE "subscriptionId" IS NOT NULL OR "checkoutSessionId" IS NOT NULL) AS plans,
    (SELECT count(*)::int FROM "User" WHERE "hasStartedTrial") AS trials`);
  return JSON.stringify(row);
}

/** A link that fails halfway is ended at the bank; so is a connection that was ended here during an outage, once the bank is back. */
async function recovered({ bank, owner, asker, buyer, database, proxies }: World): Promise<string[]> {
  const problems: string[] = [];
  bank.hook = (path) => (path === "/accounts/get" ? "server_error" : undefined);
  const halfway = await asker.ask("/api/plaid/exchange-token", {
    json: { publicToken: "public-sandbox-harness2", metadata: {} },
  });
  bank.hook = () => undefined;
  if (halfway.status !== 503 || bank.calls("/item/remove").length !== 1)
    problems.push(
      `a link that failed halfway answered ${halfway.status}, and ${bank.calls("/item/remove").length} were ended at the bank`,
    );

  const { removeItems } = await import("~/services/bank/removal.server");
  proxies.bank.fault = "server_error";
  const { json } = await owner.ask("/api/accounts");
  for (const account of Array.isArray(json) ? json : []) {
    const { status } = await owner.ask(`/api/accounts/${String(field(account, "id"))}`, { method: "DELETE" });
    if (status !== 200) problems.push(`disconnecting answered ${status}`);
  }
  const [rows] = await database.query(`SELECT count(*)::int AS count FROM "Transaction" WHERE "userId" = $1`, [
    owner.id,
  ]);
  if (Number(rows?.count) !== 0) problems.push(`${String(rows?.count)} rows stay after disconnecting`);
  const during = await removeItems();
  proxies.bank.fault = null;
  await database.query(`UPDATE "ProviderCall" SET "nextAt" = now() - interval '1 second'`);
  const left = await removeItems();
  if (during !== 1 || left !== 0 || bank.calls("/item/remove").length !== 2)
    problems.push(`connections to end: ${during} during the outage, ${left} after it`);

  const linked = await owner.ask("/api/plaid/create-link-token", { json: {} });
  if (linked.status !== 200) problems.push(`a link token answers ${linked.status} after the outage`);
  const refreshed = await asker.ask("/api/plaid/refresh-transactions", { json: {} });
  if (refreshed.status !== 200) problems.push(`a refresh answers ${refreshed.status} after the outage`);
  const [customers] = await database.query(
    `SELECT count(*)::int AS count FROM "SandboxRecord" WHERE vendor = 'stripe' AND kind = 'customer'`,
  );
  await buyer.ask("/api/start-free-trial", { json: { planType: "monthly" } });
  const [later] = await database.query(
    `SELECT count(*)::int AS count FROM "SandboxRecord" WHERE vendor = 'stripe' AND kind = 'customer'`,
  );
  if (Number(customers?.count) > 1 || Number(later?.count) !== 1)
    problems.push(`${String(later?.count)} customers were made for one person`);
  return problems;
}
