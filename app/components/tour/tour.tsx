import { useNoAccountsTexts } from "~/client/ui/use-no-accounts-texts";
import { Button, LinkButton, buttonClass } from "~/components/ui/button";
import { Dialog } from "~/components/ui/dialog";
import { Icon } from "~/components/ui/icon";
import { Progress } from "~/components/ui/progress";
import type { DashboardData } from "~/contracts/dashboard";
import { TOUR_COUNT, type TourEnd, stepAt, tourCounter } from "~/texts/tour";
import { useTour } from "~/client/screens/use-tour";
import type { Links } from "~/components/dashboard/links";
import { Link } from "~/components/ui/link";

type TourProps = { tour: DashboardData["tour"]; hasAccounts: boolean; links: Links };

/** Nine steps. Alone they are links and two small forms; with scripts the page stays and the parts light up. */
export function Tour({ tour, hasAccounts, links }: TourProps) {
  const { step, edge, isEnded, goTo, submit, close } = useTour(tour);
  const words = useNoAccountsTexts();
  const shown = step === null ? undefined : stepAt(step, words);
  if (step === null || !shown) {
    return tour.isSeen || isEnded ? null : (
      <Link
        to={links.here({ tour: "1" })}
        preventScrollReset
        data-tour-way
        onClick={(event) => goTo(event, 1)}
        className={buttonClass({ variant: "quiet", size: "sm" })}
      >
        <Icon name="flag" size="sm" />
        Take the tour
      </Link>
    );
  }
  return (
    <Dialog
      title={shown.title}
      description={shown.text}
      closeTo={links.here({ tour: null })}
      onClose={close}
      size="sm"
      edge={edge}
    >
      <div data-tour-step={shown.id} className="pt-2">
        <div className="flex items-center gap-3">
          <Progress value={step} max={TOUR_COUNT} label="Tour progress" />
          <span className="shrink-0 text-xs text-muted tabular-nums">{tourCounter(step)}</span>
        </div>
        {step === 1 && !hasAccounts ? <ConnectFirst /> : null}
        <div className="mt-6 flex flex-wrap items-center justify-between gap-2">
          <End how="skipped" label="Skip Tour" submit={submit} />
          <div className="flex gap-2">
            {step > 1 ? <Leads to={step - 1} label="Previous" variant="secondary" goTo={goTo} links={links} /> : null}
            {step < TOUR_COUNT ? (
              <Leads to={step + 1} label="Next" variant="primary" goTo={goTo} links={links} />
            ) : (
              <End how={words.done} label="Get Started" submit={submit} />
            )}
          </div>
        </div>
      </div>
    </Dialog>
  );
}

type LeadsProps = {
  to: number;
  label: string;
  variant: "primary" | "secondary";
  goTo: ReturnType<typeof useTour>["goTo"];
  links: Links;
};

function Leads({ to, label, variant, goTo, links }: LeadsProps) {
  return (
    <LinkButton
      to={links.here({ tour: String(to) })}
      variant={variant}
      preventScrollReset
      onClick={(event) => goTo(event, to)}
    >
      {label}
    </LinkButton>
  );
}

/** Left this way the tour isn't seen yet, and is offered again over figures. */
function ConnectFirst() {
  return (
    <p className="mt-4 text-muted">
      There's more to see with an account.{" "}
      <Link
        to="/accounts"
        className="relative -my-3 inline-flex min-h-11 items-center font-medium text-accent underline underline-offset-4"
      >
        Connect one first
      </Link>
      , and the tour waits for you.
    </p>
  );
}

function End({ how, label, submit }: { how: TourEnd; label: string; submit: ReturnType<typeof useTour>["submit"] }) {
  return (
    <form method="post" action="/dashboard" onSubmit={(event) => submit(event, how)}>
      <input type="hidden" name="intent" value="complete-onboarding" />
      <input type="hidden" name="how" value={how} />
      <Button
        type="submit"
        variant={how !== "skipped" ? "primary" : "quiet"}
        className={how !== "skipped" ? undefined : "-ml-4"}
      >
        {label}
      </Button>
    </form>
  );
}
