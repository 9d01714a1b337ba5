// Somebody in the model's place: what is asked has the same id in each run, what is left out of an answer is null, and what
// nobody has answered is noted once.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { zodTextFormat } from "openai/helpers/zod";
import { afterEach, beforeEach, expect, test } from "vitest";
import { ReaderStep } from "~/contracts/asked-query";
import { SHOP_KIND_WORDS } from "~/domain/coach/query/shop-kinds";
import { answerSchema } from "~/providers/coach/gap";
import { READER_INSTRUCTIONS } from "~/providers/coach/reader-prompt";
import { StandIn } from "../../scripts/coach/stand-in-model";
import { readQuestions } from "../../scripts/coach/stand-in-questions";
import type { Asked } from "../support/openai-stub";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "stand-in-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const body = { text: { format: JSON.parse(JSON.stringify(zodTextFormat(ReaderStep, "query"))) } };
const asked = (question: string): Asked => ({
  ...{ wire: "responses", path: "/v1/responses", headers: {}, body },
  ...{ instructions: READER_INSTRUCTIONS, input: { task: "read", question } },
});
const pendingIn = () =>
  readFileSync(join(folder, "pending.jsonl"), "utf8")
    .split("\n")
    .filter(Boolean)
    .map((line) => String(Object(JSON.parse(line)).id));

test("a question waits under the same id until it is answered; its answer is whole where it said only what differs", () => {
  for (const _round of [1, 2]) {
    const model = new StandIn(folder);
    model.begin("q1", false);
    expect([model.behave(asked("how much")), model.behave(asked("how much"))]).toEqual([
      { status: 400 },
      { status: 400 },
    ]);
    expect([model.pending, model.isUnread]).toEqual([1, true]);
    model.writePending();
  }
  const [id, ...others] = pendingIn();
  expect(others).toEqual([]);
  const comparison = { against: "subject", subject: { categories: ["gas"] } };
  const answer = { query: { measure: "spent", subject: { categories: ["groceries"] }, comparison } };
  writeFileSync(join(folder, "answers1.jsonl"), `${JSON.stringify({ id, answer })}\n`);
  const model = new StandIn(folder);
  model.begin("q1", false);
  const said = model.behave(asked("how much"));
  const step = ReaderStep.parse(JSON.parse("say" in said ? String(said.say) : ""));
  expect(step).toMatchObject({ care: "none", plan: null, more: false, query: { statistic: "total", shape: "figure" } });
  expect(step.query?.comparison).toMatchObject(comparison);
  model.writePending();
  expect(pendingIn()).toEqual([]);
});

test("what goes on from a question that isn't read yet isn't asked yet", () => {
  const model = new StandIn(folder);
  model.begin("q2", true);
  expect(model.behave(asked("and in may"))).toEqual({ status: 400 });
  expect(model.pending).toBe(0);
});

test("words are asked for with the gap in front, which is none where nothing is said of it; a second look is a reading", () => {
  const format = JSON.parse(JSON.stringify(zodTextFormat(answerSchema(["answer"], true), "advice")));
  const wording: Asked = { ...asked("how much"), body: { text: { format } }, input: { task: "coaching", draft: {} } };
  const model = new StandIn(folder);
  model.begin("q1", false);
  expect(model.behave(wording)).toEqual({ status: 400 });
  expect([model.isUnread, model.isOpen]).toEqual([false, true]);
  model.writePending();
  const [id] = pendingIn();
  const schema = readFileSync(join(folder, "instructions-coaching.schema.json"), "utf8");
  expect(Object.keys(JSON.parse(schema).properties)).toEqual(["gap", "answer"]);
  writeFileSync(join(folder, "answers1.jsonl"), `${JSON.stringify({ id, answer: { answer: "Well." } })}\n`);
  const again = new StandIn(folder);
  again.begin("q1", false);
  const said = again.behave(wording);
  expect(JSON.parse("say" in said ? String(said.say) : "")).toEqual({
    ...{ gap: { is: "none", what: "" }, answer: "Well." },
  });
  expect(again.behave({ ...asked("how much"), input: { task: "read-again" } })).toEqual({ status: 400 });
  expect(again.isUnread).toBe(true);
});

test("the table's columns go by their names", () => {
  const file = join(folder, "questions.tsv");
  writeFileSync(file, "id\tquestion\tchain\tkind\nq1\tis it dumb?\t\tadvice\nq2\tand now\tq1\tadvice\n");
  expect(readQuestions(file)).toEqual([
    { id: "q1", kind: "advice", chain: "", text: "is it dumb?" },
    { id: "q2", kind: "advice", chain: "q1", text: "and now" },
  ]);
});

test("the instructions name each kind of shop, apart from the next", () => {
  const kinds = SHOP_KIND_WORDS.map(([id]) => id);
  const [, named = ""] = /kinds of shops: ([^.]*)\./.exec(READER_INSTRUCTIONS) ?? [];
  expect(named.split(", ")).toEqual(kinds);
});

test("instructions and schema, which leave with each question, stay below 3,900 tokens of four bytes", () => {
  const sent = READER_INSTRUCTIONS + JSON.stringify(zodTextFormat(ReaderStep, "query"));
  expect(Buffer.byteLength(sent) / 4).toBeLessThan(3_900);
});
