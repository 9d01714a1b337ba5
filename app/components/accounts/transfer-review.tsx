import { Form } from "@remix-run/react";
import { Amount } from "~/components/ui/amount";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import type { TransferItem } from "~/contracts/accounts";
import { mediumDate } from "~/domain/periods";

/** Pairs that look like a transfer. Nothing is changed before the person says so. */
export function TransferReview({ suggestions }: { suggestions: readonly TransferItem[] }) {
  if (suggestions.length === 0) return null;
  return (
    <Card title="Are these transfers?">
      <p className="mb-4 text-muted">
        Money that just moves between your accounts isn't income or spending. Say yes, and both sides leave your totals.
      </p>
      <ul className="divide-y divide-line">
        {suggestions.map(({ id, amountCents, from, to }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-3">
            <div className="min-w-0 flex-1 basis-56">
              <p className="font-medium">
                <Amount cents={amountCents} />
              </p>
              <p className="text-sm break-words text-muted">
                {from.accountName} ({from.merchantName}, {mediumDate(from.day)}) → {to.accountName} ({to.merchantName},{" "}
                {mediumDate(to.day)})
              </p>
            </div>
            <Form method="post" action="/accounts" preventScrollReset className="flex gap-2">
              <input type="hidden" name="intent" value="transfer" />
              <input type="hidden" name="suggestion" value={id} />
              <Button type="submit" name="answer" value="reject" size="sm" variant="secondary">
                No
              </Button>
              <Button type="submit" name="answer" value="accept" size="sm">
                Yes, a transfer
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </Card>
  );
}
