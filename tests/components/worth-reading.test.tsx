import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { WorthReading } from "~/components/net-worth/worth-reading";
import type { WorthStep } from "~/domain/household/net-worth";

const STEP: WorthStep = {
  month: "2026-02",
  day: "2026-02-28",
  groups: { cash: 0, investments: 0, property: 0, cards: 0, loans: 0, "other-debt": 0 },
  assetsCents: 14_700_00,
  debtsCents: -50_00,
  netCents: 14_650_00,
  changeCents: -800_00,
  joinedCents: 0,
};
const read = (changes: Partial<WorthStep> = {}) =>
  renderToStaticMarkup(<WorthReading step={{ ...STEP, ...changes }} />);
const words = (html: string) =>
  html
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ")
    .trim();

test("a month is read with its day, what was left and what changed", () => {
  expect(words(read())).toBe("Feb 28, 2026 $14,650.00 Change -$800.00");
  expect(words(read({ joinedCents: 8_950_00 }))).toBe("Feb 28, 2026 $14,650.00 Change -$800.00 Newly known $8,950.00");
});

test("the first month has nothing to be held against", () => {
  expect(words(read({ changeCents: null }))).toBe("Feb 28, 2026 $14,650.00");
});

test("each of its amounts can be hidden", () => {
  const html = read({ joinedCents: 8_950_00 });
  expect(html.match(/\$/g)).toHaveLength(3);
  expect(html.match(/class="money/g)).toHaveLength(3);
});
