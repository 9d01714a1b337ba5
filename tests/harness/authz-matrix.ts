// A visitor, a stranger (B) and an administrator against everything that A owns, through every door there is.
import { newPerson, Person, field } from "./support/person";
import { pool, type Program } from "./support/program";
import { address, routes, type Route } from "./support/routes";
import { differences, fingerprint } from "./support/rows";
import { withServer } from "./support/server";

const CANARY = "Zanzibar-Canary-77";
/** Open to visitors by the specification. */
const PUBLIC =
  /^\/(landing|privacy|login|register|forgot-password|forgot-username|reset-password|demo|\.data)?$|^\/api\/auth\/|^\/sandbox\/(outbox|components|checkout|portal)|^\/webhooks|^\/(install|offline)$/;
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
      const ids = await furnish(a);
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
          for (const id of ids) {
            for (const [door, path] of doors(route, id)) {
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
        await pool(ids, 4, async (id) => {
          for (const [door, path] of doors(route, id)) {
            const answer = await b.ask(path);
            check(`B GET ${path} (${door}) shows A's data`, !answer.text.includes(CANARY));
          }
          if (!route.hasAction || !/:\w+/.test(route.path) || route.path.startsWith("/sandbox")) return;
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
        pass: leaks.length === 0 && sees,
        notes: [`A's own ids: ${ids.length}; A sees the canary: ${sees}`, ...leaks.slice(0, 30)],
      };
    }),
};

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

/** Gives A something of every kind that has an address; the ids are what a stranger would try. */
async function furnish(a: Person): Promise<string[]> {
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
  return ids;
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
