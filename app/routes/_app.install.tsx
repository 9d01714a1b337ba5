import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { InstallScreen } from "~/components/install/install-screen";
import { pageTitle } from "~/components/document/title";
import { requireUser } from "~/lib/auth.server";

export const meta: MetaFunction = () => [{ title: pageTitle("Install App") }];

export async function loader({ request }: LoaderFunctionArgs) {
  await requireUser(request);
  return null;
}

export default function Install() {
  return <InstallScreen />;
}
