import { LinkButton } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { Link } from "~/components/ui/link";

/** For who has neither a trial nor a plan: what there is instead, and no button that would be refused. */
export function NothingToCancel() {
  return (
    <Card title="There's nothing to cancel">
      <p>You have no trial and no plan, so nothing is charged. Your data stays yours.</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <LinkButton to="/subscribe">See the plans</LinkButton>
        <LinkButton to="/" variant="secondary">
          Back to Dashboard
        </LinkButton>
      </div>
      <p className="mt-4 text-sm">
        Something not right?{" "}
        <Link to="/feedback" className="inline-flex min-h-11 items-center underline">
          Contact support
        </Link>
      </p>
    </Card>
  );
}
