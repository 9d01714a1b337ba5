// How an approved answer stands in its file: the question, what it was taken for, the whole answer, and each figure of it
// with its id, its days, its rows and its link.
import { buildFacts } from "~/domain/coach/facts/build";
import { type Fact, formatFact } from "~/domain/coach/facts/fact";
import { fillFacts } from "~/domain/coach/number-gate";
import { nothing } from "../../../support/coach";
import { answered, ask, type Home, type Said } from "./ask";
import { ASKED } from "./asked";
import { HOMES } from "./homes";
import { INPUTS, ROWS, TODAY, WHO } from "./household";
import { ROWED } from "./wide";

const NOBODY = { merchants: [], shops: {}, payers: [], accounts: [], goals: [], recurring: [] };
const EMPTY: Home = {
  inputs: { ...nothing(), today: TODAY },
  person: { ...NOBODY, today: TODAY, firstDay: null, lastPayday: null, paydays: [], employers: [] },
  rows: [],
};

const HOUSEHOLD: Home = { inputs: INPUTS, person: WHO, rows: ROWS };
const ALL: Readonly<Record<string, Home>> = { ...HOMES, ...ROWED, nothing: EMPTY };

/** Whose answers a file holds: the household's, or in 'nothing….md' and the like those of whom its name begins with. */
export const homeOf = (name: string): Home => ALL[/^[a-z]+/.exec(name)?.[0] ?? ""] ?? HOUSEHOLD;

/** '## how much did i spend' asks anew; '## … >> and in may' goes on after what stands before '>>'. */
export const questionsIn = (file: string): string[] =>
  [...file.matchAll(/^## (.+)$/gm)].map(([, question = ""]) => question);

/** '## every figure' asks nobody: it's the sheet that all answers draw from, with what shows trouble. */
const EVERY_FIGURE = "every figure";

function everyFigure({ inputs }: Home): Said {
  const sheet = buildFacts(inputs);
  const signs = sheet.signs.map((sign) => JSON.stringify(sign));
  return {
    read: [EVERY_FIGURE, ...signs].join(" · "),
    text: "",
    facts: sheet.all(),
    lists: [],
    choices: [],
    actions: [],
  };
}

/** What stands in ASKED is asked as it stands there; all else is read. */
export function saidTo(question: string, home: Home): Said {
  if (question === EVERY_FIGURE) return everyFigure(home);
  const given = ASKED[question];
  if (given) return answered(given, question.replace(/^asked: /, ""), home);
  const turns = question.split(" >> ");
  return ask(turns.at(-1) ?? "", turns.slice(0, -1), home);
}

/** The whole file anew, with its words above the first question as they were. */
export function written(file: string, home: Home): string {
  const [head = ""] = file.split(/^## /m);
  return `${head.trim()}\n\n${questionsIn(file)
    .map((question) => sectionOf(question, saidTo(question, home)))
    .join("\n")}`;
}

/** The sections of a file as they stand in it, by their question. */
export const sectionsIn = (file: string): Map<string, string> =>
  new Map(
    file
      .split(/^(?=## )/m)
      .slice(1)
      .map((text) => [/^## (.+)$/m.exec(text)?.[1] ?? "", `${text.trim()}\n`]),
  );

export function sectionOf(question: string, said: Said): string {
  const { text, cited } = fillFacts(said.text, said.facts);
  return `${[
    `## ${question}`,
    "",
    `*${said.read}*`,
    "",
    ...(text === "" ? [] : [quoted(text), ""]),
    ...(said.table ? [tableOf(said.table), ""] : []),
    ...(question === EVERY_FIGURE ? said.facts : cited.filter(({ value }) => value.unit !== "name")).map(factLine),
    ...said.lists.flatMap(listLines),
    ...said.choices.map((choice) => `- choice: ${choice}`),
    ...said.actions.map((action) => `- can be done: ${action}`),
  ]
    .join("\n")
    .trim()}\n`;
}

const quoted = (text: string): string =>
  text
    .split("\n")
    .map((line) => `> ${line}`.trim())
    .join("\n");

function factLine(fact: Fact): string {
  const { id, label, period, rows, href } = fact;
  return [
    `- ${formatFact(fact)}: ${label} (${id.replace(/^answer\.1\./, "")})`,
    ...(period && !period.label.startsWith("as of ") ? [`${period.label} (${period.from} to ${period.to})`] : []),
    ...(rows === undefined ? [] : [`${rows} rows`]),
    ...(href === null ? [] : [href]),
  ].join(" · ");
}

/** Of a long table the first rows and the last say what it holds. */
const SHOWN = { first: 6, last: 2 };

function tableOf({ caption, head, rows }: NonNullable<Said["table"]>): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  const left = rows.length - SHOWN.first - SHOWN.last;
  const shown =
    left <= 1
      ? rows.map(line)
      : [
          ...rows.slice(0, SHOWN.first).map(line),
          line(head.map((_, at) => (at === 0 ? `… ${left} rows …` : ""))),
          ...rows.slice(-SHOWN.last).map(line),
        ];
  return [`${caption}:`, "", line(head), line(head.map(() => "---")), ...shown].join("\n");
}

function listLines({ caption, rows, total, more, chart }: Said["lists"][number]): string[] {
  return [
    `- list of ${total}: ${caption}${more === null ? "" : ` · ${more}`}`,
    ...rows.map(
      ({ label, value, note, href }) =>
        `  - ${[label, value, ...(note ? [note] : []), ...(href === null ? [] : [href])].join(" · ")}`,
    ),
    ...(chart ? [`  - ${chart.kind}: ${chart.points.map(({ label, text }) => `${label} ${text}`).join(", ")}`] : []),
  ];
}
