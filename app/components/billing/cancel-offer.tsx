import { Form, useNavigation } from "@remix-run/react";
import { Button, LinkButton } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { Icon } from "~/components/ui/icon";
import { ContactSupport } from "./contact-support";

const LOST = [
  "Bank connections and their automatic updates",
  "Account management",
  "The AI coach and your financial interview",
  "Spending analytics and insights",
  "Budget and goal tracking with the coach's help",
] as const;

/** What would be lost, the safe choice first, and the button that cancels. */
export function CancelOffer({ endsOn }: { endsOn: string | null }) {
  const navigation = useNavigation();
  const isCancelling = navigation.state !== "idle" && navigation.formData?.get("intent") === "cancel";
  return (
    <Card title="What you would lose">
      <ul className="grid gap-2">
        {LOST.map((feature) => (
          <li key={feature} className="flex items-start gap-2">
            <Icon name="minus" size="sm" className="mt-1 text-loss" />
            {feature}
          </li>
        ))}
      </ul>
      <p className="mt-4 text-sm text-muted">
        {endsOn ? `You keep your access until ${endsOn}, and nothing is charged.` : "Nothing is charged."} You can start
        a new subscription later. Your data stays yours.
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <LinkButton to="/">Keep My Trial</LinkButton>
        <Form method="post">
          <input type="hidden" name="intent" value="cancel" />
          <Button type="submit" variant="danger" pending={isCancelling} pendingText="Cancelling...">
            Cancel Trial
          </Button>
        </Form>
      </div>
      <ContactSupport />
    </Card>
  );
}
