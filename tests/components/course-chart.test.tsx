import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { CourseChart, CourseSpark } from "~/components/household/course-chart";
import type { CourseView } from "~/texts/what-if-view";

const course = (now: number[], then: number[], lowAt: number | null = null): CourseView => ({
  months: now.map((_, at) => `2027-${String(at + 1).padStart(2, "0")}`),
  now,
  then,
  lowAt,
});
/** How high the narrowest picture is drawn, and a line of its words. */
const [HEIGHT, LINE] = [144, 16];

/** Where the words beside the lines' ends begin and end, in pixels. */
function endsOf(view: CourseView): { from: number; to: number }[] {
  const html = renderToStaticMarkup(<CourseChart course={view} />);
  const names = [...html.matchAll(/<text x="8" y="([\d.-]+)%" dy="-0\.15em">/g)];
  return names.map(([, share]) => {
    const middle = (Number(share) * HEIGHT) / 100;
    return { from: middle - LINE, to: middle + LINE };
  });
}

const AWKWARD: [what: string, now: number[], then: number[]][] = [
  ["one course", [5_000_00, 6_000_00], [5_000_00, 6_000_00]],
  ["a cent apart", [5_000_00, 6_000_00], [5_000_00, 6_000_01]],
  ["both at the top", [5_000_00, 6_000_00], [0, 5_990_00]],
  ["both at the floor", [9_000_00, 1], [9_000_00, 0]],
  ["far below zero", [9_000_00, 9_500_00], [9_000_00, -480_000_00]],
  ["nothing at all", [0, 0], [0, 0]],
  ["millions", [2_000_000_00, 2_100_000_00], [2_000_000_00, 2_099_000_00]],
  ["crossing", [1_000_00, 2_000_00], [2_000_00, 1_900_00]],
];

test.each(AWKWARD)("the two names never touch and stay beside the drawing: %s", (_, now, then) => {
  const ends = endsOf(course(now, then)).sort((a, b) => a.from - b.from);
  expect(ends).toHaveLength(2);
  expect(ends[1]?.from ?? 0).toBeGreaterThanOrEqual(ends[0]?.to ?? 0);
  for (const { from, to } of ends) {
    expect(from).toBeGreaterThanOrEqual(-LINE);
    expect(to).toBeLessThanOrEqual(HEIGHT + LINE);
  }
});

test("what it shows is said to who doesn't see it, and stands in a table", () => {
  const html = renderToStaticMarkup(<CourseChart course={course([5_000_00, 6_000_00], [4_000_00, -10_00], 1)} />);
  expect(html).toContain(
    "Until Feb 2027. As things are: $5,000.00 today, $6,000.00 then. With this: $4,000.00 today, -$10.00 then.",
  );
  expect(html).toMatch(/<th[^>]*>Feb 2027<\/th>/);
  // The lowest point is marked, in the loss's color where nothing is left.
  expect(html).toMatch(/<circle[^>]*fill-loss/);
  expect(renderToStaticMarkup(<CourseChart course={course([1_00, 2_00], [1_00, 1_00])} />)).not.toContain("<circle");
});

test("the small one has no words: the sentence beside it says what it shows", () => {
  expect(renderToStaticMarkup(<CourseSpark course={course([5_00, 6_00], [5_00, 4_00])} />)).toMatch(
    /^<svg[^>]*aria-hidden="true"(?!.*<text).*<\/svg>$/s,
  );
});
