import { type ActionFunctionArgs, data, redirect, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { pageTitle } from "~/components/document/title";
import { UploadScreen } from "~/components/import/upload-screen";
import { AppError } from "~/contracts/errors";
import { showsFeature } from "~/domain/billing/access";
import { assertFeature, requireUser } from "~/lib/auth.server";
import { pageLoader } from "~/lib/http-page.server";
import { readUploads } from "~/lib/upload.server";
import { createDraft } from "~/services/import/drafts.server";
import { pastImports } from "~/services/import/preview.server";

export const meta: MetaFunction = () => [{ title: pageTitle("Import") }];

export const loader = pageLoader(async (user) => {
  // The accounts screen says what opens this.
  if (!showsFeature(user)) throw redirect("/accounts");
  return { past: await pastImports(user), isDemo: user.isDemo };
});

/** Files, and so no form of the usual kind: what is wrong with them is said on the same screen. */
export async function action({ request }: ActionFunctionArgs) {
  const user = await requireUser(request);
  try {
    assertFeature(user);
    const id = await createDraft(user, await readUploads(request, "files"));
    return redirect(`/import/${id}`, 303);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const headers: HeadersInit = error.retryAfter ? { "Retry-After": String(error.retryAfter) } : {};
    return data({ problem: error.userMessage }, { status: error.status, headers });
  }
}

export default function ImportRoute() {
  const { past, isDemo } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return <UploadScreen past={past} isDemo={isDemo} problem={answer?.problem ?? null} />;
}
