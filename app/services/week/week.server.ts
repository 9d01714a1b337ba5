// The look back at the last whole week, for the screen, the endpoint and the mail.
import type { z } from "zod";
import type { WeekAnswer } from "~/contracts/answers/week";
import { buildFacts } from "~/domain/coach/facts/build";
import { safeGlance } from "~/domain/forecast/safe-to-spend";
import { findRecurring } from "~/domain/ledger/recurring";
import { toDollars } from "~/domain/money";
import { addDays, type Day } from "~/domain/periods";
import { WEEKS_BACK } from "~/domain/week/changes";
import { lastWeek, weekReview } from "~/domain/week/review";
import { readCoachInputs } from "~/services/coach/facts.server";
import { readForecast } from "~/services/forecast/forecast.server";
import { reviewCount } from "~/services/ledger/review.server";
import { spendingHistory } from "~/services/ledger/spending-history.server";
import { daySums } from "~/services/ledger/sums.server";
import { type WeekReview, wordWeek } from "~/texts/week";

type Person = { id: string; today: Day; timeZone: string };

export async function readWeek(user: Person): Promise<WeekReview> {
  const week = lastWeek(user.today);
  const [inputs, { forecast }, days, history, waiting] = await Promise.all([
    readCoachInputs(user),
    readForecast(user),
    daySums(user.id, addDays(week.from, -7 * WEEKS_BACK), week.to),
    spendingHistory(user.id, user.today),
    reviewCount(user.id),
  ]);
  const facts = weekReview({
    today: user.today,
    days,
    history,
    // What was stored when somebody last looked may be old by now.
    recurring: findRecurring(history, user.today),
    forecast,
    safe: inputs.ahead?.safe ? safeGlance(inputs.ahead.safe) : null,
    signs: buildFacts(inputs).signs,
    waiting,
  });
  return wordWeek(facts, inputs.country ?? null);
}

/** GET /api/weekly-review */
export async function weekAnswer(user: Person): Promise<z.output<typeof WeekAnswer>> {
  const { week, spentCents, incomeCents, everyday, sentence, changes, due, safe, question, note } =
    await readWeek(user);
  return {
    from: week.from,
    to: week.to,
    spending: toDollars(spentCents),
    income: toDollars(incomeCents),
    everyday: everyday && { amount: toDollars(everyday.nowCents), average: toDollars(everyday.averageCents) },
    sentence,
    first: note && { title: note.title, text: note.text },
    changes: changes.map(({ title, why, cents, href }) => ({
      title,
      why,
      amount: cents === null ? null : toDollars(cents),
      href,
    })),
    due: due.map(({ name, day, cents }) => ({ name, date: day, amount: toDollars(cents) })),
    safeToSpend: safe && { amount: toDollars(safe.cents), until: safe.until, payday: safe.payday },
    question: { text: question.text, hint: question.hint, href: question.href },
  };
}
