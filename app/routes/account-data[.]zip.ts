import type { LoaderFunctionArgs } from "@remix-run/node";
import { SECURITY_TEXTS } from "~/texts/security";
import { hasRecentPassword, requireUser } from "~/lib/auth.server";
import { redirectWithToast } from "~/lib/toast.server";
import { exportAccount } from "~/services/archive/export.server";

/** A plain link downloads it, with and without scripts; where the password is too long ago, it leads to giving it. */
export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requireUser(request);
  if (!hasRecentPassword(user)) return redirectWithToast("/security", SECURITY_TEXTS.confirmFirst);
  const { fileName, body } = await exportAccount(user);
  return new Response(body, {
    headers: {
      "Content-Type": "application/zip",
      "Content-Disposition": `attachment; filename="${fileName}"`,
      "Cache-Control": "private, no-store",
      "X-Content-Type-Options": "nosniff",
    },
  });
}
