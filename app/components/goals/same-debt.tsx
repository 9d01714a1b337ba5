import { Form } from "@remix-run/react";
import type { LinkQuestion } from "~/contracts/goals";
import { formatUsd, fromDollars } from "~/domain/money";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { FormKey, useIntentPending } from "~/components/ui/form-key";

const usd = (dollars: number) => formatUsd(fromDollars(dollars));

/** Asked once: a debt that a goal and a linked account both speak of counts once, with the bank's figure. */
export function SameDebt({ question: { goal, account } }: { question: LinkQuestion }) {
  const pending = useIntentPending("link-goal");
  return (
    <Card title="Is this the same debt?">
      <p>
        {`Your goal ${goal.name} has ${usd(goal.left)} left, and ${account.name} owes ${usd(account.owed)}. Linked, the goal follows the account and the debt counts once.`}
      </p>
      <Form method="post" className="mt-3 flex flex-wrap gap-3">
        <input type="hidden" name="intent" value="link-goal" />
        <input type="hidden" name="goal" value={goal.id} />
        <input type="hidden" name="account" value={account.id} />
        <FormKey />
        <Button type="submit" name="answer" value="same" pending={pending}>
          Yes, link them
        </Button>
        <Button type="submit" name="answer" value="other" variant="secondary" disabled={pending}>
          No, another debt
        </Button>
      </Form>
    </Card>
  );
}
