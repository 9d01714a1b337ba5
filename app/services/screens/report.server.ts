// Income against spending, for the API, the screen and the CSV.
import type { ReportJson } from "~/contracts/dashboard";
import { AppError } from "~/contracts/errors";
import { PeriodQuery } from "~/contracts/report";
import { csvFileName, csvHead, csvRows } from "~/domain/books/csv";
import { addDays, addMonths, type Day, firstDayOf, lastDayOf, monthOf, weekOf } from "~/domain/periods";
import { type Report, type ReportPeriod, incomeSpendingReport, reportJson } from "~/domain/screens/report";
import type { CurrentUser } from "~/lib/auth.server";
import { REFUSALS } from "~/texts/refusals";
import { type RowMark, reportRows } from "./dashboard-rows.server";
import { daySums, monthSums } from "~/services/ledger/sums.server";

/** How many rows an answer carries; the CSV carries them all. */
const ROWS = 100;
const CSV_PART = 1000;

export function readPeriod(url: URL): ReportPeriod {
  const parsed = PeriodQuery.safeParse(url.searchParams.get("period") ?? undefined);
  if (!parsed.success) throw new AppError("bad_request", REFUSALS.report.period);
  return parsed.data;
}

async function reportOf(userId: string, today: Day, period: ReportPeriod): Promise<Report> {
  const month = monthOf(today);
  const [days, months] = await Promise.all([
    period === "week"
      ? daySums(userId, addDays(weekOf(today).from, -7), weekOf(today).to)
      : daySums(userId, firstDayOf(addMonths(month, -1)), lastDayOf(addMonths(month, -1))),
    period === "month" ? monthSums(userId, addMonths(month, -1), month) : [],
  ]);
  return incomeSpendingReport(period, today, days, months);
}

export async function getIncomeSpendingReport(user: CurrentUser, period: ReportPeriod): Promise<ReportJson> {
  const report = await reportOf(user.id, user.today, period);
  return reportJson(report, await reportRows(user.id, report.range, { take: ROWS }));
}

/** Read and sent in parts, so that a year of a busy account needs no more memory than a quiet week. */
export async function exportReport(
  user: CurrentUser,
  period: ReportPeriod,
): Promise<{ fileName: string; body: ReadableStream<Uint8Array> }> {
  const report = await reportOf(user.id, user.today, period);
  const encoder = new TextEncoder();
  let after: RowMark | undefined;
  let started = false;
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (!started) {
        started = true;
        // Spreadsheets take the text for UTF-8 only with this mark.
        controller.enqueue(encoder.encode(`\uFEFF${csvHead(report)}`));
        return;
      }
      const rows = await reportRows(user.id, report.range, { take: CSV_PART, after });
      const last = rows.at(-1);
      if (!last) return controller.close();
      after = { day: last.day, id: last.id };
      controller.enqueue(encoder.encode(csvRows(rows)));
    },
  });
  return { fileName: csvFileName(period, user.today), body };
}
