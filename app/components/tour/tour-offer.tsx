import { Button, LinkButton } from "~/components/ui/button";
import { Link } from "~/components/ui/link";
import type { Links } from "~/components/dashboard/links";
import { useTourOffer } from "~/client/screens/use-tour-offer";

const LINE = "flex min-h-11 items-center gap-1 rounded-lg pr-1 pl-3 text-xs sm:pl-4 sm:text-sm";

/**
 * What opens by itself: one line of the page that stands there from the start, so that it lies over nothing, moves
 * nothing and leaves no hole; a second later it asks. Without scripts the way to the tour is the link that is always
 * there.
 */
export function TourOffer({ isWanted, links }: { isWanted: boolean; links: Links }) {
  const { hasPlace, isOpen, refuse } = useTourOffer(isWanted);
  if (!hasPlace) return null;
  return (
    <div data-tour-line className="min-h-11 [@media(scripting:none)]:hidden">
      {isOpen ? (
        <section
          role="dialog"
          aria-labelledby="tour-offer"
          data-tour-step="welcome"
          className={`${LINE} bg-accent-soft`}
        >
          <Words id="tour-offer" />
          <LinkButton to={links.here({ tour: "1" })} preventScrollReset variant="quiet" size="sm">
            Start
          </LinkButton>
          <form method="post" action="/dashboard" onSubmit={refuse}>
            <input type="hidden" name="intent" value="complete-onboarding" />
            <input type="hidden" name="how" value="skipped" />
            <Button type="submit" variant="quiet" size="sm">
              Not now
            </Button>
          </form>
        </section>
      ) : (
        <div className={`${LINE} bg-sunken`}>
          <Words to={links.here({ tour: "1" })} />
        </div>
      )}
    </div>
  );
}

/** As long as no button stands beside them they lead there themselves. */
const Words = ({ id, to }: { id?: string; to?: string }) => (
  <p id={id} className="min-w-0 flex-1 py-1 leading-snug">
    <strong className="font-semibold">New here?</strong>{" "}
    {to ? (
      <Link to={to} preventScrollReset className="underline underline-offset-4">
        One-minute tour
      </Link>
    ) : (
      "One-minute tour"
    )}
  </p>
);
