import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { MonthChart } from "~/components/ui/month-chart";
import { addMonths } from "~/domain/periods";
import { scaleFor } from "~/domain/screens/scale";

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
