// Spans of time and relative dates as a text says them: 'last year', 'a year ago', 'in two years', 'over the next six weeks'.

import { numberWord } from "~/domain/language/numbers";

type Unit = "day" | "week" | "month" | "year" | "season";
/** `isPoint`: a day or a time around it; else all the days up to it. */
export type TimeSpan = {
  at: number;
  length: number;
  unit: Unit;
  count: number;
  way: "past" | "future" | "now";
  isPoint: boolean;
  /** Of a calendar's own units: 'last year' is one, 'a year ago' is none. */
  isWhole: boolean;
  /** 'The end of last year', 'last summer': which part of it. */
  part?: string;
};

const COUNT =
  "(a|an|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|eighteen|twenty(?:[ -]four)?|\\d{1,2})";
const UNIT = "(days?|weeks?|months?|years?)";
const SEASON = "(spring|summer|autumn|fall|winter)";

type Read = (match: readonly string[]) => Omit<TimeSpan, "at" | "length">;
const unitOf = (word = ""): Unit => {
  const [plain = ""] = /^(?:day|week|month|year)/i.exec(word) ?? [];
  const lower = plain.toLowerCase();
  return lower === "day" || lower === "week" || lower === "month" ? lower : "year";
};
const countIn = (word = ""): number =>
  /^(?:an?|one|)$/i.test(word) ? 1 : /^\d+$/.test(word) ? Number(word) : (numberWord(word.toLowerCase()) ?? 24);

const POINT = { isPoint: true, isWhole: false } as const;
const FORMS: readonly [string, Read][] = [
  [
    "(?:(?:this|(?:at |around |by |about )?the same) time )last (year)",
    () => ({ ...POINT, unit: "year", count: 1, way: "past" }),
  ],
  [
    `(?:the )?(end|start|beginning) of (last|this|the) (year)`,
    ([part, which]) => ({
      ...POINT,
      unit: "year",
      count: which?.toLowerCase() === "last" ? 1 : 0,
      way: which?.toLowerCase() === "last" ? "past" : "now",
      part: part?.toLowerCase() === "end" ? "end" : "start",
    }),
  ],
  [
    `(?:the same (?:days|months?|weeks?|stretch|period|time) (?:of )?)?last (year|week)`,
    ([unit]) => ({ unit: unitOf(unit), count: 1, way: "past", isPoint: false, isWhole: true }),
  ],
  [
    `(last|this|this past) ${SEASON}`,
    ([, season]) => ({
      unit: "season",
      count: 0,
      way: "past",
      isPoint: false,
      isWhole: true,
      part: season?.toLowerCase() ?? "",
    }),
  ],
  [
    `${COUNT} ${UNIT} (?:ago|earlier|back)`,
    ([n, unit]) => ({ ...POINT, unit: unitOf(unit), count: countIn(n), way: "past" }),
  ],
  [
    `(?:in|within|after) (?:about |around |roughly |just )?(?:another )?${COUNT} ${UNIT}(?:['’]s? time)?`,
    ([n, unit]) => ({ ...POINT, unit: unitOf(unit), count: countIn(n), way: "future" }),
  ],
  [`${COUNT} ${UNIT} from now`, ([n, unit]) => ({ ...POINT, unit: unitOf(unit), count: countIn(n), way: "future" })],
  [
    `(?:in|over|during|within|for|through) the (next|coming|following) (?:${COUNT} )?${UNIT}`,
    ([, n, unit]) => ({ unit: unitOf(unit), count: countIn(n), way: "future", isPoint: false, isWhole: false }),
  ],
  [
    `(?:in|over|during|within|for|through) the (last|past) (?:${COUNT} )?${UNIT}`,
    ([, n, unit]) => ({ unit: unitOf(unit), count: countIn(n), way: "past", isPoint: false, isWhole: false }),
  ],
  ["next (year|week)", ([unit]) => ({ unit: unitOf(unit), count: 1, way: "future", isPoint: false, isWhole: true })],
  ["(yesterday)", () => ({ ...POINT, unit: "day", count: 1, way: "past" })],
  ["(tomorrow)", () => ({ ...POINT, unit: "day", count: 1, way: "future" })],
];

/** The longer of two that overlap; what a placeholder is called says nothing. */
export function spansIn(whole: string): TimeSpan[] {
  const text = whole.replace(/\{\{[^}]*\}\}/g, (placeholder) => "_".repeat(placeholder.length));
  const found = FORMS.flatMap(([form, read]) =>
    [...text.matchAll(new RegExp(`(?<![\\w$])(?:${form})(?![\\w%])`, "gi"))].map((match) => ({
      ...read(match.slice(1)),
      at: match.index,
      length: match[0].length,
    })),
  ).sort((a, b) => b.length - a.length);
  return found.filter(
    (one, at) =>
      !found.slice(0, at).some((other) => one.at < other.at + other.length && other.at < one.at + one.length),
  );
}
