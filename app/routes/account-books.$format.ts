import type { LoaderFunctionArgs } from "@remix-run/node";
import { SECURITY_TEXTS } from "~/texts/security";
import { hasRecentPassword, requireUser } from "~/lib/auth.server";
import { redirectWithToast } from "~/lib/toast.server";
import { exportBook } from "~/services/archive/books.server";

/** Plain links download the accounts for another program; where the password is too long ago, they lead to giving it. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const user = await requireUser(request);
  if (!hasRecentPassword(user)) return redirectWithToast("/security", SECURITY_TEXTS.confirmFirst);
  const account = new URL(request.url).searchParams.get("account");
  const { fileName, type, body } = await exportBook(user, params.format ?? "", account || null);
  return new Response(body, {
    headers: {
      "Content-Type": type,
      "Content-Disposition": `attachment; filename="${fileName}"`,
      "Cache-Control": "private, no-store",
      "X-Content-Type-Options": "nosniff",
    },
  });
}
