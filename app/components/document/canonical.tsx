import { useLocation, useRouteLoaderData } from "@remix-run/react";

/** What search engines see: for them the first page has two addresses. */
const PUBLIC = /^\/(landing|privacy|developers|login|register|demo|forgot-(?:password|username)|reset-password|)\/?$/;

/** The one address of a public page, whatever host, search or slash it was asked with. */
export function Canonical() {
  const { pathname } = useLocation();
  const root = useRouteLoaderData<{ appUrl: string }>("root");
  const page = PUBLIC.exec(pathname);
  return root && page ? <link rel="canonical" href={`${root.appUrl}/${page[1] || "landing"}`} /> : null;
}
