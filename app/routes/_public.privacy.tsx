import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { PrivacyPage } from "~/components/landing/privacy-page";
import { pageTitle } from "~/components/document/title";
import { anonymousOk } from "~/lib/auth.server";

export const meta: MetaFunction = () => [
  { title: pageTitle("Privacy Policy") },
  { name: "description", content: "What we collect, what we use it for, and what you can ask of us." },
];

export async function loader({ request }: LoaderFunctionArgs) {
  await anonymousOk(request);
  return null;
}

export default function Privacy() {
  return <PrivacyPage />;
}
