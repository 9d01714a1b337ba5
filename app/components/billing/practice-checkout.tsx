import { Form, useActionData, useNavigation } from "@remix-run/react";
import { Button, LinkButton } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { ErrorNote, Note } from "~/components/ui/callout";
import { formatUsd } from "~/domain/money";
import { CardChoice } from "./card-choice";
import { ChargeTable, type Charges } from "./charge-table";
import { PracticeFrame } from "./practice-frame";

type Checkout = Charges & {
  status: "open" | "complete" | "expired";
  email: string | null;
  plan: "monthly" | "annual";
  needsCard: boolean;
  successUrl: string;
  cancelUrl: string | null;
};
type Problem = { toast?: { description?: string } | null };

/** A hosted checkout as a page of ours: says what is charged and when, and can be confirmed, declined, left or let expire. */
export function PracticeCheckout({ checkout }: { checkout: Checkout }) {
  const problem = useActionData<Problem>()?.toast?.description;
  const isPaying = useNavigation().formData?.get("intent") === "pay";
  const name = checkout.plan === "annual" ? "Premium, annual" : "Premium, monthly";
  return (
    <PracticeFrame title={checkout.firstChargeOn ? "Start your free trial" : "Subscribe"}>
      <Card title={name}>
        {checkout.email ? <p className="mb-4 text-sm text-muted">For {checkout.email}</p> : null}
        <ChargeTable {...checkout} />
        {checkout.status === "open" ? (
          <OpenCheckout checkout={checkout} problem={problem} isPaying={isPaying} />
        ) : (
          <ClosedCheckout checkout={checkout} />
        )}
      </Card>
    </PracticeFrame>
  );
}

function OpenCheckout({ checkout, problem, isPaying }: { checkout: Checkout; problem?: string; isPaying: boolean }) {
  return (
    <>
      {checkout.needsCard ? null : (
        <p className="mt-4 text-sm">
          No card is needed. Without one the trial ends on {checkout.firstChargeOn}, and nothing is ever charged.
        </p>
      )}
      {problem ? (
        <ErrorNote title="Not confirmed" className="mt-4">
          {problem}
        </ErrorNote>
      ) : null}
      <Form method="post" className="mt-4 grid gap-4">
        <input type="hidden" name="intent" value="pay" />
        <CardChoice
          choices={
            checkout.needsCard ? ["works", "fails_later", "declined"] : ["none", "works", "fails_later", "declined"]
          }
          chosen={checkout.needsCard ? "works" : "none"}
        />
        <Button type="submit" size="lg" block pending={isPaying} pendingText="Confirming...">
          {checkout.dueToday > 0 ? `Subscribe and pay ${formatUsd(checkout.dueToday)}` : "Confirm and start trial"}
        </Button>
      </Form>
      <div className="mt-3 flex flex-wrap justify-between gap-3">
        {checkout.cancelUrl ? (
          <LinkButton to={pathOf(checkout.cancelUrl)} variant="secondary">
            Cancel and go back
          </LinkButton>
        ) : null}
        <Form method="post">
          <input type="hidden" name="intent" value="expire" />
          <Button type="submit" variant="quiet" className="-ml-4">
            Let this checkout expire
          </Button>
        </Form>
      </div>
    </>
  );
}

function ClosedCheckout({ checkout }: { checkout: Checkout }) {
  const isDone = checkout.status === "complete";
  return (
    <Note
      tone={isDone ? "success" : "caution"}
      className="mt-4"
      title={isDone ? "This checkout is complete" : "This checkout has expired"}
      role="status"
    >
      <p>{isDone ? "Your plan has begun." : "Nothing was started and nothing was charged."}</p>
      <LinkButton to={isDone ? pathOf(checkout.successUrl) : "/subscribe"} variant="secondary" className="mt-3">
        {isDone ? "Go on" : "Back to the plans"}
      </LinkButton>
    </Note>
  );
}

/** The addresses are our own; links within the app carry the path alone. */
function pathOf(address: string): string {
  const { pathname, search } = new URL(address);
  return pathname + search;
}
