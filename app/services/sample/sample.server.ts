// The sample household, made once a day and kept in memory: /demo asks no database, but once a day since when the demo
// account's household is there, so that both show the same figures.
import { DEMO_ACCOUNT } from "~/contracts/demo";
import { db } from "~/lib/db.server";
import { log } from "~/lib/log.server";
import { csvFileName, csvHead, csvRows } from "~/domain/books/csv";
import { type Demo, demo } from "~/sandbox/sample/demo-screen";
import { severityOf } from "~/domain/insights/types";
import { type Notification, toNotification } from "~/domain/notices/notifications";
import { type Day, firstDayOf, monthOf, startOfDay } from "~/domain/periods";
import { type ReportPeriod, incomeSpendingReport } from "~/domain/screens/report";

/** The household is the same for everybody on a day, and the world has at most three days at a time. */
const samples = new Map<Day, Promise<Demo>>();

export function sampleOf(today: Day): Promise<Demo> {
  const known = samples.get(today);
  if (known) return known;
  const made = accountsStart().then((from) => demo(today, from));
  if (samples.size >= 3) samples.delete([...samples.keys()].sort()[0] ?? "");
  samples.set(today, made);
  return made;
}

/** The first day that the bank told of the demo account; undefined where there is none, or no database to ask. */
async function accountsStart(): Promise<Day | undefined> {
  const { username } = DEMO_ACCOUNT;
  return db.user
    .findUnique({ where: { username, isDemo: true }, select: { id: true } })
    .then(async (account) => {
      if (account === null) return undefined;
      const first = await db.transaction.findFirst({
        where: { userId: account.id, importId: null, providerCategory: { not: null } },
        orderBy: { day: "asc" },
        select: { day: true },
      });
      return first ? firstDayOf(monthOf(first.day)) : undefined;
    })
    .catch((error: unknown) => {
      log.warn({ err: error }, "the demo is shown without asking since when its account is there");
      return undefined;
    });
}

export async function sampleNotifications(today: Day, timeZone: string): Promise<Notification[]> {
  const { insights } = await sampleOf(today);
  return insights.map(({ dedupeKey, rule, title, message, type }) =>
    toNotification({
      id: dedupeKey,
      title,
      description: message,
      createdAt: startOfDay(today, timeZone).toISOString(),
      isRead: false,
      rule,
      type,
      severity: severityOf({ rule, type }),
    }),
  );
}

export async function exportSample(today: Day, period: ReportPeriod): Promise<{ fileName: string; body: string }> {
  const { days, months, rows } = await sampleOf(today);
  const report = incomeSpendingReport(period, today, days, months);
  const inPeriod = rows.filter(({ day }) => day >= report.range.from && day <= report.range.to);
  return { fileName: csvFileName(period, today), body: `\uFEFF${csvHead(report)}${csvRows(inPeriod)}` };
}
