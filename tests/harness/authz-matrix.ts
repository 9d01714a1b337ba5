// A visitor, a stranger (B) and an administrator against everything that A owns, through every door there is. A owns a
// row of every table that has an owner, by the database's own word: a new table without a row fails here.
import { readdirSync, readFileSync } from "node:fs";
import { newPerson, Person, field } from "./support/person";
import { pool, type Program } from "./support/program";
import { address, routes, type Route } from "./support/routes";
import { linkBank } from "./support/defects";
import { furnish as furnishTables, ownedTables, rowsOf } from "./support/owned";
import { differences, fingerprint } from "./support/rows";
import { type Database, withServer } from "./support/server";

const CANARY = "Zanzibar-Canary-77";
/** Open to visitors by the specification; and where a visitor chooses the zone of the day. */
const PUBLIC =
  /^\/(landing|privacy|developers|login|register|forgot-password|forgot-username|reset-password|demo|\.data)?$|^\/api\/(auth\/|openapi\.json$)|^\/sandbox\/(outbox|components|checkout|portal)|^\/webhooks|^\/(install|offline|time-zone)$/;
const ADMIN = /^\/admin$|^\/api\/feedback$/;

export const program: Program = {
  name: "authz-matrix",
  target: "0 leaks",
  run: () =>
    withServer({ JOBS: "off" }, async (server, database) => {
      const a = await newPerson(server.url, database);
      const b = await newPerson(server.url, database);
      const admin = await newPerson(server.url, database);
      const anon = new Person(server.url);
      await database.query(`UPDATE "User" SET "isAdmin" = true WHERE id = $1`, [admin.id]);
      const owns = await furnish(a, database);
      const { ids } = owns;
      const bare = [...(await rowsOf(database, a.id))].filter(([, rows]) => rows === 0).map(([table]) => table);
      const owned = await fingerprintOf(database, a.id);
      const all = routes();
      const leaks: string[] = [];
      let cells = 0;
      const check = (what: string, ok: boolean) => {
        cells++;
        if (!ok) leaks.push(what);
      };

      for (const route of all.filter((one) => !one.isLayout && one.path !== "/api/auth/logout")) {
        const readable = route.hasLoader || !route.isApi;
        // Without a session: nothing of anybody, and the API says so as JSON.
        if (readable) {
          for (const [at, id] of ids.entries()) {
            for (const [door, path] of doorsFor(route, id, at)) {
              const answer = await anon.ask(path, { cookie: false });
              check(`anon GET ${path} (${door}) shows A's data`, !answer.text.includes(CANARY));
              if (route.isApi && !PUBLIC.test(route.path) && !route.path.includes("*"))
                check(`anon GET ${path} → ${answer.status}`, [400, 401, 404, 405].includes(answer.status));
              if (!route.isApi && !PUBLIC.test(route.path) && !route.path.includes("*") && door === "page")
                check(`anon GET ${path} → ${answer.status}`, [302, 303, 401, 404].includes(answer.status));
            }
          }
        }
        if (route.isApi && route.hasAction && !PUBLIC.test(route.path) && !route.path.includes("*")) {
          for (const method of ["POST", "PUT", "PATCH", "DELETE"]) {
            const answer = await anon.ask(address(route, ids[0]), { method, json: {}, cookie: false });
            check(
              `anon ${method} ${route.path} → ${answer.status}`,
              answer.status === 401 || answer.status === 405 || answer.status === 404,
            );
          }
        }
        // B with A's ids: as if they did not exist.
        await pool(ids, 4, async (id, at) => {
          for (const [door, path] of doorsFor(route, id, at)) {
            const answer = await b.ask(path);
            check(`B GET ${path} (${door}) shows A's data`, !answer.text.includes(CANARY));
          }
          if (!route.hasAction || route.path.startsWith("/sandbox")) return;
          if (!/:\w+/.test(route.path)) return;
          for (const method of route.isApi ? ["POST", "PUT", "PATCH", "DELETE"] : ["POST"]) {
            const answer = route.isApi
              ? await b.ask(address(route, id), {
                  method,
                  json: { amount: "1", name: "stolen", targetAmount: "1", version: "1" },
                })
              : await b.ask(address(route, id), { form: { intent: "delete", goal: id } });
            check(
              `B ${method} ${address(route, id)} → ${answer.status}`,
              answer.status >= 400 && answer.status < 500 && !answer.text.includes(CANARY),
            );
          }
        });
        if (route.hasAction && SCREENS.test(route.path)) await tryForms(b, route, owns, check);
        if (ADMIN.test(route.path) && readable) {
          const { status } = await b.ask(address(route));
          check(`B GET ${route.path} → ${status}`, status === 403);
          check(`admin GET ${route.path}`, (await admin.ask(address(route))).status === 200);
        }
      }
      check("B is still signed in", (await b.ask("/api/users/profile")).status === 200);
      const manifest = await anon.ask(`/__manifest?p=/admin&p=/dashboard&version=${"x".repeat(8)}`, { cookie: false });
      check("the manifest holds A's data", !manifest.text.includes(CANARY));
      // Taking administration away takes effect at the next request.
      await database.query(`UPDATE "User" SET "isAdmin" = false WHERE id = $1`, [admin.id]);
      check("a former administrator reads feedback", (await admin.ask("/api/feedback")).status === 403);
      const changed = differences(owned, await fingerprintOf(database, a.id));
      check(`A's rows changed: ${changed.join(", ")}`, changed.length === 0);
      // The proof that the canary would be seen: A sees it.
      const sees = (await a.ask("/api/savings-goals")).text.includes(CANARY);
      return {
        value: `${leaks.length} leaks/${cells} cells`,
        pass: leaks.length === 0 && sees && bare.length === 0,
        notes: [
          `A's own ids: ${ids.length}; A sees the canary: ${sees}`,
          ...bare.map((table) => `A owns no row of ${table}: nothing is proved of it`),
          ...leaks.slice(0, 30),
        ],
      };
    }),
};

