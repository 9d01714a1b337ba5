// The same key fifty times at once: one effect and fifty equal answers, by the API and by the plain form; the same key
// with other values is refused.
import { newPerson, field, type Answer, type Person } from "./support/person";
import { isShort, pool, type Program } from "./support/program";
import { withServer, type Database } from "./support/server";

const TIMES = isShort ? 20 : 50;
const FAR = "2099-01-01";

const MONTH = new Date().toISOString().slice(0, 7);
const CREDIT = {
  goalScore: "720",
  paymentHistory: "good",
  creditUtilization: "30",
  creditHistoryLength: "5",
  creditMix: "good",
  newCreditInquiries: "1",
  totalCreditLimit: "10000",
  totalCreditBalance: "3000",
  monthlyIncome: "4000",
};
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

/** The nine answers before the last one, as the form keeps them. */
async function draft(database: Database, person: Person): Promise<void> {
  await database.query(
    `INSERT INTO "InterviewDraft" ("userId", responses, "updatedAt") VALUES ($1, $2, now()) ON CONFLICT ("userId") DO UPDATE SET responses = $2`,
    [person.id, INTERVIEW],
  );
}

type Case = {
  name: string;
  /** Sets a value and carries no key: sent again, or with another value, it sets. */
  sets?: boolean;
  /** What must be there before each first use of a key. */
  before?: (database: Database, person: Person) => Promise<void>;
  send: (person: Person, key: string, changed: boolean) => Promise<Answer>;
  /** What the effect can be counted by. */
  count: (database: Database, person: Person) => Promise<number>;
};

const rows =
  (table: string, and = "") =>
  async (database: Database, person: Person) =>
    Number(
      (await database.query(`SELECT count(*)::int AS n FROM "${table}" WHERE "userId" = $1 ${and}`, [person.id]))[0]?.n,
    );
const entries = (kind: string) => rows("GoalEntry", `AND kind = '${kind}'`);
const header = (key: string) => ({ "idempotency-key": key });

function cases(saving: string, debt: string): Case[] {
  const goal = (name: string) => ({ name, targetAmount: "500", currentAmount: "10", deadline: FAR, color: "blue" });
  const form = (person: Person, key: string, fields: Record<string, string>) =>
    person.ask("/goals", { form: { formKey: key, ...fields } });
  return [
    {
      name: "POST /api/savings-goals",
      send: (p, key, changed) =>
        p.ask("/api/savings-goals", { json: goal(changed ? "Other" : "Tent"), headers: header(key) }),
      count: rows("Goal"),
    },
    {
      name: "POST /api/debt-goals",
      send: (p, key, changed) =>
        p.ask("/api/debt-goals", { json: goal(changed ? "Other" : "Card"), headers: header(key) }),
      count: rows("Goal"),
    },
    {
      name: "POST add-money",
      send: (p, key, changed) =>
        p.ask(`/api/savings-goals/${saving}/add-money`, {
          json: { amount: changed ? "6" : "5" },
          headers: header(key),
        }),
      count: entries("contribution"),
    },
    {
      name: "PUT payment",
      send: (p, key, changed) =>
        p.ask(`/api/debt-goals/${debt}/payment`, {
          method: "PUT",
          json: { amount: changed ? "6" : "5" },
          headers: header(key),
        }),
      count: entries("payment"),
    },
    {
      name: "PUT /api/savings-goals/{id}",
      send: (p, key, changed) =>
        p.ask(`/api/savings-goals/${saving}`, {
          method: "PUT",
          json: { ...goal("Edited"), currentAmount: changed ? "499" : "450" },
          headers: header(key),
        }),
      count: entries("correction"),
    },
    {
      name: "POST ai-create",
      send: (p, key, changed) =>
        p.ask("/api/goals/ai-create", {
          json: { message: `Save $${changed ? 70 : 60} for a kite` },
          headers: header(key),
        }),
      count: rows("ChatMessage", "AND type = 'user'"),
    },
    {
      name: "POST ai-progress",
      send: (p, key, changed) =>
        p.ask("/api/goals/ai-progress", {
          json: { message: `I saved $${changed ? 8 : 7} for Edited` },
          headers: header(key),
        }),
      count: entries("contribution"),
    },
    {
      name: "form create-goal",
      send: (p, key, changed) =>
        form(p, key, { intent: "create-goal", type: "savings", ...goal(changed ? "Other form" : "Form") }),
      count: rows("Goal"),
    },
    {
      name: "form add-money",
      send: (p, key, changed) => form(p, key, { intent: "add-money", goal: saving, amount: changed ? "4" : "3" }),
      count: entries("contribution"),
    },
    {
      name: "form make-payment",
      send: (p, key, changed) => form(p, key, { intent: "make-payment", goal: debt, amount: changed ? "4" : "3" }),
      count: entries("payment"),
    },
    {
      name: "form edit-goal",
      send: (p, key, changed) =>
        form(p, key, {
          intent: "edit-goal",
          goal: debt,
          type: "debt",
          ...goal("Card"),
          currentAmount: changed ? "50" : "90",
        }),
      count: entries("correction"),
    },
    {
      name: "POST ai-delete",
      send: (p, key, changed) =>
        p.ask("/api/goals/ai-delete", {
          json: { message: `Delete my ${changed ? "Lute" : "Harp"} goal` },
          headers: header(key),
        }),
      count: rows("ChatMessage", "AND type = 'user'"),
    },
    {
      name: "POST /api/feedback",
      send: (p, key, changed) =>
        p.ask("/api/feedback", {
          json: {
            type: "general",
            title: changed ? "Other title" : "A title",
            message: "A message that is long enough",
          },
          headers: header(key),
        }),
      count: rows("Feedback"),
    },
    {
      name: "POST /api/credit/assessment",
      send: (p, key, changed) =>
        p.ask("/api/credit/assessment", {
          json: { ...CREDIT, currentScore: changed ? "650" : "640" },
          headers: header(key),
        }),
      count: rows("CreditAssessment"),
    },
    {
      name: "POST /api/ai/interview",
      send: (p, key, changed) =>
        p.ask("/api/ai/interview", {
          json: {
            responses: { ...INTERVIEW, "additional-info": changed ? "more" : "some" },
            completedAt: new Date().toISOString(),
          },
          headers: header(key),
        }),
      count: rows("Interview"),
    },
    {
      name: "POST /api/ai/coaching",
      send: (p, key, changed) =>
        p.ask("/api/ai/coaching", {
          json: { question: changed ? "What is my net worth?" : "How much did I spend last month?" },
          headers: header(key),
        }),
      count: rows("ChatMessage", "AND type = 'user' AND channel = 'coach'"),
    },
    {
      name: "form feedback",
      send: (p, key, changed) =>
        p.ask("/feedback", {
          form: {
            intent: "send",
            formKey: key,
            type: "bug",
            title: changed ? "Other form" : "By the form",
            message: "A message that is long enough",
            rating: "4",
          },
        }),
      count: rows("Feedback"),
    },
    {
      name: "form credit",
      send: (p, key, changed) =>
        p.ask("/credit", {
          form: { intent: "assess", formKey: key, ...CREDIT, currentScore: changed ? "660" : "630" },
        }),
      count: rows("CreditAssessment"),
    },
    {
      name: "form coach question",
      send: (p, key, changed) =>
        p.ask("/coach?tab=ask", {
          form: {
            intent: "ask",
            formKey: key,
            question: changed ? "What is my net worth?" : "How much did I spend last month?",
          },
        }),
      count: rows("ChatMessage", "AND type = 'user' AND channel = 'coach'"),
    },
    {
      name: "form interview's end",
      before: draft,
      send: (p, key, changed) =>
        p.ask("/coach/interview?q=10", {
          form: { intent: "step", formKey: key, q: "10", move: "next", answer: changed ? "more" : "some" },
        }),
      count: rows("Interview"),
    },
    {
      name: "form budget amount",
      sets: true,
      send: (p, _key, changed) =>
        p.ask("/budget", {
          form: { intent: "save", category: "restaurants", month: MONTH, plannedAmount: changed ? "260" : "250" },
        }),
      count: rows("Budget"),
    },
    {
      name: "form send-message",
      send: (p, key, changed) =>
        form(p, key, { intent: "send-message", message: `Save $${changed ? 90 : 80} for a drum` }),
      count: rows("ChatMessage", "AND type = 'user'"),
    },
  ];
}

