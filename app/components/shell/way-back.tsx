import { useLocation } from "@remix-run/react";
import { BackLink } from "~/components/ui/back-link";
import { screenAbove } from "./screen-above";

/** Above each screen that belongs to another: one form, one place. */
export default function WayBack() {
  const { pathname, search } = useLocation();
  const above = screenAbove(pathname);
  // What the budget sent there leads back to its month by itself.
  if (above === null || new URLSearchParams(search).has("unsorted")) return null;
  return <BackLink to={above.to}>{above.name}</BackLink>;
}
