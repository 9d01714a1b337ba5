import { LinkButton } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { EmptyState } from "~/components/ui/empty-state";

export function ThankYou() {
  return (
    <Card>
      <EmptyState
        title="Thank you for your feedback"
        icon="check_circle"
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <LinkButton to="/feedback" variant="secondary">
              Submit More Feedback
            </LinkButton>{" "}
            <LinkButton to="/">Back to Dashboard</LinkButton>
          </div>
        }
      >
        We read every message, and it helps us decide what to do next.
      </EmptyState>
    </Card>
  );
}
