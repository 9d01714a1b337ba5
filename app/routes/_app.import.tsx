import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect, type MetaFunction } from "@remix-run/node";
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from "@remix-run/react";
import { pageTitle } from "~/components/document/title";
import { sendWithProgress } from "~/client/import/progress";
import { UploadScreen } from "~/components/import/upload-screen";
import { AppError } from "~/contracts/errors";
import { showsFeature } from "~/domain/billing/access";
import { assertFeature, type CurrentUser } from "~/lib/auth.server";
import { pageLoader } from "~/lib/http-page.server";
import { requireUserForFiles, type UploadedFile, withUploads } from "~/lib/upload.server";
import { createArchiveDraft } from "~/services/archive/preview.server";
import { isArchive } from "~/services/archive/read.server";
import { createDraft, mayBringFiles } from "~/services/import/drafts.server";
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
    await mayBringFiles(user);
    return redirect(await withUploads(request, "files", (files) => previewOf(user, files)), 303);
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
async function previewOf(user: CurrentUser, files: readonly UploadedFile[]): Promise<string> {
  const [only, ...others] = files;
  if (only && others.length === 0) {
    const file = { name: only.name, bytes: await only.bytes() };
    if (isArchive(file.bytes)) return `/import/archive/${await createArchiveDraft(user, file)}`;
    return `/import/${await createDraft(user, [file])}`;
  }
  return `/import/${await createDraft(user, oneByOne(files))}`;
}

async function* oneByOne(files: readonly UploadedFile[]) {
  for (const { name, bytes } of files) yield { name, bytes: await bytes() };
}

export default function ImportRoute() {
  const { past, isDemo } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return <UploadScreen past={past} isDemo={isDemo} problem={answer?.problem ?? null} />;
}
