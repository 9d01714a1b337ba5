import { Form, useLocation } from "@remix-run/react";
import { Button } from "~/components/ui/button";
import { Icon } from "~/components/ui/icon";
import type { IconName } from "~/components/ui/icon-names";
import { Link } from "~/components/ui/link";
import { nearestPlace } from "~/domain/screens/nearest-place";

type Place = { to: string; name: string; what: string; icon: IconName };

const OWN: readonly Place[] = [
  { to: "/dashboard", name: "Dashboard", what: "What's safe to spend, and what needs a look", icon: "dashboard" },
  { to: "/transactions", name: "Transactions", what: "Everything that came in and went out", icon: "wallet" },
  { to: "/budget", name: "Budget", what: "This month's plan and what's left of it", icon: "budget" },
  { to: "/accounts", name: "Accounts", what: "Balances, and what you're worth", icon: "bank" },
];
const VISITOR: readonly Place[] = [
  { to: "/demo", name: "Demo", what: "A sample household, no account needed", icon: "dashboard" },
  { to: "/login", name: "Log in", what: "Back to your own money", icon: "user" },
  { to: "/register", name: "Sign up", what: "Create your own account", icon: "plus" },
];

const MAX_USED = 3;

/** Where somebody most likely wanted to go: what the address was meant to be, a search, and the places one needs most. */
export default function WaysOn({ isLost, isOwn }: { isLost: boolean; isOwn: boolean }) {
  const { pathname } = useLocation();
  const meant = isLost ? nearestPlace(pathname) : null;
  const places = (isOwn ? OWN : VISITOR).filter(({ to }) => to !== meant?.to).slice(0, MAX_USED);
  return (
    <section
      aria-label="Where to go"
      className="flex flex-col gap-6 rounded-lg border border-line bg-surface p-4 sm:p-6"
    >
      {meant ? (
        <p>
          Did you mean{" "}
          <Link
            to={meant.to}
            className="inline-flex min-h-9 items-center font-semibold text-accent underline underline-offset-4 touch:min-h-11"
          >
            {meant.name}
          </Link>
          ?
        </p>
      ) : null}
      {isOwn ? (
        <Form role="search" action="/transactions" aria-label="Your transactions" className="flex gap-2">
          <input
            type="search"
            name="q"
            maxLength={80}
            aria-label="Search transactions"
            placeholder="Search your transactions"
            autoComplete="off"
            enterKeyHint="search"
            className="field min-w-0 flex-1"
          />
          <Button type="submit" variant="secondary">
            Search
          </Button>
        </Form>
      ) : null}
      <ul className="divide-y divide-line">
        {places.map(({ to, name, what, icon }) => (
          <li key={to}>
            <Link to={to} className="-mx-2 flex min-h-14 items-center gap-3 rounded-md px-2 py-2 hover:bg-sunken">
              <span className="grid size-9 shrink-0 place-items-center rounded-full bg-accent-soft text-accent">
                <Icon name={icon} />
              </span>{" "}
              <span className="min-w-0 flex-1">
                <span className="block font-medium">{name}</span>{" "}
                <span className="block text-xs text-muted">{what}</span>
              </span>{" "}
              <Icon name="arrow_right" size="sm" className="text-muted" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
