// How weights become shares: with a handful of weights that are made by hand, each worked out in one's head. What none has seen.
import { describe, expect, test } from "vitest";
import {
  isFamiliar,
  isKnownCode,
  isSeen,
  likeliest,
  type StoredModel,
  weightsOf,
} from "~/domain/coach/learned/likeliest";
import weights from "~/domain/coach/learned/weights.json";

const PARTS = ["0 none", "1 none", "0 talk", "1 talk"];

/** Of each feature the bytes of its weights: how far on a part is, and its weight in steps of a half. */
function stored(features: Readonly<Record<string, readonly number[]>>, more: Partial<StoredModel> = {}): StoredModel {
  const counts = Object.values(features).map((bytes) => bytes.filter((byte) => byte !== 255).length / 2);
  return {
    codes: ["none", "talk"],
    rare: [],
    parts: PARTS,
    features: Object.keys(features).join("\n"),
    counts: counts.map((count) => count.toString(36).padStart(2, "0")).join(""),
    weights: Buffer.from(Object.values(features).flat()).toString("base64"),
    step: 0.5,
    ...more,
  };
}

/** The share of 'none' beside 'talk', which is at nought: 1 is 73.1 in a hundred, 0 is 50, -1 is 26.9. */
const share = (score: number) => Math.exp(score) / (Math.exp(score) + 1);
const noneIn = (features: readonly string[], from: StoredModel) =>
  likeliest(features, weightsOf(from)).find(({ code }) => code === "none")?.share;

describe("a code's share", () => {
  const WEIGHED = stored({ weather: [0, 2], game: [1, 4], money: [0, 254], both: [0, 2, 1, 2], other: [2, 2, 1, 2] });

  test.each<[string, readonly string[], number]>([
    ["nothing that speaks for any", [], 0],
    ["a word that no example had", ["moon"], 0],
    ["a weight of its own part", ["weather"], 1],
    ["a weight of the part that it shares", ["game"], 2],
    ["a weight against it", ["money"], -1],
    ["two parts of a word", ["both"], 2],
    ["two parts of the other code", ["other"], -2],
    ["two words, each of which says less beside another", ["weather", "game"], 3 / Math.SQRT2],
    ["a strange word beside one takes nothing away", ["weather", "moon"], 1],
    ["one word for it and one against it", ["weather", "money"], 0],
    ["four words", ["weather", "game", "both", "money"], 4 / 2],
  ])("%s", (_what, features, score) => {
    expect(noneIn(features, WEIGHED)).toBeCloseTo(share(score), 6);
  });

  test("the likeliest comes first, and all shares are one", () => {
    const weighed = weightsOf(WEIGHED);
    expect(likeliest(["weather"], weighed).map(({ code }) => code)).toEqual(["none", "talk"]);
    expect(likeliest(["other"], weighed).map(({ code }) => code)).toEqual(["talk", "none"]);
    expect(likeliest(["other"], weighed).reduce((sum, one) => sum + one.share, 0)).toBeCloseTo(1, 6);
  });

  test("scores may be as high as they like", () => {
    const high = stored({ sure: [0, 127] }, { step: 20 });
    expect(noneIn(["sure"], high)).toBe(1);
  });

  test("as high and as low as a byte goes", () => {
    const WIDE = stored({ most: [0, 127], least: [0, 129], lowest: [0, 128] }, { step: 0.01 });
    expect(noneIn(["most"], WIDE)).toBeCloseTo(share(1.27), 6);
    expect(noneIn(["least"], WIDE)).toBeCloseTo(share(-1.27), 6);
    expect(noneIn(["lowest"], WIDE)).toBeCloseTo(share(-1.28), 6);
  });

  test("parts that are farther apart than a byte says", () => {
    const far = (at: number) => [...Array.from({ length: at }, (_, index) => `other ${index}`), ...PARTS];
    expect(noneIn(["far"], stored({ far: [254, 2] }, { parts: far(254) }))).toBeCloseTo(share(1), 6);
    expect(noneIn(["far"], stored({ far: [255, 0, 2] }, { parts: far(255) }))).toBeCloseTo(share(1), 6);
    expect(noneIn(["far"], stored({ far: [255, 255, 90, 2] }, { parts: far(600) }))).toBeCloseTo(share(1), 6);
    expect(noneIn(["near", "far"], stored({ near: [0, 2], far: [255, 0, 2] }, { parts: far(255) }))).toBeCloseTo(
      share(1 / Math.SQRT2),
      6,
    );
  });

  test("a word may have as many parts as two signs say", () => {
    const many = Array.from({ length: 40 }, (_, at) => [at === 0 ? 0 : 1, at === 38 ? 2 : 0]).flat();
    const parts = [...Array.from({ length: 38 }, (_, index) => `other ${index}`), ...PARTS];
    expect(noneIn(["many", "after"], stored({ many, after: [38, 2] }, { parts }))).toBeCloseTo(
      share(2 / Math.SQRT2),
      6,
    );
  });
});

describe("what it can tell nothing of", () => {
  const seen = (word: string) => !word.startsWith("zz");

  test.each([
    ["how much is zzone", true],
    ["zzone", true],
    ["zzone zztwo", false],
    ["how much did one zzone zztwo cost yesterday", true],
    ["how much did one zzone zztwo cost", false],
    ["how much did one zzone zztwo zzthree cost the other day", false],
    ["zz <zzshop> zz4 zzone", true],
    ["<days> <days> <days> <days> <days> <days> zzone zztwo", false],
    ["in on at to of by is it zzone zztwo", false],
    ["", true],
  ])("'%s' is familiar: %s", (text, isIt) => expect(isFamiliar(text.split(" "), seen)).toBe(isIt));

  test("words that some example had, and codes that enough had", () => {
    expect(isSeen("what")).toBe(true);
    expect(isSeen("zzyzx")).toBe(false);
    expect(weights.codes.filter(isKnownCode)).toEqual(weights.codes.filter((code) => !weights.rare.includes(code)));
    expect(weights.rare.length).toBeGreaterThan(0);
    expect(isKnownCode("spent rhythm share")).toBe(false);
  });
});
