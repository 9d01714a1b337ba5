// The demo household of a day, as somebody's own who has agreed to an outside model, and questions asked of it.
import { DEMO_ACCOUNT } from "../../app/contracts/demo";
import { anonymousOk, type CurrentUser } from "../../app/lib/auth.server";
import { setClock } from "../../app/lib/clock.server";
import { closeDb, db, transaction } from "../../app/lib/db.server";
import { env, readEnv } from "../../app/lib/env.server";
import { runPendingJobs, stopJobs } from "../../app/lib/jobs.server";
import { migrate } from "../../app/lib/migrate.server";
import { openSession } from "../../app/lib/session.server";
import { setCoachProvider } from "../../app/providers/coach/index.server";
import { askCoach } from "../../app/services/coach/coach.server";
import type { KeptAnswer } from "../../app/services/coach/conversations.server";
import { refreshInsights } from "../../app/services/insights/insights.server";
import { seed } from "../../app/services/sample/seed.server";

const NOON_MS = 12 * 3_600_000;
const MINUTE_MS = 60_000;
const DAY = { is: "" };
const owner = () => db.user.findUniqueOrThrow({ where: { username: DEMO_ACCOUNT.username } });

export async function openHousehold(day: string, baseUrl: string): Promise<void> {
  DAY.is = day;
  moment(0);
  await migrate();
  if ((await db.user.count({ where: { coachConsentAt: { not: null } } })) === 0) await makeHousehold();
  await forgetTalks();
  setCoachProvider(
    readEnv({ COACH_PROVIDER: "openai", OPENAI_MODEL: "stand-in", OPENAI_API_KEY: "none", OPENAI_BASE_URL: baseUrl }),
  );
}

/** Each question a minute after the one before it, on any machine at any time. */
const moment = (at: number): void => setClock(new Date(Date.parse(`${DAY.is}T00:00:00Z`) + NOON_MS + at * MINUTE_MS));

async function makeHousehold(): Promise<void> {
  await seed();
  await runPendingJobs();
  const { id } = await owner();
  await refreshInsights(id);
  await db.user.update({
    where: { id },
    data: {
      isDemo: false,
      coachConsentAt: new Date(),
      hasStartedTrial: true,
      hasSeenPaywall: true,
      subscriptionStatus: "trial",
      trialEndsAt: new Date(Date.now() + 3_650 * 86_400_000),
    },
  });
}

async function forgetTalks(): Promise<void> {
  await db.conversation.deleteMany();
  await db.chatMessage.deleteMany();
  await db.coachCache.deleteMany();
}

export type AskedAnswer = { answer: KeptAnswer; read: unknown };

/** `at`: the how manieth question it is. */
export async function askedOfHousehold(text: string, conversation: string, at: number): Promise<AskedAnswer> {
  moment(at + 1);
  // The day's share is for people who are there; here it would end the run.
  await db.coachUsage.deleteMany();
  const answer = await askCoach(await signedIn(), text, { conversation });
  const row = await db.chatMessage.findFirst({ where: { id: answer.id }, select: { data: true } });
  const data = row?.data;
  return { answer, read: typeof data === "object" && data !== null && "read" in data ? data.read : null };
}

async function signedIn(): Promise<CurrentUser> {
  const { id } = await owner();
  const { cookie } = await transaction((tx) => openSession(tx, id, "stand-in"));
  const user = await anonymousOk(new Request(env.APP_URL, { headers: { cookie: cookie.split(";")[0] ?? "" } }));
  if (!user) throw new Error("nobody is signed in");
  return user;
}

export async function closeHousehold(): Promise<void> {
  await stopJobs();
  await closeDb();
}
