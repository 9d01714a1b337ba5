// What is said of bills, subscriptions, prices and pay at their edges: none and one, ties, today, another rhythm
// (schedules.txt).
import { expect, test } from "vitest";
import { query, type Query } from "~/domain/coach/query/algebra";
import type { Household } from "~/domain/coach/query/data";
import type { Recurring } from "~/domain/ledger/recurring";
import type { Row } from "../../support/rows-in-memory";
import { NOBODY, row, sectionsOf, stream, TODAY, told } from "./hand-made";

const RENT = stream("Elm Homes", -1_000, { category: "mortgage_rent", nextDay: "2026-12-01", lastDay: "2026-11-01" });
const POWER = stream("City Power", -80, {
  ...{ category: "utilities", amount: "varies", nextDay: TODAY, lastDay: "2026-10-18" },
  change: { fromCents: -80_00, toCents: -120_00, day: "2026-10-18" },
});
const GYM = stream("Iron Gym", -30, {
  ...{ category: "health_fitness", nextDay: "2026-12-01", lastDay: "2026-11-01" },
  change: { fromCents: -40_00, toCents: -30_00, day: "2026-09-01" },
});
const FILMS = stream("Cinestream", -15, {
  ...{ firstDay: "2026-07-21", nextDay: "2026-11-25", lastDay: "2026-10-25" },
  change: { fromCents: -12_00, toCents: -15_00, day: "2026-08-25" },
});
const SONGS = stream("Tunebox", -10, { firstDay: "2026-07-20", nextDay: "2026-11-25", lastDay: "2026-10-25" });
const LOCKER = stream("Cloud Locker", -60, {
  ...{ cadence: "yearly", monthlyCents: -5_00, nextDay: "2027-03-02", lastDay: "2026-03-02" },
});
const CLUB = stream("Rowing Club", -20, { cadence: "quarterly", monthlyCents: -6_67, nextDay: "2026-11-10" });
const CABLE = stream("Comet Cable", -50, { category: "cable", nextDay: "2026-12-06" });
const PHONE = stream("Blue Phone", -40, { category: "phone", nextDay: "2026-12-07" });
const COLLEGE = stream("College Plan", -75, { category: "college_fund", nextDay: "2026-11-30" });
const GONE = stream("Old Box", -9, { active: false });
const PAY = stream("Acme", 1_000, {
  ...{ kind: "income", category: "", cadence: "every two weeks", monthlyCents: 2_166_67 },
  ...{ nextDay: "2026-11-27", lastDay: "2026-11-13" },
});
const WATER = stream("River Water", -30, { category: "utilities", amount: "varies" });
const TWICE = stream("Half Months", 500, { kind: "income", category: "", cadence: "twice a month" });
const WEEKLY = stream("Every Friday", 250, {
  ...{ kind: "income", category: "", cadence: "weekly" },
  ...{ nextDay: "2026-11-20", lastDay: "2026-11-13", firstDay: "2026-06-05" },
});
const CHILDCARE = stream("Child Care", -90, { category: "childcare", cadence: "twice a month", monthlyCents: -180_00 });
const GIG = stream("Side Gig", 900, {
  ...{ kind: "income", category: "" },
  nextDay: "2026-11-20",
  lastDay: "2026-10-20",
});
const INTEREST = stream("Interest Paid", 5, { ...{ kind: "income", category: "" }, nextDay: "2026-11-28" });

const of = (...recurring: Recurring[]): Household => ({ ...NOBODY, recurring });
const ALL = of(RENT, POWER, GYM, FILMS, SONGS, LOCKER, COLLEGE, PAY, GONE);
const bills = (said: Partial<Query> = {}): Partial<Query> => ({ measure: "bills", ...said });
const prices = (said: Partial<Query> = {}): Partial<Query> => ({ measure: "price-changes", ...said });
const subs = (said: Partial<Query> = {}): Partial<Query> => ({ measure: "subscriptions", ...said });
const pay = (said: Partial<Query> = {}): Partial<Query> => ({ measure: "pay", ...said });
const at = (...merchants: string[]): Partial<Query> => ({ subject: { merchants } });
const days = (from: string, to: string): Partial<Query> => ({ period: { from, to } });

const used = (day: string, dollars: number): Row =>
  row(day, -dollars, { merchantName: "City Power", category: "utilities" });
const POWER_ROWS = [used("2025-10-18", 90), used("2026-05-18", 60), used("2026-09-18", 100), used("2026-10-18", 120)];

