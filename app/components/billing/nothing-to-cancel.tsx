import { LinkButton } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { ContactSupport } from "./contact-support";

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
      <ContactSupport />
    </Card>
  );
}
