// The write of the tour.
import { WELCOME, WELCOME_BY_HAND } from "~/texts/tour";
import type { Mutation } from "./mutation";

/** From whatever screen the tour is on. Only who completes it is welcomed. */
export const completeOnboarding: Mutation<{ hasSeenTour: true }> = {
  name: "complete-onboarding",
  screen: "/dashboard",
  method: "POST",
  path: "/api/users/complete-onboarding",
  formOnly: ["how"],
  toast: (_done, { how }) => (how === "done" ? WELCOME : how === "by-hand" ? WELCOME_BY_HAND : undefined),
  redirect: () => "/dashboard",
};
