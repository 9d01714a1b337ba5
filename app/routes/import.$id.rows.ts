import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { assertFeature, requireUser } from "~/lib/auth.server";
import { eventStream } from "~/lib/event-stream.server";
import { pageLoader } from "~/lib/http-page.server";
import { confirmImport } from "~/services/import/write.server";

/** Who opens the address sees the import itself. */
export const loader = pageLoader(async (_user, { params }) =>
  redirect(`/import/${encodeURIComponent(params.id ?? "")}`),
);

/** The import's own form with its progress: the form that comes after it finds it done, and says what it brought. */
export async function action({ request, params }: ActionFunctionArgs) {
  const user = await requireUser(request);
  return eventStream(async (send) => {
    assertFeature(user);
    await confirmImport(user, params.id ?? "", (written, of) => send("written", { written, of }));
  }, "an import could not be written");
}
