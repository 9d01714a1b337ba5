import type { LoaderFunctionArgs } from "@remix-run/node";
import { anonymousOk, requireUser, visitorToday } from "~/lib/auth.server";
import { exportReport, readPeriod } from "~/services/screens/report.server";
import { exportSample } from "~/services/sample/sample.server";

/** A plain link downloads it, with and without scripts. */
export async function loader({ request }: LoaderFunctionArgs) {
  const user = await anonymousOk(request);
  const url = new URL(request.url);
  const period = readPeriod(url);
  const { fileName, body } = url.searchParams.has("sample")
    ? await exportSample((user ?? visitorToday(request)).today, period)
    : await exportReport(await requireUser(request), period);
  return new Response(body, {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${fileName}"`,
      "Cache-Control": "private, no-store",
      "X-Content-Type-Options": "nosniff",
    },
  });
}
