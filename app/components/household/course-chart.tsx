import { Amount } from "~/components/ui/amount";
import { Below, ChartFrame, depthIn, Line, percent } from "~/components/ui/chart";
import { ChartFigure } from "~/components/ui/chart-figure";
import { cx } from "~/components/ui/cx";
import { type Cents, formatTick, formatUsd } from "~/domain/money";
import { monthLabel } from "~/domain/periods";
import { labelPlaces } from "~/domain/screens/label-places";
import { namedMonths } from "~/domain/screens/month-names";
import { scaleWithin } from "~/domain/screens/scale";
import { COURSE_NAMES, COURSE_NOTE } from "~/texts/what-if-course";
import type { CourseView } from "~/texts/what-if-view";

const LEAST: Cents = 1_000_00;
const LOOKS = { now: { line: "stroke-muted", text: "fill-muted" }, then: { line: "stroke-accent", text: "fill-ink" } };
/** As far as most go: a name for every third month, which is in one year but for the first. */
const YEAR_AND_TODAY = 13;
/** Of the height: two lines of words and a gap, where the drawing is lowest. */
const LABEL_SHARE = 26;

/** Beside the names of the lines a phone has room for half of what other charts name. */
const namedCourse = (months: CourseView["months"]) =>
  namedMonths(months, months.length > YEAR_AND_TODAY).filter((_, at, all) => (all.length - 1 - at) % 2 === 0);
const scaleOf = ({ now, then }: CourseView) => scaleWithin([...now, ...then], LEAST);
const xIn =
  ({ months }: CourseView) =>
  (at: number) =>
    (at * 100) / Math.max(1, months.length - 1);

/** Today's course against the what-if's, each named at its end. */
export function CourseChart({ course }: { course: CourseView }) {
  const { months, now, then, lowAt } = course;
  const scale = scaleOf(course);
  const [x, y] = [xIn(course), depthIn(scale)];
  const low = lowAt === null ? undefined : then[lowAt];
  return (
    <ChartFigure
      className="mt-4"
      summary={COURSE_NOTE}
      table={{
        caption: "Checking and savings by month",
        columns: ["Month", COURSE_NAMES.now, COURSE_NAMES.then],
        rows: months.map((month, at) => [
          monthLabel(month),
          ...[now, then].map((values, side) => <Amount key={side} cents={values[at] ?? 0} tone="plain" />),
        ]),
      }}
    >
      <div className="flex">
        <div className="min-w-0 flex-1">
          <ChartFrame
            label={labelOf(course)}
            scale={scale}
            height="h-36 sm:h-44"
            below={namedCourse(months).map(({ at, name }) => (
              <Below key={at} middle={x(at)} name={name} />
            ))}
          >
            <Lines course={course} />
            {lowAt === null || low === undefined ? null : (
              <circle
                cx={percent(x(lowAt))}
                cy={percent(y(low))}
                r="4.5"
                strokeWidth="2"
                className={cx("stroke-surface", low < 0 ? "fill-loss" : "fill-accent")}
              />
            )}
          </ChartFrame>
        </div>
        <Ends course={course} />
      </div>
    </ChartFigure>
  );
}

function Lines({ course }: { course: CourseView }) {
  const [x, y] = [xIn(course), depthIn(scaleOf(course))];
  return (["now", "then"] as const).map((side) => (
    <Line key={side} points={course[side].map((cents, at) => [x(at), y(cents)])} className={LOOKS[side].line} />
  ));
}

/** The names and what each course comes to, beside the ends of the lines; moved apart where these meet. */
function Ends({ course }: { course: CourseView }) {
  const y = depthIn(scaleOf(course));
  const sides = ["now", "then"] as const;
  const ends = sides.map((side) => course[side][course[side].length - 1] ?? 0);
  const places = labelPlaces(
    ends.map((cents) => y(cents)),
    { gap: LABEL_SHARE, from: 6, to: 94 },
  );
  return (
    <svg
      width="92"
      height="144"
      aria-hidden="true"
      className="mt-2.5 h-36 w-23 shrink-0 overflow-visible text-xs sm:h-44"
    >
      {sides.map((side, at) => (
        <g key={side} className={LOOKS[side].text}>
          <text x="8" y={percent(places[at] ?? 0)} dy="-0.15em">
            {COURSE_NAMES[side]}
          </text>
          <text
            x="8"
            y={percent(places[at] ?? 0)}
            dy="1em"
            className={cx("axis-amount tabular-nums", side === "then" && "font-semibold")}
          >
            {formatTick(ends[at] ?? 0)}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** The same two lines without words, beside the sentence that says what they show. */
export function CourseSpark({ course }: { course: CourseView }) {
  const y = depthIn(scaleOf(course));
  return (
    <svg
      width="104"
      height="48"
      aria-hidden="true"
      className="h-12 w-full shrink-0 overflow-visible py-1 max-sm:order-last sm:w-26"
    >
      <line x1="0" x2="100%" y1={percent(y(0))} y2={percent(y(0))} className="stroke-edge" />
      <Lines course={course} />
    </svg>
  );
}

function labelOf({ months, now, then }: CourseView): string {
  const last = months.length - 1;
  const told = (values: readonly Cents[]) => `${formatUsd(values[0] ?? 0)} today, ${formatUsd(values[last] ?? 0)} then`;
  return `Until ${monthLabel(months[last] ?? "")}. ${COURSE_NAMES.now}: ${told(now)}. ${COURSE_NAMES.then}: ${told(then)}.`;
}
