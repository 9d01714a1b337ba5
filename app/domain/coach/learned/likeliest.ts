// Which codes a text is likely to have, by weights that were learned from examples: a sum for each code, made into shares.

import { codeParts } from "./codes";
import learned from "./weights.json";

export type Likely = { code: string; share: number };

/**
 * As they are stored: for each feature the parts that it speaks for or against, in their order. A part is how far it is from
 * the one before it, in one byte, 255 for that far and on; then its weight in steps, in a signed byte.
 */
export type StoredModel = {
  codes: readonly string[];
  /** Of these, those that too few examples had: they are hardly ever told. */
  rare: readonly string[];
  parts: readonly string[];
  /** One a line. */
  features: string;
  /** How many parts each feature has, two signs of base 36. */
  counts: string;
  /** Base 64. */
  weights: string;
  /** What one step of a weight is worth. */
  step: number;
};

type Weights = {
  codes: readonly string[];
  partsOfCodes: readonly (readonly number[])[];
  parts: number;
  features: ReadonlyMap<string, { from: number; to: number }>;
  part: Uint16Array;
  weight: Float32Array;
};

/** So far on, and on. */
export const FAR = 255;

export function weightsOf({ codes, parts, features, counts, weights, step }: StoredModel): Weights {
  const bytes = bytesOf(weights);
  const places = new Map<string, { from: number; to: number }>();
  const names = features.split("\n");
  const countOf = (index: number) => parseInt(counts.slice(2 * index, 2 * index + 2), 36);
  const size = names.reduce((sum, _, index) => sum + countOf(index), 0);
  // Of their sizes from the start: a million numbers in lists that grow would take most of the time.
  const [part, weight] = [new Uint16Array(size), new Float32Array(size)];
  let [at, to] = [0, 0];
  for (const [index, feature] of names.entries()) {
    const from = to;
    to += countOf(index);
    let last = 0;
    for (let place = from; place < to; place++) {
      while (bytes[at] === FAR) {
        last += FAR;
        at += 1;
      }
      last += bytes[at] ?? 0;
      const value = bytes[at + 1] ?? 0;
      part[place] = last;
      weight[place] = (value > 127 ? value - 256 : value) * step;
      at += 2;
    }
    places.set(feature, { from, to });
  }
  const placeOf = new Map(parts.map((one, index) => [one, index]));
  const partsOfCodes = codes.map((code) => codeParts(code).map((one) => placeOf.get(one) ?? -1));
  return { codes, partsOfCodes, parts: parts.length, features: places, part, weight };
}

function bytesOf(base64: string): Uint8Array {
  const text = atob(base64);
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at++) bytes[at] = text.charCodeAt(at);
  return bytes;
}

let known: Weights | undefined;
const trained = (): Weights => (known ??= weightsOf(learned));

/** The likeliest first. */
export function likeliest(features: readonly string[], weights: Weights = trained()): Likely[] {
  const places = features.flatMap((feature) => weights.features.get(feature) ?? []);
  const sums = new Float32Array(weights.parts);
  for (const { from, to } of places)
    for (let at = from; at < to; at++) {
      const part = weights.part[at] ?? 0;
      sums[part] = (sums[part] ?? 0) + weight(weights, at) / Math.sqrt(places.length);
    }
  const scores = weights.partsOfCodes.map((parts) => parts.reduce((sum, part) => sum + (sums[part] ?? 0), 0));
  const most = Math.max(...scores);
  const raised = scores.map((score) => Math.exp(score - most));
  const all = raised.reduce((sum, one) => sum + one, 0);
  return weights.codes
    .map((code, at) => ({ code, share: (raised[at] ?? 0) / all }))
    .sort((one, other) => other.share - one.share);
}

const weight = ({ weight: all }: Weights, at: number): number => all[at] ?? 0;

/** Whether any example had it. */
export const isSeen = (feature: string): boolean => trained().features.has(feature);

/** Whether enough examples had it. */
export const isKnownCode = (code: string): boolean => learned.codes.includes(code) && !RARE.has(code);
const RARE: ReadonlySet<string> = new Set(learned.rare);

/** Of a text whose words no example had, it can't tell much. */
export function isFamiliar(tokens: readonly string[], isSeen: (word: string) => boolean): boolean {
  const words = tokens.filter((token) => /^[a-z]{3,}$/.test(token));
  const strange = words.filter((word) => !isSeen(word)).length;
  return strange <= Math.max(1, words.length * MAX_STRANGE);
}
const MAX_STRANGE = 0.25;
