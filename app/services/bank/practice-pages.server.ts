// The sandbox bank's pages are served by the product, since a browser reaches only our own address. They exist only while
// the sandbox is the bank.
import type { z } from "zod";
import type { PracticeStepAnswer } from "~/contracts/answers/bank";
import { env } from "~/lib/env.server";
import { AppError } from "~/contracts/errors";
import type { BankModalStep } from "~/contracts/practice-bank";
import {
  PRACTICE_TOKEN,
  type Finished,
  type HostedAccount,
  type HostedSession,
  accountsAt,
  finishSession,
  leaveSession,
  openSession,
  resumeSession,
  signInProblem,
} from "~/sandbox/bank.server";
import { REFUSALS } from "~/texts/refusals";

function assertSandbox(): void {
  if (env.BANK_PROVIDER !== "sandbox") throw new AppError("not_found", REFUSALS.bank.noSuchPage);
}

/** The stand-in for the vendor's script. */
export const SANDBOX_SDK = "/sandbox/bank-link.js";

export const isSandboxBank = env.BANK_PROVIDER === "sandbox";

/** What the practice bridge takes, for trying out how a bank is connected by a token. */
export const practiceToken = isSandboxBank ? PRACTICE_TOKEN : null;

/** What the person sees now: the banks, the sign-in of one, or its accounts. */
export async function bankPage(
  token: string,
  institutionId: string | null,
): Promise<{ session: HostedSession; accounts: HostedAccount[] }> {
  assertSandbox();
  const session = await openSession(token);
  if (!session) throw new AppError("not_found", REFUSALS.bank.pageExpired);
  const chosen = session.repairing?.institutionId ?? institutionId;
  return { session, accounts: chosen === null ? [] : await accountsAt(token, chosen) };
}

type BankStep = { institutionId: string; username: string; password: string; roles: string[] | null };
type BankAnswer =
  | { status: "signed_in" }
  | { status: "refused"; message: string; code: string | null }
  | ({ status: "done" } & Finished);

/** Signs in, and with accounts chosen ends the session. A bank that is down ends the session with its error. */
export async function bankStep(
  token: string,
  { institutionId, username, password, roles }: BankStep,
): Promise<BankAnswer> {
  const { session } = await bankPage(token, institutionId);
  const chosen = session.repairing?.institutionId ?? institutionId;
  const problem = signInProblem(chosen, username, password);
  if (problem) {
    if (problem.code) await leaveSession(token, problem.code);
    return { status: "refused", message: problem.message, code: problem.code ?? null };
  }
  if (roles === null) return { status: "signed_in" };
  const done = await finishSession(token, chosen, roles);
  if (!done) return { status: "refused", message: REFUSALS.bank.noAccountChosen, code: null };
  return { status: "done", ...done };
}

export async function leaveBank(token: string): Promise<void> {
  assertSandbox();
  await leaveSession(token, null);
}

/** Where the bank's pages end: back at the address that the link was made with, by path, as it is ours. */
export async function practiceReturnPath(token: string): Promise<string> {
  const { session } = await bankPage(token, null);
  if (session.returnTo === null) return "/accounts";
  const { pathname, search } = new URL(session.returnTo);
  return pathname + search;
}

export async function bankModal(token: string) {
  const { session } = await bankPage(token, null);
  return { repairing: session.repairing, institutions: session.institutions };
}

export async function bankModalStep(
  token: string,
  { step, institution, username, password, roles, state }: BankModalStep,
): Promise<z.output<typeof PracticeStepAnswer>> {
  if (step === "resume") {
    const outcome = await resumeSession(token, state);
    if (outcome === null) throw new AppError("bad_request", REFUSALS.bank.visitOver);
    return outcome === "left" ? { status: "left" } : { status: "done", ...outcome };
  }
  if (step === "leave") {
    await leaveBank(token);
    return { status: "left" };
  }
  const answer = await bankStep(token, {
    institutionId: institution,
    username,
    password,
    roles: step === "connect" ? roles : null,
  });
  return answer.status === "signed_in"
    ? { ...answer, accounts: (await bankPage(token, institution)).accounts }
    : answer;
}
