// Defects to plant in a copy of the built server, and for each the short question that must find it.
import { createHash } from "node:crypto";
import { get } from "node:http";
import { field, newPerson, PASSWORD, Person } from "./person";
import type { Database } from "./server";
import { unzip } from "./unzip";

export type Scene = { url: string; database: Database };
/** True while the control holds. */
type Probe = (scene: Scene) => Promise<boolean>;
export type Defect = { name: string; find: string; put: string; probe: Probe };

const JSON_TYPE = { "content-type": "application/json" };
const strange = { origin: "https://evil.example" };

async function goal(person: Person): Promise<string> {
  const made = await person.ask("/api/savings-goals", {
    json: { name: "Canary", targetAmount: "500", currentAmount: "10", deadline: "2031-05-01" },
  });
  return String(field(made.json, "id"));
}

const add = (person: Person, id: string, amount: string, key: string) =>
  person.ask(`/api/savings-goals/${id}/add-money`, { json: { amount }, headers: { "idempotency-key": key } });

/** A reset link as a mail would carry it. */
async function link({ database }: Scene, person: Person, expires: string, used = "NULL"): Promise<string> {
  const secret = `s${Math.random().toString(36).slice(2)}`.padEnd(43, "x");
  await database.query(
    `INSERT INTO "PasswordReset" ("userId", id, "expiresAt", "usedAt") VALUES ($1, $2, (now() AT TIME ZONE 'UTC') + interval '${expires}', ${used})`,
    [person.id, createHash("sha256").update(secret).digest("hex")],
  );
  return `${person.id}.${secret}`;
}

/** Connects the practice bank. */
export async function linkBank(person: Person): Promise<void> {
  const token = String(field((await person.ask("/api/plaid/create-link-token", { json: {} })).json, "link_token"));
  const done = await person.ask(`/api/sandbox/bank/${token}`, {
    json: { step: "connect", institution: "ins_900001", username: "ada", password: "any", roles: ["checking"] },
  });
  const { status } = await person.ask("/api/plaid/exchange-token", {
    json: { publicToken: field(done.json, "publicToken"), metadata: {} },
  });
  if (status !== 200) throw new Error(`linking answered ${status}`);
}

/** What is still to be asked of a vendor, now or later. */
async function wishes(database: Database, action: string, when: "now" | "later" = "now"): Promise<number> {
  const [row] = await database.query(
    `SELECT count(*)::int AS count FROM "ProviderCall" WHERE action = $1 AND "doneAt" IS NULL AND "nextAt" ${when === "now" ? "<=" : ">"} (now() AT TIME ZONE 'UTC') + interval '1 minute'`,
    [action],
  );
  return Number(row?.count);
}

const leave = (person: Person) => person.ask("/security", { form: { intent: "delete", confirmation: "delete" } });

async function archive(person: Person): Promise<string> {
  const answer = await fetch(new URL("/account-data.zip", person.url), {
    headers: { cookie: [...person.cookies].map(([name, value]) => `${name}=${value}`).join("; ") },
  });
  return [...unzip(Buffer.from(await answer.arrayBuffer())).values()].join("\n");
}

const INTERVIEW = {
  "financial-goals": ["Pay off debt"],
  "current-situation": "Breaking even",
  "monthly-income": 4000,
  "biggest-challenge": "Overspending",
  "debt-situation": "None",
  "emergency-fund": "1-2 months",
  "investment-experience": "Some knowledge",
  "risk-tolerance": "Moderate",
  "time-horizon": "1-3 years",
};

const redeem = async (url: string, token: string) =>
  (await new Person(url).ask("/api/auth/reset-password", { json: { token, password: "another fresh staple 12" } }))
    .status;
const isRefused = (status: number) => status >= 400 && status < 500;

