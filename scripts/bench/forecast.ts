// npm run bench forecast: the forecast of every day of the sample households' past, made from what was known on that day,
// against what came: 30 days ahead, and on each of the 30 days. Beside it the two that anybody can make: the balance stays
// as it is, and the account moves as in its average month.
import { forecastOf } from "~/domain/forecast/forecast";
import { balancesOf } from "~/domain/forecast/balances";
import { type Cents, formatUsd } from "~/domain/money";
import { addDays, addMonths, type Day, daysBetween, lastDayOf, monthOf } from "~/domain/periods";
import { household } from "~/sandbox/sample/household";
import { inputOf } from "../../tests/support/forecast";

const TODAY = "2026-11-21";
const FIRST_DAYS = 90;
const AHEAD = 30;
const YEAR = 12;
const HOUSEHOLDS = [
  { seed: "demo", profile: "family" },
  { seed: "test", profile: "family" },
  { seed: "ada", profile: "family" },
  { seed: "demo-side", profile: "side" },
  { seed: "ben", profile: "side" },
] as const;

type Errors = { ours: number[]; last: number[]; average: number[] };
const errors = new Map<string, Errors>();
const add = (name: string, [ours, last, average]: [number, number, number]) => {
  const one = errors.get(name) ?? { ours: [], last: [], average: [] };
  one.ours.push(Math.abs(ours));
  one.last.push(Math.abs(last));
  one.average.push(Math.abs(average));
  errors.set(name, one);
};

/** How the balance moved in the average of the whole months before a day. */
function averageMonth(balances: ReadonlyMap<Day, Cents>, day: Day, from: Day): Cents {
  const ends = Array.from({ length: YEAR + 1 }, (_, back) => lastDayOf(addMonths(monthOf(day), -back - 1)));
  const known = ends.filter((end) => end >= from).map((end) => balances.get(end) ?? 0);
  const [newest, oldest] = [known[0], known.at(-1)];
  return newest === undefined || oldest === undefined || known.length < 2 ? 0 : (newest - oldest) / (known.length - 1);
}

for (const { seed, profile } of HOUSEHOLDS) {
  const { from } = household({ seed, today: TODAY, profile });
  const days = Array.from({ length: daysBetween(from, TODAY) + 1 }, (_, at) => addDays(from, at));
  const homes = new Map(days.map((today) => [today, household({ seed, today, from, profile })]));
  const held = new Map<string, Map<Day, Cents>>();
  for (const [day, home] of homes)
    for (const { id, balanceCents } of home.accounts)
      held.set(id, (held.get(id) ?? new Map<Day, Cents>()).set(day, balanceCents));
  for (const [at, [day, home]] of [...homes].entries()) {
    if (at < FIRST_DAYS || addDays(day, AHEAD) > TODAY) continue;
    const forecast = forecastOf(inputOf(home));
    for (const { id, role, balanceCents } of home.accounts) {
      // What the market makes of an investment is no cash flow.
      if (role === "investment") continue;
      const expected = balancesOf(forecast, id);
      const balances = held.get(id) ?? new Map<Day, Cents>();
      const month = averageMonth(balances, day, from);
      for (let ahead = 1; ahead <= AHEAD; ahead++) {
        const then = balances.get(addDays(day, ahead)) ?? 0;
        const off: [number, number, number] = [
          (expected[ahead]?.cents ?? 0) - then,
          balanceCents - then,
          balanceCents + (month * ahead) / AHEAD - then,
        ];
        if (ahead === AHEAD) add(`${profile} ${role}, in 30 days`, off);
        add(`${profile} ${role}, each of 30 days`, off);
      }
    }
  }
}

const mean = (values: readonly number[]): number =>
  Math.round(values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length));
let lost = 0;
console.log("Mean absolute error: ours, the last balance, the average month");
for (const [name, { ours, last, average }] of [...errors].sort()) {
  const [a, b, c] = [mean(ours), mean(last), mean(average)];
  const isWon = a < b && a < c;
  if (!isWon) lost += 1;
  console.log(
    `${name.padEnd(36)} ${[a, b, c].map((cents) => formatUsd(cents).padStart(12)).join("")}  ${isWon ? "" : "LOST"}  (${ours.length})`,
  );
}
if (lost > 0) process.exitCode = 1;
