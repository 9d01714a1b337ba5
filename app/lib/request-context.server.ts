// What belongs to one request and to no other. Remix hands each loader a Request of its own; they share the headers, and
// in them the id that our server writes over whatever was sent. AsyncLocalStorage would find it without a parameter, for
// a fifth of the server's time on Node 20.
import type { Toast } from "~/texts/toast";

export type RequestContext = {
  requestId: string;
  /** The address or network the limits count by: the socket's, or the proxy's word where the proxy is trusted. */
  ip: string;
  /** A fetch by the app's own scripts, which will ask for the page's data afterwards. */
  isDataRequest: boolean;
  nonce: string;
  /** Asked on this machine itself, of a server that only this machine can reach; never by what the request says of itself. */
  isLocal: boolean;
  /** A toast for the page that is being rendered now. */
  toast?: Toast;
};

export const REQUEST_ID = "x-request-id";

const current = new Map<string, RequestContext>();

/** Whoever opens one closes it when the answer is out. */
export function openContext(context: RequestContext): void {
  current.set(context.requestId, context);
}

export function closeContext({ requestId }: RequestContext): void {
  current.delete(requestId);
}

export function contextOf(request: Request): RequestContext | undefined {
  return current.get(requestIdOf(request) ?? "");
}

export function requestIdOf(request: Request): string | undefined {
  return request.headers.get(REQUEST_ID) ?? undefined;
}

export function clientIp(request: Request): string {
  return contextOf(request)?.ip ?? "local";
}
