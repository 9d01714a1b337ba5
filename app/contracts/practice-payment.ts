// Forms of the practice checkout and portal.
import { z } from "zod";

export const PRACTICE_CARDS = ["none", "works", "fails_later", "declined"] as const;
export type PracticeCard = (typeof PRACTICE_CARDS)[number];

export const PayInput = z.object({ card: z.enum(PRACTICE_CARDS, { errorMap: () => ({ message: "Choose a card." }) }) });
export const CardInput = z.object({ card: z.enum(["none", "works", "fails_later"]) });
export const ClockInput = z.object({ to: z.enum(["tomorrow", "period_end"]) });

export const PAY_REFUSED = {
  closed: "This checkout is closed. Go back and start again; nothing was charged.",
  card_needed: "This plan is charged today, so it needs a card.",
  card_declined: "The card was declined. Nothing was charged; choose another card.",
} as const;
