import { expect, test } from "vitest";
import { bankToasts, connectionFailed, syncedToast } from "~/texts/bank";

test("what stands before the dash of a catalogue text is the title, what stands after it the description (TOAST-006)", () => {
  const catalogue = [
    ["Please Log In - You must be logged in to connect your bank account.", bankToasts.notLoggedIn],
    ["Please Log In - You need to log in to connect your bank account.", bankToasts.loginNeeded],
    ["Connection Error - Unable to load bank connection service. Please refresh and try again.", bankToasts.sdkFailed],
    ["Sync Failed - Failed to refresh transactions. Please try again later.", bankToasts.syncFailed],
    ["Connection Failed - X is down", connectionFailed("X is down")],
  ] as const;
  for (const [text, toast] of catalogue)
    expect([toast.title, toast.description, toast.variant]).toEqual([...text.split(" - "), "error"]);
});

test("what a refresh has brought (LINK-020 LINK-021)", () => {
  expect(syncedToast(3)).toMatchObject({
    title: "Sync Complete",
    description: "Added 3 new transactions from the last 7 days",
  });
  expect(syncedToast(0)).toMatchObject({ title: "Sync Complete", description: "All transactions are up to date" });
});

test("a success says in one sentence what was done", () => {
  for (const toast of [
    bankToasts.connected,
    bankToasts.toCoach,
    bankToasts.repaired,
    bankToasts.disconnected,
    bankToasts.matched,
    bankToasts.kept,
  ]) {
    expect(toast.variant).toBe("success");
    expect(toast.description).toMatch(/^[A-Z].{10,}\.$/);
  }
});
