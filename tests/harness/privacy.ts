// Taking one's data along and leaving, with the bank and the payment provider down: the archive holds every row, nothing
// stays here, and what has to end at the vendors waits until they have confirmed it. So does a bank that was being linked.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { FaultyProxy, type NetworkFault } from "./support/faulty-proxy";
import { mails } from "./support/outbox";
import { furnish, ownedTables, rowsOf, tablesNaming } from "./support/owned";
import { field, newPerson, PASSWORD, type Person } from "./support/person";
import { pause, seeded, type Program } from "./support/program";
import { link, rows, ScriptedBank } from "./support/scripted-bank";
import { makeDatabase, startServer, type Database, type Running } from "./support/server";
import { unzip } from "./support/unzip";

const FAULTS: NetworkFault[] = ["refuse", "server_error", "hang"];
const ROUNDS = 8;
/** The vendors are not asked while somebody waits. */
const LONGEST_MS = 3_000;
/** What decision 018 keeps: what happened, and to nobody who has a name. */
const KEPT = ["AuditLog"];
const SECRETS = new Set([
  "User.passwordHash",
  "Session.id",
  "AuditLog.prevHash",
  "AuditLog.hash",
  "BankItem.accessToken",
  "BankItem.cursor",
  "CoachCache.inputHash",
]);

type World = {
  server: Running;
  database: Database;
  dataDir: string;
  bank: ScriptedBank;
  proxies: Record<"bank" | "billing", FaultyProxy>;
  ended: Set<string>;
};
type Found = { missing: string[]; residual: string[]; unsent: string[]; other: string[] };

