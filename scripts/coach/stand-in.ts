// npm run coach:stand-in -- --questions FILE --answers FOLDER [--date DAY]: asks each question of a table (id, kind, chain,
// question; `chain` names the question in whose conversation it is asked) of the demo household, through the real services,
// with somebody in the model's place: what the model would be asked and nobody has answered yet is written to
// FOLDER/pending.jsonl, and the built-in coach answers for now. Answers are lines {"id", "answer"} in FOLDER/answers*.jsonl;
// what they leave out is null. Run again until nothing is pending; FOLDER/OUT.md and OUT.jsonl hold the answers.
import { mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { startOpenAiStub } from "../../tests/support/openai-stub";
import { page, type Final } from "./stand-in-page";
import { StandIn } from "./stand-in-model";
import { readQuestions } from "./stand-in-questions";

const { values } = parseArgs({
  options: {
    questions: { type: "string" },
    answers: { type: "string" },
    date: { type: "string", default: new Date().toISOString().slice(0, 10) },
  },
});
if (!values.questions || !values.answers) {
  console.error("Say --questions FILE and --answers FOLDER, and perhaps --date 2026-12-02.");
  process.exit(1);
}
const folder = resolve(values.answers);
const questions = readQuestions(values.questions);
mkdirSync(folder, { recursive: true });
// One household for all rounds of a day: it is made once.
Object.assign(process.env, {
  DATA_DIR: join(folder, `household-${values.date}`),
  JOBS: "off",
  LOG_LEVEL: "silent",
  RATE_LIMIT_FACTOR: "100000",
});
delete process.env.DATABASE_URL;

const model = new StandIn(folder);
const stub = await startOpenAiStub();
stub.behave((asked) => model.behave(asked));

const { askedOfHousehold, closeHousehold, openHousehold } = await import("./stand-in-household");
await openHousehold(values.date, stub.baseUrl);
const finals: Final[] = [];
const conversations = new Map<string, string>();
const unread = new Set<string>();
for (const [at, question] of questions.entries()) {
  model.begin(question.id, unread.has(question.chain));
  const { answer, read } = await askedOfHousehold(question.text, conversations.get(question.chain) ?? "new", at);
  conversations.set(question.id, answer.conversation);
  if (model.isOpen) unread.add(question.id);
  finals.push({ question, answer, read, calls: model.calls });
}
model.writePending();
writeFileSync(join(folder, "OUT.md"), page(finals));
writeFileSync(join(folder, "OUT.jsonl"), finals.map((one) => `${JSON.stringify(one)}\n`).join(""));
const byModel = finals.filter(({ answer }) => answer.by === "model").length;
console.log(
  `${finals.length} questions answered, ${byModel} of them worded by the stand-in; ${model.pending} requests are pending in ${join(folder, "pending.jsonl")}`,
);
await closeHousehold();
await stub.close();
