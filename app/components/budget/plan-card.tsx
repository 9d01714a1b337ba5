import { Form } from "@remix-run/react";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { useIntentPending } from "~/components/ui/form-key";
import type { FillOffer, PlanView } from "~/contracts/budget";
import type { BudgetSummary } from "~/domain/budget/budget";
import { budgetHref } from "~/domain/budget/hrefs";
import type { BudgetProposal } from "~/domain/budget/proposal";
import { cutWords, jobName, proposalSentences } from "~/texts/budget-proposal";
import { formatUsd } from "~/domain/money";
import type { Month } from "~/domain/periods";
import { counted } from "~/texts/plural";

type PlanCardProps = { plan: PlanView; summary: BudgetSummary; month: Month; current: Month };

/**
 * Every dollar a job: what is planned of the income, and two ways to fill the month in one tap; folded up once something is
 * planned, so that the categories come soon.
 */
export function PlanCard({ plan: { proposal, offers }, summary, month, current }: PlanCardProps) {
  if (offers.length === 0) return null;
  const ways = (
    <div className="mt-4 grid gap-5 md:grid-cols-2">
      {offers.map((offer) => (
        <Offer key={offer.source} offer={offer} proposal={proposal} month={month} current={current} />
      ))}
    </div>
  );
  return (
    <Card title="Give every dollar a job">
      {proposal ? <p className="text-muted">{assigned(proposal, summary.planned)}</p> : null}
      {summary.planned > 0 ? (
        <details className="mt-1">
          <summary className="fold text-sm text-accent">Fill the month again</summary>
          {ways}
        </details>
      ) : (
        ways
      )}
    </Card>
  );
}

function assigned({ incomeCents }: BudgetProposal, plannedCents: number): string {
  const left = incomeCents - plannedCents;
  const income = `Your usual income is ${formatUsd(incomeCents)} a month.`;
  if (plannedCents === 0) return `${income} Nothing is planned yet.`;
  return left >= 0
    ? `${income} You've planned ${formatUsd(plannedCents)} of it; ${formatUsd(left)} is for savings, or has no job yet.`
    : `${income} You've planned ${formatUsd(-left)} more than that.`;
}

const OFFERS = {
  proposal: { title: "A budget for you", button: "Fill from this proposal" },
  history: { title: "What you've been spending", button: "Fill from the last three months" },
} as const;

type OfferProps = { offer: FillOffer; proposal: BudgetProposal | null; month: Month; current: Month };

function Offer({ offer: { source, lines, totalCents }, proposal, month, current }: OfferProps) {
  const pending = useIntentPending("fill");
  const { title, button } = OFFERS[source];
  return (
    <section aria-label={title} className="flex flex-col gap-3">
      <h3 className="font-semibold">{title}</h3>
      {source === "proposal" && proposal ? (
        <Proposal proposal={proposal} />
      ) : (
        <p className="text-sm text-muted">
          {formatUsd(totalCents)} a month, the average of your last three whole months.
        </p>
      )}
      {lines.length > 0 ? (
        <Form method="post" action={budgetHref(month, current)} preventScrollReset>
          <input type="hidden" name="intent" value="fill" />
          <input type="hidden" name="source" value={source} />
          <input type="hidden" name="month" value={month} />
          <Button
            type="submit"
            variant={source === "proposal" ? "primary" : "secondary"}
            pending={pending}
            pendingText="Filling..."
          >
            {button}
          </Button>
        </Form>
      ) : (
        <p className="text-sm font-medium">Your budget matches this.</p>
      )}
      <div>
        {lines.length > 0 ? <Preview lines={lines} /> : null}
        {source === "proposal" && proposal ? <Jobs proposal={proposal} /> : null}
      </div>
    </section>
  );
}

function Proposal({ proposal }: { proposal: BudgetProposal }) {
  return (
    <>
      <div className="flex flex-col gap-1 text-sm text-muted">
        {proposalSentences(proposal).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      {proposal.cuts.length > 0 ? (
        <ul className="list-disc pl-5 text-sm">
          {proposal.cuts.map((cut) => (
            <li key={`${cut.category} ${cut.name}`}>{cutWords(cut)}</li>
          ))}
        </ul>
      ) : null}
    </>
  );
}

function Jobs({ proposal }: { proposal: BudgetProposal }) {
  return (
    <details className="text-sm">
      <summary className="fold text-accent">Where each dollar goes</summary>
      <dl className="mt-1 grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 tabular-nums">
        {proposal.jobs.map((job, index) => (
          <div key={`${index}-${job.name}`} className="contents">
            <dt className="wrap-anywhere">
              {jobName(job, proposal)}{" "}
              {NOTES[job.kind] ? <span className="text-muted">({NOTES[job.kind]})</span> : null}
            </dt>{" "}
            <dd className="text-right">{formatUsd(job.cents)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

const NOTES: Partial<Record<BudgetProposal["jobs"][number]["kind"], string>> = {
  contract: "fixed",
  subscription: "subscription",
  fund: "set aside for a later bill",
  own: "your own plan",
};

/** What filling changes, line by line. */
function Preview({ lines }: Pick<FillOffer, "lines">) {
  return (
    <details className="text-sm">
      <summary className="fold text-accent">See what changes ({counted(lines.length, "amount")})</summary>
      <table className="mt-1 w-full tabular-nums">
        <caption className="sr-only">What changes</caption>
        <thead className="text-muted">
          <tr>
            <th scope="col" className="py-1 pr-2 text-left font-normal">
              Category
            </th>
            <th scope="col" className="px-2 py-1 text-right font-normal">
              Now
            </th>
            <th scope="col" className="py-1 pl-2 text-right font-normal">
              Then
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ category, name, fromCents, toCents, begins }) => (
            <tr key={category} className="border-t border-line">
              <th scope="row" className="py-1 pr-2 text-left font-normal">
                {name}
                {begins ? <span className="text-muted"> (carries over)</span> : null}
              </th>
              <td className="px-2 py-1 text-right text-muted">
                {fromCents > 0 ? formatUsd(fromCents) : "not planned"}
              </td>
              <td className="py-1 pl-2 text-right">{formatUsd(toCents)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
