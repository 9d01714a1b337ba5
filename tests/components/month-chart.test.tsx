import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { MonthChart } from "~/components/ui/month-chart";
import { addMonths } from "~/domain/periods";
import { scaleFor } from "~/domain/screens/scale";
import { formatShort } from "~/domain/screens/short-amount";

function drawn(count: number): string {
  const months = Array.from({ length: count }, (_, at) => ({
    key: addMonths("2026-11", at - count + 1),
    bars: [
      { cents: 500_00, className: "fill-accent" },
      { cents: 400_00, isHatched: true },
    ],
  }));
  return renderToStaticMarkup(
    <MonthChart
      label="Months"
      months={months}
      line={months.map(() => 100_00)}
      scale={scaleFor([500_00], 100_00)}
      picked="2026-11"
    />,
  );
}

test("it is drawn at the size it's shown in: nothing but its line is stretched", () => {
  const html = drawn(6);
  expect([...html.matchAll(/viewBox="([^"]*)"/g)].map(([, box]) => box)).toEqual(["0 0 100 100"]);
  expect(html).toContain('vector-effect="non-scaling-stroke"');
  for (const [, x, width] of html.matchAll(/<rect[^>]* x="([^"]*)" width="([^"]*)"/g)) {
    expect(x).toMatch(/%$/);
    expect(width).toMatch(/%$/);
  }
});

test("more than a year is plain: no stripes, no dots", () => {
  expect(drawn(12)).toMatch(/url\(#hatch\).*<circle/s);
  expect(drawn(24)).not.toMatch(/url\(#hatch\)|<circle/);
});

test("few months say their amounts, and what is left of them below; there no line crosses the bars", () => {
  const few = drawn(3);
  expect(few.match(/fill-ink[^>]*>\$500</g)).toHaveLength(3);
  expect(few.match(/fill-ink[^>]*>\$400</g)).toHaveLength(3);
  expect(few.match(/net \$100</g)).toHaveLength(3);
  expect(few).not.toMatch(/<circle|stroke-ink/);
  expect(drawn(6)).not.toContain("net ");
});

/** About, of the system's sans: of a letter's height. */
const EM: Record<string, number> = { ".": 0.3, ",": 0.3, "-": 0.4, M: 0.88 };
const widthOf = (text: string, pixels: number): number =>
  [...text].reduce((sum, letter) => sum + (EM[letter] ?? 0.63), 0) * pixels;

test("the amounts of neighbors never meet, however large: half of a third of the narrowest drawings is their room", () => {
  // A drawing of 190 and of 228 pixels, on phones of 320 and 360; the classes of the labels say these sizes.
  const drawings = [
    { wide: 190, pixels: 9.5 },
    { wide: 228, pixels: 11 },
  ];
  const awkward = [0, 1, 99_49, 842_00, 999_49, 999_50, 1_049_99, 5_705_15, 9_949_99, 9_950_00, 88_888_00];
  const larger = [250_400_00, 888_888_00, 999_499_99, 999_500_00, 1_250_000_00, 8_888_888_00, 12_500_000_00];
  for (const { wide, pixels } of drawings)
    for (const cents of [...awkward, ...larger])
      expect(widthOf(formatShort(cents), pixels), formatShort(cents)).toBeLessThan(wide / 6);
  expect(drawn(3)).toContain("max-sm:text-[11px] max-[22rem]:text-[9.5px]");
});
