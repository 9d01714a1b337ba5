import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { Outcome } from "~/components/billing/outcome";
import { LinkButton } from "~/components/ui/button";
import { pageTitle } from "~/components/document/title";
import { requireUser } from "~/lib/auth.server";

export const meta: MetaFunction = () => [{ title: pageTitle("Subscription Cancelled") }];

export async function loader({ request }: LoaderFunctionArgs) {
  await requireUser(request);
  return data(null);
}

export default function SubscriptionCancelRoute() {
  return (
    <Outcome
      icon="close"
      tone="muted"
      title="Subscription Cancelled"
      lead="You left checkout. Nothing was charged."
      actions={
        <>
          <LinkButton to="/subscribe">Try Again</LinkButton>{" "}
          <LinkButton to="/" variant="secondary">
            Back to Dashboard
          </LinkButton>
        </>
      }
    />
  );
}
