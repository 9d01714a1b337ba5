// How the weights are learned: each example moves the parts of the code that it has towards it, and those of the codes that
// it was taken for away from it, less and less. The same examples give the same weights.

import { codeParts } from "../../app/domain/coach/learned/codes";
import { FAR, type StoredModel } from "../../app/domain/coach/learned/likeliest";

export type Example = { code: string; features: readonly string[] };

const ROUNDS = 12;
const RATE = 0.3;
const DECAY = 1e-5;
const FIRST_SQUARES = 0.01;
/** What only one example has teaches nothing. */
const LEAST_EXAMPLES = 3;

/** A code that fewer examples have is rare. */
const ENOUGH_EXAMPLES = 15;

export type Learned = { features: string[]; codes: string[]; rare: string[]; parts: string[]; weights: Float32Array };

export function learn(examples: readonly Example[]): Learned {
  const features = common(examples);
  const codes = [...new Set(examples.map(({ code }) => code))].sort();
  const parts = [...new Set(codes.flatMap(codeParts))];
  const partsOfCodes = codes.map((code) => codeParts(code).map((part) => parts.indexOf(part)));
  const place = new Map(features.map((feature, at) => [feature, at]));
  const data = examples.map((example) => ({
    code: codes.indexOf(example.code),
    features: example.features.flatMap((feature) => place.get(feature) ?? []),
  }));
  const size = parts.length;
  const weights = new Float32Array(features.length * size);
  const squares = new Float32Array(weights.length).fill(FIRST_SQUARES);
  for (let round = 0; round < ROUNDS; round++)
    for (const at of shuffled(data.length, round)) {
      const example = data[at];
      if (!example || example.features.length === 0) continue;
      const share = 1 / Math.sqrt(example.features.length);
      const errors = errorsOf(example, { weights, size, share, partsOfCodes });
      for (const feature of example.features)
        for (const [part, error] of errors) {
          const index = feature * size + part;
          const gradient = error * share + DECAY * (weights[index] ?? 0);
          const square = (squares[index] ?? 0) + gradient * gradient;
          squares[index] = square;
          weights[index] = (weights[index] ?? 0) - (RATE * gradient) / Math.sqrt(square);
        }
    }
  const rare = codes.filter((one) => examples.filter(({ code }) => code === one).length < ENOUGH_EXAMPLES);
  return { features, codes, rare, parts, weights };
}

type State = { weights: Float32Array; size: number; share: number; partsOfCodes: readonly (readonly number[])[] };
const LEAST_ERROR = 2e-3;

/** By how much each part was believed too much or too little. */
function errorsOf(
  { code, features }: { code: number; features: readonly number[] },
  { weights, size, share, partsOfCodes }: State,
): [number, number][] {
  const sums = new Float32Array(size);
  for (const feature of features)
    for (let part = 0; part < size; part++)
      sums[part] = (sums[part] ?? 0) + (weights[feature * size + part] ?? 0) * share;
  const scores = partsOfCodes.map((parts) => parts.reduce((sum, part) => sum + (sums[part] ?? 0), 0));
  const most = Math.max(...scores);
  const raised = scores.map((score) => Math.exp(score - most));
  const all = raised.reduce((sum, one) => sum + one, 0);
  const errors = new Float32Array(size);
  raised.forEach((one, at) => {
    const error = one / all - (at === code ? 1 : 0);
    for (const part of partsOfCodes[at] ?? []) errors[part] = (errors[part] ?? 0) + error;
  });
  return [...errors].flatMap((error, part): [number, number][] =>
    Math.abs(error) > LEAST_ERROR ? [[part, error]] : [],
  );
}

function common(examples: readonly Example[]): string[] {
  const counts = new Map<string, number>();
  for (const { features } of examples)
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  return [...counts].filter(([, count]) => count >= LEAST_EXAMPLES).map(([feature]) => feature);
}

/** Another order in each round, the same in each run. */
function shuffled(length: number, round: number): number[] {
  const order = Array.from({ length }, (_, at) => at);
  let seed = round + 1;
  for (let at = length - 1; at > 0; at--) {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff;
    const other = seed % (at + 1);
    [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
  }
  return order;
}

/** Weights in steps, without those that are next to nothing. */
export function stored({ features, codes, rare, parts, weights }: Learned, step: number, least: number): StoredModel {
  const size = parts.length;
  const bytes: number[] = [];
  const kept: string[] = [];
  let counts = "";
  features.forEach((feature, at) => {
    let [count, last] = [0, 0];
    for (let part = 0; part < size; part++) {
      const weight = weights[at * size + part] ?? 0;
      if (Math.abs(weight) < least) continue;
      const steps = Math.max(-127, Math.min(127, Math.round(weight / step)));
      for (; part - last >= FAR; last += FAR) bytes.push(FAR);
      bytes.push(part - last, steps & 255);
      last = part;
      count += 1;
    }
    if (count === 0) return;
    kept.push(feature);
    counts += count.toString(36).padStart(2, "0");
  });
  return {
    codes,
    rare,
    parts,
    features: kept.join("\n"),
    counts,
    weights: Buffer.from(bytes).toString("base64"),
    step,
  };
}
