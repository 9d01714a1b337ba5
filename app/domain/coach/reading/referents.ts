// 'What was ours', 'what do we usually pay there', 'how far along is that goal': what a word of the question points at, where
// the tale names only one thing that it could be.

import type { Person } from "./person";
import { type EntityKind, spot } from "./spot";

type Referent = { points: RegExp; kinds: readonly EntityKind[]; said: (name: string, days: string) => string };

const REFERENTS: readonly Referent[] = [
  {
    points:
      /\b(?:over )?there\b(?! (?:is|are|was|were|any|been|a|anything|still|enough)\b)|\b(?:at|in) that (?:place|shop|store|restaurant|spot)\b/i,
    kinds: ["merchant"],
    said: (name) => `at ${name}`,
  },
  { points: /\b(?:that|this|the) (?:goal|fund)\b/i, kinds: ["goal"], said: (name) => `the ${name} goal` },
  // 'What do I pay them a year', 'what have we paid them altogether'.
  {
    points: /\b(?:pay|paid|paying|gave|given|giving) them\b/i,
    kinds: ["merchant", "part"],
    said: (name) => `spend at ${name}`,
  },
  {
    points: /\b(?:make|reach|get to|hit) (?:it|that)\b/i,
    kinds: ["goal"],
    said: (name) => `reach the ${name} goal`,
  },
  {
    points: /(?<=\b(?:owe|balance|owed|limit)\b.*\b)(?:on|of|for) it\b/i,
    kinds: ["account", "kind"],
    said: (name) => `on my ${name}`,
  },
  {
    points: /\b(?:ours|mine)\b/i,
    kinds: ["merchant", "part", "category"],
    said: (name, days) => `our ${name}${days}`,
  },
];

/** 'Nobody needs to spend more' names no category. */
const VERBS: ReadonlySet<string> = new Set(["needs", "wants"]);

/** The question with the name that it points at. */
export function withReferents(asked: string, told: readonly string[], person: Person): string {
  const named = REFERENTS.find(({ points }) => points.test(asked));
  if (!named) return asked;
  const spots = told.map((piece) => spot(piece, person));
  const names = spots.flatMap(({ words, entities }) =>
    entities
      .filter(({ kind, values }) => named.kinds.includes(kind) && !values.some((value) => VERBS.has(value)))
      .map(({ start, end }) => words.slice(start, end).join(" ")),
  );
  const [name, ...others] = new Set(names);
  if (name === undefined || others.length > 0) return asked;
  return asked.replace(named.points, named.said(name, daysIn(asked, spots, person)));
}

/** The days of the tale as it has them, where the question says none. */
function daysIn(asked: string, spots: readonly ReturnType<typeof spot>[], person: Person): string {
  if (spot(asked, person).past.length > 0) return "";
  const days = spots.flatMap(({ words, past }) => past.map(({ start, end }) => words.slice(start, end).join(" ")));
  const [only, ...others] = days;
  return only === undefined || others.length > 0
    ? ""
    : ` ${/^(?:in|on|last|this|since)\b/.test(only) ? "" : "in "}${only}`;
}
