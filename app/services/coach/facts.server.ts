// What the coach knows of a person, read in a handful of queries: stored sums, never all transactions.

import type { Question } from "~/domain/coach/parse-question";
import { CHOICE_TOPICS, CHOICES, type OwnChoice } from "~/domain/household/stated";
import { countryOf } from "~/domain/household/country";
import type { CoachInputs } from "~/domain/coach/facts/inputs";
import { isInterviewResponses, type InterviewResponses } from "~/domain/coach/interview";
import { dayOf } from "~/domain/periods";
import { withLinkedCards } from "~/domain/household/utilization";
import { readProfile } from "~/domain/credit/profile";
import type { CurrentUser } from "~/lib/auth.server";
import { db } from "~/lib/db.server";
import { memoryCache } from "~/lib/memory-cache.server";
import { latestAssessment } from "~/services/credit/credit.server";
import { readForecast } from "~/services/forecast/forecast.server";
import { readHousehold } from "~/services/household/household.server";
import { spendingHistory } from "~/services/ledger/spending-history.server";
import { coachState } from "./state.server";

type Asker = Pick<CurrentUser, "id" | "today" | "timeZone">;

/** People whose figures stay in memory between two questions. */
const MAX_KEPT = 40;
const keptInputs = memoryCache<CoachInputs>(MAX_KEPT);

/** The same object for as long as nothing has changed: what is worked out from it can be kept with it. */
export async function readCoachInputs(user: Asker): Promise<CoachInputs> {
  const state = await coachState(user.id);
  return keptInputs(`${user.id} ${user.timeZone}`, state && `${user.today} ${state}`, () => readAll(user));
}

async function readAll(user: Asker): Promise<CoachInputs> {
  const [household, credit, interview, choices, currencies, { ahead, forecast }] = await Promise.all([
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
    forecast,
    country: countryOf(currencies.map(({ currency }) => currency)),
  };
}

/** What only some questions need: the single rows behind charges that stand out. */
export async function readChargeHistory(
  user: CurrentUser,
  { charges }: Question,
): Promise<Pick<CoachInputs, "history">> {
  return charges ? { history: await spendingHistory(user.id, user.today) } : {};
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
