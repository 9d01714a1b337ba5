import { readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { bankToasts, bankProblem, connectionFailed, syncedToast } from "~/texts/bank";
import { errorToast, manageToast, trialCancelledToast } from "~/texts/billing";
import { RESPONSE_REQUIRED } from "~/texts/coach";
import { PROBLEMS, problemToast, TOASTS } from "~/texts/goals";
import type { Toast } from "~/texts/toast";
import { transactionToasts } from "~/texts/transactions";
import type { ProblemCode } from "~/domain/goals/goals";

const isProblem = (code: string): code is ProblemCode => Object.hasOwn(PROBLEMS, code);
const isToast = (value: unknown): value is Toast =>
  typeof value === "object" && value !== null && "variant" in value && "title" in value;

/** Every message that stands as it is, and every one that is made with words of the moment. */
async function catalogue(): Promise<[string, Toast][]> {
  const found: [string, Toast][] = [];
  const files = ["texts", "contracts"].flatMap((folder) =>
    readdirSync(`app/${folder}`).flatMap((file) => (file.endsWith(".ts") ? [`${folder}/${file}`] : [])),
  );
  for (const file of files) {
    const module: Record<string, unknown> = await import(/* @vite-ignore */ `../../app/${file}`);
    for (const [name, value] of Object.entries(module)) {
      if (isToast(value)) found.push([name, value]);
      else if (typeof value === "object" && value !== null)
        for (const [key, inner] of Object.entries(value)) if (isToast(inner)) found.push([`${name}.${key}`, inner]);
    }
  }
  const made = [
    TOASTS.created("Bike"),
    TOASTS.updated("Bike"),
    TOASTS.added(500, "Bike"),
    TOASTS.paid(500, "Card"),
    TOASTS.deleted("Bike"),
    TOASTS.restored("Bike"),
    transactionToasts.updated(0),
    transactionToasts.updated(1),
    transactionToasts.updated(7),
    trialCancelledToast("Your trial is cancelled."),
    errorToast("x"),
    bankProblem("x"),
    connectionFailed("x"),
    manageToast("x"),
    syncedToast(3),
    syncedToast(0),
    ...Object.keys(PROBLEMS).filter(isProblem).map(problemToast),
  ];
  return [...found, ...made.map((toast): [string, Toast] => [toast.title, toast])];
}

describe("messages", () => {
  test("a text of two parts joined by a dash is a title and a description (TOAST-006)", () => {
    expect(bankToasts.syncFailed).toMatchObject({
      title: "Sync Failed",
      description: "Failed to refresh transactions. Please try again later.",
    });
    expect(bankToasts.notLoggedIn).toMatchObject({
      title: "Please Log In",
      description: "You must be logged in to connect your bank account.",
    });
    expect(RESPONSE_REQUIRED).toMatchObject({
      title: "Response Required",
      description: "Please answer this question before continuing.",
    });
    expect(syncedToast(0)).toMatchObject({ title: "Sync Complete", description: "All transactions are up to date" });
    expect(manageToast("anything")).toMatchObject({
      title: "Trial Already Active",
      description: "You already have an active trial. Manage your subscription below.",
    });
  });

  test("each one has a short title without a dash, and says something below it (TOAST-006 TOAST-008)", async () => {
    const all = await catalogue();
    expect(all.length).toBeGreaterThan(40);
    for (const [name, { title, description }] of all) {
      expect(title, name).toMatch(/^\S.{1,60}$/u);
      expect(title, name).not.toMatch(/ [-–—] /);
      expect(description?.length ?? 0, name).toBeGreaterThan(0);
    }
  });

  test("what was done is named in one short sentence (TOAST-008)", async () => {
    // These two read so in the specification, without a full stop.
    const asGiven = /^(Added \d+ new transactions from the last 7 days|All transactions are up to date)$/;
    // The specification's own words for these run to two sentences.
    const given = new Set<string>([bankToasts.connected.description, bankToasts.toCoach.description]);
    for (const [name, { description = "", variant }] of await catalogue()) {
      if (variant !== "success" || asGiven.test(description) || given.has(description)) continue;
      expect(description, name).toMatch(/^[A-Z$\d][^\n]{5,110}[.!]$/);
    }
    expect(TOASTS.added(5000, "Bike").description).toBe("$50.00 was added to Bike.");
    expect(transactionToasts.updated(43)).toMatchObject({
      title: "44 transactions updated",
      description: "43 others from this merchant changed, too.",
    });
  });
});
