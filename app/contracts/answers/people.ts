// What the calls about people answer: sign-in, the profile, feedback.
import { z } from "zod";
import { Id, Moment } from "./shapes";

export const LoggedInAnswer = z.object({ id: Id, firstName: z.string() });
export const RegisteredAnswer = z.object({ id: Id });

export const ProfileAnswer = z.object({
  id: Id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  username: z.string(),
  isPremium: z.boolean(),
  isAdmin: z.boolean(),
  isDemo: z.boolean(),
  hasSeenTour: z.boolean(),
  hasSeenPaywall: z.boolean(),
  hasStartedTrial: z.boolean(),
  subscriptionStatus: z.string().nullable(),
  trialEndsAt: Moment.nullable(),
  loginCount: z.number().int(),
  stripeCustomerId: z.string().nullable(),
  stripeSubscriptionId: z.string().nullable(),
  timeZone: z.string(),
});

export const OnboardingAnswer = z.object({ hasSeenTour: z.literal(true) });

export const FeedbackAnswer = z.object({
  id: Id,
  userId: Id,
  type: z.string(),
  title: z.string(),
  message: z.string(),
  rating: z.number().int().nullable(),
  createdAt: Moment,
});

export const FeedbackListAnswer = z.array(FeedbackAnswer);
