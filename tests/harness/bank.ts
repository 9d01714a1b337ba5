// Money under fire: adds, payments, edits and deletions at once, from two processes, with keys sent twice. What was
// acknowledged is in the ledger to the cent, once; a debt is never paid below zero; balances are the ledger's sums.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { field, newPerson, Person, type Answer } from "./support/person";
import { pause, pool, seeded, type Program } from "./support/program";
import { makeDatabase, makeDataDir, startServer, type Database } from "./support/server";

const OPERATIONS = 5_000;
const WIDTH = 40;
const DEBT_CENTS = 40_000_000;
const TRIES = 25;

type Goal = {
  id: string;
  type: "savings" | "debt";
  openingCents: number;
  startedCents: number;
  ackedCents: number;
  gone: boolean;
};

export const program: Program = {
  name: "bank",
  target: "drift 0 cents",
  async run() {
    const notes: string[] = [];
    const embedded = await hundredCents([await serveEmbedded()], notes, "embedded, one process");
    const database = await makeDatabase();
    const dataDir = mkdtempSync(join(tmpdir(), "harness-"));
    try {
      const settings = { DATABASE_URL: database.url, DATA_DIR: dataDir, JOBS: "off" };
      const first = await startServer(settings);
      const second = await startServer(settings);
      const owner = await newPerson(first.url, database);
      const twin = twinOf(owner, second.url);
      const servers = { people: [owner, twin] as const, done: async () => void 0 };
      const two = await hundredCents([servers], notes, "Postgres, two processes");
      const drift = await storm([owner, twin], database, notes);
      await Promise.all([first.stop(), second.stop()]);
      const total = embedded + two + drift;
      return { value: `drift ${total} cents`, pass: total === 0, notes };
    } finally {
      await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
};

type Served = { people: readonly Person[]; done: () => Promise<void> };

async function serveEmbedded(): Promise<Served> {
  const dataDir = makeDataDir();
  const server = await startServer({ DATA_DIR: dataDir, JOBS: "off" });
  const person = await newPerson(server.url);
  return {
    people: [person],
    done: async () => {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** A hundred parallel posts of one cent are a dollar. */
async function hundredCents([served]: Served[], notes: string[], where: string): Promise<number> {
  if (!served) return 0;
  const [person] = served.people;
  if (!person) return 0;
  const id = await create(person, "savings", "100");
  const posts = await pool(
    Array.from({ length: 100 }, (_, index) => index),
    100,
    (index) =>
      again(() =>
        at(served.people, index).ask(`/api/savings-goals/${id}/add-money`, {
          json: { amount: "0.01" },
          headers: { "idempotency-key": `cent-${id}-${index}` },
        }),
      ),
  );
  const now = await currentCents(person, id);
  await served.done();
  notes.push(
    `${where}: ${posts.filter((post) => post.status === 200).length} posts of one cent made ${now - 10_000} cents${others(posts)}`,
  );
  return Math.abs(now - 10_100);
}

function others(answers: readonly Answer[]): string {
  const counts = new Map<number, number>();
  for (const { status } of answers) if (status !== 200) counts.set(status, (counts.get(status) ?? 0) + 1);
  return counts.size === 0
    ? ""
    : `, others: ${[...counts].map(([status, count]) => `${count} × ${status}`).join(", ")}`;
}

async function storm(people: readonly [Person, Person], database: Database, notes: string[]): Promise<number> {
  const random = seeded(20_261_121);
  const goals: Goal[] = [];
  const addGoal = async (type: Goal["type"]) => {
    const opening = type === "debt" ? 0 : 10_000;
    const id = await create(people[0], type, type === "debt" ? "400000" : "100");
    goals.push({ id, type, openingCents: opening, startedCents: opening, ackedCents: opening, gone: false });
  };
  for (let index = 0; index < 12; index++) await addGoal(index < 9 ? "savings" : "debt");

  const counts = { added: 0, repeated: 0, edited: 0, conflicts: 0, deleted: 0, refused: 0, other: 0 };
  let watching = true;
  let wrong = 0;
  const watch = (async () => {
    while (watching) {
      const before = new Map(goals.map((goal) => [goal.id, goal.ackedCents]));
      const sums = await ledger(database);
      for (const goal of goals.filter((one) => one.type === "savings")) {
        const sum = sums.get(goal.id) ?? 0;
        if (sum < (before.get(goal.id) ?? 0) || sum > goal.startedCents) wrong++;
      }
      await pause(200);
    }
  })();

  const plan = Array.from({ length: OPERATIONS }, (_, index) => ({
    index,
    kind: random(),
    goal: random(),
    cents: 1 + Math.floor(random() * 50_000),
    side: random(),
  }));
  await pool(plan, WIDTH, async ({ index, kind, goal: share, cents, side }) => {
    const goal = goals[Math.floor(share * goals.length)];
    if (!goal) return;
    const person = side < 0.5 ? people[0] : people[1];
    if (kind < 0.86) {
      const amount = (cents / 100).toFixed(2);
      const send = (who: Person) =>
        again(() =>
          who.ask(
            goal.type === "debt" ? `/api/debt-goals/${goal.id}/payment` : `/api/savings-goals/${goal.id}/add-money`,
            {
              method: goal.type === "debt" ? "PUT" : "POST",
              json: { amount },
              headers: { "idempotency-key": `storm-${index}-key` },
            },
          ),
        );
      goal.startedCents += cents;
      // One in eight is sent twice at once, with the same key, to both processes.
      const answers = kind < 0.11 ? await Promise.all([send(people[0]), send(people[1])]) : [await send(person)];
      if (answers.length > 1) counts.repeated++;
      const statuses = new Set(answers.map((answer) => answer.status));
      if (statuses.size > 1) counts.other++;
      if (statuses.has(200)) {
        goal.ackedCents += cents;
        counts.added++;
      } else if (statuses.has(404) || statuses.has(400)) counts.refused++;
      else counts.other++;
    } else if (kind < 0.98) {
      const list = await again(() => person.ask(goal.type === "debt" ? "/api/debt-goals" : "/api/savings-goals"));
      const found = Array.isArray(list.json)
        ? list.json.find((one: unknown) => field(one, "id") === goal.id)
        : undefined;
      if (!found) return;
      // The amount goes along as it was read: with its version it may only be written where nothing has moved since.
      const target = field(found, goal.type === "debt" ? "originalAmount" : "targetAmount");
      const json = {
        name: `Goal ${index}`,
        targetAmount: goal.type === "debt" ? target : Number(target) + 1_000_000,
        currentAmount: field(found, "currentAmount"),
        deadline: "2099-01-01",
        color: "blue",
        version: field(found, "version"),
      };
      const { status } = await again(() => person.ask(`/api/savings-goals/${goal.id}`, { method: "PUT", json }));
      if (status === 200) counts.edited++;
      else if (status === 409) counts.conflicts++;
      else if (status !== 404) counts.other++;
    } else if (index > OPERATIONS / 2 && goals.filter((one) => !one.gone).length > 8 && !goal.gone) {
      goal.gone = true;
      const { status } = await again(() => person.ask(`/api/${goal.type}-goals/${goal.id}`, { method: "DELETE" }));
      if (status === 200) counts.deleted++;
    }
  });
  watching = false;
  await watch;

  const drift = await driftOf(goals, people[0], database);
  notes.push(
    `${OPERATIONS} operations from two processes: ${counts.added} adds and payments (${counts.repeated} of them sent twice at once), ${counts.edited} edits, ${counts.conflicts} conflicts answered 409, ${counts.deleted} deletions, ${counts.refused} refused, ${counts.other} other`,
  );
  notes.push(`while it ran, the ledger was outside of what was sent and acknowledged ${wrong} times`);
  // The check itself is checked: a row that vanishes must show.
  const [lost] = await database.query(
    `DELETE FROM "GoalEntry" WHERE ctid IN (SELECT e.ctid FROM "GoalEntry" e JOIN "Goal" g ON g.id = e."goalId" WHERE g.type = 'savings' AND e.kind = 'contribution' AND e."goalId" = ANY($1) LIMIT 1) RETURNING "amountCents"`,
    [goals.map((goal) => goal.id)],
  );
  const noticed = lost ? (await driftOf(goals, people[0], database)) > 0 : false;
  notes.push(
    noticed
      ? "with one row of the ledger taken away the check fails, as it should"
      : "the check did not notice a missing row",
  );
  return drift + wrong + counts.other + (noticed ? 0 : 1);
}

async function driftOf(goals: readonly Goal[], person: Person, database: Database): Promise<number> {
  const sums = await ledger(database);
  let drift = 0;
  for (const goal of goals) {
    const sum = sums.get(goal.id) ?? 0;
    // Payments beyond the rest are cut: there the ledger may hold less than was sent, never more than was owed.
    if (goal.type === "debt")
      drift += Math.max(0, sum - DEBT_CENTS) + Math.abs(Math.min(goal.ackedCents, DEBT_CENTS) - sum);
    else drift += Math.abs(goal.ackedCents - sum);
  }
  for (const [path, left] of [
    ["/api/savings-goals", false],
    ["/api/debt-goals", true],
  ] as const) {
    const { json } = await person.ask(path);
    for (const shown of Array.isArray(json) ? json : []) {
      const cents = Math.round(Number(field(shown, "currentAmount")) * 100);
      const sum = sums.get(String(field(shown, "id"))) ?? 0;
      drift += Math.abs(cents - (left ? DEBT_CENTS - sum : sum));
    }
  }
  return drift;
}

async function ledger(database: Database): Promise<Map<string, number>> {
  const rows = await database.query(
    `SELECT "goalId", sum("amountCents")::text AS cents FROM "GoalEntry" GROUP BY "goalId"`,
  );
  return new Map(rows.map((row) => [String(row.goalId), Number(row.cents)]));
}

async function create(person: Person, type: Goal["type"], current: string): Promise<string> {
  const json = {
    name: "Storm",
    targetAmount: type === "debt" ? "400000" : "9000000",
    currentAmount: current,
    deadline: "2099-01-01",
    color: "green",
  };
  const made = await person.ask(`/api/${type}-goals`, { json });
  if (made.status !== 200) throw new Error(`creating a goal answered ${made.status}: ${made.text.slice(0, 200)}`);
  return String(field(made.json, "id"));
}

async function currentCents(person: Person, id: string): Promise<number> {
  const { json } = await person.ask("/api/savings-goals");
  const goal = Array.isArray(json) ? json.find((one: unknown) => field(one, "id") === id) : undefined;
  return Math.round(Number(field(goal, "currentAmount")) * 100);
}

/** A server that is too busy says so (503); the same key makes it safe to come again. */
async function again(send: () => Promise<Answer>): Promise<Answer> {
  for (let turn = 1; ; turn++) {
    const answer = await send();
    if (answer.status !== 503 || turn === TRIES) return answer;
    await pause(100 * turn);
  }
}

function twinOf(person: Person, url: string): Person {
  const twin = new Person(url);
  for (const [name, value] of person.cookies) twin.cookies.set(name, value);
  return twin;
}

function at(people: readonly Person[], index: number): Person {
  const person = people[index % people.length];
  if (!person) throw new Error("nobody");
  return person;
}
