import { Form } from "@remix-run/react";
import { Button, LinkButton } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { formatUsd } from "~/domain/money";
import { CardChoice } from "./card-choice";
import { PracticeFrame } from "./practice-frame";

type Subscription = {
  plan: "monthly" | "annual";
  amount: number;
  interval: "month" | "year";
  status: "trialing" | "active" | "past_due" | "canceled" | "paused";
  periodEnd: string;
  cancelsAtEnd: boolean;
};
type Portal = {
  clock: string;
  card: string | null;
  subscription: Subscription | null;
  invoices: { id: string; at: string; amount: number; status: string }[];
};

/** The billing page that the payment service would host: plan, card, invoices, and a clock to practise with. */
export function PracticePortal({ portal }: { portal: Portal }) {
  const { subscription } = portal;
  const isLiving = subscription !== null && subscription.status !== "canceled";
  return (
    <PracticeFrame title="Billing">
      <LinkButton to="/subscribe" variant="secondary" icon="arrow_left" className="justify-self-start">
        Back to the app
      </LinkButton>
      <Card title="Plan">
        <p>{subscription ? planSentence(subscription, portal.card) : "There's no plan."}</p>
        {isLiving ? (
          <Form method="post" className="mt-4">
            <Button
              type="submit"
              name="intent"
              value={subscription.cancelsAtEnd ? "keep" : "cancel"}
              variant={subscription.cancelsAtEnd ? "primary" : "secondary"}
            >
              {subscription.cancelsAtEnd ? "Keep the plan" : "Cancel the plan"}
            </Button>
          </Form>
        ) : null}
      </Card>
      <Card title="Card">
        <p className="mb-3">{portal.card ? `Card ending in ${portal.card}` : "No card on file."}</p>
        <Form method="post" className="grid gap-3">
          <input type="hidden" name="intent" value="card" />
          <CardChoice choices={["works", "fails_later", "none"]} chosen="works" />
          <Button type="submit" variant="secondary" className="justify-self-start">
            Save card
          </Button>
        </Form>
      </Card>
      <Invoices invoices={portal.invoices} />
      <Card title="Practice clock">
        <p className="mb-3">On this page it is {portal.clock}. Only your own practice plan moves.</p>
        <Form method="post" className="flex flex-wrap gap-3">
          <input type="hidden" name="intent" value="clock" />
          <Button type="submit" name="to" value="tomorrow" variant="secondary">
            Go on one day
          </Button>
          <Button type="submit" name="to" value="period_end" variant="secondary">
            Go on to the end of the period
          </Button>
        </Form>
      </Card>
    </PracticeFrame>
  );
}

function Invoices({ invoices }: Pick<Portal, "invoices">) {
  return (
    <Card title="Invoices">
      {invoices.length === 0 ? <p className="text-muted">Nothing has been charged.</p> : null}
      <ul className="grid gap-2 tabular-nums">
        {invoices.map((invoice) => (
          <li key={invoice.id} className="flex justify-between gap-4">
            <span>{invoice.at}</span>{" "}
            <span>
              {formatUsd(invoice.amount)} {invoice.status}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function planSentence(sub: Subscription, card: string | null): string {
  const price = `${formatUsd(sub.amount)} ${sub.interval === "year" ? "a year" : "a month"}`;
  const name = sub.plan === "annual" ? "Premium, annual" : "Premium, monthly";
  if (sub.status === "canceled") return `${name}: ended on ${sub.periodEnd}.`;
  if (sub.status === "paused") return `${name}: paused for want of a card.`;
  if (sub.status === "past_due") return `${name}: the last payment of ${price} failed. Save a card that works.`;
  if (sub.cancelsAtEnd) return `${name}: ends on ${sub.periodEnd}, and nothing more is charged.`;
  if (sub.status === "trialing" && card === null)
    return `${name}: on trial until ${sub.periodEnd}. Without a card it ends then.`;
  return `${name}: ${price}, next charged on ${sub.periodEnd}.`;
}
