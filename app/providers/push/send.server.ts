// One message to one browser, by the push service that the browser named. The service is an address that a person has
// given: only public places are asked. What is sent is sealed for the browser; the service can't read it.
import type { PushMessage } from "~/texts/push-message";
import { env } from "~/lib/env.server";
import { askPublic, UnsafeAddress } from "~/lib/public-request.server";
import { pushKeys } from "~/lib/push-keys.server";

type PushAddress = { endpoint: string; p256dh: string; auth: string };

const WITHIN_MS = 15_000;
const MAX_BYTES = 4_000;
/** What a device that was off for longer need not be told any more. */
const TTL_SECONDS = 2 * 86_400;
/** The browser doesn't want it any more, or the keys it was told aren't ours. */
const GONE = [400, 401, 403, 404, 410];

/** False where nothing will ever arrive there again. Throws where it may later. */
export async function sendPush(to: PushAddress, message: PushMessage, ask = askPublic): Promise<boolean> {
  const { default: webPush } = await import("web-push");
  const details = webPush.generateRequestDetails(
    { endpoint: to.endpoint, keys: { p256dh: to.p256dh, auth: to.auth } },
    JSON.stringify(message),
    { TTL: TTL_SECONDS, vapidDetails: { subject: contact(), ...pushKeys() } },
  );
  try {
    const { status } = await ask(new URL(to.endpoint), {
      method: "POST",
      headers: headersOf(details.headers),
      body: details.body,
      withinMs: WITHIN_MS,
      maxBytes: MAX_BYTES,
    });
    if (status >= 200 && status < 300) return true;
    if (GONE.includes(status)) return false;
    throw new Error(`a push service answered ${status}`);
  } catch (error) {
    if (error instanceof UnsafeAddress && error.reason !== "unknown_host") return false;
    throw error;
  }
}

/** Whom a push service may write to. */
const contact = (): string => `mailto:${/<([^>]+)>/.exec(env.MAIL_FROM)?.[1] ?? env.MAIL_FROM}`;

const headersOf = (headers: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (name === "Content-Length" ? [] : [[name, String(value)]])),
  );