export const program: Program = {
  name: "privacy",
  target: "0 missing in the archive, 0 rows left, 0 calls unsent",
  async run() {
    const database = await makeDatabase();
    const dataDir = mkdtempSync(join(tmpdir(), "harness-"));
    const bank = await ScriptedBank.start();
    const forBank = await FaultyProxy.before(bank.settings.PLAID_BASE_URL);
    // What is imported of the app here reads the same settings as the server.
    Object.assign(process.env, { DATABASE_URL: database.url, DATA_DIR: dataDir, JOBS: "off", LOG_LEVEL: "silent" });
    const { startStripeSandbox } = await import("~/sandbox/stripe/server.server");
    const stripe = await startStripeSandbox();
    const proxies = { bank: forBank, billing: await FaultyProxy.before(`http://127.0.0.1:${stripe.port}`) };
    const server = await startServer({
      ...{ DATABASE_URL: database.url, DATA_DIR: dataDir, JOBS: "inline", LOG_LEVEL: "error" },
      ...{ ...bank.settings, PLAID_BASE_URL: forBank.url },
      ...{
        BILLING_PROVIDER: "stripe",
        STRIPE_SECRET_KEY: "sk_test_harness",
        STRIPE_WEBHOOK_SECRET: "whsec_harness",
        STRIPE_API_BASE: proxies.billing.url,
      },
    });
    try {
      bank.add(...rows("p", 60));
      return await measure({ server, database, dataDir, bank, proxies, ended: new Set() });
    } finally {
      await server.stop();
      await Promise.all([stripe.close(), bank.close(), ...Object.values(proxies).map((proxy) => proxy.close())]);
      const { closeDb } = await import("~/lib/db.server");
      await closeDb();
      await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
};

async function measure(world: World) {
  const { database, bank, proxies, ended } = world;
  const found: Found = { missing: [], residual: [], unsent: [], other: [] };
  const notes: string[] = [];
  const removing = (fault?: "server_error") => (path: string, body: unknown) => {
    if (path !== "/item/remove" || fault) return path === "/item/remove" ? fault : undefined;
    ended.add(String(field(body, "access_token")));
    return undefined;
  };
  bank.hook = removing();
  const stays = await resident(world);
  const stayed = await rowsOf(database, stays.id);
  const left: Person[] = [];
  for (const fault of FAULTS) {
    const person = await resident(world);
    for (const proxy of Object.values(proxies)) proxy.fault = fault;
    found.missing.push(...(await archive(world, person)));
    const answer = await leave(person);
    if (answer.status !== 303 || answer.ms > LONGEST_MS)
      found.other.push(`${fault}: leaving answered ${answer.status} in ${Math.round(answer.ms)} ms`);
    if ((await person.ask("/api/users/profile")).status !== 401) found.other.push(`${fault}: still signed in`);
    left.push(person);
    found.residual.push(...(await residue(world, person)));
    const tried = await waitFor(
      45_000,
      async () => (await openCalls(database)).filter(({ lastError }) => lastError !== null).length === left.length * 2,
    );
    notes.push(
      `${fault}: left in ${Math.round(answer.ms)} ms; ${tried ? "both vendors were asked, and the wishes are kept" : "the vendors were not asked"}`,
    );
    if (!tried) found.other.push(`${fault}: ${JSON.stringify(await openCalls(database))}`);
    for (const proxy of Object.values(proxies)) proxy.fault = null;
  }
  const sealed = await database.query(`SELECT payload FROM "ProviderCall" WHERE payload ~ 'access-|cus_'`);
  if (sealed.length > 0) found.other.push(`${sealed.length} wishes are readable`);
  if (ended.size > 0) found.other.push("a connection ended while the bank was down");

  notes.push(...(await whileLinking(world, found, removing, left)));
  bank.hook = removing();
  // The vendors are back: the server's own work sends what waits, told by the next one who leaves.
  await database.query(`UPDATE "ProviderCall" SET "nextAt" = now() - interval '1 minute' WHERE "doneAt" IS NULL`);
  const last = await resident(world);
  await leave(last);
  left.push(last);
  await waitFor(20_000, async () => (await openCalls(database)).length === 0);
  found.unsent.push(
    ...(await openCalls(database)).map(
      ({ vendor, action, lastError }) => `${String(vendor)} ${String(action)} (${String(lastError)})`,
    ),
  );
  const issued = Array.from(
    { length: bank.calls("/item/public_token/exchange").length },
    (_, index) => `access-sandbox-${index + 1}`,
  );
  const living = new Set((await tokensOf(world, stays)).concat(issued.filter((token) => ended.has(token))));
  found.unsent.push(...issued.filter((token) => !living.has(token)).map((token) => `${token} goes on at the bank`));
  if (issued.every((token) => ended.has(token))) found.other.push("the connection of somebody who stays was ended");
  const customers = await database.query(
    `SELECT data FROM "SandboxRecord" WHERE vendor = 'stripe' AND kind = 'customer'`,
  );
  const running = customers
    .map(({ data }) => data)
    .filter(
      (customer) => field(customer, "deleted") !== true && field(field(customer, "metadata"), "user_id") !== stays.id,
    );
  found.unsent.push(...running.map((customer) => `${String(field(customer, "id"))} goes on at the payment provider`));
  notes.push(
    `${issued.length} connections were made, ${ended.size} were ended; ${customers.length} customers, ${running.length} of those who left go on`,
  );
  for (const person of left) found.residual.push(...(await residue(world, person)));
  found.other.push(...(await farewells(world, left)));
  if (
    JSON.stringify([...stayed]) !==
    JSON.stringify(
      [...(await rowsOf(database, stays.id))].map(([table, count]) => [
        table,
        table === "AuditLog" || table === "Session" ? stayed.get(table) : count,
      ]),
    )
  )
    found.other.push("rows of somebody else are gone");
  // The question sees rows where there are some.
  if ((await residue(world, stays)).length < 20) found.other.push("somebody who stays would count as gone");
  const value = `${found.missing.length} missing, ${found.residual.length} rows left, ${found.unsent.length} unsent`;
  return {
    value: found.other.length > 0 ? `${value}, ${found.other.length} other` : value,
    pass: Object.values(found).every((list) => list.length === 0),
    notes: [...notes, ...Object.values(found).flat()],
  };
}

/** Somebody with a row in each table, a bank and a running plan. */
async function resident({ server, database, bank }: World): Promise<Person> {
  const person = await newPerson(server.url);
  // The page that the stand-in would send people to is not the provider's, so the app refuses to; the checkout is there.
  await person.ask("/api/start-free-trial", { json: { planType: "monthly" } });
  const [billing] = await database.query(`SELECT "checkoutSessionId" AS id FROM "Billing" WHERE "userId" = $1`, [
    person.id,
  ]);
  const { payCheckout } = await import("~/sandbox/stripe/hosted.server");
  await payCheckout(String(billing?.id), person.id, "works");
  await person.ask(`/subscription/success?session_id=${String(billing?.id)}`);
  await link(person);
  await person.ask("/api/plaid/create-link-token", { json: {} });
  await person.ask("/api/savings-goals", {
    json: { name: "Canoe", targetAmount: "500", currentAmount: "10", deadline: "2031-05-01" },
    headers: { "idempotency-key": `canoe-${person.id}` },
  });
  await person.ask("/api/feedback", {
    json: { type: "general", title: "A title", message: "A message that is long enough", rating: 4 },
  });
  await person.ask("/api/goals/ai-create", { json: { message: "Save $60 for a kite" } });
  await person.ask("/api/auth/forgot-password", { json: { email: person.email } });
  await waitFor(
    10_000,
    async () =>
      Number(
        (await database.query(`SELECT count(*)::int AS n FROM "PasswordReset" WHERE "userId" = $1`, [person.id]))[0]?.n,
      ) > 0,
  );
  const rented = await database.query(
    `SELECT "subscriptionId" FROM "Billing" WHERE "userId" = $1 AND "subscriptionId" IS NOT NULL`,
    [person.id],
  );
  if (rented.length === 0 || bank.calls("/transactions/sync").length === 0) throw new Error("no plan, or no bank");
  await furnish(database, person);
  return person;
}

/** The archive against the database, row by row and column by column; what is left out must be on the short list of reasons. */
async function archive({ server, database }: World, person: Person): Promise<string[]> {
  const { EXPORTED, NOT_EXPORTED } = await import("~/services/archive/export.server");
  const cookie = [...person.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const answer = await fetch(`${server.url}/account-data.zip`, { headers: { cookie } });
  if (answer.status !== 200) return [`the archive answered ${answer.status}`];
  const files = unzip(Buffer.from(await answer.arrayBuffer()));
  const missing: string[] = [];
  for (const { table, owner } of await ownedTables(database)) {
    const exported = EXPORTED.find((one) => one.table === table);
    if (!exported) {
      if (!NOT_EXPORTED[table]) missing.push(`${table} is neither in the archive nor left out for a reason`);
      continue;
    }
    for (const column of exported.hidden ?? [])
      if (!SECRETS.has(`${table}.${column}`)) missing.push(`${table}.${column} is hidden without a reason`);
    const stored = await database.query(
      `SELECT to_jsonb(t) - 'userId'::text - $2::text[] AS row FROM "${table}" t WHERE "${owner}" = $1`,
      [person.id, exported.hidden ?? []],
    );
    if (stored.length === 0) missing.push(`${table} has no row to look for`);
    const sent: unknown = JSON.parse(files.get(`${exported.file}.json`) ?? "[]");
    const have = new Set((Array.isArray(sent) ? sent : []).map(canonical));
    const lost = stored.filter(({ row }) => !have.has(canonical(row)));
    if (lost.length > 0) missing.push(`${lost.length} of ${stored.length} rows of ${table}`);
  }
  if ((files.get("transactions.csv") ?? "").trim().split("\r\n").length !== 61)
    missing.push("rows of transactions.csv");
  const everything = [...files.values()].join("\n");
  for (const secret of ["access-sandbox", "argon2", PASSWORD])
    if (everything.includes(secret)) missing.push(`${secret} is in the archive`);
  return missing;
}

/** JSON with its keys in order. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === "object" && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );

const leave = (person: Person) => person.ask("/security", { form: { intent: "delete", confirmation: "delete" } });

async function residue({ database }: World, person: Person): Promise<string[]> {
  const counts = [...(await rowsOf(database, person.id))].filter(
    ([table, count]) => count > 0 && !KEPT.includes(table),
  );
  const named: string[] = [];
  for (const word of [person.email, person.username])
    named.push(...(await tablesNaming(database, word)).map((table) => `${table} names ${word}`));
  return [...counts.map(([table, count]) => `${count} of ${table}`), ...named];
}

const openCalls = (database: Database) =>
  database.query(`SELECT vendor, action, attempts, "lastError" FROM "ProviderCall" WHERE "doneAt" IS NULL`);

/** Leaving between the exchange of a token and the row that keeps it: held at that point, and then at any moment. */
async function whileLinking(
  world: World,
  found: Found,
  removing: (fault?: "server_error") => ScriptedBank["hook"],
  left: Person[],
): Promise<string[]> {
  const { server, database, bank } = world;
  const random = seeded(22);
  const answers = new Map<string, number>();
  for (let round = 0; round < ROUNDS + 2; round++) {
    const person = await newPerson(server.url, database);
    const isHeld = round < 2;
    // In the first round the bank also refuses to end what nobody wants any more.
    const calm = removing(round === 0 ? "server_error" : undefined);
    let gone: Promise<unknown> = Promise.resolve();
    bank.hook = async (path, body) => {
      if (path === "/accounts/get") await (isHeld ? (gone = leave(person)) : pause(random() * 60));
      return calm(path, body);
    };
    const linking = person.ask("/api/plaid/exchange-token", {
      json: { publicToken: "public-sandbox-harness0", metadata: {} },
      cookie: true,
    });
    if (!isHeld) {
      await pause(random() * 160);
      gone = leave(person);
    }
    const { status } = await linking;
    await gone;
    answers.set(String(status), (answers.get(String(status)) ?? 0) + 1);
    if (isHeld && status !== 401) found.other.push(`linking for somebody who left answered ${status}`);
    left.push(person);
  }
  return [
    `leaving while a bank is linked, ${ROUNDS + 2} times: the exchange answered ${[...answers].map(([status, count]) => `${status}×${count}`).join(" ")}`,
  ];
}

async function tokensOf({ database }: World, person: Person): Promise<string[]> {
  const items = await database.query(`SELECT "providerItemId" AS id FROM "BankItem" WHERE "userId" = $1`, [person.id]);
  return items.map(({ id }) => String(id).replace("item-", "access-sandbox-"));
}

/** One mail to each, at the address that is no longer stored. */
async function farewells({ dataDir }: World, left: Person[]): Promise<string[]> {
  const of = (person: Person) =>
    mails(dataDir, person.email).filter(({ subject }) => subject === "Your account was deleted");
  await waitFor(20_000, async () => left.every((person) => of(person).length > 0));
  return left.flatMap((person) => {
    const [mail, ...more] = of(person);
    if (!mail || more.length > 0) return [`${mail ? 1 + more.length : 0} farewells to ${person.email}`];
    return mail.text.startsWith("Hello Ada,") && !mail.text.includes(person.id)
      ? []
      : [`an odd farewell: ${mail.text}`];
  });
}

async function waitFor(limit: number, isSo: () => Promise<boolean>): Promise<boolean> {
  for (const until = Date.now() + limit; Date.now() < until; await pause(150)) if (await isSo()) return true;
  return isSo();
}
