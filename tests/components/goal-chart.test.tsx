import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { GoalChart } from "~/components/goals/goal-chart";
import { daysBetween } from "~/domain/periods";

const goal = {
  today: "2026-03-20",
  due: "2026-09-30",
  projected: null,
  target: 900,
  color: "green",
  what: "saved",
} as const;

test("a goal of one day has no chart: a dot is no line", () => {
  expect(renderToStaticMarkup(<GoalChart {...goal} history={[{ day: "2026-03-20", amount: 250 }]} />)).toBe("");
  expect(renderToStaticMarkup(<GoalChart {...goal} history={[]} />)).toBe("");
});

const HISTORY = [
  { day: "2026-02-28", amount: 100 },
  { day: "2026-03-20", amount: 250 },
];
type Given = Partial<Parameters<typeof GoalChart>[0]>;
const drawn = (given: Given) => renderToStaticMarkup(<GoalChart {...goal} history={HISTORY} {...given} />);
const wordsOf = (html: string) =>
  [...html.matchAll(/<text[^>]*>(.*?)<\/text>/g)].map(([, text = ""]) =>
    text.replace(/<!-- -->/g, "").replace("&#x27;", "'"),
  );
/** Where a way from today on ends, by its dashes. */
const landing = (html: string, dash: "2 4" | "6 3") => {
  const path = new RegExp(`<path d="M\\S+ \\S+L(\\S+) (\\S+)"[^>]*stroke-dasharray="${dash}"`).exec(html);
  return path && { x: Number(path[1]), y: Number(path[2]) };
};
const xOf = (day: string, end: string) => 4 + (272 * daysBetween("2026-02-28", day)) / daysBetween("2026-02-28", end);

test("from the second point it says what is aimed at, where today is and when it's due, each once", () => {
  expect(wordsOf(drawn({}))).toEqual(["needed", "Today", "due Sep 30, 2026", "$900.00"]);
  expect(drawn({})).toMatch(/class="[^"]*axis-amount[^"]*">\$900\.00/);
});

test("today's pace lands on its own day: after the day it's due, with the pace it needs beside it", () => {
  const html = drawn({ projected: "2026-12-24" });
  expect(landing(html, "2 4")).toEqual({ x: 276, y: 18 });
  expect(landing(html, "6 3")?.x).toBeCloseTo(xOf("2026-09-30", "2026-12-24"), 0);
  expect(landing(html, "6 3")?.y).toBe(18);
  expect(wordsOf(html)).toEqual([
    "at today's pace",
    "needed",
    "Today",
    "due Sep 30, 2026",
    "reached Dec 24, 2026",
    "$900.00",
  ]);
  expect(html).toContain("of $900.00 by Sep 30, 2026. At today&#x27;s pace: Dec 24, 2026.");
});

test("a pace that is early lands before the day it's due, and nothing more is needed", () => {
  const html = drawn({ projected: "2026-08-15" });
  expect(landing(html, "2 4")?.x).toBeCloseTo(xOf("2026-08-15", "2026-09-30"), 0);
  expect(landing(html, "2 4")?.y).toBe(18);
  expect(landing(html, "6 3")).toBeNull();
  expect(wordsOf(html)).toContain("reached Aug 15, 2026");
});

test("a pace that lands years later leaves the drawing below the goal", () => {
  const html = drawn({ projected: "2031-01-01" });
  const end = landing(html, "2 4");
  expect(end?.x).toBe(276);
  expect(end?.y).toBeGreaterThan(40);
  expect(wordsOf(html)).toContain("reached Jan 1, 2031");
  // Half of the drawing is the way to the day it's due.
  expect(landing(html, "6 3")?.x).toBe(140);
});

test("the day it's due stands on the axis, the day it's reached on the goal's line", () => {
  const html = drawn({ projected: "2026-08-15" });
  const heightOf = (words: string) =>
    Number(new RegExp(`<text x="[\\d.]+" y="([\\d.]+)"[^>]*>${words}`).exec(html)?.[1]);
  expect([heightOf("due"), heightOf("Today")]).toEqual([99, 99]);
  expect(heightOf("reached")).toBe(heightOf("\\$900"));
  expect(heightOf("reached")).toBeLessThan(20);
  // Where the two words of an edge don't fit beside each other, the second stands one row further out.
  const soon = drawn({ due: "2026-03-25" });
  const rowOf = (words: string) => Number(new RegExp(`y="([\\d.]+)"[^>]*>${words}`).exec(soon)?.[1]);
  expect(rowOf("due") - rowOf("Today")).toBe(14);
});

