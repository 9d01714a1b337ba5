// The worst habits of our texts, as docs/words.md names them. What the owner's documents fix stays to the letter.
import { readdirSync, readFileSync } from "node:fs";
import ts from "typescript";
import { describe, expect, test } from "vitest";

/** What people read. What reads people's words, speaks to a model or a program, or is written to a log has its own language. */
const READ_BY_PEOPLE =
  /^(?:components|routes)\/.*\.tsx$|^texts\/|^mutations\/|^services\/coach\/actions|^providers\/mail\/|^domain\/(?:coach|notices|goals\/assistant)\//;
const LEFT_OUT = /style-guide|coach-es|texts\/requests|privacy-page|_app\.admin|reading\/(?:lexicon|common-words)/;
const SPANISH = /[áéíóúñ¿]/;
const DOCUMENTED = ["Passwords do not match", "Current amount cannot exceed target amount"];

const HABITS: readonly (readonly [habit: string, sound: RegExp])[] = [
  ["no contraction", /\b(?:do|does|did|is|are|was|were|has|have|had|could|would|should|will) not\b|\bcan ?not\b/],
  ["a dear thing", /\bdear(?:er)?\b(?!-)/],
  ["a thing of its own", /\bof (?:its|their) own\b/],
  ["British spelling", /\b(?:colour|favour|centre|organis|recognis|categoris|cheque|programme|whilst|learnt)/],
  ["a stiff word", /\b(?:anew|E-mail)\b|\bany more\b(?! (?:than|months))/],
  ["what comes and goes", /\b(?:comes?|came) again\b|\bgoes by\b|\bleft of a usual month\b/i],
  ["a budget's slang", /\balready spoken for\b|\bwithout a job\b|\bno job yet\b|\bwhere nothing is planned\b/],
  ["a goal that acts", /\bcounts by itself\b|\bfollows the account\b|\bis one of your goals now\b/],
  [
    "another name than the glossary's",
    /\b(?:[Aa]nomal(?:y|ies)|(?<!items-)[Bb]aseline|[Ee]nvelope|[Aa]llotment|[Ee]xpended|to login)\b/,
  ],
  ["known by nobody", /\bby what is known\b|\bfirst day that I can see\b|\breaches no further\b|\bthe mark of\b/],
  ["a cushion that stands", /\bcushion stands\b|\bis missing to\b|\bis missing in checking\b|\bmissing for it\b/],
  ["a translated verb", /\bspares (?:about|a|only)\b|\bheld low\b|\blies free\b|\bstands for one\b|\bno folly\b/],
  ["a debt that acts", /\bof yours never ends?\b|\bwould gain more from that money\b|\bincome that moves\b/],
  ["our own dialect", /carries the name|go gently|the ground is ready|habit is warm|with us\?|by your own account/i],
];

function textsOf(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest, true);
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    const isText =
      ts.isStringLiteralLike(node) ||
      ts.isJsxText(node) ||
      ts.isTemplateHead(node) ||
      ts.isTemplateMiddle(node) ||
      ts.isTemplateTail(node);
    if (isText && /[a-z] [a-z]/i.test(node.text) && !/[\\|]/.test(node.text))
      texts.push(node.text.replace(/\s+/g, " ").trim());
    ts.forEachChild(node, visit);
  };
  visit(source);
  return texts;
}

const heard = (text: string): string[] =>
  HABITS.flatMap(([habit, sound]) => (sound.test(text) ? [`${habit}: ${text}`] : []));

describe("what people read", () => {
  const files = readdirSync("app", { recursive: true, encoding: "utf8" }).filter(
    (file) => /\.tsx?$/.test(file) && READ_BY_PEOPLE.test(file) && !LEFT_OUT.test(file),
  );
  const texts = files
    .flatMap((file) => textsOf(`app/${file}`))
    .filter((text) => !SPANISH.test(text) && !DOCUMENTED.some((fixed) => text.includes(fixed)));

  test("has none of the habits that we left", () => {
    expect(texts.length).toBeGreaterThan(1500);
    expect(texts.flatMap(heard)).toEqual([]);
  });

  test.each([
    "We could not find that.",
    "It isn't dear debt.",
    "$90.00 is already spoken for.",
    "Linked, the goal follows the account.",
    "A savings account of its own.",
    "Choose a colour.",
    "Go gently until the month ends.",
    "Your coach goes by your accounts.",
    "Left of a usual month",
    "E-mail support is included.",
    "Your baseline month",
    "Use it to login again.",
    "Yes, by what is known it's enough.",
    "Your savings cushion stands.",
    "It spares about $50.00 of interest.",
    "A debt of yours never ends at its payment.",
  ])("is heard where it has one: '%s'", (text) => expect(heard(text)).toHaveLength(1));
});

/** What the coach's approved answers say without figures: one with many is a list. */
function longSentences(): string[] {
  const folder = "tests/domain/coach/approved";
  const lines = readdirSync(folder)
    .filter((file) => file.endsWith(".md"))
    .flatMap((file) => readFileSync(`${folder}/${file}`, "utf8").split("\n"))
    .filter((line) => line.startsWith("> ") && !line.startsWith("> |") && !SPANISH.test(line));
  expect(lines.length).toBeGreaterThan(2_000);
  const sentences = new Set(lines.flatMap((line) => line.slice(2).split(/(?<=[.!?]) (?=[A-Z])/)));
  return [...sentences].filter((one) => !/\d/.test(one) && one.split(" ").length > MOST_WORDS);
}
const MOST_WORDS = 30;

test("the coach's sentences are no longer than thirty words", () => expect(longSentences()).toEqual([]));

test("how many of it is counted in one place", () => {
  const byHand = /=== 1 \? (?:"s?"|"1 |"(\w+)" : "\1s")|\? "" : "s"/;
  const counting = readdirSync("app", { recursive: true, encoding: "utf8" }).filter(
    (file) =>
      /\.tsx?$/.test(file) &&
      !/^domain\/(?:coach\/|screens\/palette)/.test(file) &&
      byHand.test(readFileSync(`app/${file}`, "utf8")),
  );
  expect(counting).toEqual([]);
});
