// The payment provider's deliveries against two processes that run with keys, with the vendor's stand-in outside them:
// forged, stale, fifty at once, in every order, mixed with changes. One effect each, and one end state.
import { randomUUID } from "node:crypto";
import { pause, pool, seeded, type Program } from "./support/program";
import { makeDatabase, startServer, type Database, type Running } from "./support/server";

const SECRET = "whsec_harness";
const REPEATS = 50;
const ROUNDS = 8;

type Sent = { type: string; id: string; body: string };

export const program: Program = {
  name: "webhooks",
  target: "0 wrong",
  async run() {
    const database = await makeDatabase();
    process.env.DATABASE_URL = database.url;
    const { startStripeSandbox } = await import("~/sandbox/stripe/server.server");
    const sandbox = await startStripeSandbox();
    const settings = {
      DATABASE_URL: database.url,
      JOBS: "off",
      BILLING_PROVIDER: "stripe",
      STRIPE_SECRET_KEY: "sk_test_harness",
      STRIPE_WEBHOOK_SECRET: SECRET,
      STRIPE_API_BASE: `http://127.0.0.1:${sandbox.port}`,
    };
    const servers = await Promise.all([startServer(settings), startServer(settings)]);
    const notes: string[] = [];
    let wrong = 0;
    const check = (what: string, faults: number) => {
      wrong += faults;
      notes.push(`${what}: ${faults} wrong`);
    };
    try {
      const shop = await openShop(database, sandbox.port);
      check(
        "8 forged, stale or changed deliveries refused, nothing stored",
        await refused(servers, database, await shop.customer()),
      );
      check(
        `${REPEATS} deliveries at once over two processes, one effect`,
        await repeated(servers, database, await shop.customer()),
      );
      check("24 orders of a trial's events, one end state", await ordered(servers, database, await shop.customer()));
      check(
        `${ROUNDS} people with changes, repeats and reordering in between`,
        await mixed(servers, database, shop.customer),
      );
      check(
        "a provider that is down is asked again later",
        await whenDown(servers, database, await shop.customer(), sandbox.faults),
      );
    } finally {
      await Promise.all(servers.map((server) => server.stop()));
      await sandbox.close();
      const { closeDb } = await import("~/lib/db.server");
      await closeDb();
      await database.drop();
    }
    return { value: `${wrong} wrong`, pass: wrong === 0, notes };
  },
};

type Customer = {
  userId: string;
  customerId: string;
  events: () => Promise<Sent[]>;
  change: (kind: number) => Promise<void>;
  cancelAndEnd: () => Promise<void>;
};

/** Makes people with a confirmed checkout of which the app has heard nothing. */
async function openShop(database: Database, port: number) {
  const { default: Stripe } = await import("stripe");
  const { changePortal, payCheckout } = await import("~/sandbox/stripe/hosted.server");
  const stripe = new Stripe("sk_test_harness", { host: "127.0.0.1", port, protocol: "http", telemetry: false });
  const price = (await stripe.prices.list({ lookup_keys: ["pf_monthly"] })).data[0]?.id ?? "";

  async function customer(): Promise<Customer> {
    const userId = randomUUID().replaceAll("-", "");
    const customerId = (
      await stripe.customers.create({ email: `${userId}@example.com`, metadata: { user_id: userId } })
    ).id;
    await database.query(
      `INSERT INTO "User" (id, username, email, "firstName", "lastName", "passwordHash", "updatedAt") VALUES ($1, $1, $2, 'Ada', 'Byron', 'x', now())`,
      [userId, `${userId}@example.com`],
    );
    await database.query(`INSERT INTO "Billing" ("userId", "customerId") VALUES ($1, $2)`, [userId, customerId]);
    const session = await stripe.checkout.sessions.create({
      mode: "subscription",
      customer: customerId,
      client_reference_id: userId,
      line_items: [{ price, quantity: 1 }],
      payment_method_collection: "if_required",
      subscription_data: {
        trial_period_days: 14,
        trial_settings: { end_behavior: { missing_payment_method: "cancel" } },
      },
      success_url: "http://localhost/ok",
      cancel_url: "http://localhost/no",
    });
    await payCheckout(session.id, userId, null);
    const portal = (
      await stripe.billingPortal.sessions.create({ customer: customerId, return_url: "http://localhost/" })
    ).id;
    const changes = [
      { kind: "card", card: "works" },
      { kind: "cancel", atPeriodEnd: true },
      { kind: "cancel", atPeriodEnd: false },
      { kind: "clock", to: "period_end" },
    ] as const;
    const change = async (kind: number) => {
      const chosen = changes[kind % changes.length];
      if (chosen) await changePortal(portal, userId, chosen);
    };
    const events = async () => {
      const rows = await database.query(
        `SELECT data FROM "SandboxRecord" WHERE vendor = 'stripe' AND kind = 'delivery' AND data->>'body' LIKE $1 ORDER BY id`,
        [`%${customerId}%`],
      );
      return rows.map(({ data }) => sentOf(data));
    };
    return { userId, customerId, events, change, cancelAndEnd: async () => (await change(1), change(3)) };
  }
  return { customer };
}

