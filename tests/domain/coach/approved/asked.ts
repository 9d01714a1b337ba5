// What approved answers are asked without a reader: each question in words, and the query or the request for advice that it
// stands for. So an answer is judged by itself, whatever a reader makes of the words.
import { query, type Query } from "~/domain/coach/query/algebra";
import type { PlanRequest } from "~/domain/coach/reading/plan-request";
import { MORE } from "./asked-more";

const OCTOBER = { from: "2026-10-01", to: "2026-10-31" };
const SEPTEMBER = { from: "2026-09-01", to: "2026-09-30" };
const THIS_YEAR = { from: "2026-01-01", to: "2026-11-18" };
const day = (on: string) => ({ from: on, to: on });
const checking = { kinds: ["checking"] };
const under = (dollars: number) => ({ against: "amount", cents: dollars * 100, is: "under" }) as const;
const over = (dollars: number) => ({ against: "amount", cents: dollars * 100, is: "over" }) as const;

const QUERIES: Readonly<Record<string, Query>> = {
  // What is owed.
  "asked: what do i owe in all": query({ measure: "owed" }),
  "asked: what is my biggest debt": query({ measure: "owed", statistic: "largest" }),
  "asked: what is my smallest debt": query({ measure: "owed", statistic: "smallest" }),
  "asked: the biggest debt, loans only": query({ measure: "owed", statistic: "largest", subject: { kinds: ["loan"] } }),
  "asked: how many debts": query({ measure: "owed", statistic: "count" }),
  "asked: how many loans": query({ measure: "owed", statistic: "count", subject: { kinds: ["loan"] } }),
  "asked: what do i owe on cards": query({ measure: "owed", subject: { kinds: ["credit"] } }),
  "asked: what do i owe on my mortgage": query({ measure: "owed", subject: { merchants: ["mortgage"] } }),
  "asked: what do i owe on my student loan": query({ measure: "owed", subject: { merchants: ["student loan"] } }),
  "asked: what do i owe on the truck": query({ measure: "owed", subject: { merchants: ["car"] } }),
  "asked: owed on june 30": query({ measure: "owed", period: day("2026-06-30") }),
  "asked: owed on the red card on august 1": query({
    ...{ measure: "owed", subject: { accounts: ["red"] }, period: day("2026-08-01") },
  }),
  "asked: how much less owed since september": query({
    ...{ measure: "owed", statistic: "change", period: { from: "2026-09-01", to: "2026-10-31" } },
  }),
  "asked: owed on a day before the rows": query({ measure: "owed", period: day("2024-01-01") }),
  // On which terms.
  "asked: which rates": query({ measure: "rate" }),
  "asked: the lowest rate": query({ measure: "rate", statistic: "smallest" }),
  "asked: the rate of the boat loan": query({ measure: "rate", subject: { accounts: ["boat"] } }),
  "asked: which payments": query({ measure: "minimum" }),
  "asked: the payment on the dental plan": query({ measure: "minimum", subject: { goals: ["dental"] } }),
  "asked: when does the boat loan end": query({ measure: "reached", subject: { accounts: ["boat"] } }),
  "asked: when is the red card paid off": query({ measure: "reached", subject: { accounts: ["red"] } }),
  "asked: when is the dental plan paid off": query({ measure: "reached", subject: { goals: ["dental"] } }),
  "asked: what of the payment is interest": query({ measure: "principal" }),
  "asked: what is paid off": query({ measure: "paid-off" }),
  "asked: what is paid off this year": query({ measure: "paid-off", period: THIS_YEAR }),
  "asked: what part of income goes to debt": query({ measure: "debt-share" }),
  "asked: the red card in september and its change": query({
    ...{
      measure: "owed",
      statistic: "change",
      subject: { accounts: ["red"] },
      period: { from: "2026-09-01", to: "2026-10-31" },
    },
  }),
  "asked: the red card in 2024": query({ measure: "owed", subject: { accounts: ["red"] }, period: day("2024-06-30") }),
  // What is on accounts.
  "asked: what do i have": query({ measure: "balance" }),
  "asked: how many accounts": query({ measure: "balance", statistic: "count" }),
  "asked: all balances": query({ measure: "balance", shape: "list" }),
  "asked: which account has the most": query({ measure: "balance", shape: "ranking" }),
  "asked: which account has the least": query({ measure: "balance", shape: "ranking", least: true }),
  "asked: what share is in checking": query({ measure: "balance", shape: "share", subject: checking }),
  "asked: what share is in savings": query({ measure: "balance", shape: "share", subject: { kinds: ["savings"] } }),
  "asked: what is on the red card": query({ measure: "balance", subject: { accounts: ["red"] } }),
  "asked: two accounts together": query({ measure: "balance", subject: { accounts: ["checking", "bills"] } }),
  "asked: a balance elsewhere": query({ measure: "balance", subject: { merchants: ["crypto wallet"] } }),
  "asked: checking or savings": query({
    ...{ measure: "balance", subject: checking, comparison: { against: "subject", subject: { kinds: ["savings"] } } },
  }),
  "asked: savings or rainy day": query({
    ...{ measure: "balance", subject: checking },
    comparison: { against: "subject", subject: { accounts: ["savings"] } },
  }),
  "asked: in checking on june 30": query({ measure: "balance", subject: checking, period: day("2026-06-30") }),
  "asked: in checking before the rows": query({ measure: "balance", subject: checking, period: day("2024-06-30") }),
  "asked: the fund on june 30": query({
    measure: "balance",
    subject: { kinds: ["investment"] },
    period: day("2026-06-30"),
  }),
  "asked: the fund and savings on june 30": query({
    ...{ measure: "balance", subject: { accounts: ["fund", "savings"] }, period: day("2026-06-30") },
  }),
  "asked: the red card on august 1": query({
    ...{ measure: "balance", subject: { accounts: ["red"] }, period: day("2026-08-01") },
  }),
  "asked: checking month by month": query({ measure: "balance", shape: "trend", subject: checking }),
  "asked: the red card month by month": query({ measure: "balance", shape: "trend", subject: { accounts: ["red"] } }),
  "asked: lowest in checking this year": query({
    ...{ measure: "balance", statistic: "smallest", subject: checking, period: THIS_YEAR },
  }),
  "asked: highest in checking": query({ measure: "balance", statistic: "largest", subject: checking }),
  "asked: highest on the red card": query({ measure: "balance", statistic: "largest", subject: { accounts: ["red"] } }),
  "asked: average in savings in october": query({
    ...{ measure: "balance", statistic: "each", subject: { kinds: ["savings"] }, period: OCTOBER },
  }),
  "asked: how did checking change in october": query({
    ...{ measure: "balance", statistic: "change", subject: checking, period: OCTOBER },
  }),
  "asked: how did savings change since 2024": query({
    ...{ measure: "balance", statistic: "change", subject: { kinds: ["savings"] } },
    period: { from: "2024-01-01", to: "2026-11-18" },
  }),
  "asked: was bills checking ever under 200": query({
    ...{ measure: "balance", subject: { accounts: ["bills"] }, comparison: under(200) },
  }),
  "asked: was bills checking ever under 700": query({
    ...{ measure: "balance", subject: { accounts: ["bills"] }, comparison: under(700) },
  }),
  "asked: was bills checking ever over 700": query({
    ...{ measure: "balance", subject: { accounts: ["bills"] }, comparison: over(700) },
  }),
  "asked: was bills checking over 5000": query({
    ...{ measure: "balance", subject: { accounts: ["bills"] }, comparison: over(5_000), period: THIS_YEAR },
  }),
  "asked: since when is savings over 5000": query({
    ...{ measure: "balance", statistic: "first", subject: { kinds: ["savings"] }, comparison: over(5_000) },
  }),
  "asked: since when is savings over 9000": query({
    ...{ measure: "balance", statistic: "first", subject: { kinds: ["savings"] }, comparison: over(9_000) },
  }),
  "asked: since when is savings over 1000": query({
    ...{ measure: "balance", statistic: "first", subject: { kinds: ["savings"] }, comparison: over(1_000) },
  }),
  "asked: since when is bills checking under 400": query({
    ...{ measure: "balance", statistic: "first", subject: { accounts: ["bills"] }, comparison: under(400) },
  }),
  "asked: since when is checking under 3000": query({
    ...{ measure: "balance", statistic: "first", subject: { accounts: ["checking"] }, comparison: under(3_000) },
  }),
  "asked: net worth": query({ measure: "worth" }),
  "asked: net worth without the boat loan": query({ measure: "worth", subject: { except: ["boat"] } }),
  "asked: net worth month by month": query({ measure: "worth", shape: "trend" }),
  "asked: net worth on june 30": query({ measure: "worth", period: day("2026-06-30") }),
  "asked: how did my net worth change this year": query({
    ...{ measure: "worth", statistic: "change", period: THIS_YEAR },
  }),
  "asked: net worth in 2024": query({ measure: "worth", period: day("2024-06-30") }),
  "asked: net worth of cash on june 30": query({
    ...{ measure: "worth", subject: { except: ["investment", "loan", "credit"] }, period: day("2026-06-30") },
  }),
  // Cards.
  "asked: when are my cards paid": query({ measure: "payment", statistic: "next" }),
  "asked: when was my card paid": query({ measure: "payment", statistic: "latest" }),
  "asked: was my card paid in full": query({ measure: "payment", statistic: "latest", shape: "yes-no" }),
  "asked: what are my limits": query({ measure: "limit" }),
  "asked: what credit is left": query({ measure: "available" }),
  "asked: how much of my limits is used": query({ measure: "used" }),
  // Pay.
  "asked: when is my next pay": query({ measure: "pay", statistic: "next" }),
  "asked: when was my last pay": query({ measure: "pay", statistic: "latest" }),
  "asked: how often am i paid": query({ measure: "pay", statistic: "rhythm" }),
  "asked: my next pays": query({ measure: "pay", shape: "list" }),
  "asked: which pay comes by december 31": query({
    ...{ measure: "pay", shape: "list", period: { from: "2026-11-18", to: "2026-12-31" } },
  }),
  "asked: which pay comes today": query({ measure: "pay", shape: "list", period: day("2026-11-18") }),
  "asked: when does interest come": query({ measure: "pay", subject: { merchants: ["interest"] } }),
  "asked: which months have another pay": query({ measure: "pay", statistic: "count" }),
  "asked: which months to february have another pay": query({
    ...{ measure: "pay", statistic: "count", period: { from: "2026-11-01", to: "2026-11-30" } },
  }),
  "asked: when was my last raise": query({ measure: "pay", statistic: "change" }),
  // Goals.
  "asked: how do my goals stand": query({ measure: "saved", shape: "list" }),
  "asked: how much have i saved": query({ measure: "saved" }),
  "asked: how many goals": query({ measure: "saved", statistic: "count" }),
  "asked: which goal is closest": query({ measure: "saved", shape: "ranking" }),
  "asked: which goal is furthest": query({ measure: "saved", shape: "ranking", least: true }),
  "asked: how much is left to save": query({ measure: "remaining" }),
  "asked: how much is left on all goals": query({ measure: "remaining", shape: "list" }),
  "asked: when are my goals due": query({ measure: "saved", statistic: "next" }),
  "asked: what do my goals take a month": query({ measure: "needed" }),
  "asked: what do my goals take a week": query({ measure: "needed", statistic: "per-week" }),
  "asked: what do my goals take of each pay": query({ measure: "needed", statistic: "each" }),
  "asked: what does the dental plan take a month": query({ measure: "needed", subject: { goals: ["dental"] } }),
  "asked: what does the couch take a month": query({ measure: "needed", subject: { goals: ["couch"] } }),
  "asked: when will i reach my goals": query({ measure: "reached" }),
  "asked: am i on track with maine": query({ measure: "saved", shape: "yes-no", subject: { goals: ["maine"] } }),
  "asked: am i on track with the couch": query({ measure: "saved", shape: "yes-no", subject: { goals: ["couch"] } }),
  "asked: when is the old phone paid off": query({ measure: "reached", subject: { goals: ["paid"] } }),
  "asked: what did i add to my goals": query({ measure: "added" }),
  "asked: what did i add to maine in september": query({
    ...{ measure: "added", subject: { goals: ["maine"] }, period: SEPTEMBER },
  }),
  "asked: what did i add last to my goals": query({ measure: "added", statistic: "latest" }),
  "asked: what did i add to the couch": query({ measure: "added", subject: { goals: ["couch"] } }),
  // What comes back.
  "asked: which subscriptions": query({ measure: "subscriptions" }),
  "asked: subscriptions a year": query({ measure: "subscriptions", statistic: "per-year" }),
  "asked: which subscriptions come by the year": query({
    ...{ measure: "subscriptions", statistic: "per-year", shape: "list" },
  }),
  "asked: new subscriptions": query({ measure: "subscriptions", statistic: "first" }),
  "asked: subscriptions that ended": query({ measure: "subscriptions", statistic: "ended" }),
  "asked: the next subscriptions": query({ measure: "subscriptions", statistic: "next" }),
  "asked: the dearest subscription": query({ measure: "subscriptions", statistic: "largest" }),
  "asked: the cheapest subscription": query({ measure: "subscriptions", statistic: "smallest" }),
  "asked: trials": query({ measure: "subscriptions", statistic: "rhythm" }),
  "asked: which bills": query({ measure: "bills", shape: "list" }),
  "asked: bills a month": query({ measure: "bills", statistic: "per-month" }),
  "asked: bills a year": query({ measure: "bills", statistic: "per-year" }),
  "asked: the next bills": query({ measure: "bills", statistic: "next" }),
  "asked: bills until the end of november": query({
    measure: "bills",
    period: { from: "2026-11-18", to: "2026-11-30" },
  }),
  "asked: how many bills": query({ measure: "bills", statistic: "count" }),
  "asked: the dearest bill": query({ measure: "bills", statistic: "largest" }),
  "asked: the cheapest bill": query({ measure: "bills", statistic: "smallest" }),
  "asked: are my bills on autopay": query({ measure: "bills", statistic: "rhythm" }),
  "asked: did power go up": query({ measure: "price-changes", subject: { merchants: ["City Power"] } }),
  "asked: did power go up since may": query({
    ...{
      measure: "price-changes",
      subject: { merchants: ["City Power"] },
      period: { from: "2026-05-01", to: "2026-11-18" },
    },
  }),
  "asked: did cinestream go up": query({ measure: "price-changes", subject: { merchants: ["Cinestream"] } }),
  "asked: did cinestream go up in october": query({
    ...{ measure: "price-changes", subject: { merchants: ["Cinestream"] }, period: OCTOBER },
  }),
  "asked: did tunebox go up": query({ measure: "price-changes", subject: { merchants: ["Tunebox"] } }),
  "asked: did valley gas go up": query({ measure: "price-changes", subject: { merchants: ["Valley Gas"] } }),
  "asked: when is the sock box due": query({
    ...{ measure: "bills", statistic: "next" },
    subject: { merchants: ["Sock Box"] },
  }),
  "asked: what went up": query({ measure: "price-changes" }),
  "asked: what went up in october": query({ measure: "price-changes", period: OCTOBER }),
  // The budget.
  "asked: what is budgeted": query({ measure: "budgeted" }),
  "asked: the largest budget": query({ measure: "budgeted", statistic: "largest" }),
  "asked: the smallest budget": query({ measure: "budgeted", statistic: "smallest" }),
  "asked: what was budgeted in october": query({ measure: "budgeted", period: OCTOBER }),
  "asked: the budget for travel": query({ measure: "budgeted", subject: { categories: ["travel"] } }),
  "asked: what is left": query({ measure: "left" }),
  "asked: what is left a week": query({ measure: "left", statistic: "per-week" }),
  "asked: what is left of each": query({ measure: "left", shape: "ranking" }),
  "asked: what was left in october": query({ measure: "left", period: OCTOBER }),
  "asked: am i within my budget": query({ measure: "left", shape: "yes-no" }),
  "asked: is anything left of restaurants": query({
    ...{ measure: "left", shape: "yes-no", least: true, subject: { categories: ["restaurants"] } },
  }),
  "asked: was i within my budget in september": query({ measure: "left", shape: "yes-no", period: SEPTEMBER }),
  "asked: what is over": query({ measure: "left", shape: "list" }),
  "asked: what was over in october": query({ measure: "left", shape: "list", period: OCTOBER }),
  "asked: what is within": query({ measure: "left", shape: "list", least: true }),
  "asked: what was within in october": query({ measure: "left", shape: "list", least: true, period: OCTOBER }),
  "asked: how much is left of groceries": query({ measure: "left", subject: { categories: ["groceries"] } }),
  "asked: am i over in groceries": query({
    ...{ measure: "left", shape: "yes-no", subject: { categories: ["groceries"] } },
  }),
  "asked: am i over in restaurants": query({
    ...{ measure: "left", shape: "yes-no", subject: { categories: ["restaurants"] } },
  }),
  "asked: what is unplanned": query({ measure: "unplanned" }),
  "asked: what was unplanned in october": query({ measure: "unplanned", period: OCTOBER }),
  // What lies ahead.
  "asked: what will be in checking on december 1": query({ measure: "ahead", period: day("2026-12-01") }),
  "asked: what will be there in 2028": query({ measure: "ahead", period: day("2028-01-01") }),
  "asked: what will be in checking on payday": query({ measure: "ahead" }),
  "asked: what will both checkings hold on december 1": query({
    ...{ measure: "ahead", subject: checking, period: day("2026-12-01") },
  }),
  "asked: what will checking and savings hold on december 1": query({
    ...{ measure: "ahead", subject: { kinds: ["checking", "savings"] }, period: day("2026-12-01") },
  }),
  "asked: will i make it to december 1": query({ measure: "ahead", shape: "yes-no", period: day("2026-12-01") }),
  "asked: will i be short on december 1": query({
    ...{ measure: "ahead", shape: "yes-no", least: true, period: day("2026-12-01") },
  }),
  "asked: when is checking lowest": query({ measure: "ahead", statistic: "smallest" }),
  "asked: when is checking lowest until december 1": query({
    ...{ measure: "ahead", statistic: "smallest", period: day("2026-12-01") },
  }),
  "asked: will rent clear": query({
    ...{ measure: "ahead", shape: "yes-no", subject: { categories: ["mortgage_rent"] } },
  }),
  "asked: will rent bounce": query({
    ...{ measure: "ahead", shape: "yes-no", least: true, subject: { categories: ["mortgage_rent"] } },
  }),
  "asked: will the card payment clear": query({ measure: "ahead", shape: "yes-no", subject: { kinds: ["credit"] } }),
  "asked: will rent clear from savings": query({
    ...{ measure: "ahead", shape: "yes-no", subject: { categories: ["mortgage_rent"], kinds: ["savings"] } },
  }),
  "asked: will the gym clear": query({ measure: "ahead", shape: "yes-no", subject: { merchants: ["ironworks"] } }),
  "asked: what is safe to spend": query({ measure: "spare" }),
  "asked: what is safe to spend a day": query({ measure: "spare", statistic: "per-day" }),
  "asked: is 200 safe to spend": query({ measure: "spare", shape: "yes-no", comparison: over(200) }),
  "asked: is 5000 safe to spend": query({ measure: "spare", shape: "yes-no", comparison: over(5_000) }),
  "asked: safe to spend until november 21": query({
    measure: "spare",
    period: { from: "2026-11-18", to: "2026-11-21" },
  }),
  "asked: left until december 15": query({ measure: "spare", period: { from: "2026-11-18", to: "2026-12-15" } }),
  "asked: left a day until december 15": query({
    ...{ measure: "spare", statistic: "per-day", period: { from: "2026-11-18", to: "2026-12-15" } },
  }),
  "asked: can i spend 5000 by december 15": query({
    ...{ measure: "spare", shape: "yes-no", comparison: over(5_000), period: { from: "2026-11-18", to: "2026-12-15" } },
  }),
};

