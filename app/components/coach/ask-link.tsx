import { useRouteLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { Link } from "~/components/ui/link";
import type { ShellData } from "~/contracts/shell";

type AskLinkProps = { screen: string; about: string; label: string; className: string; children: ReactNode };

/** Opens the coach's panel over a screen, about one thing on it; nothing where the panel isn't open to somebody. */
export function AskLink({ screen, about, label, className, children }: AskLinkProps) {
  const frame = useRouteLoaderData<ShellData>("routes/_app");
  if (!frame?.hasCoach) return null;
  // What was asked about before, over the same screen, gives way.
  const [path = "", search] = screen.split("?");
  const params = new URLSearchParams(search);
  params.set("panel", "coach");
  params.set("about", about);
  return (
    <Link to={`${path}?${params.toString()}`} preventScrollReset aria-label={label} title={label} className={className}>
      {children}
    </Link>
  );
}
