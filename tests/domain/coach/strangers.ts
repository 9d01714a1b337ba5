// Questions by strangers as they came, the missed ones with the others. Each line of a file is a kind, what is asked, and
// what it means, with tabs between; a '- ' before it says that it isn't read so today. What isn't in the notation of a
// query or of advice is `guide:`, `care:` or `planner:` with whose answer is right.
import { existsSync, readFileSync } from "node:fs";
import { answerQuestion } from "~/domain/coach/answer";
import { careFor } from "~/domain/coach/care/care";
import { guideTopic } from "~/domain/coach/guide/guide";
import { household } from "../../support/coach";
import type { Labelled } from "./corpus";
import { readAs } from "./read-as";
import { SAMPLE_PERSON } from "./sample-person";

const MARK = "- ";

export const STRANGERS_FILES: readonly URL[] = [
  "./strangers-4.txt",
  "./strangers-5.txt",
  "./strangers-6.txt",
  "./strangers-7.txt",
]
  .map((name) => new URL(name, import.meta.url))
  .filter((file) => existsSync(file));

const LINES = STRANGERS_FILES.flatMap((file) => readFileSync(file, "utf8").trimEnd().split("\n"));

function labelled(line: string): Labelled {
  const [kind, text, reads, more] = line.replace(/^- /, "").split("\t");
  if (!kind || !text || !reads || more !== undefined) throw new Error(`No kind, question and label: ${line}`);
  return [kind, text, reads];
}

const isMarked = (line: string): boolean => line.startsWith(MARK);

/** All of them, asked of the sample household. */
export const STRANGERS_ASKED: readonly Labelled[] = LINES.map(labelled);
/** Those that are read as they are meant, and those that are not yet. */
export const STRANGERS_READ: readonly Labelled[] = LINES.filter((line) => !isMarked(line)).map(labelled);
export const STRANGERS_MISSED: readonly Labelled[] = LINES.filter(isMarked).map(labelled);

/** What a question comes to on its way through the coach: care first, then the guide, then its reading, then the planner. */
export function heardAs(text: string, person = SAMPLE_PERSON): string {
  const care = careFor(text, person.today);
  if (care) return `care:${care.id}`;
  const topic = guideTopic(text);
  if (topic) return `guide:${topic.id}`;
  const read = readAs(text, person, person.today);
  return read === "none" ? heardByPlanner(text) : read;
}

const HOUSEHOLD = household();

function heardByPlanner(text: string): string {
  const { intent } = answerQuestion(text, HOUSEHOLD).answer;
  return intent === "unknown" ? "none" : `planner:${intent}`;
}

/** Where nothing of one's own is asked for, the planner may say so in words of its own. */
export const isHeardAs = (text: string, meant: string): boolean => {
  const heard = heardAs(text);
  return heard === meant || (meant === "none" && heard.startsWith("planner:"));
};
