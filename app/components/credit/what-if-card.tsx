import { Form } from "@remix-run/react";
import { FACTOR_WEIGHTS } from "~/domain/credit/factors";
import { capitalize } from "~/texts/credit-factors";
import { type CreditProfile, PAYMENT_HISTORIES } from "~/domain/credit/profile";
import { estimateScore, type FactorPoints, type CreditWhatIf } from "~/domain/credit/what-if";
import { ESTIMATE_NOTE, estimateSentence, signedPoints } from "~/texts/credit-what-if";
import { Button, LinkButton } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { Field } from "~/components/ui/field-frame";
import { useLiveForm } from "~/client/ui/use-live-form";

const NAMES: Record<FactorPoints["id"], string> = {
  paymentHistory: "Payment history",
  creditUtilization: "Utilization",
  creditHistoryLength: "History length",
  creditMix: "Credit mix",
  newCreditInquiries: "New inquiries",
};

const NUMBERS = [
  { name: "creditUtilization", label: "Utilization (percent)", max: 999 },
  { name: "newCreditInquiries", label: "New inquiries", max: 100 },
  { name: "creditHistoryLength", label: "Age of your history (months)", max: 1200 },
] as const;

export function WhatIfCard({ profile, tried }: { profile: CreditProfile; tried: CreditWhatIf }) {
  const estimate = estimateScore(profile, tried);
  return (
    <Card title="What if?" id="what-if">
      <p className="mb-4 text-sm text-muted">Try other answers and see what they may do to your score.</p>
      <Answers tried={tried} />
      <div role="status" className="mt-5 border-t border-line pt-4">
        <p className="text-sm text-muted">Estimated score</p>
        <p className="text-2xl font-semibold tabular-nums">{estimate.score}</p>
        <p>{estimateSentence(estimate)}</p>
      </div>
      <PointsTable points={estimate.points} />
      <p className="mt-3 text-xs text-muted">{ESTIMATE_NOTE}</p>
    </Card>
  );
}

/** A GET form: the address holds what was tried, so that it works alone and can be shared or gone back to. */
function Answers({ tried }: { tried: CreditWhatIf }) {
  const live = useLiveForm();
  return (
    <Form method="get" action="/credit" preventScrollReset onChange={live} className="flex flex-col gap-4">
      <input type="hidden" name="tab" value="factors" />
      <Field label="Payments">
        {(tied) => (
          <select {...tied} name="paymentHistory" defaultValue={tried.paymentHistory} className="field">
            {PAYMENT_HISTORIES.map((word) => (
              <option key={word} value={word}>
                {capitalize(word)}
              </option>
            ))}
          </select>
        )}
      </Field>
      {NUMBERS.map(({ name, label, max }) => (
        <Field key={name} label={label}>
          {(tied) => (
            <input
              {...tied}
              type="number"
              name={name}
              min={0}
              max={max}
              step="any"
              inputMode="decimal"
              defaultValue={tried[name]}
              className="field"
            />
          )}
        </Field>
      ))}
      <div className="flex flex-wrap gap-3">
        <Button type="submit">Estimate</Button>
        <LinkButton to="/credit?tab=factors" variant="quiet" preventScrollReset reloadDocument>
          Reset
        </LinkButton>
      </div>
    </Form>
  );
}

function PointsTable({ points }: { points: readonly FactorPoints[] }) {
  return (
    <table className="mt-4 w-full text-sm tabular-nums">
      <caption className="sr-only">Estimated points per factor</caption>
      <tbody>
        {points.map(({ id, points: change }) => (
          <tr key={id} className="border-b border-line last:border-0">
            <th scope="row" className="py-1.5 text-left font-normal">
              {NAMES[id]} <span className="text-muted">({FACTOR_WEIGHTS[id]}%)</span>
            </th>
            <td className={`py-1.5 text-right ${change > 0 ? "text-gain" : change < 0 ? "text-loss" : "text-muted"}`}>
              {signedPoints(change)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
