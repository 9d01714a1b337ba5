// Who stands in the model's place: answers that are there by what was asked, and else a note of what to answer.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Asked, Behaviour } from "../../tests/support/openai-stub";

export type Call = { id: string; task: string; is: "answered" | "pending" };
type Schema = Readonly<Record<string, unknown>>;

const READINGS = ["query", "query-again"];

export class StandIn {
  calls: Call[] = [];
  private question = "";
  private isLater = false;
  private readonly open = new Map<string, object>();
  private readonly answers: Map<string, unknown>;

  constructor(private readonly folder: string) {
    this.answers = readAnswers(folder);
  }

  /** `isLater`: it goes on from a question that isn't read yet, and what it would be asked may still change. */
  begin(question: string, isLater: boolean): void {
    this.question = question;
    this.isLater = isLater;
    this.calls = [];
  }

  /** A reading is still to be answered: what it would be asked afterwards may still change. */
  get isUnread(): boolean {
    return this.isLater || this.calls.some(({ task, is }) => READINGS.includes(task) && is === "pending");
  }

  /** Its steps may still change: by a reading, or by a gap that its words are said to have. */
  get isOpen(): boolean {
    return this.isLater || this.calls.some(({ is }) => is === "pending");
  }

  get pending(): number {
    return this.open.size;
  }

  behave({ input, instructions, body }: Asked): Behaviour {
    const task = String(input.task).replace(/^read\b/, "query");
    const id = createHash("sha256")
      .update(`${task}\n${JSON.stringify(input)}`)
      .digest("hex")
      .slice(0, 12);
    const schema = schemaOf(body);
    this.keepOnce(`instructions-${task}.md`, instructions);
    this.keepOnce(`instructions-${task}.schema.json`, JSON.stringify(schema));
    const answer = this.answers.get(id);
    if (answer === undefined && !this.isUnread) this.open.set(id, { id, task, question: this.question, input });
    this.calls.push({ id, task, is: answer === undefined ? "pending" : "answered" });
    // As a server says it that doesn't take this one request: no second try, and no rest for the others.
    if (answer === undefined) return { status: 400 };
    return { say: typeof answer === "string" ? answer : JSON.stringify(completed(answer, schema)) };
  }

  writePending(): void {
    const lines = [...this.open.values()].map((one) => `${JSON.stringify(one)}\n`);
    writeFileSync(join(this.folder, "pending.jsonl"), lines.join(""));
  }

  private readonly kept = new Set<string>();
  private keepOnce(name: string, text: string): void {
    if (this.kept.has(name)) return;
    this.kept.add(name);
    writeFileSync(join(this.folder, name), text);
  }
}

function readAnswers(folder: string): Map<string, unknown> {
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => /^answers.*\.jsonl$/.test(name)) : [];
  const lines = files.sort().flatMap((name) => readFileSync(join(folder, name), "utf8").split("\n").filter(Boolean));
  return new Map(
    lines.map((line) => {
      const { id, answer } = record(JSON.parse(line));
      return [String(id), answer];
    }),
  );
}

const record = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null ? Object.fromEntries(Object.entries(value)) : {};

function schemaOf(body: Record<string, unknown>): Schema {
  const format = record(record(body.text).format);
  return record(format.schema ?? record(record(body.response_format).json_schema).schema);
}

/** What is left out is what says the least: null where that may be, else the first of a list, false, or an object of such. */
function completed(value: unknown, schema: Schema): unknown {
  const options = optionsOf(schema);
  if (value === undefined) return least(options);
  const fitting = options.filter(({ type }) => type !== "null");
  if (Array.isArray(value)) {
    const items = record(fitting.find(({ type }) => type === "array")?.items);
    return value.map((one) => completed(one, items));
  }
  if (typeof value !== "object" || value === null) return value;
  const given = record(value);
  const of = fitting.find((one) => isOf(given, one)) ?? fitting[0];
  if (!of) return given;
  // A field that isn't asked for can't be said: what is sent is held to its schema.
  return Object.fromEntries(
    Object.entries(record(of.properties)).map(([name, part]) => [name, completed(given[name], record(part))]),
  );
}

const optionsOf = (schema: Schema): Schema[] =>
  Array.isArray(schema.anyOf) ? schema.anyOf.flatMap((one) => optionsOf(record(one))) : [schema];

/** Of several shapes the one whose fixed words are those that were said. */
const isOf = (given: Record<string, unknown>, { properties }: Schema): boolean =>
  Object.entries(record(properties)).every(([name, part]) => {
    const { const: only, enum: some } = record(part);
    if (only !== undefined) return given[name] === only;
    return !Array.isArray(some) || given[name] === undefined || some.includes(given[name]);
  });

function least(options: readonly Schema[]): unknown {
  const isNull = ({ type }: Schema) => type === "null" || (Array.isArray(type) && type.includes("null"));
  if (options.some(isNull)) return null;
  const [only = {}] = options;
  if (Array.isArray(only.enum)) return only.enum[0];
  if (only.type === "boolean") return false;
  return only.type === "object" ? completed({}, only) : "";
}
