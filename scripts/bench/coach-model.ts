// What a question costs that an outside model reads: the bytes that are sent and come back, by kind of question. A
// practice model says each query and each piece of advice that the built-in reader reads; no model is asked. Servers count in tokens of their own: four bytes of English
// or JSON are about one.
import { zodTextFormat } from "openai/helpers/zod";
import { AskedPlan, ReaderStep } from "~/contracts/asked-query";
import { ANSWERED_PLANS } from "~/domain/coach/reading/plan-request";
import { notationOfStep, type Step } from "~/domain/coach/query/step";
import type { Person } from "~/domain/coach/reading/person";
import { readText } from "~/domain/coach/reading/read";
import { READER_INSTRUCTIONS } from "~/providers/coach/reader-prompt";
import { readerInput } from "~/providers/coach/what-is-sent";
import { checkedStep } from "~/services/coach/asked-step.server";
import { planInWords } from "~/services/coach/steps-in-words.server";
import { CORPUS, HOUSEHOLD_CORPUS, type Labelled, PERSON } from "../../tests/domain/coach/corpus";
import { SAMPLE_PERSON } from "../../tests/domain/coach/sample-person";
import { askedOf, NO_SLOTS, planStepOf, stepOf } from "../../tests/support/asked-of";

const BYTES_A_TOKEN = 4;
const bytes = (text: string): number => Buffer.byteLength(text);
const tokens = (count: number): number => Math.round(count / BYTES_A_TOKEN);

const schemaBytes = bytes(JSON.stringify(zodTextFormat(ReaderStep, "query")));
const instructionBytes = bytes(READER_INSTRUCTIONS);
console.log(
  `Each call: instructions ${instructionBytes} bytes, schema ${schemaBytes} bytes: about ${tokens(instructionBytes + schemaBytes)} tokens, the same for every question`,
);

type Cost = { questions: number; calls: number; sent: number; answered: number };
const costs = new Map<string, Cost>();
let [equal, other] = [0, 0];

/** The steps that the built-in reader takes it for; none where it isn't sure. */
function stepsOf(text: string, person: Person): Step[] {
  const read = readText(text, person);
  if (read.is === "queries") return read.queries.map((query) => ({ is: "query", query }));
  return read.is === "plan" && ANSWERED_PLANS.includes(read.request.plan)
    ? [{ is: "plan", request: read.request }]
    : [];
}

function asSaid(step: Step, person: Person, more: boolean): object | null {
  if (step.is === "query") return stepOf(askedOf(step.query, person), more);
  return step.is === "plan"
    ? planStepOf(AskedPlan.parse({ ...NO_SLOTS, ...planInWords(step.request, person) }), more)
    : null;
}

function add(kind: string, text: string, person: Person): void {
  const steps = stepsOf(text, person);
  if (steps.length === 0) return;
  const cost = costs.get(kind) ?? { questions: 0, calls: 0, sent: 0, answered: 0 };
  cost.questions += 1;
  for (const [at, step] of steps.entries()) {
    const answer = JSON.stringify(asSaid(step, person, at < steps.length - 1));
    cost.calls += 1;
    cost.sent += bytes(readerInput({ question: text, today: person.today, answered: [] }));
    cost.answered += bytes(answer);
    const checked = checkedStep(ReaderStep.parse(JSON.parse(answer)), person, text);
    const isEqual =
      checked.is === "step" && notationOfStep(checked.step, person.today) === notationOfStep(step, person.today);
    if (isEqual) equal += 1;
    else other += 1;
  }
  costs.set(kind, cost);
}

const each = (corpus: readonly Labelled[], person: Person): void => {
  for (const [kind, text] of corpus) if (!text.includes(" >> ")) add(kind, text, person);
};
each(CORPUS, PERSON);
each(HOUSEHOLD_CORPUS, SAMPLE_PERSON);

console.log("kind        questions  calls  tokens sent  tokens back  a question, all in all");
for (const [kind, { questions, calls, sent, answered }] of costs) {
  const fixed = (instructionBytes + schemaBytes) * calls;
  console.log(
    `${kind.padEnd(12)} ${String(questions).padStart(8)} ${(calls / questions).toFixed(2).padStart(6)} ${String(tokens(sent / questions)).padStart(12)} ${String(tokens(answered / questions)).padStart(12)} ${String(tokens((fixed + sent + answered) / questions)).padStart(23)}`,
  );
}
console.log(`${equal} steps come back from the schema as they were read, ${other} don't`);
process.exitCode = other === 0 ? 0 : 1;
