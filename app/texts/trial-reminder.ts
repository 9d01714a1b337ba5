// What the reminder before the end of a trial says: when it ends, what is charged then, and how to stop or go on.
import type { PlanType } from "~/domain/billing/pricing";
import { SUBSCRIBE_PLANS } from "./subscribe-plans";

type TrialReminder = {
  firstName: string;
  days: number;
  endsOn: string;
  plan: PlanType | null;
  appUrl: string;
  unsubscribe: string;
};

export function trialReminder({ firstName, days, endsOn, plan, appUrl, unsubscribe }: TrialReminder): {
  subject: string;
  text: string;
} {
  const when = days === 1 ? "tomorrow" : `in ${days} days`;
  const chosen = SUBSCRIBE_PLANS.find((option) => option.planType === plan);
  const cost = chosen ? `${chosen.price} ${chosen.period}` : null;
  return {
    subject: `Your free trial ends ${when}`,
    text: [
      `Hello ${firstName},`,
      `Your free trial ends on ${endsOn}.`,
      "If you haven't added a card, nothing is charged: the trial simply ends, and your data stays where it is.",
      cost
        ? `If you've added a card, your plan goes on at ${cost} from that day.`
        : "If you've added a card, your plan goes on from that day.",
      `See your plan or add a card: ${appUrl}/subscribe`,
      `Cancel before that day: ${appUrl}/cancel-trial`,
      `No more reminders like this: ${unsubscribe}`,
    ].join("\n\n"),
  };
}
