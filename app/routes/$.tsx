import type { MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/react";
import { ErrorPage, errorTitle } from "~/components/shell/error-page";
import { pageTitle } from "~/components/title";

export const meta: MetaFunction = () => [{ title: pageTitle(errorTitle(404)) }];

export function loader() {
  return data(null, { status: 404 });
}

export default function NotFound() {
  return <ErrorPage status={404} />;
}