const THIS_MONTH = { from: "2026-11-01", to: "2026-11-18" };
const SUMMER = { from: "2026-06-01", to: "2026-08-31" };
const on = (...categories: string[]) => ({ subject: { categories } });
const at = (...merchants: string[]) => ({ subject: { merchants } });
const against = (period: { from: string; to: string }) => ({ comparison: { against: "period", period } as const });

const FLOWING: Readonly<Record<string, Query>> = {
  // What was kept, and saved with it.
  "asked: kept this month": query({ measure: "kept", period: THIS_MONTH }),
  "asked: kept a month in summer": query({ measure: "kept", statistic: "per-month", period: SUMMER }),
  "asked: kept a month in may and june": query({
    ...{ measure: "kept", statistic: "per-month", period: { from: "2026-05-01", to: "2026-06-30" } },
  }),
  "asked: kept in may": query({ measure: "kept", period: { from: "2026-05-01", to: "2026-05-31" } }),
  "asked: anything kept in may": query({
    ...{ measure: "kept", shape: "yes-no", period: { from: "2026-05-01", to: "2026-05-31" } },
  }),
  "asked: kept in may against june": query({
    ...{ measure: "kept", period: { from: "2026-05-01", to: "2026-05-31" } },
    ...against({ from: "2026-06-01", to: "2026-06-30" }),
  }),
  "asked: kept in june against may": query({
    ...{ measure: "kept", period: { from: "2026-06-01", to: "2026-06-30" } },
    ...against({ from: "2026-05-01", to: "2026-05-31" }),
  }),
  "asked: did i spend more than i made in july": query({
    ...{
      measure: "kept",
      shape: "yes-no",
      condition: { sumMax: -1 },
      period: { from: "2026-07-01", to: "2026-07-31" },
    },
  }),
  "asked: did i keep anything in july": query({
    ...{ measure: "kept", shape: "yes-no", condition: { sumMin: 0 }, period: { from: "2026-07-01", to: "2026-07-31" } },
  }),
  "asked: what part of income is kept": query({ measure: "kept", shape: "share", period: OCTOBER }),
  "asked: kept month by month": query({ measure: "kept", shape: "trend", period: SUMMER }),
  "asked: the best month": query({ measure: "kept", shape: "ranking", take: 1 }),
  // What was spent, held against something else.
  "asked: groceries in october against september": query({
    ...on("groceries"),
    period: OCTOBER,
    ...against(SEPTEMBER),
  }),
  "asked: internet in october against september": query({ ...on("internet"), period: OCTOBER, ...against(SEPTEMBER) }),
  "asked: groceries a month in summer against spring": query({
    ...{ ...on("groceries"), statistic: "per-month", period: SUMMER },
    ...against({ from: "2026-03-01", to: "2026-05-31" }),
  }),
  "asked: groceries against restaurants": query({
    ...{ ...on("groceries"), comparison: { against: "subject", subject: { categories: ["restaurants"] } } },
  }),
  "asked: groceries against restaurants this month": query({
    ...{ ...on("groceries"), period: THIS_MONTH },
    comparison: { against: "subject", subject: { categories: ["restaurants"] } },
  }),
  "asked: a month of groceries against restaurants": query({
    ...{ ...on("groceries"), statistic: "per-month", period: SUMMER },
    comparison: { against: "subject", subject: { categories: ["restaurants"] } },
  }),
  "asked: a month of groceries against groceries": query({
    ...{ ...on("groceries"), statistic: "per-month", period: SUMMER },
    comparison: { against: "subject", subject: { categories: ["groceries"] } },
  }),
  "asked: groceries against groceries": query({
    ...{ ...on("groceries"), period: OCTOBER },
    comparison: { against: "subject", subject: { categories: ["groceries"] } },
  }),
  "asked: visits of noodle house against casa verde": query({
    ...{ ...at("noodle"), statistic: "count", period: SUMMER },
    comparison: { against: "subject", subject: { merchants: ["casa verde"] } },
  }),
  "asked: a visit of noodle house against casa verde": query({
    ...{ ...at("noodle"), statistic: "each", period: THIS_YEAR },
    comparison: { against: "subject", subject: { merchants: ["casa verde"] } },
  }),
  "asked: visits of noodle house in october against september": query({
    ...{ ...at("noodle"), statistic: "count", period: OCTOBER, ...against(SEPTEMBER) },
  }),
  "asked: a visit of noodle house in october against september": query({
    ...{ ...at("noodle"), statistic: "each", period: OCTOBER, ...against(SEPTEMBER) },
  }),
  "asked: weekends against weekdays": query({
    ...{ ...on("food"), condition: { weekdays: [0, 6] }, period: OCTOBER },
    comparison: { against: "weekdays", weekdays: [1, 2, 3, 4, 5] },
  }),
  "asked: groceries against the usual": query({
    ...on("groceries"),
    period: THIS_MONTH,
    comparison: { against: "usual" },
  }),
  "asked: travel against the usual in december": query({
    ...{ ...on("travel"), period: { from: "2025-11-01", to: "2025-11-30" }, comparison: { against: "usual" } },
  }),
  "asked: groceries against the budget": query({
    ...on("groceries"),
    period: THIS_MONTH,
    comparison: { against: "plan" },
  }),
  "asked: restaurants against the budget in october": query({
    ...{ ...on("restaurants"), period: OCTOBER, comparison: { against: "plan" } },
  }),
  "asked: travel against the budget": query({ ...on("travel"), period: THIS_MONTH, comparison: { against: "plan" } }),
  "asked: are groceries over 400": query({ ...on("groceries"), period: OCTOBER, comparison: over(400) }),
  "asked: are groceries under 400": query({ ...on("groceries"), period: OCTOBER, comparison: under(400) }),
  "asked: what part of income are groceries": query({
    ...{ ...on("groceries"), period: OCTOBER, comparison: { against: "income" } },
  }),
  "asked: what part of spending are groceries": query({ ...on("groceries"), period: OCTOBER, shape: "share" }),
  // Counts and averages.
  "asked: how many purchases this month": query({ statistic: "count", period: THIS_MONTH }),
  "asked: how many trips to green market this month": query({ ...at("green"), statistic: "count", period: THIS_MONTH }),
  "asked: how many trips to skyline air": query({ ...at("skyline"), statistic: "count", period: THIS_YEAR }),
  "asked: how many trips to nobody": query({ ...at("nobody"), statistic: "count", period: THIS_YEAR }),
  "asked: how many days with purchases": query({ statistic: "count", by: "day", period: OCTOBER }),
  "asked: how many days without": query({ statistic: "count", by: "day", condition: { empty: true }, period: OCTOBER }),
  "asked: how many days without coffee": query({
    ...{
      ...at("bean"),
      statistic: "count",
      by: "day",
      condition: { empty: true },
      period: { from: "2026-11-14", to: "2026-11-18" },
    },
  }),
  "asked: how many shops": query({ statistic: "count", by: "merchant", period: OCTOBER }),
  "asked: how many months over 450 for groceries": query({
    ...{ ...on("groceries"), statistic: "count", by: "month", condition: { sumMin: 450_00 } },
  }),
  "asked: a day": query({ statistic: "per-day", period: OCTOBER }),
  "asked: a week": query({ statistic: "per-week", ...on("groceries"), period: OCTOBER }),
  "asked: a month": query({ statistic: "per-month", ...on("groceries") }),
  "asked: a year": query({ statistic: "per-year", ...on("groceries") }),
  "asked: a trip to corner deli": query({ statistic: "each", ...at("corner") }),
  // Single rows, lists and orders.
  "asked: the largest": query({ statistic: "largest", period: OCTOBER }),
  "asked: the largest but one": query({ statistic: "largest", condition: { nth: 2 }, period: OCTOBER }),
  "asked: the smallest": query({ statistic: "smallest", period: OCTOBER }),
  "asked: the last casa verde": query({ statistic: "latest", ...at("casa verde") }),
  "asked: the last but one casa verde": query({ statistic: "latest", condition: { nth: 2 }, ...at("casa verde") }),
  "asked: the first casa verde": query({ statistic: "first", ...at("casa verde") }),
  "asked: the last nobody": query({ statistic: "latest", ...at("nobody") }),
  "asked: all of october above 100": query({ shape: "list", condition: { min: 100_00 }, period: OCTOBER }),
  "asked: the three largest": query({ shape: "list", statistic: "largest", take: 3, period: OCTOBER }),
  "asked: all of nobody": query({ shape: "list", ...at("nobody"), period: OCTOBER }),
  "asked: what is pending": query({ shape: "list", condition: { pending: true } }),
  "asked: the shops": query({ shape: "ranking", by: "merchant", period: OCTOBER }),
  "asked: the shop with least": query({ shape: "ranking", by: "merchant", take: 1, least: true, period: OCTOBER }),
  "asked: the shops of twice and more": query({
    ...{ shape: "ranking", by: "merchant", condition: { times: 2 }, period: OCTOBER },
  }),
  "asked: the shops of once": query({ shape: "ranking", by: "merchant", condition: { timesMost: 1 }, period: OCTOBER }),
  "asked: the shops above 200": query({
    shape: "ranking",
    by: "merchant",
    condition: { sumMin: 200_00 },
    period: OCTOBER,
  }),
  "asked: the shops by visits": query({ shape: "ranking", by: "merchant", statistic: "count", period: OCTOBER }),
  "asked: the shops by price": query({ shape: "ranking", by: "merchant", statistic: "each", period: OCTOBER }),
  "asked: the weekdays": query({ shape: "ranking", by: "weekday", period: OCTOBER }),
  "asked: the accounts": query({ shape: "ranking", by: "account", period: OCTOBER }),
  "asked: the days": query({ shape: "ranking", by: "day", take: 3, period: OCTOBER }),
  "asked: the months": query({ shape: "ranking", by: "month", take: 3, period: THIS_YEAR }),
  "asked: the second month": query({ shape: "ranking", by: "month", condition: { nth: 2 }, period: THIS_YEAR }),
  "asked: what grew since september": query({ shape: "ranking", period: OCTOBER, ...against(SEPTEMBER) }),
  "asked: what shrank since september": query({
    shape: "ranking",
    least: true,
    period: OCTOBER,
    ...against(SEPTEMBER),
  }),
  "asked: groceries month by month": query({ ...on("groceries"), shape: "trend", period: THIS_YEAR }),
  "asked: groceries week by week": query({ ...on("groceries"), shape: "trend", by: "week", period: OCTOBER }),
  "asked: power month by month": query({ ...at("City Power"), shape: "trend", period: THIS_YEAR }),
  "asked: did i spend at casa verde in october": query({ ...at("casa verde"), shape: "yes-no", period: OCTOBER }),
  "asked: did i spend at casa verde in may": query({
    ...{ ...at("casa verde"), shape: "yes-no", period: { from: "2026-05-01", to: "2026-05-31" } },
  }),
  // What else flows.
  "asked: earned in october": query({ measure: "earned", period: OCTOBER }),
  "asked: earned month by month": query({ measure: "earned", shape: "trend", period: SUMMER }),
  "asked: who pays me": query({ measure: "earned", shape: "ranking", by: "merchant", period: THIS_YEAR }),
  "asked: the last deposit": query({ measure: "earned", statistic: "latest" }),
  "asked: refunds": query({ measure: "refunded", period: THIS_YEAR }),
  "asked: refunds of green market": query({ measure: "refunded", ...at("green"), period: THIS_YEAR }),
  "asked: interest": query({ measure: "interest", period: THIS_YEAR }),
  "asked: interest month by month": query({ measure: "interest", shape: "trend", period: SUMMER }),
  "asked: fees": query({ measure: "fees", period: THIS_YEAR }),
  "asked: fees in october": query({ measure: "fees", period: OCTOBER }),
  "asked: moved to savings": query({ measure: "moved", subject: { kinds: ["savings"] }, period: THIS_YEAR }),
  "asked: moved to savings a month": query({
    ...{ measure: "moved", statistic: "per-month", subject: { kinds: ["savings"] }, period: SUMMER },
  }),
  "asked: what internet grew since september": query({
    ...{ ...on("internet"), shape: "ranking", period: OCTOBER, ...against(SEPTEMBER) },
  }),
  "asked: did i spend more than i earned in october": query({
    ...{ shape: "yes-no", period: OCTOBER, comparison: { against: "income" } },
  }),
  "asked: did i spend more than i earned in july": query({
    ...{ shape: "yes-no", period: { from: "2026-07-01", to: "2026-07-31" }, comparison: { against: "income" } },
  }),
  "asked: a visit of casa verde in october against september": query({
    ...{ ...at("casa verde"), statistic: "each", period: OCTOBER, ...against(SEPTEMBER) },
  }),
  "asked: visits of casa verde against noodle house": query({
    ...{ ...at("casa verde"), statistic: "count", period: SUMMER },
    comparison: { against: "subject", subject: { merchants: ["noodle"] } },
  }),
  "asked: a month of october": query({ statistic: "per-month", ...on("groceries"), period: OCTOBER }),
  "asked: the twelfth largest": query({ statistic: "largest", condition: { nth: 12 }, period: OCTOBER }),
  "asked: parcelway and casa verde since october 20": query({
    ...{ ...at("parcelway", "casa verde"), period: { from: "2026-10-20", to: "2026-10-24" } },
  }),
  "asked: the shops since october 20": query({
    ...{ shape: "ranking", by: "merchant", period: { from: "2026-10-20", to: "2026-10-21" } },
  }),
  "asked: before anything is known": query({ ...on("groceries"), period: { from: "2025-10-01", to: "2025-11-30" } }),
};

