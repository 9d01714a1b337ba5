import { useNavigate, useRevalidator } from "@remix-run/react";
import { useCallback, useEffect, useRef, useState } from "react";
import { EXCHANGE_FAILED, bankProblem, bankToasts, connectionFailed } from "~/contracts/bank";
import { ApiError, apiRequest, getJson, messageOf } from "./api";
import { type LinkError, type LinkHandler, loadLinkSdk } from "./link-sdk";
import { showToast } from "./toasts";

export const LOGIN_DELAY_MS = 1_500;
export const COACH_DELAY_MS = 2_000;
const SECOND_TOAST_MS = 900;

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** The bank endpoints say what went wrong in `error`. */
function errorText(error: unknown, fallback: string): string {
  if (!(error instanceof ApiError)) return fallback;
  try {
    const body: unknown = JSON.parse(error.message.replace(/^\d+: /, ""));
    if (typeof body === "object" && body !== null && "error" in body && typeof body.error === "string") return body.error;
  } catch {
    return fallback;
  }
  return messageOf(error, fallback);
}

/** Who closes the modal has decided so: some versions of the vendor's script call that an error of its own. */
const isCancelled = ({ error_code: code = "" }: LinkError) => /^user[_-]?cancell?ed$/i.test(code);

export type ConnectSteps = { goTo: (path: string) => void; refresh: () => void; opened: (handler: LinkHandler) => void };

/** Login check, link token, the vendor's script, its modal, the exchange: with the texts and pauses that belong to each. */
export async function connectBank({ goTo, refresh, opened }: ConnectSteps): Promise<void> {
  const sendToLogin = async (toast: typeof bankToasts.notLoggedIn | typeof bankToasts.loginNeeded) => {
    showToast(toast);
    await wait(LOGIN_DELAY_MS);
    goTo("/login");
  };
  const profile = await getJson("/api/users/profile", { on401: "null" }).catch(() => null);
  if (profile === null) return sendToLogin(bankToasts.notLoggedIn);

  let answer: { link_token?: string; error?: string; sdk?: string };
  try {
    answer = await apiRequest("POST", "/api/plaid/create-link-token");
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return sendToLogin(bankToasts.loginNeeded);
    if (error instanceof ApiError && error.status === 403) return;
    return void showToast(bankProblem(errorText(error, bankToasts.sdkFailed.description)));
  }
  if (answer.error || !answer.link_token) return void showToast(bankProblem(answer.error ?? bankToasts.sdkFailed.description));

  const sdk = await loadLinkSdk(answer.sdk);
  if (!sdk) return void showToast(bankToasts.sdkFailed);
  await new Promise<void>((finished) => {
    const handler = sdk.create({
      token: answer.link_token ?? "",
      onSuccess: (publicToken, metadata) => void exchange(publicToken, metadata, { goTo, refresh }).finally(finished),
      onExit: (error) => {
        if (error && !isCancelled(error)) showToast(connectionFailed(error.display_message || error.error_message || error.error_code || "The connection was not completed."));
        finished();
      },
    });
    opened(handler);
    handler.open();
  });
}

async function exchange(publicToken: string, metadata: unknown, { goTo, refresh }: Omit<ConnectSteps, "opened">): Promise<void> {
  try {
    await apiRequest("POST", "/api/plaid/exchange-token", { publicToken, metadata });
  } catch (error) {
    return void showToast(bankProblem(errorText(error, EXCHANGE_FAILED)));
  }
  showToast(bankToasts.connected);
  refresh();
  await wait(SECOND_TOAST_MS);
  showToast(bankToasts.toCoach);
  await wait(COACH_DELAY_MS - SECOND_TOAST_MS);
  goTo("/coach?onboarding=true");
}

/** For the button: starts the flow once at a time, and takes the modal away with the screen. */
export function useConnectBank() {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [pending, setPending] = useState(false);
  const handler = useRef<LinkHandler | null>(null);
  useEffect(() => () => handler.current?.destroy(), []);
  const start = useCallback(async () => {
    if (pending) return;
    setPending(true);
    try {
      await connectBank({ goTo: navigate, refresh: revalidate, opened: (made) => (handler.current = made) });
    } finally {
      setPending(false);
    }
  }, [navigate, pending, revalidate]);
  return { pending, start };
}
