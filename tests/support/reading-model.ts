// A practice model that reads questions as a test tells it, one step after another, and words drafts as they are; and a person
// whose name may not leave, with a household and a shop of a name that nobody else has.
import { addMonths, firstDayOf, lastDayOf, monthOf } from "~/domain/periods";
import type { CurrentUser } from "~/lib/auth.server";
import { db } from "~/lib/db.server";
import { PLAIN } from "./asked-of";
import { giveHousehold } from "./coach-household";
import { type Asked, type Behaviour, draftOf } from "./openai-stub";
import type { OutsideModel } from "./outside-model";
import { createTrialUser, currentUser } from "./people";

/** Words of nobody's lexicon. */
export const UNREAD = "tally of grobbled abode levies, ye olde month";
export const CLEAR = "how much did i spend on rent last month";
/** What the household's housing came to last month. */
export const UNDERSTOOD = /\$1,600\.00/;

export const isReading = ({ input }: Asked): boolean => input.task === "read";

/** Reads as it is told; the last step again and again. */
export function readAs(model: OutsideModel, steps: readonly (object | string | Behaviour)[]): void {
  let at = 0;
  model.behave((asked) => {
    if (!isReading(asked)) return { say: draftOf(asked) };
    const step = steps[Math.min(at++, steps.length - 1)] ?? "";
    if (typeof step === "string") return { say: step };
    return isBehaviour(step) ? step : { say: JSON.stringify(step) };
  });
}
export const isBehaviour = (step: object): step is Behaviour =>
  !("care" in step) && ["hang", "status", "refuse", "cutOff", "raw"].some((key) => key in step);

export const lastMonthOf = ({ today }: CurrentUser) => {
  const month = addMonths(monthOf(today), -1);
  return { from: firstDayOf(month), to: lastDayOf(month) };
};
export const housingOf = (user: CurrentUser) => ({
  ...PLAIN,
  subject: { ...PLAIN.subject, categories: ["mortgage_rent"] },
  period: lastMonthOf(user),
});

export async function somebodyWhoAgreed(): Promise<CurrentUser> {
  const tag = String(Math.random()).slice(2);
  const row = await createTrialUser({
    coachConsentAt: new Date(),
    firstName: "Quillon",
    lastName: "Vantongeren",
    username: `qvt-${tag}`,
    email: `qvt-${tag}@private.example.test`,
  });
  await giveHousehold(row.id, { merchant: "Zyxwolf" });
  const user = await currentUser(row);
  const account = await db.account.findFirstOrThrow({ where: { userId: row.id, accountType: "checking" } });
  await db.transaction.create({
    data: {
      userId: row.id,
      id: "row",
      accountId: account.id,
      providerTransactionId: "row",
      day: user.today,
      amountCents: -12_34n,
      merchantName: "Zyxwolf Bakery",
      kind: "spending",
      category: "groceries",
    },
  });
  return user;
}
