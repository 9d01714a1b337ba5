import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { pageOf } from "~/api-description/page";
import { published } from "~/api-description/published.server";
import { DevelopersPage } from "~/components/developers/developers-page";
import { pageTitle } from "~/components/document/title";
import { anonymousOk } from "~/lib/auth.server";

export const meta: MetaFunction = () => [
  { title: pageTitle("Developers") },
  { name: "description", content: "Every call of the API, with an example of each." },
];

export async function loader({ request }: LoaderFunctionArgs) {
  await anonymousOk(request);
  return pageOf(await published());
}

export default function Developers() {
  return <DevelopersPage {...useLoaderData<typeof loader>()} />;
}
