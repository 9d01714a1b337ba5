// What a question costs that an outside model reads: the bytes that are sent and come back, by kind of question. A
// practice model says each labelled query; no model is asked. Servers count in tokens of their own: four bytes of English
// or JSON are about one.
import { zodTextFormat } from "openai/helpers/zod";
import { ReaderStep } from "~/contracts/asked-query";
import { notationOf } from "~/domain/coach/query/notation";
import type { Person } from "~/domain/coach/query/person";
import { readText } from "~/domain/coach/query/read";
import { READER_INSTRUCTIONS } from "~/providers/coach/reader-prompt";
import { readerInput } from "~/providers/coach/what-is-sent";
import { checkedQuery } from "~/services/coach/asked-query.server";
import { CORPUS, HOUSEHOLD_CORPUS, type Labelled, PERSON } from "../../tests/domain/coach/corpus";
import { SAMPLE_PERSON } from "../../tests/domain/coach/sample-person";
import { askedOf, stepOf } from "../../tests/support/asked-of";

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

function add(kind: string, text: string, person: Person): void {
  const read = readText(text, person);
  if (read.is !== "queries") return;
  const cost = costs.get(kind) ?? { questions: 0, calls: 0, sent: 0, answered: 0 };
  cost.questions += 1;
  for (const [at, query] of read.queries.entries()) {
    const answer = JSON.stringify(stepOf(askedOf(query, person), at < read.queries.length - 1));
    cost.calls += 1;
    cost.sent += bytes(readerInput({ question: text, today: person.today, answered: [] }));
    cost.answered += bytes(answer);
    const step = ReaderStep.parse(JSON.parse(answer));
    const checked = step.query && checkedQuery(step.query, person, text);
    const isEqual =
      checked?.is === "query" && notationOf(checked.query, person.today) === notationOf(query, person.today);
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
console.log(`${equal} queries come back from the schema as they were labelled, ${other} don't`);
process.exitCode = other === 0 ? 0 : 1;
