import { data, type LinksFunction, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useRouteError,
} from "@remix-run/react";
import { useEffect, type ReactNode } from "react";
import { ThemeColor } from "~/components/document/theme-color";
import { useDisplay } from "~/framework/theme";
import { Canonical } from "~/components/document/canonical";
import { useNonce } from "~/framework/nonce";
import { Scripts } from "~/framework/scripts";
import { ErrorPage, errorTitle } from "~/components/shell/error-page";
import { Styles } from "~/framework/styles";
import { PRODUCT_TITLE, pageTitle } from "~/components/document/title";
import { ToastRegion } from "~/components/ui/toast-region";
import { afterError } from "~/framework/stay-plain";
import { useFollowLinks } from "~/framework/follow-links";
import { useMarkHydrated } from "~/framework/mark-hydrated";
import { anonymousOk } from "~/lib/auth.server";
import { randomToken } from "~/lib/crypto.server";
import { displayOf } from "~/lib/theme-cookies.server";
import { offlineKeyCookie } from "~/lib/offline-key.server";
import { env } from "~/lib/env.server";
import { offers } from "~/lib/offers.server";
import { takeToast } from "~/lib/toast.server";
import styles from "./tailwind.css?url";

export const links: LinksFunction = () => [
  { rel: "icon", href: "/icons/icon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/icons/apple-touch-icon.png" },
  { rel: "manifest", href: "/manifest.webmanifest" },
];

/** The toast of the last form post, shown once, the seed of this page's one-time form keys, our own address, and this session's device key. */
export async function loader({ request }: LoaderFunctionArgs) {
  const user = await anonymousOk(request);
  const { toast, headers: shown } = takeToast(request);
  const headers = new Headers(shown);
  const key = offlineKeyCookie(request, user);
  if (key) headers.append("Set-Cookie", key);
  const formSeed = randomToken();
  const flash = toast ? { ...toast, id: formSeed } : null;
  return data({ flash, formSeed, appUrl: env.APP_URL, offers: offers(), display: displayOf(request) }, { headers });
}

/** A refused form leaves its toast in a cookie; the router asks for nothing again after a refusal unless it is told to. */
export function shouldRevalidate({ actionStatus = 200, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return defaultShouldRevalidate || actionStatus >= 400;
}

export const meta: MetaFunction = ({ error }) => [
  {
    title: error ? pageTitle(errorTitle(isRouteErrorResponse(error) ? error.status : 500)) : PRODUCT_TITLE,
  },
  {
    name: "description",
    content: "Link your accounts, see where your money goes, and get calm, plain advice from an AI financial coach.",
  },
];

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce();
  const { theme, hidesAmounts } = useDisplay();
  return (
    <html
      lang="en"
      data-theme={theme === "system" ? undefined : theme}
      data-amounts={hidesAmounts ? "hidden" : undefined}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <ThemeColor theme={theme} />
        <Styles href={styles} />
        <Meta />
        <Links />
        <Canonical />
      </head>
      <body>
        {children}
        <ScrollRestoration nonce={nonce} />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  useMarkHydrated();
  useFollowLinks();
  const { flash } = useLoaderData<typeof loader>();
  return (
    <>
      <Outlet />
      <ToastRegion flash={flash} />
    </>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  useEffect(afterError, []);
  return <ErrorPage status={isRouteErrorResponse(error) ? error.status : 500} />;
}