function sentOf(data: unknown): Sent {
  const body = typeof data === "object" && data !== null && "body" in data ? String(data.body) : "";
  const event: { id: string; type: string } = JSON.parse(body);
  return { id: event.id, type: event.type, body };
}

async function sign(payload: string, secret = SECRET, age = 0): Promise<string> {
  const { default: Stripe } = await import("stripe");
  return Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp: Math.floor(Date.now() / 1000) - age });
}

function post(server: Running | undefined, body: string, signature?: string): Promise<number> {
  const headers = {
    "content-type": "application/json",
    ...(signature === undefined ? {} : { "stripe-signature": signature }),
  };
  return fetch(`${server?.url}/webhooks/stripe`, { method: "POST", headers, body }).then(
    async (answer) => (await answer.text(), answer.status),
  );
}

async function deliver(servers: Running[], event: Sent, index = 0): Promise<number> {
  return post(servers[index % servers.length], event.body, await sign(event.body));
}

async function stateOf(database: Database, userId: string): Promise<string> {
  const [row] = await database.query(
    `SELECT u."isPremium", u."hasStartedTrial", u."subscriptionStatus", u."trialEndsAt", b.paid, b."providerStatus", b."subscriptionId", b."cancelAt" FROM "User" u JOIN "Billing" b ON b."userId" = u.id WHERE u.id = $1`,
    [userId],
  );
  return JSON.stringify(row);
}

const count = async (database: Database, sql: string, values: unknown[]) =>
  Number((await database.query(sql, values))[0]?.count);

async function refused(servers: Running[], database: Database, { userId, events }: Customer): Promise<number> {
  const [event] = await events();
  if (!event) return 1;
  const { body } = event;
  const statuses = await Promise.all([
    post(servers[0], body),
    post(servers[0], body, ""),
    post(servers[0], body, "t=1,v1=00"),
    post(servers[0], body, await sign(body, "whsec_other")),
    post(servers[0], body, await sign(body, SECRET, 301)),
    post(servers[0], `${body} `, await sign(body)),
    post(servers[0], JSON.stringify(JSON.parse(body), null, 2), await sign(body)),
    post(servers[0], body.replace("trialing", "active"), await sign(body)),
  ]);
  const stored = await count(database, `SELECT count(*) FROM "WebhookEvent" WHERE id = $1`, [event.id]);
  const untouched = (await stateOf(database, userId)).includes('"hasStartedTrial":false');
  return statuses.filter((status) => status !== 400).length + stored + (untouched ? 0 : 1);
}

async function repeated(servers: Running[], database: Database, { userId, events }: Customer): Promise<number> {
  const [event] = await events();
  if (!event) return 1;
  const statuses = await Promise.all(Array.from({ length: REPEATS }, (_, index) => deliver(servers, event, index)));
  const stored = await count(database, `SELECT count(*) FROM "WebhookEvent" WHERE id = $1`, [event.id]);
  const effects = await count(
    database,
    `SELECT count(*) FROM "AuditLog" WHERE "userId" = $1 AND event = 'trial_started'`,
    [userId],
  );
  // A server under load may ask for a delivery to come again; it must never answer with an error of its own.
  const odd = statuses.filter((status) => status !== 200 && status !== 503).length;
  return odd + Math.abs(stored - 1) + Math.abs(effects - 1);
}

