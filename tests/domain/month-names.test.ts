import { expect, test } from "vitest";
import { addMonths } from "~/domain/periods";
import { namedMonths } from "~/domain/screens/month-names";

const until = (count: number) => Array.from({ length: count }, (_, at) => addMonths("2026-11", at - count + 1));
const names = (count: number) => namedMonths(until(count)).map(({ name }) => name);

test("up to a year every second month has its short name, the last one always", () => {
  expect(names(3)).toEqual(["Sep", "Oct", "Nov"]);
  expect(names(6)).toEqual(["Jun", "Jul", "Aug", "Sep", "Oct", "Nov"]);
  expect(names(12)).toEqual(["Jan", "Mar", "May", "Jul", "Sep", "Nov"]);
});

test("of more than a year each January and the last month have theirs, with room for it on a phone of 320", () => {
  expect(names(24)).toEqual(["Jan ’25", "Jan ’26", "Nov ’26"]);
  expect(names(13)).toEqual(["Jan ’26", "Nov ’26"]);
  for (let count = 13; count <= 120; count += 1) {
    const places = namedMonths(until(count)).map(({ at }) => ((at + 0.5) * 190) / count);
    for (const [at, place] of places.entries())
      if (at > 0) expect(place - (places[at - 1] ?? 0)).toBeGreaterThanOrEqual(56);
  }
});
