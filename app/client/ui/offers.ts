// What this server offers, as its settings say; the page's root brings it along.
import { useRouteLoaderData } from "@remix-run/react";
import type { Offers } from "~/contracts/offers";

const ALL: Offers = { bankPages: true, bankToken: true, billing: true, demo: true };

export function useOffers(): Offers {
  return useRouteLoaderData<{ offers?: Offers }>("root")?.offers ?? ALL;
}
