import { useNavigate, useRevalidator, useSearchParams } from "@remix-run/react";
import { useCallback, useEffect, useRef, useState } from "react";
import { EXCHANGE_FAILED, NOT_CONTINUED, bankProblem, bankToasts, connectionFailed } from "~/texts/bank";
import { ApiError, apiRequest, getJson, messageOf } from "~/client/api/api";
import { createLinkToken, exchangeToken } from "~/mutations/bank";
import { followLink } from "./link-progress";
import { type LinkError, type LinkHandler, loadLinkSdk } from "./link-sdk";
import { showToast, toastStore } from "~/client/ui/toasts";

const LOGIN_DELAY_MS = 1_500;
const COACH_DELAY_MS = 2_000;
const SECOND_TOAST_MS = 900;

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** The bank endpoints say what went wrong in `error`. */
function errorText(error: unknown, fallback: string): string {
  if (!(error instanceof ApiError)) return fallback;
  return error.read<{ error?: string }>()?.error ?? messageOf(error, fallback);
}

/** Who closes the modal has decided so: some versions of the vendor's script call that an error of its own. */
const isCancelled = ({ error_code: code = "" }: LinkError) => /^user[_-]?cancell?ed$/i.test(code);

type OpenLink = { token: string; sdk?: string | undefined };
const OPEN_LINK = "open-bank-link";

/** The link that is open survives a visit to the bank's own site. */
function keepLink(link: OpenLink | null): void {
  if (link) localStorage.setItem(OPEN_LINK, JSON.stringify(link));
  else localStorage.removeItem(OPEN_LINK);
}

function keptLink(): OpenLink | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(OPEN_LINK) ?? "null");
    if (typeof kept !== "object" || kept === null || !("token" in kept) || typeof kept.token !== "string") return null;
    return { token: kept.token, ...("sdk" in kept && typeof kept.sdk === "string" ? { sdk: kept.sdk } : {}) };
  } catch {
    return null;
  }
}

type ConnectSteps = {
  goTo: (path: string, options?: { replace: boolean }) => void;
  refresh: () => void;
  opened: (handler: LinkHandler) => void;
};

/** Login check, link token, the vendor's script, its modal, the exchange: with the texts and pauses that belong to each. */
async function connectBank({ goTo, refresh, opened }: ConnectSteps): Promise<void> {
  const sendToLogin = async (toast: typeof bankToasts.notLoggedIn | typeof bankToasts.loginNeeded) => {
    showToast(toast);
    await wait(LOGIN_DELAY_MS);
    goTo("/login");
  };
  const profile = await getJson("/api/users/profile", { on401: "null" }).catch(() => null);
  if (profile === null) return sendToLogin(bankToasts.notLoggedIn);

  let answer: { link_token?: string; error?: string; sdk?: string };
  try {
    answer = await apiRequest(createLinkToken.method, createLinkToken.path);
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return sendToLogin(bankToasts.loginNeeded);
    if (error instanceof ApiError && error.status === 403) return;
    return void showToast(bankProblem(errorText(error, bankToasts.sdkFailed.description)));
  }
  if (answer.error || !answer.link_token)
    return void showToast(bankProblem(answer.error ?? bankToasts.sdkFailed.description));

  const link = { token: answer.link_token, sdk: answer.sdk };
  keepLink(link);
  await openModal(link, { goTo, refresh, opened });
}

/** Back from a bank that signs people in on its own site: the modal goes on with the same token. */
async function resumeBank(steps: ConnectSteps): Promise<void> {
  const link = keptLink();
  const receivedRedirectUri = window.location.href;
  steps.goTo("/accounts", { replace: true });
  if (!link) return void showToast(connectionFailed(NOT_CONTINUED));
  await openModal({ ...link, receivedRedirectUri }, steps);
}

async function openModal(
  { sdk: src, ...link }: OpenLink & { receivedRedirectUri?: string },
  { goTo, refresh, opened }: ConnectSteps,
): Promise<void> {
  const sdk = await loadLinkSdk(src);
  if (!sdk) return void showToast(bankToasts.sdkFailed);
  await new Promise<void>((finished) => {
    const handler = sdk.create({
      ...link,
      onSuccess: (publicToken, metadata) => void exchange(publicToken, metadata, { goTo, refresh }).finally(finished),
      onExit: (error) => {
        if (error && !isCancelled(error))
          showToast(
            connectionFailed(
              error.display_message || error.error_message || error.error_code || "The connection wasn't completed.",
            ),
          );
        finished();
      },
    });
    opened(handler);
    handler.open();
  });
  keepLink(null);
}

async function exchange(
  publicToken: string,
  metadata: unknown,
  { goTo, refresh }: Omit<ConnectSteps, "opened">,
): Promise<void> {
  const stopShowing = followLink();
  try {
    await apiRequest(exchangeToken.method, exchangeToken.path, { publicToken, metadata });
  } catch (error) {
    stopShowing();
    return void showToast(bankProblem(errorText(error, EXCHANGE_FAILED)));
  }
  const shown = showToast(bankToasts.connected);
  refresh();
  await wait(SECOND_TOAST_MS);
  toastStore.reword(shown, bankToasts.toCoach);
  await wait(COACH_DELAY_MS - SECOND_TOAST_MS);
  goTo("/coach?onboarding=true");
  stopShowing();
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

/** For the accounts screen: takes up a link that has led to a bank's own site and back. */
export function useResumedLink(): void {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const isBack = useSearchParams()[0].has("oauth_state_id");
  const begun = useRef(false);
  useEffect(() => {
    if (!isBack || begun.current) return;
    begun.current = true;
    void resumeBank({ goTo: navigate, refresh: revalidate, opened: () => undefined });
  }, [isBack, navigate, revalidate]);
}