/** Every id through the addresses that take one; the others once, and with each id as their dialogs would carry it. */
function doorsFor(route: Route, id: string, at: number): [string, string][] {
  const all = doors(route, id);
  return at === 0 || /:\w+/.test(route.path) ? all : all.filter(([door]) => door === "dialog");
}

/** What B's own account is ended or logged out by stays out: it's B's to do. */
const SCREENS = /^\/(goals|accounts|transactions|budget|notifications|dashboard|coach|credit)$/;
const INTENTS = intents();

/** Every intent that a form of ours can have, from the source: a new one is tried without being listed. */
function intents(): string[] {
  const files = readdirSync("app", { recursive: true, encoding: "utf8" }).filter((name) => /\.tsx?$/.test(name));
  const found = files.flatMap((name) =>
    [
      ...readFileSync(`app/${name}`, "utf8").matchAll(
        /intent(?:: z\.literal\(|" value=|: |=)"([a-z-]+)"|case "([a-z]+(?:-[a-z]+)+)"/g,
      ),
    ].map(([, one, other]) => one ?? other ?? ""),
  );
  return [...new Set(found)].filter((name) => !/log-?out|create|send|ask|connect|sign/.test(name));
}

type Owned = { ids: string[]; named: Record<string, string> };

/** A's ids under every name that a form may have for them; whatever is said of it, A's rows are compared afterwards. */
async function tryForms(b: Person, route: Route, { ids, named }: Owned, check: (what: string, ok: boolean) => void) {
  for (const [at, intent] of INTENTS.entries()) {
    const id = ids[at % ids.length] ?? "";
    const { text } = await b.ask(address(route), { form: { amount: "1", name: "stolen", id, ...named, intent } });
    check(`B POST ${route.path} ${intent} shows A's data`, !text.includes(CANARY));
  }
}

function doors(route: Route, id: string): [string, string][] {
  const path = address(route, id);
  if (route.isApi)
    return [
      ["api", path],
      ["twin", `${path}.data`],
      ["_data", `${path}?_data=${encodeURIComponent(route.id)}`],
    ];
  const data = path === "/" ? "/_root.data" : `${path}.data`;
  return [
    ["page", path],
    ["data", data],
    ["_routes", `${data}?_routes=${encodeURIComponent(route.id)}`],
    ["_data", `${path}?_data=${encodeURIComponent(route.id)}`],
    ["dialog", `${path}?dialog=edit&goal=${id}&id=${id}&account=${id}`],
  ];
}

/** Gives A something of every kind; the ids are what a stranger would try. */
async function furnish(a: Person, database: Database): Promise<Owned> {
  const ids: string[] = [];
  for (const path of ["/api/savings-goals", "/api/debt-goals"]) {
    const made = await a.ask(path, {
      json: {
        name: CANARY,
        targetAmount: "900",
        currentAmount: "100",
        deadline: "2031-05-01",
        interestRate: "5",
        minimumPayment: "10",
      },
    });
    const id = field(made.json, "id") ?? field(field(made.json, "goal"), "id");
    if (typeof id === "string") ids.push(id);
    else throw new Error(`${path} made no goal: ${made.status} ${made.text.slice(0, 200)}`);
  }
  await a.ask("/api/feedback", {
    json: { rating: 4, message: CANARY, feedback: CANARY, category: "general", email: a.email, title: CANARY },
  });
  await a.ask("/api/goals/ai-progress", { json: { message: CANARY } });
  await linkBank(a);
  await database.query(`UPDATE "Account" SET "accountName" = $2, "institutionName" = $2 WHERE "userId" = $1`, [
    a.id,
    CANARY,
  ]);
  await database.query(`UPDATE "Transaction" SET "merchantName" = $2, "rawName" = $2 WHERE "userId" = $1`, [
    a.id,
    CANARY,
  ]);
  await furnishTables(database, a, CANARY);
  const more = new Set(ids);
  const named: Record<string, string> = {};
  for (const { table, owner } of await ownedTables(database)) {
    const [column] = await database.query(
      `SELECT 1 FROM information_schema.columns WHERE table_schema = 'public' AND table_name = $1 AND column_name = 'id'`,
      [table],
    );
    if (!column || table === "User" || table === "Session") continue;
    const [row] = await database.query(`SELECT id FROM "${table}" WHERE "${owner}" = $1 LIMIT 1`, [a.id]);
    if (!row) continue;
    const id = String(row.id);
    more.add(id);
    // A transfer suggestion is a "suggestion" to a form, or a "suggestionId".
    for (const word of table.match(/[A-Z][a-z]+/g) ?? []) {
      named[word.toLowerCase()] ??= id;
      named[`${word.toLowerCase()}Id`] ??= id;
    }
  }
  return { ids: [...more], named };
}

async function fingerprintOf(database: Parameters<typeof fingerprint>[0], userId: string) {
  const tables = await database.query(
    `SELECT table_name AS name FROM information_schema.columns WHERE table_schema = 'public' AND column_name = 'userId' AND table_name NOT IN ('Session', 'AuditLog') ORDER BY 1`,
  );
  const parts: string[] = [];
  for (const { name } of tables) {
    const [row] = await database.query(
      `SELECT coalesce(md5(string_agg(t::text, '|' ORDER BY t::text)), '') AS hash FROM "${String(name)}" t WHERE "userId" = $1`,
      [userId],
    );
    parts.push(`${String(name)}:${String(row?.hash)}`);
  }
  return parts.join("\n");
}
