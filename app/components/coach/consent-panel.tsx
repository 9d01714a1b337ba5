import { Form } from "@remix-run/react";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import type { Consent } from "~/contracts/coach-texts";

/** Asked once, seen always: what an outside model would be sent, and the switch. */
export function ConsentPanel({ consent }: { consent: Consent }) {
  if (consent.state === "none") return null;
  const on = consent.state === "on";
  return (
    <Card title={on ? "An outside model words the answers" : "Let an outside model word the answers?"} id="outside-model">
      <div className="grid gap-3 text-sm">
        <p className="max-w-prose">
          {on
            ? `You agreed that figures about your money are sent to ${consent.host} to word your coach's answers. Every amount on the page is still put in by this app.`
            : `The built-in planner answers without sending anything anywhere. With your consent, a model at ${consent.host} words the answers instead; every amount on the page is still put in by this app.`}
        </p>
        <details>
          <summary className="min-h-11 cursor-pointer content-center font-medium text-accent">What is sent, and what is not</summary>
          <div className="grid gap-3 pt-2 sm:grid-cols-2">
            <div>
              <p className="font-medium">Sent</p>
              <ul className="list-disc pl-5">
                <li>your question, with e-mail addresses, long numbers and your name taken out</li>
                <li>sums by month and category, balances in sum, budget amounts, goal and debt amounts with their rates and dates</li>
                <li>your credit assessment's figures, and the income you gave in the interview</li>
              </ul>
            </div>
            <div>
              <p className="font-medium">Never sent</p>
              <ul className="list-disc pl-5">
                <li>your name, e-mail address or account numbers</li>
                <li>single transactions, or the names of merchants, goals and accounts</li>
                <li>what you wrote in the interview in your own words</li>
              </ul>
            </div>
          </div>
        </details>
        <Form method="post" action="/coach?tab=ask">
          <input type="hidden" name="intent" value="consent" />
          <input type="hidden" name="consent" value={on ? "off" : "on"} />
          <Button type="submit" variant="secondary">{on ? "Switch it off" : "I agree, switch it on"}</Button>
        </Form>
      </div>
    </Card>
  );
}
