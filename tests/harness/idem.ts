// The same key fifty times at once: one effect and fifty equal answers, by the API and by the plain form; the same key
// with other values is refused.
import { newPerson, field, type Answer, type Person } from "./support/person";
import { pool, type Program } from "./support/program";
import { withServer, type Database } from "./support/server";

const TIMES = 50;
const FAR = "2099-01-01";

type Case = {
  name: string;
  send: (person: Person, key: string, changed: boolean) => Promise<Answer>;
  /** What the effect can be counted by. */
  count: (database: Database, person: Person) => Promise<number>;
};

const rows = (table: string, and = "") => async (database: Database, person: Person) => Number((await database.query(`SELECT count(*)::int AS n FROM "${table}" WHERE "userId" = $1 ${and}`, [person.id]))[0]?.n);
const entries = (kind: string) => rows("GoalEntry", `AND kind = '${kind}'`);
const header = (key: string) => ({ "idempotency-key": key });

function cases(saving: string, debt: string): Case[] {
  const goal = (name: string) => ({ name, targetAmount: "500", currentAmount: "10", deadline: FAR, color: "blue" });
  const form = (person: Person, key: string, fields: Record<string, string>) => person.ask("/goals", { form: { formKey: key, ...fields } });
  return [
    { name: "POST /api/savings-goals", send: (p, key, changed) => p.ask("/api/savings-goals", { json: goal(changed ? "Other" : "Tent"), headers: header(key) }), count: rows("Goal") },
    { name: "POST /api/debt-goals", send: (p, key, changed) => p.ask("/api/debt-goals", { json: goal(changed ? "Other" : "Card"), headers: header(key) }), count: rows("Goal") },
    { name: "POST add-money", send: (p, key, changed) => p.ask(`/api/savings-goals/${saving}/add-money`, { json: { amount: changed ? "6" : "5" }, headers: header(key) }), count: entries("contribution") },
    { name: "PUT payment", send: (p, key, changed) => p.ask(`/api/debt-goals/${debt}/payment`, { method: "PUT", json: { amount: changed ? "6" : "5" }, headers: header(key) }), count: entries("payment") },
    { name: "PUT /api/savings-goals/{id}", send: (p, key, changed) => p.ask(`/api/savings-goals/${saving}`, { method: "PUT", json: { ...goal("Edited"), currentAmount: changed ? "499" : "450" }, headers: header(key) }), count: entries("correction") },
    { name: "POST ai-create", send: (p, key, changed) => p.ask("/api/goals/ai-create", { json: { message: `Save $${changed ? 70 : 60} for a kite` }, headers: header(key) }), count: rows("ChatMessage", "AND type = 'user'") },
    { name: "POST ai-progress", send: (p, key, changed) => p.ask("/api/goals/ai-progress", { json: { message: `I saved $${changed ? 8 : 7} for Edited` }, headers: header(key) }), count: entries("contribution") },
    { name: "form create-goal", send: (p, key, changed) => form(p, key, { intent: "create-goal", type: "savings", ...goal(changed ? "Other form" : "Form") }), count: rows("Goal") },
    { name: "form add-money", send: (p, key, changed) => form(p, key, { intent: "add-money", goal: saving, amount: changed ? "4" : "3" }), count: entries("contribution") },
    { name: "form make-payment", send: (p, key, changed) => form(p, key, { intent: "make-payment", goal: debt, amount: changed ? "4" : "3" }), count: entries("payment") },
    { name: "form edit-goal", send: (p, key, changed) => form(p, key, { intent: "edit-goal", goal: debt, type: "debt", ...goal("Card"), currentAmount: changed ? "50" : "90" }), count: entries("correction") },
    { name: "form send-message", send: (p, key, changed) => form(p, key, { intent: "send-message", message: `Save $${changed ? 90 : 80} for a drum` }), count: rows("ChatMessage", "AND type = 'user'") },
  ];
}

export const program: Program = {
  name: "idem",
  target: "one effect a key",
  run: () =>
    withServer({ JOBS: "off" }, async (server, database) => {
      const person = await newPerson(server.url, database);
      const made = async (path: string) => String(field((await person.ask(path, { json: { name: "Base", targetAmount: "5000", currentAmount: "1000", deadline: FAR } })).json, "id"));
      const all = cases(await made("/api/savings-goals"), await made("/api/debt-goals"));
      const notes: string[] = [];
      let right = 0;
      for (const [index, { name, send, count }] of all.entries()) {
        const key = `idem-case-${index}`;
        const before = await count(database, person);
        const answers = await pool(Array.from({ length: TIMES }, (_, turn) => turn), TIMES, () => again(() => send(person, key, false)));
        const effects = (await count(database, person)) - before;
        const kinds = new Set(answers.map(({ status, text, headers }) => `${status} ${sorted(text)} ${headers.get("location") ?? ""}`));
        const changed = await again(() => send(person, key, true));
        const after = (await count(database, person)) - before;
        // Without the key it happens again: the check sees effects where there are some.
        const fresh = await again(() => send(person, `${key}-fresh`, true));
        const noticed = (await count(database, person)) - before > after;
        const good = effects === 1 && kinds.size === 1 && changed.status === 422 && after === 1 && fresh.status < 400 && noticed;
        if (good) right++;
        notes.push(`${good ? "ok " : "NOT"} ${name}: ${effects} effect, ${kinds.size} kind of answer (${answers[0]?.status}), other values ${changed.status}, another key ${fresh.status}${noticed ? "" : ", no effect"}`);
      }
      return { value: `${right} of ${all.length} with one effect a key`, pass: right === all.length, notes };
    }),
};

async function again(send: () => Promise<Answer>): Promise<Answer> {
  for (let turn = 1; ; turn++) {
    const answer = await send();
    if (answer.status !== 503 || turn === 25) return answer;
    await new Promise((resolve) => setTimeout(resolve, 50 * turn));
  }
}

/** JSON with its keys in order: what comes back from storage says the same in another order. */
function sorted(text: string): string {
  try {
    const value: unknown = JSON.parse(text);
    return JSON.stringify(value, (_, inner: unknown) => (typeof inner === "object" && inner !== null && !Array.isArray(inner) ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => a.localeCompare(b))) : inner));
  } catch {
    return "page";
  }
}
