import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { LandingPage } from "~/components/landing/landing-page";
import { PRODUCT_TITLE } from "~/components/document/title";
import { anonymousOk } from "~/lib/auth.server";

export const meta: MetaFunction = () => [
  { title: PRODUCT_TITLE },
  {
    name: "description",
    content:
      "Know where your money stands: linked accounts, spending that explains itself, and an AI coach that works with your own figures.",
  },
];

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await anonymousOk(request);
  return { signedIn: user !== null };
}

export default function Landing() {
  const { signedIn } = useLoaderData<typeof loader>();
  return <LandingPage signedIn={signedIn} />;
}
