// Sign-in with scripts: the documented calls with their exact payloads, then toast, pause and the next screen.
import { redirect } from "@remix-run/react";
import { AUTH_TEXTS, welcomeBack } from "~/contracts/auth";
import { GENERIC_ERROR } from "~/contracts/errors";
import { ApiError, apiRequest, messageOf } from "~/client/api/api";
import { rememberUsername } from "./remember-username";
import { showToast } from "~/client/ui/toasts";

export const LOGIN_PAUSE_MS = 500;

const text = (form: FormData, name: string): string => String(form.get(name) ?? "");
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The server's words; its silence has the call's own fallback, a dead line the general one. */
function failed(title: string, error: unknown, fallback: string): null {
  showToast({
    title,
    description: error instanceof ApiError ? messageOf(error, fallback) : GENERIC_ERROR,
    variant: "error",
  });
  return null;
}

export async function callLogin(form: FormData) {
  const username = text(form, "username").trim();
  try {
    const answer = await apiRequest<{ firstName?: string } | null>("POST", "/api/auth/login", {
      username,
      password: text(form, "password"),
    });
    rememberUsername(form.has("rememberMe") ? username : null);
    showToast({
      title: AUTH_TEXTS.loginTitle,
      description: welcomeBack(answer?.firstName ?? username),
      variant: "success",
    });
  } catch (error) {
    return failed(AUTH_TEXTS.loginFailedTitle, error, AUTH_TEXTS.loginFailed);
  }
  await pause(LOGIN_PAUSE_MS);
  return redirect("/");
}

export async function callRegister(form: FormData) {
  const body = Object.fromEntries(
    ["firstName", "lastName", "email", "username", "password"].map((name) => [name, text(form, name)]),
  );
  try {
    await apiRequest("POST", "/api/auth/register", body);
  } catch (error) {
    return failed(AUTH_TEXTS.registerFailedTitle, error, GENERIC_ERROR);
  }
  showToast({ title: AUTH_TEXTS.registered, description: AUTH_TEXTS.registeredHint, variant: "success" });
  return redirect("/login");
}

export async function callForgotPassword(form: FormData) {
  try {
    await apiRequest("POST", "/api/auth/forgot-password", { email: text(form, "email") });
  } catch (error) {
    return failed(AUTH_TEXTS.resetRequestFailedTitle, error, AUTH_TEXTS.resetRequestFailed);
  }
  return redirect("/forgot-password?sent=1");
}

export async function callForgotUsername(form: FormData) {
  try {
    await apiRequest("POST", "/api/auth/forgot-username", { email: text(form, "email") });
  } catch (error) {
    return failed("Error", error, AUTH_TEXTS.usernameFailed);
  }
  return redirect("/forgot-username?sent=1");
}

export async function callResetPassword(form: FormData) {
  try {
    const answer = await apiRequest<{ message?: string } | null>("POST", "/api/auth/reset-password", {
      token: text(form, "token"),
      password: text(form, "password"),
    });
    showToast({ title: AUTH_TEXTS.resetDone, description: answer?.message, variant: "success" });
  } catch (error) {
    return failed(AUTH_TEXTS.resetFailedTitle, error, AUTH_TEXTS.resetFailedTitle);
  }
  return redirect("/reset-password?done=1");
}
