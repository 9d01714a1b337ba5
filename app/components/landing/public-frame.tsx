import type { ReactNode } from "react";
import { Mark } from "~/components/shell/mark";
import { useOffers } from "~/client/ui/offers";
import { LinkButton } from "~/components/ui/button";
import { Link } from "~/components/ui/link";
import { SkipLink } from "~/components/ui/skip-link";

export function Wordmark() {
  return (
    <Link
      to="/"
      className="inline-flex min-h-11 items-center gap-2 text-base font-semibold tracking-tight whitespace-nowrap"
    >
      <Mark /> Mind My Money{" "}
    </Link>
  );
}

function PublicFooter() {
  const { demo } = useOffers();
  return (
    <footer className="border-t border-line">
      <div className="mx-auto flex max-w-6xl flex-col gap-6 px-5 py-10 sm:flex-row sm:items-center sm:justify-between sm:px-8">
        <div>
          <Wordmark />
          <p className="mt-1 max-w-md text-xs text-muted">
            The coach gives general guidance, not professional financial, tax or legal advice.
          </p>
        </div>
        <nav aria-label="Footer" className="flex flex-wrap gap-x-6 text-sm">
          {[
            ...(demo ? [["/demo", "Demo"]] : []),
            ["/privacy", "Privacy Policy"],
            ["/developers", "Developers"],
            ["/login", "Log in"],
            ["/register", "Register"],
          ].map(([to = "/", label]) => (
            <Link
              key={to}
              to={to}
              className="inline-flex min-h-11 items-center text-muted underline-offset-4 hover:text-ink hover:underline"
            >
              {label}{" "}
            </Link>
          ))}
        </nav>
      </div>
    </footer>
  );
}

export function LandingNav() {
  const { billing } = useOffers();
  return (
    <header className="sticky top-0 z-20 border-b border-line bg-paper">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center px-4 py-2 sm:gap-x-2 sm:px-8">
        <Wordmark />
        <nav
          aria-label="Sections"
          className="order-last flex gap-4 sm:w-full sm:gap-5 lg:order-none lg:ml-8 lg:w-auto lg:gap-7"
        >
          {[
            ["#features", "Features"],
            ["#how-it-works", "How it works"],
            ...(billing ? [["#pricing", "Pricing"]] : []),
          ].map(([href, label]) => (
            <a
              key={href}
              href={href}
              className="inline-flex min-h-9 items-center text-muted underline-offset-4 hover:text-ink hover:underline touch:min-h-11"
            >
              {label}{" "}
            </a>
          ))}
        </nav>
        {/* On a phone the two stand at the ends of both lines. */}
        <LinkButton to="/login" variant="quiet" size="sm" className="order-last -mr-3 ml-auto sm:order-none sm:mr-0">
          Sign In
        </LinkButton>{" "}
        <LinkButton to="/register" size="sm" className="ml-auto sm:ml-0">
          Get Started
        </LinkButton>
      </div>
    </header>
  );
}

export function PublicPage({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      {children}
      <PublicFooter />
    </>
  );
}
