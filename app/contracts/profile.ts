/** The answer of GET /api/users/profile. */
export type Profile = {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  username: string;
  isPremium: boolean;
  isAdmin: boolean;
  isDemo: boolean;
  hasSeenTour: boolean;
  hasSeenPaywall: boolean;
  hasStartedTrial: boolean;
  subscriptionStatus: string | null;
  trialEndsAt: string | null;
  loginCount: number;
  stripeCustomerId: string | null;
  stripeSubscriptionId: string | null;
  timeZone: string;
};
