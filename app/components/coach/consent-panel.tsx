import { Form } from "@remix-run/react";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { Link } from "~/components/ui/link";
import type { Consent, SentFigure } from "~/texts/coach";

type ConsentPanelProps = { consent: Consent; sent: SentFigure[] | null };

/** Asked once, seen always: what an outside model would be sent, and the switch. */
export function ConsentPanel({ consent, sent }: ConsentPanelProps) {
  if (consent.state === "none") return null;
  const on = consent.state === "on";
  return (
    <Card
      title={on ? "An outside model words the answers" : "Let an outside model word the answers?"}
      id="outside-model"
      className="scroll-mt-20"
    >
      <div className="grid gap-3 text-sm">
        <p className="max-w-prose">
          {on
            ? `You agreed that figures about your money are sent to ${consent.host} to word your coach's ` +
              "answers, and your questions, which it may read before this app does, to tell what is asked. " +
              "Every amount is still put in by this app."
            : "The built-in planner answers without sending anything anywhere. " +
              `With your consent, a model at ${consent.host} words the answers instead, and may read your ` +
              "questions before this app does; every amount is still put in by this app."}
        </p>
        <details open={sent !== null || undefined}>
          <summary className="fold text-accent">What is sent, and what isn't</summary>
          <div className="grid gap-4 pt-2">
            <SentAndNot />
            {sent ? (
              <SentTable sent={sent} />
            ) : (
              <p>
                <Link
                  to="/coach?tab=ask&sent=1#outside-model"
                  preventScrollReset
                  className="inline-flex min-h-11 items-center text-accent hover:underline"
                >
                  Show my figures as they would be sent
                </Link>
              </p>
            )}
          </div>
        </details>
        <Form method="post" action="/coach?tab=ask">
          <input type="hidden" name="intent" value="consent" />
          <input type="hidden" name="consent" value={on ? "off" : "on"} />
          <Button type="submit" variant="secondary">
            {on ? "Switch it off" : "I agree, switch it on"}
          </Button>
        </Form>
      </div>
    </Card>
  );
}

function SentAndNot() {
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <div>
        <p className="font-medium">Sent</p>
        <ul className="list-disc pl-5">
          <li>
            your question and the one before it in your words, with your name, e-mail addresses and account numbers
            taken out
          </li>
          <li>
            what the question before it was read as and, where the model finds that the answer leaves something out,
            your question too, with the names of shops, accounts and goals that they were about
          </li>
          <li>
            when the model reads a question and takes something in it for a name that isn't there: names of your shops,
            accounts and goals that are nearly spelled like it and like a word of your question, at most six
          </li>
          <li>
            sums by month and category, balances, budget amounts, goal and debt amounts with their rates and dates
          </li>
          <li>your credit assessment's figures, and the income you gave in the interview</li>
          <li>
            on the budget page, names of merchants that the app can't sort by itself, without amounts; on the goals
            page, a message it can't read and the names of your goals
          </li>
        </ul>
      </div>
      <div>
        <p className="font-medium">Never sent</p>
        <ul className="list-disc pl-5">
          <li>your name, e-mail address or account numbers</li>
          <li>your transactions, one by one</li>
          <li>what you wrote in the interview in your own words</li>
        </ul>
      </div>
    </div>
  );
}

/** Each figure as the model is told it: what it is, its value, its period. Names stay here. */
function SentTable({ sent }: { sent: readonly SentFigure[] }) {
  if (sent.length === 0) return <p className="text-muted">No figures yet.</p>;
  return (
    <div className="rounded-md border border-line">
      <table className="w-full text-sm tabular-nums">
        <caption className="sr-only">Your figures as they would be sent</caption>
        <thead>
          <tr className="border-b border-line text-left text-xs text-muted">
            <th scope="col" className="px-3 py-2">
              Figure
            </th>
            <th scope="col" className="px-3 py-2">
              Period
            </th>
            <th scope="col" className="px-3 py-2 text-right">
              Value
            </th>
          </tr>
        </thead>
        <tbody>
          {sent.map((figure, index) => (
            <tr key={index} className="border-b border-line last:border-0">
              <th scope="row" className="px-3 py-2 text-left font-normal">
                {figure.label}
              </th>
              <td className="px-3 py-2 text-muted">{figure.period}</td>
              <td className="px-3 py-2 text-right">{figure.value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
