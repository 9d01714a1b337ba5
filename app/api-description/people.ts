import { z } from "zod";
import { FeedbackListAnswer, ProfileAnswer } from "~/contracts/answers/people";
import { MessageAnswer } from "~/contracts/answers/shapes";
import { sendFeedback } from "~/mutations/feedback.server";
import * as writes from "~/mutations/sign-in.server";
import { completeOnboarding } from "~/mutations/tour.server";
import { mutation, read } from "./endpoint";

const ID = "5f0c8a52e1d94b7f9a3c6d2e8b41f07a";
const LOGGED_OUT = { message: "You are logged out." };

export const signIn = [
  mutation(writes.login, {
    summary: "Logs in and sets the session cookie.",
    details: "The answer's Set-Cookie header carries the session; every other call needs it.",
    refuses: [401],
    limit: "20 an hour for one username, 120 for one address",
    example: {
      request: { username: "ada", password: "a-long-enough-secret" },
      answer: { id: ID, firstName: "Ada" },
    },
  }),
  mutation(writes.register, {
    summary: "Makes an account. It doesn't log in.",
    refuses: [409],
    limit: "20 an hour",
    example: {
      request: {
        firstName: "Ada",
        lastName: "Byron",
        email: "ada@example.com",
        username: "ada",
        password: "a-long-enough-secret",
      },
      answer: { id: ID },
    },
  }),
  mutation(writes.forgotPassword, {
    summary: "Mails a link to choose a new password.",
    details: "Says the same whether or not an account uses the address.",
    limit: "5 an hour for one mail address",
    example: {
      request: { email: "ada@example.com" },
      answer: { message: "If an account uses this address, a link to reset the password is on its way." },
    },
  }),
  mutation(writes.forgotUsername, {
    summary: "Mails the username.",
    details: "Says the same whether or not an account uses the address.",
    limit: "5 an hour for one mail address",
    example: {
      request: { email: "ada@example.com" },
      answer: { message: "If an account uses this address, its username is on its way." },
    },
  }),
  mutation(writes.resetPassword, {
    summary: "Sets a new password with the token of the mailed link, and ends every session.",
    limit: "30 an hour",
    example: {
      request: { token: `${ID}.3q2-7wAB`, password: "another-long-secret" },
      answer: { message: "Your password has been updated. You can log in with it now." },
    },
  }),
  read("/api/auth/logout", {
    summary: "Logs out. Works without a session as well.",
    who: "anybody",
    output: MessageAnswer,
    refuses: [403],
    example: { answer: LOGGED_OUT },
  }),
  mutation(writes.logout, {
    summary: "Logs out. Works without a session as well.",
    example: { answer: LOGGED_OUT },
  }),
] as const;

const feedback = {
  id: "0b9d2f7c3a614e58b1c07d94e6f2a835",
  userId: ID,
  type: "feature",
  title: "Budgets by week",
  message: "I'd like to plan a week at a time.",
  rating: 4,
  createdAt: "2026-11-21T17:00:00.000Z",
};

export const people = [
  read("/api/users/profile", {
    summary: "The signed-in person's profile.",
    output: ProfileAnswer,
    example: {
      answer: {
        id: ID,
        firstName: "Ada",
        lastName: "Byron",
        email: "ada@example.com",
        username: "ada",
        isPremium: false,
        isAdmin: false,
        isDemo: false,
        hasSeenTour: true,
        hasSeenPaywall: true,
        hasStartedTrial: true,
        subscriptionStatus: "trial",
        trialEndsAt: "2026-12-05T17:00:00.000Z",
        loginCount: 3,
        stripeCustomerId: "cus_example",
        stripeSubscriptionId: "sub_example",
        timeZone: "America/New_York",
      },
    },
  }),
  mutation(completeOnboarding, {
    summary: "Marks the tour as seen. Doing it again changes nothing.",
    example: { answer: { hasSeenTour: true } },
  }),
  mutation(sendFeedback, {
    summary: "Sends feedback to the administrators.",
    idempotent: true,
    limit: "60 an hour",
    example: {
      request: {
        type: "feature",
        title: "Budgets by week",
        message: "I'd like to plan a week at a time.",
        rating: 4,
      },
      answer: feedback,
    },
  }),
  read("/api/feedback", {
    summary: "All feedback, newest first; with a page in the address, one page of it.",
    who: "admin",
    query: {
      page: z.string().optional().describe("The page's number; 25 a page"),
      type: z.string().optional().describe("Only this kind: bug, feature, general or complaint"),
      q: z.string().optional().describe("Only what holds these words"),
    },
    output: FeedbackListAnswer,
    example: { query: "page=1&type=feature", answer: [feedback] },
  }),
] as const;
