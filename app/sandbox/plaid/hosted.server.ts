// What a person does in the bank's own pages: choose a bank, sign in, choose accounts, or leave. The form pages and the
// stand-in for the vendor's modal go through the same steps.
import { DEMO_ACCOUNT } from "~/contracts/demo";
import { household } from "~/sandbox/sample/household";
import { dayOf } from "~/domain/periods";
import { now } from "~/lib/clock.server";
import { HOUSEHOLD_BANK, INSTITUTIONS, type LinkSession, institutionOf } from "./model";
import {
  plainToken,
  readItem,
  readPublicToken,
  readSession,
  writeItem,
  writePublicToken,
  writeSession,
} from "./store.server";

/** The calendar day at the bank. */
export const bankToday = () => dayOf(now(), "America/New_York");

const LINK_TOKEN_HOURS = 4;

export type HostedAccount = { role: string; name: string; mask: string; subtype: string };
export type HostedSession = {
  token: string;
  status: LinkSession["status"];
  repairing: { institutionId: string; name: string } | null;
  institutions: { id: string; name: string; about: string; oauth: boolean }[];
  /** Where the pages end: the address that the link was made with. */
  returnTo: string | null;
};

export async function openSession(token: string): Promise<HostedSession | null> {
  const session = await readSession(token);
  if (!session || now().getTime() - new Date(session.createdAt).getTime() > LINK_TOKEN_HOURS * 3_600_000) return null;
  const item = session.accessToken ? await readItem(session.accessToken) : null;
  return {
    token,
    status: session.status,
    repairing: item ? { institutionId: item.institutionId, name: institutionOf(item.institutionId)?.name ?? "" } : null,
    institutions: INSTITUTIONS.map(({ id, name, about, oauth = false }) => ({ id, name, about, oauth })),
    returnTo: session.completionUri ?? withState(session),
  };
}

/** Back from a bank's own site the address names the state by which the link goes on. */
const withState = ({ redirectUri, oauthState }: LinkSession) =>
  redirectUri === null ? null : `${redirectUri}?oauth_state_id=${oauthState}`;

/** What came of the visit to the bank's own site; null while it goes on, or for a state that is not this link's. */
export async function resumeSession(token: string, oauthState: string): Promise<Finished | "left" | null> {
  const session = await readSession(token);
  if (!session || !oauthState || session.oauthState !== oauthState || session.status === "open") return null;
  const institution = institutionOf(session.institutionId ?? "");
  if (session.status === "exit" || !institution || session.publicToken === null) return "left";
  const accounts = (await accountsAt(token, institution.id)).filter(({ role }) => session.roles.includes(role));
  return {
    publicToken: session.publicToken,
    institution: { institution_id: institution.id, name: institution.name },
    accounts,
  };
}

/** The accounts that a bank has for the person of this session. */
export async function accountsAt(token: string, institutionId: string): Promise<HostedAccount[]> {
  const session = await readSession(token);
  const institution = institutionOf(institutionId);
  if (!session || !institution) return [];
  const { accounts } = household({
    seed: seedOf(session, institutionId),
    today: bankToday(),
    profile: institution.profile,
  });
  return accounts.map(({ role, name, mask, subtype }) => ({ role, name, mask, subtype }));
}

/** The demo account's household is the one that /demo shows. */
export const seedOf = ({ clientUserId }: Pick<LinkSession, "clientUserId">, institutionId: string) =>
  clientUserId === DEMO_ACCOUNT.username && institutionId === HOUSEHOLD_BANK
    ? DEMO_ACCOUNT.username
    : `${institutionId}-${clientUserId}`;

export type SignInProblem = { message: string; code?: string };

/** Any user name and password will do, except those that the vendor's own sandbox refuses. */
export function signInProblem(institutionId: string, username: string, password: string): SignInProblem | null {
  const institution = institutionOf(institutionId);
  if (!institution) return { message: "This bank is not known." };
  if (institution.behaviour === "link_error")
    return {
      message: `${institution.name} is not responding. Please try again later.`,
      code: "INSTITUTION_NOT_RESPONDING",
    };
  if (!username.trim() || !password) return { message: "Enter any user name and password." };
  if (username === "user_bad" || password === "pass_bad") return { message: "The user name or password is not right." };
  return null;
}

export type Finished = {
  publicToken: string;
  institution: { institution_id: string; name: string };
  accounts: HostedAccount[];
};

/** Ends the session with a public token (or, in update mode, with a repaired item). */
export async function finishSession(
  token: string,
  institutionId: string,
  roles: readonly string[],
): Promise<Finished | null> {
  const session = await readSession(token);
  const institution = institutionOf(institutionId);
  if (!session || session.status !== "open" || !institution) return null;
  const known = await accountsAt(token, institutionId);
  const accounts = known.filter(({ role }) => roles.includes(role));
  if (accounts.length === 0) return null;
  const item = session.accessToken ? await readItem(session.accessToken) : null;
  if (item)
    await writeItem({
      ...item,
      error: null,
      roles: session.accountSelection ? accounts.map(({ role }) => role) : item.roles,
    });
  const publicToken = `public-sandbox-${plainToken(32)}`;
  await writePublicToken({
    token: publicToken,
    institutionId,
    roles: accounts.map(({ role }) => role),
    clientUserId: session.clientUserId,
    webhook: session.webhook,
    days: session.days,
    createdAt: now().toISOString(),
    itemId: item?.itemId ?? null,
  });
  await writeSession({
    ...session,
    status: "done",
    publicToken,
    institutionId,
    roles: accounts.map(({ role }) => role),
  });
  return { publicToken, institution: { institution_id: institution.id, name: institution.name }, accounts };
}

export async function leaveSession(token: string, exitCode: string | null): Promise<void> {
  const session = await readSession(token);
  if (session?.status === "open") await writeSession({ ...session, status: "exit", exitCode });
}

/** For the tests and the demonstration account: what a person would do in the pages, done at once. */
export async function linkAtOnce(token: string, institutionId: string): Promise<string | null> {
  const accounts = await accountsAt(token, institutionId);
  const done = await finishSession(
    token,
    institutionId,
    accounts.map(({ role }) => role),
  );
  return done && (await readPublicToken(done.publicToken)) ? done.publicToken : null;
}
