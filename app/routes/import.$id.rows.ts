import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { assertFeature, requireUser } from "~/lib/auth.server";
import { eventStream } from "~/lib/event-stream.server";
import { pageLoader } from "~/lib/http-page.server";
import { hasImport } from "~/services/import/drafts.server";
import { confirmImport } from "~/services/import/write.server";

/** Who opens the address sees the import itself. */
export const loader = pageLoader(async (_user, { params }) =>
  redirect(`/import/${encodeURIComponent(params.id ?? "")}`),
);

/** The import's own form with its progress: the form that comes after it finds it done, and says what it brought. */
export async function action({ request, params }: ActionFunctionArgs) {
  const [user, id] = [await requireUser(request), params.id ?? ""];
  // Once the answer has begun, its status can't say so any more.
  if (!(await hasImport(user.id, id))) return new Response(null, { status: 404 });
  return eventStream(async (send) => {
    assertFeature(user);
    await confirmImport(user, id, (written, of) => send("written", { written, of }));
  }, "an import could not be written");
}
