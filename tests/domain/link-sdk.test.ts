import { expect, test } from "vitest";
import { type LinkSdk, PLAID_SDK, POLLS, POLL_MS, loadLinkSdk } from "~/client/bank/link-sdk";

const sdk: LinkSdk = { create: () => ({ open: () => undefined, exit: () => undefined, destroy: () => undefined }) };

/** A page whose script is ready after so many looks, or has failed by then. */
function page({ readyAt = Infinity, failsAt = Infinity } = {}) {
  const seen = { sources: [] as string[], waits: 0, removed: 0 };
  const around = {
    sdk: () => (seen.waits >= readyAt ? sdk : undefined),
    addScript: (src: string) => {
      seen.sources.push(src);
      return { failed: () => seen.waits >= failsAt, remove: () => void (seen.removed += 1) };
    },
    wait: async () => void (seen.waits += 1),
  };
  return { seen, around };
}

test("the wait for the vendor's script is 200 looks of 50 ms, which is 10 s; then its tag goes (LINK-008)", async () => {
  expect([POLLS, POLL_MS, POLLS * POLL_MS]).toEqual([200, 50, 10_000]);
  const never = page();
  expect(await loadLinkSdk(undefined, never.around)).toBeNull();
  expect(never.seen).toMatchObject({ waits: 200, removed: 1 });
  const atLast = page({ readyAt: 200 });
  expect(await loadLinkSdk(undefined, atLast.around)).toBe(sdk);
  expect(atLast.seen.removed).toBe(0);
});

test("the script comes from the vendor's own address, once, and from the stand-in's where the server names one (LINK-007)", async () => {
  const plain = page({ readyAt: 3 });
  await loadLinkSdk(undefined, plain.around);
  expect(plain.seen.sources).toEqual(["https://cdn.plaid.com/link/v2/stable/link-initialize.js"]);
  expect(PLAID_SDK).toBe(plain.seen.sources[0]);
  await loadLinkSdk(undefined, plain.around);
  expect(plain.seen.sources).toHaveLength(1);
  const standIn = page({ readyAt: 1 });
  await loadLinkSdk("/sandbox/bank-link.js", standIn.around);
  expect(standIn.seen.sources).toEqual(["/sandbox/bank-link.js"]);
});

test("a script that can't be loaded is given up at once, and loaded anew by the next try", async () => {
  const broken = page({ failsAt: 1 });
  expect(await loadLinkSdk(undefined, broken.around)).toBeNull();
  expect(broken.seen).toMatchObject({ waits: 1, removed: 1 });
  await loadLinkSdk(undefined, broken.around);
  expect(broken.seen.sources).toHaveLength(2);
});
