// What the coach knows of a person, read in a handful of queries: stored sums, never all transactions.

import type { Question } from "~/domain/coach/parse-question";
import { SPENDING_KINDS } from "~/domain/categories/classify";
import { CHOICE_TOPICS, CHOICES, type OwnChoice } from "~/domain/household/stated";
import { countryOf } from "~/domain/household/free-help";
import type { CoachInputs, MerchantInput } from "~/domain/coach/facts/inputs";
import { isInterviewResponses, type InterviewResponses } from "~/domain/coach/interview";
import { addDays, addMonths, dayOf, firstDayOf, lastDayOf, monthOf, weekOf, type Day } from "~/domain/periods";
import { rowsHref } from "~/domain/ledger/row-links";
import { withLinkedCards } from "~/domain/household/utilization";
import { readProfile } from "~/domain/credit/profile";
import type { CurrentUser } from "~/lib/auth.server";
import { db } from "~/lib/db.server";
import { latestAssessment } from "~/services/credit/credit.server";
import { readForecast } from "~/services/forecast/forecast.server";
import { readHousehold } from "~/services/household/household.server";
import { spendingHistory } from "~/services/ledger/spending-history.server";
import { daySums } from "~/services/ledger/sums.server";
import { totalOf } from "~/services/ledger/transactions.server";

const MONTHS_BACK = 12;

export async function readCoachInputs(user: Pick<CurrentUser, "id" | "today" | "timeZone">): Promise<CoachInputs> {
  const [household, credit, interview, choices, currencies, { ahead }] = await Promise.all([
    readHousehold(user.id, user.today),
    latestAssessment(user.id),
    latestInterview(user.id),
    ownChoices(user.id),
    db.account.findMany({ where: { userId: user.id }, select: { currency: true }, distinct: ["currency"] }),
    readForecast(user),
  ]);
  return {
    ...household,
    credit: credit
      ? {
          profile: withLinkedCards(readProfile({ ...credit }), household.accounts),
          day: dayOf(new Date(credit.createdAt), user.timeZone),
        }
      : null,
    interview: interview?.responses ?? null,
    interviewDay: interview ? dayOf(interview.completedAt, user.timeZone) : null,
    choices,
    ahead,
    country: countryOf(currencies.map(({ currency }) => currency)),
  };
}

const MERCHANT_MONTHS = 6;

/** What only some questions need: the days of two weeks, or what went to the merchants that the question names. */
export async function readAsked(
  user: CurrentUser,
  { week, range, charges, ...named }: Question,
): Promise<Pick<CoachInputs, "days" | "merchant" | "merchants" | "payer" | "history">> {
  const [days, found, payer, history] = await Promise.all([
    week
      ? daySums(user.id, addDays(weekOf(user.today).from, -7), user.today)
      : range
        ? daySums(user.id, range.from, range.to)
        : undefined,
    merchantsNamed(user, named, range),
    named.payer === null ? undefined : received(user, named.payer, range),
    charges ? spendingHistory(user.id, user.today) : undefined,
  ]);
  return {
    ...(days ? { days } : {}),
    ...found,
    ...(payer === undefined ? {} : { payer }),
    ...(history ? { history } : {}),
  };
}

/** 'Stow and Go' is one where a row says so, else two. */
async function merchantsNamed(
  user: CurrentUser,
  { merchant, merchants }: Pick<Question, "merchant" | "merchants">,
  range: Question["range"],
): Promise<Pick<CoachInputs, "merchant" | "merchants">> {
  if (merchant === null) return {};
  const whole =
    (await merchantSums(user, merchant, range)) ??
    (/ and /i.test(merchant) ? await merchantSums(user, merchant.replace(/ and /gi, " & "), range) : null);
  if (whole || merchants.length < 2) return { merchant: whole };
  return { merchants: await Promise.all(merchants.map((name) => merchantSums(user, name, range))) };
}

/** What came from somebody, over the days that are asked about or a year. */
async function received(user: CurrentUser, q: string, range: Question["range"]): Promise<CoachInputs["payer"]> {
  const days = range
    ? { from: range.from, to: range.to }
    : { from: firstDayOf(addMonths(monthOf(user.today), -MONTHS_BACK)), to: user.today };
  const newest = await db.transaction.findFirst({
    where: {
      userId: user.id,
      day: { gte: days.from, lte: days.to },
      pending: false,
      deletedAt: null,
      kind: "income",
      merchantName: { contains: q.replace(/[\\%_]/g, "\\$&"), mode: "insensitive" },
    },
    select: { merchantName: true },
    orderBy: [{ day: "desc" }, { id: "desc" }],
  });
  if (!newest) return null;
  const { totalCents, count, pendingCount } = await totalOf(user.id, { kind: "income", q, ...days });
  return {
    name: newest.merchantName,
    cents: totalCents,
    count: count - pendingCount,
    days,
    href: rowsHref({ kind: "income", q, ...days }),
  };
}

/** The same rows, and so the same sums, as the list that the figures link to. */
async function merchantSums(user: CurrentUser, asked: string, range: Question["range"]): Promise<MerchantInput | null> {
  const month = monthOf(user.today);
  const usual = firstDayOf(addMonths(month, -MERCHANT_MONTHS));
  const from = range && range.from < usual ? range.from : usual;
  const newest = await db.transaction.findFirst({
    where: {
      userId: user.id,
      day: { gte: from, lte: user.today },
      pending: false,
      deletedAt: null,
      kind: { in: [...SPENDING_KINDS] },
      merchantName: { contains: asked.replace(/[\\%_]/g, "\\$&"), mode: "insensitive" },
    },
    select: { merchantName: true },
    orderBy: [{ day: "desc" }, { id: "desc" }],
  });
  if (!newest) return null;
  const spent = (since: Day, to: Day) => totalOf(user.id, { kind: "spending", q: asked, from: since, to });
  const last = addMonths(month, -1);
  const [all, now, before, within] = await Promise.all([
    spent(from, user.today),
    spent(firstDayOf(month), user.today),
    spent(firstDayOf(last), lastDayOf(last)),
    range ? spent(range.from, range.to) : null,
  ]);
  return {
    asked,
    name: newest.merchantName,
    from,
    thisCents: 0 - now.totalCents,
    lastCents: 0 - before.totalCents,
    totalCents: 0 - all.totalCents,
    count: all.count - all.pendingCount,
    ...(within ? { range: { cents: 0 - within.totalCents, count: within.count - within.pendingCount } } : {}),
  };
}

async function ownChoices(userId: string): Promise<OwnChoice[]> {
  const rows = await db.ownChoice.findMany({
    where: { userId },
    select: { topic: true, choice: true, about: true },
    orderBy: { topic: "asc" },
  });
  return rows.flatMap(({ about, ...row }) => {
    const topic = CHOICE_TOPICS.find((known) => known === row.topic);
    const choice = CHOICES.find((known) => known === row.choice);
    return topic && choice ? [{ topic, choice, about }] : [];
  });
}

async function latestInterview(
  userId: string,
): Promise<{ id: string; responses: InterviewResponses; completedAt: Date } | null> {
  const row = await db.interview.findFirst({ where: { userId }, orderBy: [{ completedAt: "desc" }, { id: "desc" }] });
  return row && isInterviewResponses(row.responses)
    ? { id: row.id, responses: row.responses, completedAt: row.completedAt }
    : null;
}