const REQUESTS: Readonly<Record<string, PlanRequest>> = {
  "asked: when am i debt free": { plan: "debt-free" },
  "asked: when am i debt free paying only the minimums": { plan: "debt-free" },
  "asked: when am i debt free with 300 extra": { plan: "debt-free", monthlyCents: 300_00 },
  "asked: when am i debt free if i pay 500 a month": { plan: "debt-free", monthlyCents: 500_00 },
  "asked: when am i debt free, smallest first": { plan: "debt-free" },
  "asked: snowball or avalanche": { plan: "debt-free" },
  "asked: which debt first": { plan: "debt-free" },
  "asked: when is debt one paid off": { plan: "debt-free", named: "d0" },
  "asked: debt one with 100 extra": { plan: "extra-payment", named: "d0", monthlyCents: 100_00 },
  "asked: debt one with 200 extra": { plan: "extra-payment", named: "d0", monthlyCents: 200_00 },
  "asked: when is my card free": { plan: "debt-free", about: "card" },
  "asked: when is my truck free": { plan: "debt-free", about: "car" },
  "asked: what do i do with extra money": { plan: "windfall" },
  "asked: extra money on debt one": { plan: "windfall", named: "d0" },
  "asked: 500 on debt one": { plan: "windfall", named: "d0", amountCents: 500_00 },
  "asked: 1000 on my card": { plan: "windfall", about: "card", amountCents: 1_000_00 },
  "asked: 5000 at once": { plan: "windfall", amountCents: 5_000_00 },
  "asked: 50000 at once": { plan: "windfall", amountCents: 50_000_00 },
  "asked: debt or savings": { plan: "debt-or-save" },
  "asked: 5000 for debt or savings": { plan: "debt-or-save", amountCents: 5_000_00 },
  "asked: the card or savings": { plan: "debt-or-save", about: "card" },
  "asked: pay off debt one": { plan: "pay-off-now", named: "d0" },
  "asked: pay off debt one from savings": { plan: "pay-off-now", named: "d0" },
  "asked: pay off everything now": { plan: "pay-off-now" },
  "asked: pay off the card from savings": { plan: "pay-off-now", about: "card" },
  "asked: is my rate ok": { plan: "good-rate" },
  "asked: is 7 percent ok for a mortgage": { plan: "good-rate", about: "mortgage", ratePercent: 7 },
  "asked: is 7 percent ok for a home": { plan: "good-rate", about: "home", ratePercent: 7 },
  "asked: is 5 percent ok for a mortgage": { plan: "good-rate", about: "mortgage", ratePercent: 5 },
  "asked: is 8.1 percent ok for a student loan": { plan: "good-rate", about: "student", ratePercent: 8.1 },
  "asked: is 8 percent ok for a student loan": { plan: "good-rate", about: "student", ratePercent: 8 },
  "asked: is 10 percent ok for a loan": { plan: "good-rate", ratePercent: 10 },
  "asked: is 20 percent ok": { plan: "good-rate", ratePercent: 20 },
  "asked: is 19.9 percent ok": { plan: "good-rate", ratePercent: 19.9 },
  "asked: is my mortgage rate ok": { plan: "good-rate", about: "mortgage" },
  "asked: refinance debt one at 20 percent": { plan: "good-rate", named: "d0", ratePercent: 20 },
  "asked: refinance debt two at 25.5 percent": { plan: "good-rate", named: "d1", ratePercent: 25.5 },
  "asked: refinance debt two at 25.4 percent": { plan: "good-rate", named: "d1", ratePercent: 25.4 },
  "asked: pay off debt two from savings": { plan: "pay-off-now", named: "d1" },
  "asked: pay off debt three from savings": { plan: "pay-off-now", named: "d2" },
  "asked: 500 on debt three from savings": { plan: "pay-off-now", named: "d2", amountCents: 500_00 },
  "asked: 300 on debt three from savings": { plan: "pay-off-now", named: "d2", amountCents: 300_00 },
  "asked: 3000 on debt two from savings": { plan: "pay-off-now", named: "d1", amountCents: 3_000_00 },
  "asked: 6000 on debt two from checking": { plan: "pay-off-now", named: "d1", amountCents: 5_999_00 },
  "asked: extra money on debt two": { plan: "windfall", named: "d1" },
  "asked: 10000 at 8 percent": { plan: "loan", amountCents: 10_000_00, ratePercent: 8 },
  "asked: 10000 at 8 percent in 4 years": { plan: "loan", amountCents: 10_000_00, ratePercent: 8, months: 48 },
  "asked: 10000 at 8 percent, 300 a month": {
    ...{ plan: "loan", amountCents: 10_000_00, ratePercent: 8, monthlyCents: 300_00 },
  },
  "asked: 10000 at 30 percent, 250 a month": {
    ...{ plan: "loan", amountCents: 10_000_00, ratePercent: 30, monthlyCents: 250_00 },
  },
  "asked: 10000 at 30 percent, 251 a month": {
    ...{ plan: "loan", amountCents: 10_000_00, ratePercent: 30, monthlyCents: 251_00 },
  },
  "asked: am i broke": { plan: "standing" },
  "asked: am i doing ok": { plan: "standing" },
  "asked: how do i stand": { plan: "standing" },
  "asked: what comes first": { plan: "first" },
  "asked: where can i cut": { plan: "cut" },
  "asked: where can i cut 100": { plan: "cut", amountCents: 100_00 },
  "asked: where can i cut 50": { plan: "cut", amountCents: 50_00 },
  "asked: where can i cut 5000 a month": { plan: "cut", monthlyCents: 5_000_00 },
  "asked: how do i stop impulse buys": { plan: "cut" },
  "asked: a raise of 2499.99": { plan: "raise", amountCents: 2_499_99 },
  "asked: a raise of 2500": { plan: "raise", amountCents: 2_500_00 },
  "asked: a raise of nothing": { plan: "raise", monthlyCents: 0 },
  "asked: a raise": { plan: "raise" },
  "asked: a loan of 10000": { plan: "loan", amountCents: 10_000_00 },
  "asked: a loan at 8 percent": { plan: "loan", ratePercent: 8 },
  "asked: what if i lose my job": { plan: "job-lost" },
  "asked: i lost my job": { plan: "job-lost" },
  "asked: i lost my job, 3400 still comes in": { plan: "job-lost", monthlyCents: 3_400_00 },
  "asked: what if i lose my job for 3 months": { plan: "job-lost", months: 3 },
  "asked: what if we have a child": { plan: "child" },
  "asked: is my fund big enough": { plan: "emergency-fund" },
  "asked: how big should my fund be": { plan: "emergency-fund" },
  "asked: do i have 4 months": { plan: "emergency-fund", months: 4 },
  "asked: can i retire": { plan: "retire" },
  "asked: how do people put money by for old days": { plan: "retire" },
  "asked: can i afford 400": { plan: "afford", amountCents: 400_00 },
  "asked: can i afford 400 on december 24": { plan: "afford", amountCents: 400_00, date: "2026-12-24" },
  "asked: can i afford a car for 1499.99": { plan: "afford", about: "car", amountCents: 1_499_99 },
  "asked: can i afford a car for 1500": { plan: "afford", about: "car", amountCents: 1_500_00 },
  "asked: can i afford a car for 1500 in cash": { plan: "afford", about: "car", amountCents: 1_500_00 },
  "asked: can i afford 50 a month": { plan: "afford", monthlyCents: 50_00 },
  "asked: can i afford 60 a month instead of 85": { plan: "afford", monthlyCents: 60_00, insteadCents: 85_00 },
  "asked: can i afford 160 a month instead of 84": { plan: "afford", monthlyCents: 160_00, insteadCents: 84_50 },
  "asked: can i afford a home for 29999": { plan: "afford", about: "home", amountCents: 29_999_00 },
  "asked: can i afford a home for 30000": { plan: "home", about: "home", amountCents: 30_000_00 },
  "asked: how much home can i afford": { plan: "home", about: "home" },
  "asked: is 2000 rent too high": { plan: "home", about: "rent", monthlyCents: 2_000_00 },
  "asked: what if rent goes up 100": { plan: "home", about: "rent", amountCents: 100_00 },
  "asked: what if rent goes up to $1600": { plan: "home", about: "rent", monthlyCents: 1_600_00 },
  "asked: what if rent falls to 1400": { plan: "home", about: "rent", monthlyCents: 1_400_00 },
  "asked: save 3000 in 12 months": { plan: "save-up", amountCents: 3_000_00, months: 12 },
  "asked: is 3000 by july doable": { plan: "save-up", amountCents: 3_000_00, date: "2027-07-01" },
  "asked: is 30000 by july doable": { plan: "save-up", amountCents: 30_000_00, date: "2027-07-01" },
  "asked: how long to save 3000": { plan: "save-up", amountCents: 3_000_00 },
  "asked: how long to save 3000 at 200": { plan: "save-up", amountCents: 3_000_00, monthlyCents: 200_00 },
  "asked: 15000 in savings at 200 a month": { plan: "save-up", amountCents: 15_000_00, monthlyCents: 200_00 },
  "asked: 500 in savings": { plan: "save-up", amountCents: 500_00 },
  "asked: 200 a month": { plan: "save-up", monthlyCents: 200_00 },
  "asked: 200 a month into savings for 6 months": { plan: "save-up", monthlyCents: 200_00, months: 6 },
  "asked: 200 a month until july": { plan: "save-up", monthlyCents: 200_00, date: "2027-07-01" },
  "asked: 200 a month for the boat": { plan: "save-up", monthlyCents: 200_00, named: "g1" },
  "asked: 100 a month for the boat": { plan: "save-up", monthlyCents: 100_00, named: "g1" },
  "asked: 6000 for the boat": { plan: "save-up", amountCents: 6_000_00, named: "g1" },
  "asked: 4000 for the boat": { plan: "save-up", amountCents: 4_000_00, named: "g1" },
  "asked: 9000 in rainy day": { plan: "save-up", amountCents: 9_000_00, named: "a2", monthlyCents: 500_00 },
  "asked: 500 a month into rainy day": { plan: "save-up", named: "a2", monthlyCents: 500_00 },
  "asked: no groceries": { plan: "stop", subject: { categories: ["groceries"] } },
  "asked: no groceries for a year": { plan: "stop", subject: { categories: ["groceries"] } },
  "asked: half of groceries until july": {
    ...{ plan: "stop", subject: { categories: ["groceries"] }, sharePercent: 50, date: "2027-07-01" },
  },
  "asked: no comet cable": { plan: "stop", subject: { merchants: ["comet"] } },
  "asked: no cable and no groceries": { plan: "stop", subject: { merchants: ["comet"], categories: ["groceries"] } },
  "asked: no travel": { plan: "stop", subject: { categories: ["travel"] } },
  "asked: 100 a month for the couch": { plan: "save-up", monthlyCents: 100_00, named: "couch" },
  "asked: 100 a month for the bike": { plan: "save-up", monthlyCents: 100_00, named: "bike" },
  "asked: is my card rate ok": { plan: "good-rate", about: "card" },
  "asked: no boats": { plan: "stop", subject: { merchants: ["boats"] } },
};

export const ASKED: Readonly<Record<string, Query | PlanRequest>> = {
  ...MORE,
  ...{ ...QUERIES, ...FLOWING, ...REQUESTS },
};