async function ordered(
  servers: Running[],
  database: Database,
  { userId, events, cancelAndEnd }: Customer,
): Promise<number> {
  await cancelAndEnd();
  const all = await events();
  const kinds = [
    "customer.subscription.created",
    "checkout.session.completed",
    "customer.subscription.updated",
    "customer.subscription.deleted",
  ];
  const chosen = kinds.flatMap((kind) => all.find((event) => event.type === kind) ?? []);
  const ends = new Set<string>();
  for (const order of permutations(chosen)) {
    await database.query(`DELETE FROM "WebhookEvent"`);
    await database.query(
      `UPDATE "User" SET "isPremium" = false, "hasStartedTrial" = false, "subscriptionStatus" = NULL, "trialEndsAt" = NULL WHERE id = $1`,
      [userId],
    );
    await database.query(
      `UPDATE "Billing" SET "subscriptionId" = NULL, "providerStatus" = NULL, paid = false, "cancelAt" = NULL, "syncApplied" = 0, "syncTicket" = 0 WHERE "userId" = $1`,
      [userId],
    );
    for (const [index, event] of order.entries()) await deliver(servers, event, index);
    ends.add(await stateOf(database, userId));
  }
  const right = [...ends].every(
    (end) => end.includes('"subscriptionStatus":"cancelled"') && end.includes('"isPremium":false'),
  );
  return Math.abs(ends.size - 1) + (right ? 0 : 1) + Math.abs(chosen.length - 4);
}

async function mixed(servers: Running[], database: Database, customer: () => Promise<Customer>): Promise<number> {
  const faults = await pool(
    Array.from({ length: ROUNDS }, (_, round) => round),
    3,
    async (round) => {
      const chance = seeded(round + 1);
      const person = await customer();
      const sent: Promise<number>[] = [];
      for (let step = 0; step < 8; step += 1) {
        if (chance() < 0.4) await person.change(Math.floor(chance() * 4));
        const events = await person.events();
        const event = events[Math.floor(chance() * events.length)];
        if (event) sent.push(deliver(servers, event, step));
      }
      await Promise.all(sent);
      const all = await person.events();
      await Promise.all([...all].sort(() => chance() - 0.5).map((event, index) => deliver(servers, event, index)));
      const heard = await stateOf(database, person.userId);
      // The same news once more under an id of its own: what was heard must already be the provider's last word.
      const last = all.at(-1);
      if (last) await deliver(servers, { ...last, body: last.body.replace(last.id, `evt_again${round}`) });
      return heard === (await stateOf(database, person.userId)) ? 0 : 1;
    },
  );
  return faults.reduce<number>((sum, fault) => sum + fault, 0);
}

type Faults = { method?: string; path: RegExp; kind: "server_error"; times: number }[];

async function whenDown(
  servers: Running[],
  database: Database,
  { userId, events }: Customer,
  faults: { push: (fault: Faults[number]) => unknown; length: number },
): Promise<number> {
  const [event] = await events();
  if (!event) return 1;
  faults.push({ path: /subscriptions/, kind: "server_error", times: 10 });
  const first = await deliver(servers, event);
  const untouched = (await stateOf(database, userId)).includes('"hasStartedTrial":false');
  faults.length = 0;
  await pause(10);
  const second = await deliver(servers, event);
  const applied = (await stateOf(database, userId)).includes('"subscriptionStatus":"trial"');
  return (first === 503 ? 0 : 1) + (untouched ? 0 : 1) + (second === 200 ? 0 : 1) + (applied ? 0 : 1);
}

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length <= 1) return [[...items]];
  return items.flatMap((item, index) =>
    permutations(items.filter((_, other) => other !== index)).map((rest) => [item, ...rest]),
  );
}
