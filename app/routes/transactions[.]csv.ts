import type { LoaderFunctionArgs } from "@remix-run/node";
import { SECURITY_TEXTS } from "~/texts/security";
import { hasRecentPassword, requireUser } from "~/lib/auth.server";
import { redirectWithToast } from "~/lib/toast.server";
import { exportList } from "~/services/archive/list-csv.server";

/** A plain link downloads what is listed; where the password is too long ago, it leads to giving it. */
export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requireUser(request);
  if (!hasRecentPassword(user)) return redirectWithToast("/security", SECURITY_TEXTS.confirmFirst);
  const { fileName, body } = await exportList(user, new URL(request.url).searchParams);
  return new Response(body, {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${fileName}"`,
      "Cache-Control": "private, no-store",
      "X-Content-Type-Options": "nosniff",
    },
  });
}
