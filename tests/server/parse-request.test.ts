// What a client sent is read strictly: what can't be stored or can't be meant is refused in one sentence.
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { fieldErrorsOf, readForm, readJson } from "~/lib/parse-request.server";

const posted = (body: BodyInit, headers: Record<string, string> = {}) =>
  new Request("http://localhost/", { method: "POST", body, headers });
const refusal = (work: Promise<unknown>) =>
  work.then(
    (value) => ({ value }),
    (error: unknown) => [Object(error).code, Object(error).userMessage],
  );
const NOT_JSON = ["bad_request", "The request body is not valid JSON."];
const TOO_DEEP = ["bad_request", "The request is nested too deeply."];
const UNSTORABLE = ["bad_request", "The text holds characters that can't be stored."];
const BAD_NAME = ["bad_request", "The request holds a name that is not allowed."];
const FORM = { "content-type": "application/x-www-form-urlencoded" };

describe("a body of JSON", () => {
  test.each<[string, unknown]>([
    ['{"a":[1,"two",null,{"b":true}]}', { a: [1, "two", null, { b: true }] }],
    ["7", 7],
    ["", {}],
    [" \n ", {}],
    [String.raw`{"a":"[[[\\\"{{{"}`, { a: '[[[\\"{{{' }],
    ['{"a":"\\ud83d\\ude00 emoji"}', { a: "😀 emoji" }],
  ])("%j is read", async (text, value) => expect(await readJson(posted(text))).toEqual(value));

  test.each([
    ["{", NOT_JSON],
    ["[1,]", NOT_JSON],
    ["]]]]", NOT_JSON],
    ['{"a":"\\u0000"}', UNSTORABLE],
    ['{"a\\u0000":1}', UNSTORABLE],
    ['{"a":"\\ud83d"}', UNSTORABLE],
    ['{"a":"x\\ude00"}', UNSTORABLE],
    ['["\\ud83dx"]', UNSTORABLE],
    // Two halves of one letter, of which neither can be stored where it stands.
    ['{"\\ud83d":"\\ude00"}', UNSTORABLE],
    ['{"a":{"__proto__":{"isAdmin":true}}}', BAD_NAME],
  ])("%j is refused", async (text, why) => expect(await refusal(readJson(posted(text)))).toEqual(why));

  test("may be nested 32 deep; brackets in texts and beside each other don't count", async () => {
    const nested = (depth: number) => `${"[".repeat(depth)}${"]".repeat(depth)}`;
    const objects = (depth: number) => `${'{"a":'.repeat(depth)}1${"}".repeat(depth)}`;
    expect(await refusal(readJson(posted(nested(32))))).toHaveProperty("value");
    expect(await refusal(readJson(posted(nested(33))))).toEqual(TOO_DEEP);
    expect(await refusal(readJson(posted(objects(32))))).toHaveProperty("value");
    expect(await refusal(readJson(posted(objects(33))))).toEqual(TOO_DEEP);
    expect(await readJson(posted(JSON.stringify({ a: "[".repeat(99), b: '\\"[{'.repeat(40) })))).toBeDefined();
    expect(await readJson(posted(JSON.stringify(Array(99).fill([{}]))))).toHaveLength(99);
  });
});

describe("a form", () => {
  test("gives each name its text, and one that comes several times its list", async () => {
    expect(await readForm(posted("a=1&b=2&b=3&b=4&c=", FORM))).toEqual({ a: "1", b: ["2", "3", "4"], c: "" });
  });

  test.each([
    ["a=%00", UNSTORABLE],
    ["%00=a", UNSTORABLE],
    ["__proto__=a", BAD_NAME],
  ])("%s is refused", async (text, why) => expect(await refusal(readForm(posted(text, FORM)))).toEqual(why));

  test("has two hundred fields at most, and no files", async () => {
    const fields = (count: number) => Array.from({ length: count }, (_, at) => `f${at}=x`).join("&");
    expect(Object.keys(await readForm(posted(fields(200), FORM)))).toHaveLength(200);
    expect(await refusal(readForm(posted(fields(201), FORM)))).toEqual([
      "bad_request",
      "The form has too many fields.",
    ]);
    const form = new FormData();
    form.append("file", new Blob(["x"]), "x.csv");
    expect(await refusal(readForm(posted(form)))).toEqual(["bad_request", "Files can't be sent here."]);
  });

  test("that is none can't be read", async () => {
    const unread = ["bad_request", "The form could not be read."];
    expect(await refusal(readForm(posted("{}", { "content-type": "application/json" })))).toEqual(unread);
  });
});

test("of each field the first thing that is wrong is said; what is wrong with the whole stands by the form", () => {
  const Name = z.string().min(3, "too short").regex(/^a/, "begins otherwise");
  const Schema = z
    .object({ name: Name, rows: z.array(z.object({ day: z.string() })) })
    .superRefine((_, context) => context.addIssue({ code: "custom", message: "all of it" }));
  const wrong = (value: unknown) => {
    const { error } = Schema.safeParse(value);
    return error && fieldErrorsOf(error);
  };
  expect(wrong({ name: "b", rows: [{ day: "x" }, {}] })).toEqual({ name: "too short", "rows.1.day": "Required" });
  expect(wrong({ name: "abc", rows: [] })).toEqual({ form: "all of it" });
});
