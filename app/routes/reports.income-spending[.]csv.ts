import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireUser } from "~/lib/auth.server";
import { exportReport, readPeriod } from "~/services/report.server";

/** A plain link downloads it, with and without scripts. */
export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requireUser(request);
  const { fileName, body } = await exportReport(user, readPeriod(new URL(request.url)));
  return new Response(body, {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${fileName}"`,
      "Cache-Control": "private, no-store",
      "X-Content-Type-Options": "nosniff",
    },
  });
}
