// Goals in an export say what the screens say: rate and payment of a debt as its linked account's rows show them. What was
// typed stands beside it where it's something else, and is what an import takes.
import { z } from "zod";
import { debtTerms } from "~/domain/household/linked-goal";
import type { Day } from "~/domain/periods";
import { accountHabits } from "~/services/household/habits.server";

const Debt = z
  .object({
    type: z.literal("debt"),
    accountId: z.string(),
    interestRate: z.number().nullable(),
    minimumCents: z.number().nullable(),
  })
  .passthrough();

type Rows = AsyncIterable<string>;

export async function asShown(user: { id: string; today: Day }): Promise<(rows: Rows) => AsyncGenerator<string>> {
  const habits = await accountHabits(user.id, user.today);
  return async function* (rows) {
    for await (const json of rows) {
      const { data } = Debt.safeParse(JSON.parse(json));
      if (!data) {
        yield json;
        continue;
      }
      const { interestRate, minimumCents } = data;
      const terms = debtTerms({ ratePercent: interestRate, minimumCents }, habits.get(data.accountId));
      const isAsTyped = terms.ratePercent === interestRate && terms.minimumCents === minimumCents;
      yield isAsTyped
        ? json
        : JSON.stringify({
            ...data,
            interestRate: terms.ratePercent,
            minimumCents: terms.minimumCents,
            typed: { interestRate, minimumCents },
          });
    }
  };
}
