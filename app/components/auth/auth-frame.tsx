import type { ReactNode } from "react";
import { Wordmark } from "~/components/landing/public-frame";
import { SkipLink } from "~/components/ui/skip-link";
import { LinkButton } from "~/components/ui/button";
import { Link } from "~/components/ui/link";

type AuthFrameProps = {
  title: string;
  intro?: ReactNode;
  /** What stands under the card: hints and ways to other screens. */
  below?: ReactNode;
  backHome?: boolean;
  children: ReactNode;
};

/**
 * One quiet column: the name of the house, one card, the way back. It starts at the top, on every screen alike: centred, it
 * would jump while the rest arrives.
 */
export function AuthFrame({ title, intro, below, backHome = true, children }: AuthFrameProps) {
  return (
    <div data-toasts-below className="mx-auto flex min-h-dvh w-full max-w-md flex-col px-4 py-4 sm:px-0">
      <SkipLink />
      <header className="flex items-center justify-between gap-2 max-[22rem]:[&_svg]:hidden">
        <Wordmark />
        {backHome ? (
          <LinkButton to="/" variant="quiet" size="sm" className="-mr-3 whitespace-nowrap">
            Back to Home
          </LinkButton>
        ) : null}
      </header>
      <main id="main" className="flex flex-1 flex-col gap-5 py-8 sm:py-14">
        <div>
          <h1 className="font-serif text-2xl">{title}</h1>
          {intro ? <p className="mt-2 text-base text-muted">{intro}</p> : null}
        </div>
        <div className="rounded-lg border border-line bg-surface p-5 sm:p-7">{children}</div>
        {below}
      </main>
    </div>
  );
}

export function TextLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link
      to={to}
      className="inline-flex min-h-9 items-center font-medium text-accent underline-offset-4 hover:underline touch:min-h-11"
    >
      {children}
    </Link>
  );
}
