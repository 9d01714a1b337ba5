// A million cases through the arithmetic of money: what is read is what was written, to the cent, and nothing is lost.
import fc from "../support/fast-check";
import {
  allocate,
  formatPercent,
  formatUsd,
  MAX_CENTS,
  parseCents,
  percentChange,
  percentOf,
  sumCents,
  toCents,
  toDollars,
} from "../../app/domain/money";
import type { Program } from "./support/program";

const CASES = 1_000_000;
const SEED = 20_261_121;

const cents = fc.oneof(fc.integer({ min: -MAX_CENTS, max: MAX_CENTS }), fc.integer({ min: -10_000, max: 10_000 }));
const weights = fc.array(fc.integer({ min: 0, max: 1000 }), { minLength: 1, maxLength: 12 });
const plain = (value: number) => (value === 0 ? 0 : value);
/** What a person may mean by an amount, written out independently of the parser. */
const AMOUNT = /^-?\$?(\d{1,3}(,\d{3})+|\d+)(\.\d{1,2})?$/;

type Outcome = { failed: boolean; numRuns: number; counterexample: unknown };
type Check = { name: string; run: (numRuns: number) => Outcome };

const holds =
  <T>(property: fc.IProperty<T>) =>
  (numRuns: number): Outcome =>
    fc.check(property, { numRuns, seed: SEED });

const checks: Check[] = [
  {
    name: "read what was written",
    run: holds(fc.property(cents, (value) => parseCents(formatUsd(value)) === plain(value))),
  },
  {
    name: "numbers of the API come back",
    run: holds(fc.property(cents, (value) => toCents(toDollars(value)) === plain(value))),
  },
  {
    name: "decimals mean what they say",
    run: holds(
      fc.property(
        fc.integer({ min: 0, max: 9_999_999_999 }),
        fc.integer({ min: 0, max: 99 }),
        (whole, part) => parseCents(`${whole}.${String(part).padStart(2, "0")}`) === whole * 100 + part,
      ),
    ),
  },
  {
    name: "other text is no amount",
    run: holds(
      fc.property(
        fc.oneof(
          fc.string({ maxLength: 12 }),
          fc.string({ unit: fc.constantFrom(..."0123456789.,-+$e xE٣"), maxLength: 10 }),
        ),
        (text) => {
          const read = parseCents(text);
          return read === null
            ? !AMOUNT.test(text.trim()) || text.replace(/\D/g, "").length > 10
            : AMOUNT.test(text.trim()) && Number.isSafeInteger(read) && Math.abs(read) <= MAX_CENTS;
        },
      ),
    ),
  },
  {
    name: "numbers that are no cents are refused",
    run: holds(
      fc.property(fc.double({ noDefaultInfinity: false }), (value) => {
        const read = toCents(value);
        return read === null || (Number.isSafeInteger(read) && read / 100 === value);
      }),
    ),
  },
  {
    name: "parts sum to the whole",
    run: holds(
      fc.property(cents, weights, (total, shares) => {
        const parts = allocate(total, shares);
        return (
          sumCents(parts) === (shares.some((share) => share > 0) ? plain(total) : 0) && parts.length === shares.length
        );
      }),
    ),
  },
  {
    name: "no part strays by a cent from its share",
    run: holds(
      fc.property(cents, weights, (total, shares) => {
        const sum = sumCents(shares);
        return (
          sum === 0 ||
          allocate(total, shares).every((part, index) => Math.abs(part - (total * (shares[index] ?? 0)) / sum) <= 1)
        );
      }),
    ),
  },
  {
    name: "shares stay between 0 and 100",
    run: holds(
      fc.property(cents, cents, (part, whole) => {
        const share = percentOf(part, whole);
        return share >= 0 && share <= 100;
      }),
    ),
  },
  {
    name: "changes are finite and carry one decimal",
    run: holds(
      fc.property(cents, cents, (now, before) => {
        const change = percentChange(now, before);
        return (
          Number.isFinite(change) &&
          (before !== 0 || change === 0) &&
          (Math.abs(change) >= 1e21 || /^-?\d+\.\d%$/.test(formatPercent(change))) &&
          formatPercent(change) !== "-0.0%"
        );
      }),
    ),
  },
];

export const program: Program = {
  name: "money-prop",
  target: "1,000,000 cases, 0 failures",
  async run() {
    const each = Math.ceil(CASES / checks.length);
    let cases = 0;
    const failures: string[] = [];
    for (const { name, run } of checks) {
      const { failed, numRuns, counterexample } = run(each);
      cases += numRuns;
      if (failed) failures.push(`${name}: ${JSON.stringify(counterexample)}`);
    }
    // The checks are checked: arithmetic that drops the odd cent, or reads with floats, must show.
    const drops = fc.check(
      fc.property(
        cents,
        weights,
        (total, shares) =>
          sumCents(shares) === 0 ||
          sumCents(shares.map((share) => Math.floor((total * share) / sumCents(shares)))) === total,
      ),
      { seed: SEED },
    ).failed;
    const floats = fc.check(
      fc.property(cents, (value) => Math.floor(Number((value / 100).toFixed(2)) * 100) === value),
      { seed: SEED, numRuns: 1000 },
    ).failed;
    return {
      value: `${cases.toLocaleString("en-US")} cases, ${failures.length} failures`,
      pass: failures.length === 0 && cases >= CASES && drops && floats,
      notes: [`naive arithmetic ${drops && floats ? "fails" : "PASSES"} the same checks`, ...failures],
    };
  },
};
