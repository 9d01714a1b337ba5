// While a bank is being linked the page asks what has arrived, and shows it; when the flow goes on, that ends.
import type { LinkProgress } from "~/contracts/link-progress";
import { createStore, useStore } from "~/client/store";

const EVERY_MS = 500;
const MAX_TIMES = 120;
const BEGUN: LinkProgress = { bank: null, accounts: 0, transactions: 0, since: null, findings: [] };

const progress = createStore<LinkProgress | null>(null);
export const useLinkProgress = (): LinkProgress | null => useStore(progress);

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

async function look(): Promise<LinkProgress | null> {
  const answer = await fetch("/accounts/linking", { headers: { Accept: "application/json" } }).catch(() => null);
  if (!answer?.ok || answer.redirected) return null;
  const found: LinkProgress = await answer.json();
  return found;
}

/** Shows what arrives until the answer, a function, is called. */
export function followLink(): () => void {
  let isOn = true;
  progress.set(BEGUN);
  void (async () => {
    for (let time = 0; isOn && time < MAX_TIMES; time += 1) {
      const found = await look().catch(() => null);
      if (isOn && found) progress.set(found);
      await wait(EVERY_MS);
    }
  })();
  return () => {
    isOn = false;
    progress.set(null);
  };
}
