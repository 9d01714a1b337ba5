import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { isRouteErrorResponse, Outlet, useLoaderData, useRouteError, useRouteLoaderData } from "@remix-run/react";
import AppFrame from "~/components/shell/app-frame";
import { errorTitle } from "~/components/shell/error-page";
import { FramedError } from "~/components/shell/framed-error";
import { pageTitle } from "~/components/document/title";
import { anonymousOk } from "~/lib/auth.server";
import { loadShell } from "~/services/screens/app-frame.server";

/** A screen has its own title; what went wrong in it, the error's. */
export const meta: MetaFunction = ({ error, matches }) =>
  error ? [{ title: pageTitle(errorTitle(statusOf(error))) }] : matches.flatMap((match) => match.meta ?? []);

/** Decorates only: every screen inside checks the session itself. */
export async function loader({ request }: LoaderFunctionArgs) {
  const user = await anonymousOk(request);
  return loadShell(user, request);
}

export default function AppLayout() {
  return (
    <AppFrame shell={useLoaderData<typeof loader>()}>
      <Outlet />
    </AppFrame>
  );
}

export function ErrorBoundary() {
  const status = statusOf(useRouteError());
  return <FramedError status={status} shell={useRouteLoaderData<typeof loader>("routes/_app") ?? null} />;
}

const statusOf = (error: unknown): number => (isRouteErrorResponse(error) ? error.status : 500);
