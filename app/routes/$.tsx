import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Suspense } from "react";
import { ErrorPage, errorTitle, ErrorWords } from "~/components/shell/error-page";
import { pageTitle } from "~/components/document/title";
import { part } from "~/components/ui/lazy-client";
import { anonymousOk } from "~/lib/auth.server";
import { loadShell } from "~/services/screens/app-frame.server";

const AppFrame = part(() => import("~/components/shell/app-frame"));
const WaysOn = part(() => import("~/components/shell/ways-on"));

export const meta: MetaFunction = () => [{ title: pageTitle(errorTitle(404)) }];

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await anonymousOk(request);
  return data({ shell: user ? await loadShell(user, request) : null }, { status: 404 });
}

/** Who is signed in keeps the frame. */
export default function NotFound() {
  const { shell } = useLoaderData<typeof loader>();
  const ways = <WaysOn isLost isOwn={Boolean(shell?.user)} />;
  return (
    <Suspense fallback={null}>
      {shell ? (
        <AppFrame shell={shell}>
          <ErrorWords status={404}>{ways}</ErrorWords>
        </AppFrame>
      ) : (
        <ErrorPage status={404}>{ways}</ErrorPage>
      )}
    </Suspense>
  );
}
