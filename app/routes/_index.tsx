import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Suspense } from "react";
import { PRODUCT_TITLE } from "~/components/document/title";
import { anonymousOk } from "~/lib/auth.server";
import { goBack } from "~/lib/return-to.server";
import { dashboardLoader } from "~/services/screens/dashboard.server";
import { loadShell } from "~/services/screens/app-frame.server";
import { part } from "~/components/ui/lazy-client";

// Two screens at one address: each visitor loads the code of one of them.
const Landing = part(async () => ({ default: (await import("~/components/landing/landing-page")).LandingPage }));
const Home = part(async () => ({ default: (await import("~/components/dashboard/home-screen")).HomeScreen }));

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
  if (!user) return null;
  goBack(request);
  const [dashboard, shell] = await Promise.all([dashboardLoader(request, "home"), loadShell(user, request)]);
  return { dashboard, shell };
}

export default function Index() {
  const home = useLoaderData<typeof loader>();
  return <Suspense fallback={null}>{home ? <Home {...home} /> : <Landing signedIn={false} />}</Suspense>;
}