export const DEFECTS: Defect[] = [
  {
    name: "any origin may change data",
    find: 'return isOurOrigin(req, sourceOf(req), appUrl) && (site === void 0 || site === "same-origin");',
    put: "return true;",
    probe: async ({ url, database }) =>
      (
        await (
          await newPerson(url, database)
        ).ask("/api/savings-goals", {
          json: { name: "x", targetAmount: "5", deadline: "2031-05-01" },
          headers: strange,
        })
      ).status === 403,
  },
  {
    name: "any page named in Referer may change data",
    find: 'return URL.canParse(referer) ? new URL(referer).origin : "null";',
    put: "return `http://${req.headers.host}`;",
    probe: async ({ url }) =>
      (await new Person(url).ask("/login", { form: {}, headers: { origin: "", referer: "https://evil.example/" } }))
        .status === 403,
  },
  {
    name: "Referer speaks for who sends Origin",
    find: 'if (origin !== void 0 || req.get("sec-fetch-site") !== void 0) return origin;',
    put: 'if (origin !== void 0 && origin !== "null") return origin;',
    probe: async ({ url }) =>
      (await new Person(url).ask("/login", { form: {}, headers: { origin: "null", referer: `${url}/login` } }))
        .status === 403,
  },
  {
    name: "other sites read the API",
    find: 'return site === void 0 || site === "same-origin" || site === "none";',
    put: "return true;",
    probe: async ({ url }) =>
      (await new Person(url).ask("/api/users/profile", { headers: { "sec-fetch-site": "cross-site" } })).status === 403,
  },
  {
    name: "an image logs people out",
    find: "return mayLogOut(req, site, appUrl);",
    put: "return true;",
    probe: async ({ url }) =>
      (await new Person(url).ask("/api/auth/logout", { headers: { "sec-fetch-site": "cross-site" } })).status === 403,
  },
  {
    name: "routes are called by their id",
    find: 'if (search.has("_data"))',
    put: "if (false)",
    probe: async ({ url }) => (await new Person(url).ask("/goals?_data=routes%2F_app.goals")).status === 400,
  },
  {
    name: "a session never ends",
    find: "row.expiresAt <= at2",
    put: "false",
    probe: async ({ url, database }) => {
      const one = await newPerson(url, database);
      await database.query(`UPDATE "Session" SET "expiresAt" = now() - interval '1 day' WHERE "userId" = $1`, [one.id]);
      return (await one.ask("/api/users/profile")).status === 401;
    },
  },
  {
    name: "a session is never idle",
    find: "if (idleSince > env.SESSION_IDLE_DAYS",
    put: "if (false && env.SESSION_IDLE_DAYS",
    probe: async ({ url, database }) => {
      const one = await newPerson(url, database);
      await database.query(`UPDATE "Session" SET "lastUsedAt" = now() - interval '8 days' WHERE "userId" = $1`, [
        one.id,
      ]);
      return (await one.ask("/api/users/profile")).status === 401;
    },
  },
  {
    name: "logging out ends nothing",
    find: "async function closeSession(ref) {",
    put: "async function closeSession(ref) { return;",
    probe: async ({ url, database }) => {
      const one = await newPerson(url, database);
      const before = new Map(one.cookies);
      await one.ask("/api/auth/logout", { method: "POST", json: {} });
      before.forEach((value, name) => one.cookies.set(name, value));
      return (await one.ask("/api/users/profile")).status === 401;
    },
  },
  {
    name: "an old password is fresh for ever",
    find: "return user.now.getTime() - user.provedAt.getTime() <= RECENT_MS;",
    put: "return true;",
    probe: async ({ url, database }) => {
      const one = await newPerson(url, database);
      await database.query(`UPDATE "Session" SET "provedAt" = now() - interval '1 hour' WHERE "userId" = $1`, [one.id]);
      return (await one.ask("/account-data.zip")).status === 303;
    },
  },
  {
    name: "the demo account can be deleted",
    find: 'if (user.isDemo) throw new AppError("forbidden", AUTH_TEXTS.demoStays);',
    put: "",
    probe: async ({ url, database }) => {
      const one = await newPerson(url, database);
      await database.query(`UPDATE "User" SET "isDemo" = true WHERE id = $1`, [one.id]);
      return (await one.ask("/security", { form: { intent: "delete", confirmation: "delete" } })).status === 403;
    },
  },
  {
    name: "a deleted customer is charged on",
    find: "if (customerId !== null) await queueCustomerRemoval(tx, customerId);",
    put: "",
    probe: async ({ url, database }) => {
      const before = await wishes(database, "customer_delete");
      const one = await newPerson(url, database);
      await database.query(`INSERT INTO "Billing" ("userId", "customerId") VALUES ($1, $2)`, [
        one.id,
        `cus_${one.username}`,
      ]);
      await leave(one);
      return (await wishes(database, "customer_delete")) > before;
    },
  },
  {
    name: "a deleted person's bank goes on",
    find: "await wishEndOfConnections(tx, user.id);",
    put: "",
    probe: async ({ url, database }) => {
      const one = await newPerson(url, database);
      await linkBank(one);
      const before = await wishes(database, "item_remove");
      await leave(one);
      return (await wishes(database, "item_remove")) > before;
    },
  },
  {
    name: "a connection is stored without its wish being taken back",
    find: "if (!await keepConnection(tx, held2))",
    put: "if (false)",
    probe: async ({ url, database }) => {
      const before = await wishes(database, "item_remove", "later");
      await linkBank(await newPerson(url, database));
      return (await wishes(database, "item_remove", "later")) === before;
    },
  },
  {
    name: "a stranger's token opens",
    find: "`${userId}|${itemId}|BankItem.accessToken`",
    put: '"BankItem.accessToken"',
    probe: async ({ url, database }) => {
      const [one, other] = [await newPerson(url, database), await newPerson(url, database)];
      await linkBank(one);
      await linkBank(other);
      await database.query(
        `UPDATE "BankItem" SET "accessToken" = (SELECT "accessToken" FROM "BankItem" WHERE "userId" = $2) WHERE "userId" = $1`,
        [one.id, other.id],
      );
      return (await one.ask("/api/plaid/refresh-transactions", { json: {} })).status !== 200;
    },
  },
  {
    name: "the archive forgets the goals",
    find: '{ table: "Goal", file: "goals" },',
    put: "",
    probe: async ({ url, database }) => {
      const one = await newPerson(url, database);
      await goal(one);
      return (await archive(one)).includes("Canary");
    },
  },
  {
    name: "the archive holds the password's hash",
    find: 'hidden: ["passwordHash"]',
    put: "hidden: []",
    probe: async ({ url, database }) => !(await archive(await newPerson(url, database))).includes("argon2"),
  },
  {
    name: "an interview's end counts twice",
    find: 'idempotent(user.id, key, "interview-end"',
    put: 'idempotent(user.id, void 0, "interview-end"',
    probe: async ({ url, database }) => {
      const one = await newPerson(url, database);
      await database.query(`INSERT INTO "InterviewDraft" ("userId", responses, "updatedAt") VALUES ($1, $2, now())`, [
        one.id,
        INTERVIEW,
      ]);
      const end = async () =>
        (
          await one.ask("/coach/interview?q=10", {
            form: { intent: "step", formKey: "end-key-0001", q: "10", move: "next", answer: "" },
          })
        ).headers.get("location");
      return (await end()) === (await end());
    },
  },
  {
    name: "a reset link works twice",
    find: "id: sha256(secret), usedAt: null, expiresAt",
    put: "id: sha256(secret), expiresAt",
    probe: async (scene) =>
      isRefused(
        await redeem(scene.url, await link(scene, await newPerson(scene.url, scene.database), "10 minutes", "now()")),
      ),
  },
  {
    name: "a reset link works for ever",
    find: "usedAt: null, expiresAt: { gt: at2 } }",
    put: "usedAt: null }",
    probe: async (scene) =>
      isRefused(await redeem(scene.url, await link(scene, await newPerson(scene.url, scene.database), "-1 minute"))),
  },
  {
    name: "a reset leaves thieves signed in",
    find: "await closeAllSessions(tx, userId);",
    put: "",
    probe: async (scene) => {
      const one = await newPerson(scene.url, scene.database);
      await redeem(scene.url, await link(scene, one, "10 minutes"));
      return (await one.ask("/api/users/profile")).status === 401;
    },
  },
  {
    name: "nothing is limited",
    find: "if (!row || row.count <= count * env.RATE_LIMIT_FACTOR) return;",
    put: "return;",
    probe: async ({ url }) => {
      let last = 0;
      for (let turn = 0; turn < 7; turn++)
        last = (await new Person(url).ask("/api/auth/forgot-password", { json: { email: "limit@example.com" } }))
          .status;
      return last === 429;
    },
  },
  {
    name: "a key is not remembered",
    find: "const before = await tx.idempotencyKey.findUnique({ where: { userId_key: { userId, key } } });\n    if (before) {",
    put: "const before = null; await tx.idempotencyKey.deleteMany({ where: { userId, key } });\n    if (before) {",
    probe: async ({ url, database }) => {
      const one = await newPerson(url, database);
      const id = await goal(one);
      await add(one, id, "5", "same-key-0001");
      await add(one, id, "5", "same-key-0001");
      return (await one.ask("/api/savings-goals")).text.includes('"currentAmount":15');
    },
  },
  {
    name: "a key fits any amount",
    find: "if (before.requestHash !== requestHash)",
    put: "if (false)",
    probe: async ({ url, database }) => {
      const one = await newPerson(url, database);
      const id = await goal(one);
      await add(one, id, "5", "same-key-0002");
      return (await add(one, id, "6", "same-key-0002")).status === 422;
    },
  },
  {
    name: "goals are everybody's",
    find: "where: { userId, deletedAt: null, ...type ? { type } : {} },",
    put: "where: { deletedAt: null, ...type ? { type } : {} },",
    probe: async ({ url, database }) => {
      await goal(await newPerson(url, database));
      return !(await (await newPerson(url, database)).ask("/api/savings-goals")).text.includes("Canary");
    },
  },
  {
    name: "everybody administers",
    find: "if (access.admin && !user.isAdmin)",
    put: "if (false)",
    probe: async ({ url, database }) => (await (await newPerson(url, database)).ask("/api/feedback")).status === 403,
  },
  {
    name: "the gate stands open",
    find: "if (!answer2.allowed) throw",
    put: "if (false) throw",
    probe: async ({ url, database }) => {
      const one = await newPerson(url);
      await database.query(`UPDATE "User" SET "hasSeenPaywall" = true WHERE id = $1`, [one.id]);
      return (await one.ask("/api/ai/financial-health")).status === 403;
    },
  },
  {
    name: "anybody speaks for the payment provider",
    find: 'signed = await client2.webhooks.constructEventAsync(body, headers.get("stripe-signature") ?? "", secret);',
    put: "signed = JSON.parse(body);",
    probe: async ({ url }) =>
      (
        await new Person(url).ask("/webhooks/stripe", {
          method: "POST",
          body: '{"id":"evt_1","type":"customer.deleted","data":{"object":{"object":"customer","id":"cus_1"}}}',
          headers: JSON_TYPE,
        })
      ).status === 400,
  },
  {
    name: "anybody speaks for the bank",
    find: "if (!await isGenuine(body, signature)) return null;",
    put: "",
    probe: async ({ url }) =>
      (
        await new Person(url).ask("/webhooks/plaid", {
          method: "POST",
          body: '{"webhook_type":"TRANSACTIONS","webhook_code":"SYNC_UPDATES_AVAILABLE","item_id":"x"}',
          headers: JSON_TYPE,
        })
      ).status === 400,
  },
  {
    name: "bodies have no end",
    find: "function capOf(path2, kind, isFiles) {",
    put: "function capOf(path2, kind, isFiles) { return Infinity;",
    probe: async ({ url }) =>
      (await new Person(url).ask("/login", { form: { intent: "login", username: "x".repeat(17_000), password: "x" } }))
        .status === 413,
  },
  {
    name: "any type of body is read",
    find: "if (type.trim() !== expected) return [415, wrongType];",
    put: "",
    probe: async ({ url }) =>
      (
        await new Person(url).ask("/api/auth/login", {
          method: "POST",
          body: '{"username":"a","password":"b"}',
          headers: { "content-type": "text/plain" },
        })
      ).status === 415,
  },
  {
    name: "what can't be stored is let in",
    find: "if (UNSTORABLE.test(text2)) throw",
    put: "if (false) throw",
    probe: async ({ url }) =>
      (await new Person(url).ask("/api/auth/login", { json: { username: "a\u0000b", password: "x" } })).status === 400,
  },
  {
    name: "strangers' styles are let in",
    find: "development ? \"'unsafe-inline'\" : `'nonce-${nonce}'`",
    put: "\"'unsafe-inline'\"",
    probe: async ({ url }) =>
      !/unsafe/.test((await new Person(url).ask("/login")).headers.get("content-security-policy") ?? "unsafe"),
  },
  {
    name: "scripts read the session",
    find: '${scripts ? "" : "; HttpOnly"}',
    put: "",
    probe: async ({ url, database }) => {
      const one = await newPerson(url, database);
      return (await one.login()).headers
        .getSetCookie()
        .filter((text) => text.startsWith("session="))
        .every((text) => /HttpOnly/.test(text));
    },
  },
  {
    name: "passwords are hashed cheaply",
    find: "memoryCost: 65536, timeCost: 3",
    put: "memoryCost: 4096, timeCost: 1",
    probe: async ({ url, database }) => {
      const one = await newPerson(url, database);
      const [row] = await database.query(`SELECT "passwordHash" AS hash FROM "User" WHERE id = $1`, [one.id]);
      return /\$m=65536,t=3,p=1\$/.test(String(row?.hash));
    },
  },
  {
    name: "common passwords are good enough",
    find: "if (isCommonPassword(password))",
    put: "if (false)",
    probe: async ({ url }) =>
      (
        await new Person(url).ask("/api/auth/register", {
          json: {
            firstName: "A",
            lastName: "B",
            email: "common@example.com",
            username: "common-one",
            password: "password1",
          },
        })
      ).status === 400,
  },
  {
    name: "a login tells who exists",
    find: "if (!user || !matches) {",
    put: 'if (!user) throw new AppError("unauthorized", "Nobody has this name"); if (!matches) {',
    probe: async ({ url, database }) => {
      const one = await newPerson(url, database);
      const ask = (username: string) =>
        new Person(url).ask("/api/auth/login", { json: { username, password: `${PASSWORD}!` } });
      return (await ask(one.username)).text === (await ask("nobody-here")).text;
    },
  },
  {
    name: "any host is ours",
    find: 'if (classOf(req) === "health" || isOurHost(req, appUrl)) return next2();',
    put: "return next2();",
    probe: ({ url }) =>
      new Promise((resolve) =>
        get(url, { path: "/login", headers: { host: "evil.example" } }, (res) =>
          resolve(res.resume().statusCode === 400),
        ),
      ),
  },
];
