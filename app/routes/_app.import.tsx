import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect, type MetaFunction } from "@remix-run/node";
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from "@remix-run/react";
import { pageTitle } from "~/components/document/title";
import { sendWithProgress } from "~/client/import/progress";
import { UploadScreen } from "~/components/import/upload-screen";
import { AppError } from "~/contracts/errors";
import { showsFeature } from "~/domain/billing/access";
import { assertFeature, type CurrentUser } from "~/lib/auth.server";
import { pageLoader } from "~/lib/http-page.server";
import { readUploads, requireUserForFiles, type UploadedFile } from "~/lib/upload.server";
import { createArchiveDraft } from "~/services/archive/preview.server";
import { isArchive } from "~/services/archive/read.server";
import { createDraft } from "~/services/import/drafts.server";
import { pastImports } from "~/services/import/preview.server";

export const meta: MetaFunction = () => [{ title: pageTitle("Import") }];

export async function loader(args: LoaderFunctionArgs) {
  if (new URL(args.request.url).searchParams.has("shared")) await requireUserForFiles(args.request);
  return load(args);
}

const load = pageLoader(async (user) => {
  // The accounts screen says what opens this.
  if (!showsFeature(user)) throw redirect("/accounts");
  return { past: await pastImports(user), isDemo: user.isDemo };
});

/** Files, and so no form of the usual kind: what is wrong with them is said on the same screen. */
export async function action({ request }: ActionFunctionArgs) {
  const user = await requireUserForFiles(request);
  try {
    assertFeature(user);
    return redirect(await previewOf(user, await readUploads(request, "files")), 303);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const headers: HeadersInit = error.retryAfter ? { "Retry-After": String(error.retryAfter) } : {};
    return data({ problem: error.userMessage }, { status: error.status, headers });
  }
}

export async function clientAction({ serverAction }: ClientActionFunctionArgs) {
  return sendWithProgress(() => serverAction<typeof action>());
}

/** Where what was chosen is looked at: an archive of ours is everything, and so comes alone. */
async function previewOf(user: CurrentUser, files: UploadedFile[]): Promise<string> {
  const [first, ...others] = files;
  const isOurs = first !== undefined && others.length === 0 && isArchive(first.bytes);
  return isOurs
    ? `/import/archive/${await createArchiveDraft(user, first)}`
    : `/import/${await createDraft(user, files)}`;
}

export default function ImportRoute() {
  const { past, isDemo } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return <UploadScreen past={past} isDemo={isDemo} problem={answer?.problem ?? null} />;
}
