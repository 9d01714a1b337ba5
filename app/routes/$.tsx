import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { ErrorPage, errorTitle } from "~/components/shell/error-page";
import { pageTitle } from "~/components/document/title";
import { anonymousOk } from "~/lib/auth.server";

export const meta: MetaFunction = () => [{ title: pageTitle(errorTitle(404)) }];

export async function loader({ request }: LoaderFunctionArgs) {
  await anonymousOk(request);
  return data(null, { status: 404 });
}

export default function NotFound() {
  return <ErrorPage status={404} />;
}
