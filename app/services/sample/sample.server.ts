// The sample household, made once a day and kept in memory: /demo asks no database.
import { csvFileName, csvHead, csvRows } from "~/domain/screens/report-csv";
import { type Demo, demo } from "~/sandbox/sample/demo-screen";
import { severityOf } from "~/domain/insights/types";
import { type Notification, toNotification } from "~/domain/notices/notifications";
import { type Day, startOfDay } from "~/domain/periods";
import { type ReportPeriod, incomeSpendingReport } from "~/domain/screens/report";

/** The household is the same for everybody on a day, and the world has at most three days at a time. */
const samples = new Map<Day, Demo>();

export function sampleOf(today: Day): Demo {
  const known = samples.get(today);
  if (known) return known;
  const made = demo(today);
  if (samples.size >= 3) samples.delete([...samples.keys()].sort()[0] ?? "");
  samples.set(today, made);
  return made;
}

export function sampleNotifications(today: Day, timeZone: string): Notification[] {
  return sampleOf(today).insights.map(({ dedupeKey, title, message, type }) =>
    toNotification({
      id: dedupeKey,
      title,
      description: message,
      createdAt: startOfDay(today, timeZone).toISOString(),
      isRead: false,
      severity: severityOf(type),
    }),
  );
}

export function exportSample(today: Day, period: ReportPeriod): { fileName: string; body: string } {
  const { days, months, rows } = sampleOf(today);
  const report = incomeSpendingReport(period, today, days, months);
  const inPeriod = rows.filter(({ day }) => day >= report.range.from && day <= report.range.to);
  return { fileName: csvFileName(period, today), body: `\uFEFF${csvHead(report)}${csvRows(inPeriod)}` };
}