test("a goal that is reached, or has neither pace nor date, promises nothing", () => {
  expect(drawn({ projected: "2026-08-15", target: 250 })).not.toContain('stroke-dasharray="2 4"');
  expect(wordsOf(drawn({ due: null }))).toEqual(["Today", "$900.00"]);
});

test("a debt falls to nothing: from what is left today to zero, where today's pace pays it off", () => {
  const html = drawn({ what: "paid off", projected: "2026-08-15" });
  expect(landing(html, "2 4")).toEqual({ x: expect.any(Number), y: 86 });
  const line =
    /<polyline points="([^"]+)"/
      .exec(html)?.[1]
      ?.split(" ")
      .map((point) => Number(point.split(",")[1])) ?? [];
  expect(line[0]).toBeLessThan(line[1] ?? 0);
  expect(html).toContain('aria-label="Left to pay: $800.00 on Feb 28, 2026, $650.00 now, of $900.00 by Sep 30, 2026.');
  // Below its dot the day it's paid off, and above its own line the day it's due.
  const at = (words: string) => {
    const [, x, y] = new RegExp(`<text x="([\\d.]+)" y="([\\d.]+)"[^>]*>${words}`).exec(html) ?? [];
    return { x: Number(x), y: Number(y) };
  };
  expect(at("paid off Aug 15, 2026")).toEqual({ x: expect.closeTo(landing(html, "2 4")?.x ?? 0, -1), y: 99 });
  expect(at("due Sep 30, 2026").y).toBe(at("\\$900").y);
  expect(drawn({ what: "paid off", target: 250, projected: "2026-08-15" })).not.toContain('stroke-dasharray="2 4"');
});

/** Where a text of the drawing stands, by ten units of a letter's height and six of its width. */
function boxesOf(html: string) {
  return [...html.matchAll(/<text x="([\d.]+)" y="([\d.]+)"( text-anchor="middle")?[^>]*>(.*?)<\/text>/g)].map(
    ([, x, y, isMiddle, text = ""]) => {
      const width = text.replace("&#x27;", "'").length * 5.6;
      const left = Number(x) - (isMiddle ? width / 2 : 0);
      return { text, left, right: left + width, top: Number(y) - 9, bottom: Number(y) + 2 };
    },
  );
}

test("whatever the days, no word stands over another or outside of the drawing", () => {
  const days = ["2026-03-24", "2026-04-10", "2026-06-01", "2026-09-30", "2027-03-01", "2029-01-01", "2034-05-05"];
  let count = 0;
  for (const what of ["saved", "paid off"] as const)
    for (const due of [null, ...days])
      for (const projected of [null, ...days])
        for (const target of [900, 1_250_000]) {
          const html = drawn({ what, due, projected, target });
          const boxes = boxesOf(html);
          const height = Number(/viewBox="0 0 280 ([\d.]+)"/.exec(html)?.[1]);
          const wanted = ["Today", due && "due ", projected && /reached|paid off /, target === 900 ? "900" : "1,250"];
          for (const word of wanted) {
            if (word) expect(boxes.filter(({ text }) => new RegExp(word).test(text)).length, html).toBeGreaterThan(0);
          }
          for (const box of boxes) {
            expect(box.left, html).toBeGreaterThanOrEqual(0);
            expect(box.right, html).toBeLessThanOrEqual(280);
            expect(box.bottom, html).toBeLessThanOrEqual(height);
            expect(box.top, html).toBeGreaterThanOrEqual(-1);
            const over = boxes.filter(
              (other) =>
                other !== box &&
                other.left < box.right &&
                box.left < other.right &&
                other.top < box.bottom &&
                box.top < other.bottom,
            );
            expect(over, `${due} ${projected} ${box.text}: ${html}`).toEqual([]);
          }
          count += boxes.length;
        }
  expect(count).toBeGreaterThan(500);
});
