// Tables of what the reader that has learned from examples makes of a text. What each text looks like stands in the line
// itself, 'spent .6, two .3', so that no line depends on what was learned; a word with 'zz' in front no example had, nor the shop
// Tunebox, and a
// code with '?' behind it hardly any.
import { readFileSync } from "node:fs";
import type { Likely } from "~/domain/coach/learned/likeliest";
import type { LearnedReader } from "~/domain/coach/learned/looks";
import { sketchOf, type ComparisonCode } from "~/domain/coach/learned/codes";
import { halvesOf } from "~/domain/coach/learned/halves";
import { understoodAs } from "~/domain/coach/learned/query-of";
import { secondReading } from "~/domain/coach/learned/second-reader";
import { type Comparison, type Query, query, type Subject } from "~/domain/coach/query/algebra";
import { notationOf, notationOfPlan } from "~/domain/coach/query/notation";
import { PLANS } from "~/domain/coach/reading/plan-request";
import { readingsOf } from "~/domain/coach/reading/readings";
import { spot } from "~/domain/coach/reading/spot";
import type { Understood } from "~/domain/coach/reading/understood";
import { SAMPLE_PERSON } from "./sample-person";

/** A line for each word in its braces: '{gas|food} in may → {=} in may'. '{=}' is the word that was taken. */
function spread(line: string): string[] {
  const braces = /\{([^{}=]*)\}/.exec(line);
  if (!braces) return [line];
  return (braces[1] ?? "").split("|").flatMap((word) => spread(line.replace(braces[0], word).replaceAll("{=}", word)));
}

/** What stands in a file, a case a line, and the texts and results that each stands for. */
export const tableOf = (file: URL): { line: string; cases: string[] }[] =>
  readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "" && !line.startsWith("#"))
    .map((line) => ({ line, cases: spread(line) }));

/** A line with what it really becomes. */
export const made = (line: string, becomes: (text: string) => string): string => {
  const text = line.slice(0, line.lastIndexOf(ARROW));
  return `${text}${ARROW}${becomes(text)}`;
};
const ARROW = " → ";

const spots = (text: string) => spot(text, SAMPLE_PERSON);

/** 'spent .6, two .3'; 'nothing' is no code at all. */
export const likelyIn = (said: string): Likely[] =>
  said === "nothing"
    ? []
    : said
        .split(", ")
        .map((one) => ({
          code: one.slice(0, one.lastIndexOf(" ")),
          share: Number(one.slice(one.lastIndexOf(" ") + 1)),
        }))
        .sort((one, other) => other.share - one.share);

const learnedBy = (likelyOf: LearnedReader["likelyOf"], rare: readonly string[] = []): LearnedReader => ({
  likelyOf,
  isSeen: (word) => !/^(?:zz|tunebox$)/.test(word),
  isKnown: (code) => !rare.includes(code),
});

/** Of every text the same. */
export const looking = (said: string): LearnedReader => learnedBy(() => likelyIn(said));

/** 'TEXT | PART = .5 | PART = two .4, earned .3': the text is two questions, and any other part one that is rather likely. */
export function halved(line: string): string {
  const [text = "", ...parts] = line.split(" | ");
  const said = new Map([[spots(text).plain, likelyIn("two .9")]]);
  for (const part of parts) {
    const [name = "", looks = ""] = part.split(" = ");
    said.set(spots(name).plain, likelyIn(/^[\d.]+$/.test(looks) ? `spent ${looks}` : looks));
  }
  const found = halvesOf(
    text,
    SAMPLE_PERSON,
    learnedBy(({ plain }) => said.get(plain) ?? likelyIn("spent .6")),
  );
  if (!found) return "one";
  const { first, second, bare, isUnsure } = found;
  return `${first} / ${second}${bare === second ? "" : ` (${bare})`}${isUnsure ? ", unsure" : ""}`;
}

/** 'CODE | TEXT': what the text asks for where it looks like that code. */
export function asked(line: string): string {
  const [code = "", text = ""] = line.split(" | ");
  const found = spots(text);
  const read = understoodAs({ code, spots: found, person: SAMPLE_PERSON, readings: readingsOf(found, SAMPLE_PERSON) });
  return read === null ? "nothing" : told(read);
}

function told(read: Understood): string {
  if (read.is === "plan") return notationOfPlan(read.request);
  if (read.is !== "queries") return read.is;
  const unused = read.unused.length > 0 ? ` [${read.unused.join(", ")}]` : "";
  return `${read.queries.map((one) => notationOf(one, SAMPLE_PERSON.today)).join(" & ")}${unused}`;
}

/** 'TEXT | what the rules read | what it looks like': whether the rules are left their word, or what is read instead. */
export function heard(line: string): string {
  const [text = "", rules = "", looks = ""] = line.split(" | ");
  const read = ruled(rules.replaceAll("?", ""));
  const rare = rules.split(" & ").flatMap((one) => (one.endsWith("?") ? [one.slice(0, -1)] : []));
  const found = secondReading(
    read,
    text,
    SAMPLE_PERSON,
    learnedBy(() => likelyIn(looks), rare),
  );
  return found === read ? "rules" : told(found);
}

function ruled(said: string): Understood {
  if (said === "unread") return { is: "unread" };
  if (said === "unknown") return { is: "unknown", lacks: "time" };
  if (said === "unclear") return { is: "unclear", choices: [query({})] };
  const plan = PLANS.find((one) => said === `plan:${one}`);
  if (plan) return { is: "plan", request: { plan }, unused: [] };
  const leans = said.endsWith(" leaning");
  return { is: "queries", queries: said.replace(" leaning", "").split(" & ").map(queryFrom), unused: [], leans };
}

const SAID_WITH: Readonly<Record<ComparisonCode, Comparison>> = {
  "vs:days": { against: "period", period: { from: "2026-09-01", to: "2026-09-30" } },
  "vs:usual": { against: "usual" },
  "vs:subject": { against: "subject", subject: { categories: ["gas"] } },
  "vs:weekdays": { against: "weekdays", weekdays: [1] },
  "vs:income": { against: "income" },
  "vs:plan": { against: "plan" },
  over: { against: "amount", is: "over", cents: 10_000 },
};

/** 'spent count vs:days on:gas' */
function queryFrom(said: string): Query {
  const code = said.replace(/ (?:on|at):\S+/g, "");
  const sketch = sketchOf(code);
  if (!sketch) throw new Error(`“${said}” is no query.`);
  const { measure, statistic, shape, by, held, isEmpty, isPending } = sketch;
  const subject: Subject = {
    ...(/ on:(\S+)/.test(said) ? { categories: [/ on:(\S+)/.exec(said)?.[1] ?? ""] } : {}),
    ...(/ at:(\S+)/.test(said) ? { merchants: [(/ at:(\S+)/.exec(said)?.[1] ?? "").replaceAll("_", " ")] } : {}),
  };
  const condition = { ...(isEmpty ? { empty: true } : {}), ...(isPending ? { pending: true } : {}) };
  return query({ measure, statistic, shape, by, subject, condition, comparison: held && SAID_WITH[held] });
}
