// What belongs to one request and to no other: several loaders run for it, and they share these.
import { AsyncLocalStorage } from "node:async_hooks";
import type { Toast } from "~/contracts/toast";

export type RequestContext = {
  requestId: string;
  /** The address the limits count by: the socket's, or the proxy's word where the proxy is trusted. */
  ip: string;
  /** A fetch by the app's own scripts, which will ask for the page's data afterwards. */
  isDataRequest: boolean;
  nonce: string;
  /** A toast for the page that is being rendered now. */
  toast?: Toast;
  memo: Map<string, unknown>;
};

const storage = new AsyncLocalStorage<RequestContext>();

export function withContext<T>(context: RequestContext, run: () => T): T {
  return storage.run(context, run);
}

export function context(): RequestContext | undefined {
  return storage.getStore();
}

/** Computes once a request; without a request, every time. */
export function oncePerRequest<T>(key: string, compute: () => Promise<T>): Promise<T> {
  const memo = storage.getStore()?.memo;
  if (!memo) return compute();
  const known = memo.get(key);
  if (known instanceof Promise) return known;
  const made = compute();
  memo.set(key, made);
  return made;
}
