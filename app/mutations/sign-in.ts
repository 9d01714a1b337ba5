// Writes of who isn't signed in yet, or no longer wants to be.
import { GENERIC_ERROR } from "~/contracts/errors";
import { AUTH_TEXTS, welcomeWords } from "~/texts/auth";
import type { Mutation } from "./mutation";

type MessageAnswer = { message: string };

export const login: Mutation<{ firstName: string }> = {
  name: "login",
  screen: "/login",
  method: "POST",
  path: "/api/auth/login",
  formOnly: ["rememberMe"],
  toast: ({ firstName }) => ({
    title: AUTH_TEXTS.loginTitle,
    description: welcomeWords(firstName),
    variant: "success",
  }),
  redirect: () => "/",
  failureTitle: AUTH_TEXTS.loginFailedTitle,
  wordless: { answer: AUTH_TEXTS.loginFailed, silence: GENERIC_ERROR },
};

/** With scripts a plain GET ends the session. */
export const logout: Mutation<MessageAnswer> = {
  name: "logout",
  screen: "/login",
  method: "POST",
  path: "/api/auth/logout",
  redirect: () => "/login",
  failureTitle: AUTH_TEXTS.loginFailedTitle,
};

export const register: Mutation<{ id: string }> = {
  name: "register",
  screen: "/register",
  method: "POST",
  path: "/api/auth/register",
  formOnly: ["confirmPassword"],
  toast: () => ({ title: AUTH_TEXTS.registered, description: AUTH_TEXTS.registeredHint, variant: "success" }),
  redirect: () => "/login",
  failureTitle: AUTH_TEXTS.registerFailedTitle,
};

export const forgotPassword: Mutation<MessageAnswer> = {
  name: "send",
  screen: "/forgot-password",
  method: "POST",
  path: "/api/auth/forgot-password",
  redirect: () => "/forgot-password?sent=1",
  failureTitle: AUTH_TEXTS.resetRequestFailedTitle,
  wordless: { answer: AUTH_TEXTS.resetRequestFailed, silence: GENERIC_ERROR },
};

export const forgotUsername: Mutation<MessageAnswer> = {
  name: "send",
  screen: "/forgot-username",
  method: "POST",
  path: "/api/auth/forgot-username",
  redirect: () => "/forgot-username?sent=1",
  wordless: { answer: AUTH_TEXTS.usernameFailed, silence: GENERIC_ERROR },
};

export const resetPassword: Mutation<MessageAnswer> = {
  name: "reset",
  screen: "/reset-password",
  method: "POST",
  path: "/api/auth/reset-password",
  formOnly: ["confirmPassword"],
  toast: ({ message }) => ({ title: AUTH_TEXTS.resetDone, description: message, variant: "success" }),
  redirect: () => "/reset-password?done=1",
  failureTitle: AUTH_TEXTS.resetFailedTitle,
  wordless: { answer: AUTH_TEXTS.resetFailedTitle, silence: GENERIC_ERROR },
};