export const program: Program = {
  name: "idem",
  target: "one effect a key",
  run: () =>
    withServer({ JOBS: "off" }, async (server, database) => {
      const person = await newPerson(server.url, database);
      const made = async (path: string) =>
        String(
          field(
            (
              await person.ask(path, {
                json: { name: "Base", targetAmount: "5000", currentAmount: "1000", deadline: FAR },
              })
            ).json,
            "id",
          ),
        );
      const all = cases(await made("/api/savings-goals"), await made("/api/debt-goals"));
      const notes: string[] = [];
      let right = 0;
      for (const [
        index,
        { name, send, count, sets = false, before: prepare = async () => undefined },
      ] of all.entries()) {
        const key = `idem-case-${index}`;
        await prepare(database, person);
        const before = await count(database, person);
        const answers = await pool(
          Array.from({ length: TIMES }, (_, turn) => turn),
          TIMES,
          () => again(() => send(person, key, false)),
        );
        const effects = (await count(database, person)) - before;
        const kinds = new Set(
          answers.map(({ status, text, headers }) => `${status} ${sorted(text)} ${headers.get("location") ?? ""}`),
        );
        const changed = await again(() => send(person, key, true));
        const after = (await count(database, person)) - before;
        if (sets) {
          const good =
            effects === 1 &&
            kinds.size === 1 &&
            answers.every(({ status }) => status < 400) &&
            changed.status < 400 &&
            (await count(database, person)) - before === 1;
          if (good) right++;
          notes.push(
            `${good ? "ok " : "NOT"} ${name}: sets a value; ${effects} row, ${kinds.size} kind of answer (${answers[0]?.status}), another value ${changed.status}`,
          );
          continue;
        }
        // Without the key it happens again: the check sees effects where there are some.
        await prepare(database, person);
        const fresh = await again(() => send(person, `${key}-fresh`, true));
        const noticed = (await count(database, person)) - before > after;
        const good =
          effects === 1 && kinds.size === 1 && changed.status === 422 && after === 1 && fresh.status < 400 && noticed;
        if (good) right++;
        notes.push(
          `${good ? "ok " : "NOT"} ${name}: ${effects} effect, ${kinds.size} kind of answer (${answers[0]?.status}), other values ${changed.status}, another key ${fresh.status}${noticed ? "" : ", no effect"}`,
        );
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
    return JSON.stringify(value, (_, inner: unknown) =>
      typeof inner === "object" && inner !== null && !Array.isArray(inner)
        ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => a.localeCompare(b)))
        : inner,
    );
  } catch {
    return "page";
  }
}