type Asked = readonly [Household, Partial<Query>, { rows?: readonly Row[] }?];
const ASKED: Readonly<Record<string, Asked>> = {
  "no bills": [of(PAY), bills()],
  "bills of the next month": [ALL, bills()],
  "one bill is due": [of(RENT), bills()],
  "none is due in these days": [of(RENT), bills(days("2026-11-20", "2026-11-25"))],
  "bills up to a day of one": [ALL, bills(days(TODAY, "2026-11-25"))],
  "the next two": [ALL, bills({ take: 2 })],
  "the next one": [ALL, bills({ take: 1 })],
  "as many as there are": [of(RENT, GYM), bills({ take: 2 })],
  "the largest of these days": [ALL, bills({ statistic: "largest", ...days(TODAY, "2026-12-05") })],
  "the smallest of these days": [of(RENT, GYM), bills({ statistic: "smallest", ...days(TODAY, "2026-12-05") })],
  "the largest of one": [of(RENT), bills({ statistic: "largest", ...days(TODAY, "2026-12-05") })],
  "how many in these days": [ALL, bills({ statistic: "count", ...days(TODAY, "2026-12-05") })],
  "only savings": [of(COLLEGE), bills()],
  "the next day with one": [ALL, bills({ statistic: "next" })],
  "the next day with two": [of(RENT, GYM, FILMS), bills({ statistic: "next", ...days(TODAY, "2026-12-31") })],
  "next, of two that are named": [ALL, bills({ statistic: "next", ...at("Elm Homes", "Iron Gym") })],
  "next, and its day has passed": [of(CLUB), bills({ statistic: "next", ...at("Rowing Club") })],
  "paid this month": [ALL, bills({ statistic: "latest", ...at("Elm Homes") })],
  "not paid yet": [ALL, bills({ statistic: "latest", ...at("Cinestream") })],
  "paid in the month to come": [
    ALL,
    bills({ statistic: "latest", ...at("Elm Homes"), ...days("2026-12-01", "2026-12-31") }),
  ],
  "paid in a month that is over": [
    ALL,
    bills({ statistic: "latest", ...at("Elm Homes"), ...days("2026-10-01", "2026-10-31") }),
    { rows: [row("2026-10-01", -1_000, { merchantName: "Elm Homes", category: "mortgage_rent" })] },
  ],
  "two, whether paid": [ALL, bills({ statistic: "latest", ...at("Elm Homes", "Cinestream") })],
  "by themselves": [ALL, bills({ statistic: "rhythm" })],
  "by themselves, one that varies": [of(POWER), bills({ statistic: "rhythm" })],
  "a month of all": [ALL, bills({ statistic: "per-month" })],
  "a year of all": [ALL, bills({ statistic: "per-year" })],
  "a month of one that varies": [ALL, bills({ statistic: "per-month", ...at("City Power") })],
  "a year of one": [ALL, bills({ statistic: "per-year", ...at("Elm Homes") })],
  "a month of fixed ones": [of(RENT, GYM), bills({ statistic: "per-month" })],
  "the dearest": [ALL, bills({ statistic: "largest" })],
  "the cheapest": [ALL, bills({ statistic: "smallest" })],
  "a year of what comes twice a month": [of(CHILDCARE), bills({ statistic: "per-year", ...at("Child Care") })],
  "how many": [ALL, bills({ statistic: "count" })],
  "without rent": [ALL, bills({ statistic: "per-month", subject: { except: ["mortgage_rent"] } })],
  "without elm homes": [ALL, bills({ statistic: "per-month", subject: { except: ["Elm Homes"] } })],
  "of a set of categories": [ALL, bills({ statistic: "per-month", subject: { categories: ["housing"] } })],
  "of a category and a shop": [
    ALL,
    bills({ statistic: "per-month", subject: { categories: ["utilities"], merchants: ["gym"] } }),
  ],
  "no subscriptions": [of(RENT, POWER), subs()],
  subscriptions: [ALL, subs()],
  "one subscription, and cable beside it": [of(FILMS, CABLE), subs()],
  "cable and phone beside it": [of(FILMS, CABLE, PHONE), subs()],
  "subscriptions, the cheapest first": [ALL, subs({ least: true })],
  "a year of subscriptions": [ALL, subs({ statistic: "per-year" })],
  "those by the year": [ALL, subs({ statistic: "per-year", shape: "list" })],
  "none by the year": [of(FILMS), subs({ statistic: "per-year", shape: "list" })],
  "new since a season": [ALL, subs({ statistic: "first" })],
  "none is new": [of(LOCKER), subs({ statistic: "first" })],
  "the next subscriptions": [ALL, subs({ statistic: "next" })],
  "the dearest subscription": [ALL, subs({ statistic: "largest" })],
  "the cheapest subscription": [ALL, subs({ statistic: "smallest" })],
  "none has ended": [ALL, subs({ statistic: "ended" })],
  trials: [of(), subs({ statistic: "rhythm" })],
  "what changed its price": [ALL, prices()],
  "nothing changed its price": [of(RENT), prices()],
  "nothing did in these days": [ALL, prices(days("2026-11-01", TODAY))],
  "what did up to the day of one": [ALL, prices(days("2026-08-25", "2026-09-01"))],
  "no bill at all": [of(), prices()],
  "one that rose": [ALL, prices(at("Cinestream"))],
  "one that fell": [ALL, prices(at("Iron Gym"))],
  "one that stayed": [ALL, prices(at("Elm Homes"))],
  "one that rose, but not in these days": [ALL, prices({ ...at("Cinestream"), ...days("2026-10-01", "2026-10-31") })],
  "one that varies": [ALL, prices(at("City Power")), { rows: POWER_ROWS }],
  "one that varies, against may": [
    ALL,
    prices({ ...at("City Power"), ...days("2026-05-01", "2026-05-31") }),
    { rows: POWER_ROWS },
  ],
  "one that varies, this month": [ALL, prices(at("City Power")), { rows: [...POWER_ROWS, used("2026-11-17", 120)] }],
  "two that vary": [
    of(POWER, WATER),
    prices({ subject: { categories: ["utilities"] } }),
    { rows: [...POWER_ROWS, row("2026-10-20", -30, { merchantName: "River Water", category: "utilities" })] },
  ],
  "one that varies, without a row": [ALL, prices(at("City Power"))],
  "no pay": [of(RENT), pay()],
  pay: [ALL, pay()],
  "when pay comes": [ALL, pay({ statistic: "next" })],
  "pay that comes today": [of({ ...PAY, nextDay: TODAY }), pay({ statistic: "next" })],
  "pay that is late": [of({ ...PAY, nextDay: "2026-11-16" }), pay()],
  "the last pay": [ALL, pay({ statistic: "latest" })],
  "two pays": [of(PAY, GIG), pay()],
  "how often two pays come": [of(PAY, GIG), pay({ statistic: "rhythm" })],
  "how often pay comes": [ALL, pay({ statistic: "rhythm" })],
  "pay a year": [ALL, pay({ statistic: "per-year" })],
  "no raise": [ALL, pay({ statistic: "change" })],
  "a raise": [
    of({ ...PAY, change: { fromCents: 900_00, toCents: 1_000_00, day: "2026-06-12" } }),
    pay({ statistic: "change" }),
  ],
  "a cut": [
    of({ ...PAY, change: { fromCents: 1_200_00, toCents: 1_000_00, day: "2026-06-12" } }),
    pay({ statistic: "change" }),
  ],
  "months with another pay": [ALL, pay({ statistic: "count" })],
  "months with another pay, twice a month": [of(TWICE), pay({ statistic: "count" })],
  "months with another pay, each week": [of(WEEKLY), pay({ statistic: "count" })],
  "months with another pay, by the month": [of(GIG), pay({ statistic: "count" })],
  "months with another pay until february": [ALL, pay({ statistic: "count", ...days("2026-12-01", "2027-02-28") })],
  "the next pays": [ALL, pay({ shape: "list" })],
  "the next two pays": [ALL, pay({ shape: "list", take: 2 })],
  "pays until one": [ALL, pay({ shape: "list", ...days(TODAY, "2026-11-27") })],
  "pays until none": [ALL, pay({ shape: "list", ...days(TODAY, "2026-11-26") })],
  "pays until january": [ALL, pay({ shape: "list", ...days(TODAY, "2027-01-31") })],
  interest: [of(PAY, INTEREST), pay(at("interest"))],
  "no interest": [ALL, pay(at("interest"))],
  "interest that ended": [of({ ...INTEREST, active: false }), pay(at("interest"))],
};

const APPROVED = sectionsOf(new URL("./schedules.txt", import.meta.url));

test.each(Object.entries(ASKED))("%s", (name, [household, said, given]) => {
  expect(told(query(said), household, given)).toBe(APPROVED.get(name));
});
