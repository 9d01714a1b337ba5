import { Form } from "@remix-run/react";
import { Button, LinkButton } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { cx } from "~/components/ui/cx";
import { FoldCard } from "~/components/ui/fold-card";
import { Link } from "~/components/ui/link";
import { useIntentPending } from "~/components/ui/form-key";
import type { FillOffer, BudgetPlanView } from "~/contracts/budget";
import type { MonthSum } from "~/domain/budget/attention";
import { budgetHref } from "~/domain/budget/hrefs";
import type { BudgetProposal } from "~/domain/budget/proposal";
import { cutWords, jobName, planInShort, proposalSentences, raisedNote } from "~/texts/budget-proposal";
import { keptWords } from "~/texts/budget-month";
import { formatUsd } from "~/domain/money";
import { addMonths, type Month, monthName } from "~/domain/periods";
import { counted } from "~/texts/plural";

/** `sum` is of a month that something is planned for, where income is known. */
type PlanCardProps = { plan: BudgetPlanView; sum: MonthSum | null; isPlanned: boolean; month: Month; current: Month };

/**
 * What no category was given yet. While nothing is planned: one sentence and one button, the rest folded; after that folded as a whole,
 * beside the categories.
 */
export function BudgetPlanCard({
  plan: { proposal, offers, isLate, nextCents },
  sum,
  isPlanned,
  month,
  current,
}: PlanCardProps) {
  if (offers.length === 0) return null;
  const offer = offers.find(({ source, lines }) => source === "proposal" && lines.length > 0);
  const title = isPlanned ? "Assign what's left" : "Plan this month";
  const waysOf = (shown: readonly FillOffer[]) => (
    <div className={cx("grid gap-5", isPlanned ? "md:max-lg:grid-cols-2" : "md:grid-cols-2")}>
      {shown.map((one) => (
        <Offer key={one.source} {...{ offer: one, proposal, month, current }} />
      ))}
    </div>
  );
  const lead = proposal ? <p className="mb-4 text-muted">{assigned(proposal, sum)}</p> : null;
  if (!isPlanned && proposal && offer) {
    const others = isLate ? offers : offers.filter((one) => one !== offer);
    return (
      <Card title={title}>
        {nextCents > 0 ? (
          <NextIsPlanned {...{ nextCents, month, current }} />
        ) : (
          <FirstPlan {...{ offer, proposal, month, current, isLate }} />
        )}
        {others.length > 0 ? (
          <details className="mt-1 text-sm">
            <summary className="fold text-accent">
              {isLate ? `Plan ${monthName(month)} ${nextCents > 0 ? "too" : "instead"}` : "Other ways to start"}
            </summary>
            <div className="pt-2">{waysOf(others)}</div>
          </details>
        ) : null}
      </Card>
    );
  }
  const content = (
    <>
      {lead}
      {waysOf(offers)}
    </>
  );
  if (!isPlanned) return <Card title={title}>{content}</Card>;
  return <FoldCard title={title}>{content}</FoldCard>;
}

/** What was done late in a month is seen in that month, too. */
function NextIsPlanned({
  nextCents,
  month,
  current,
}: Pick<BudgetPlanView, "nextCents"> & { month: Month; current: Month }) {
  const next = addMonths(month, 1);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p className="text-base tabular-nums">{`${monthName(next)} is planned: ${formatUsd(nextCents)}.`}</p>
      <LinkButton to={budgetHref(next, current)} variant="secondary">
        See {monthName(next)}
      </LinkButton>
    </div>
  );
}

type FirstProps = { offer: FillOffer; proposal: BudgetProposal; month: Month; current: Month; isLate: boolean };

/** A first plan is of the month that it had better begin with. What comes before a plan is said in full. */
function FirstPlan({ offer, proposal, month, current, isLate }: FirstProps) {
  const pending = useIntentPending("fill");
  const planned = isLate ? addMonths(month, 1) : month;
  const short = planInShort(proposal, planned);
  return (
    <section
      aria-label={isLate ? `A plan for ${monthName(planned)}` : "A budget for you"}
      className="flex flex-col items-start gap-3"
    >
      {short ? <p className="text-base tabular-nums">{short}</p> : <Proposal proposal={proposal} />}
      {!isLate && offer.raised > 0 ? <p className="text-sm text-muted">{raisedNote(offer.raised, month)}</p> : null}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Form method="post" action={budgetHref(planned, current)} preventScrollReset>
          <input type="hidden" name="intent" value="fill" />
          <input type="hidden" name="source" value="proposal" />
          <input type="hidden" name="month" value={planned} />
          <Button type="submit" pending={pending} pendingText="Filling...">
            Use this plan
          </Button>
        </Form>
        {isLate ? (
          <Link
            to={budgetHref(planned, current)}
            className="inline-flex min-h-11 items-center text-sm text-accent hover:underline"
          >
            See {monthName(planned)}
          </Link>
        ) : null}
      </div>
      <div>
        {isLate ? null : <Preview lines={offer.lines} title={`See the ${counted(offer.lines.length, "amount")}`} />}
        <Jobs proposal={proposal} />
      </div>
    </section>
  );
}

function assigned({ incomeCents }: BudgetProposal, sum: MonthSum | null): string {
  const income = `Your usual income is ${formatUsd(incomeCents)} a month.`;
  if (sum === null) return `${income} Nothing is planned yet.`;
  const { unassignedCents: left } = sum;
  return left >= 0
    ? `${income} You've planned ${formatUsd(incomeCents - left)} of it; ${formatUsd(left)} is for savings, or isn't budgeted yet.`
    : `${income} You've planned ${formatUsd(-left)} more than that.`;
}

const OFFERS = {
  usual: { title: "Your usual month", button: "Fill from your usual month" },
  proposal: { title: "A budget for you", button: "Fill from this proposal" },
  history: { title: "What you've been spending", button: "Fill from the last three months" },
} as const;

type OfferProps = {
  offer: FillOffer;
  proposal: BudgetProposal | null;
  month: Month;
  current: Month;
};

function Offer({ offer: { source, lines, totalCents, raised, kept }, proposal, month, current }: OfferProps) {
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
      {lines.length > 0 && raised > 0 ? <p className="text-sm text-muted">{raisedNote(raised, month)}</p> : null}
      {kept > 0 ? <p className="text-sm text-muted">{keptWords(kept)}</p> : null}
      {lines.length > 0 ? (
        <Form method="post" action={budgetHref(month, current)} preventScrollReset>
          <input type="hidden" name="intent" value="fill" />
          <input type="hidden" name="source" value={source} />
          <input type="hidden" name="month" value={month} />
          <Button type="submit" variant="secondary" pending={pending} pendingText="Filling...">
            {button}
          </Button>
        </Form>
      ) : (
        <p className="text-sm font-medium">{kept > 0 ? "Nothing is left to fill." : "Your budget matches this."}</p>
      )}
      <div>
        {lines.length > 0 ? (
          <Preview lines={lines} title={`See what changes (${counted(lines.length, "amount")})`} />
        ) : null}
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
export function Preview({ lines, title }: Pick<FillOffer, "lines"> & { title: string }) {
  return (
    <details className="text-sm">
      <summary className="fold text-accent">{title}</summary>
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
