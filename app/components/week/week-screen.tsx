import { useNoAccountsTexts } from "~/client/ui/use-no-accounts-texts";
import { StandingNote } from "~/components/standing/standing-note";
import { Amount } from "~/components/ui/amount";
import { LinkButton } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { EmptyState } from "~/components/ui/empty-state";
import { Icon } from "~/components/ui/icon";
import { Link } from "~/components/ui/link";
import { untilWords } from "~/texts/forecast";
import { shortDate } from "~/domain/periods";
import { nextPayWords, type WeekReview } from "~/texts/week";

/** The last whole week: what it came to, what changed and why, what is due, and one question. */
export function WeekScreen({ review }: { review: WeekReview }) {
  const { week, note, isEmpty } = review;
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <div>
          <h1 className="text-xl font-semibold">Your week</h1>
          <p className="mt-1 text-muted">
            Sunday, {shortDate(week.from)} to Saturday, {shortDate(week.to)}
          </p>
        </div>
        <LinkButton to="/settings#notices" variant="quiet" icon="mail" className="-mx-4">
          Email this to me
        </LinkButton>
      </div>
      <StandingNote note={note} />
      {isEmpty ? (
        <Nothing />
      ) : (
        <div className="grid items-start gap-6 md:grid-cols-2">
          <div className="grid gap-6">
            <TotalsCard review={review} />
            <ChangesCard review={review} />
          </div>
          <div className="grid gap-6">
            <DueCard review={review} />
            <QuestionCard review={review} />
          </div>
        </div>
      )}
    </div>
  );
}

type Props = { review: WeekReview };

/** The one link of a card. */
const MORE = "inline-flex min-h-11 items-center font-medium text-accent underline-offset-4 hover:underline";

function TotalsCard({
  review: { spentCents, incomeCents, spentHref, incomeHref, nextPay, sentence, everyday },
}: Props) {
  return (
    <Card title="Totals for the week" id="totals">
      <dl className="grid grid-cols-2 gap-4">
        {[
          { name: "Spent", cents: spentCents, href: spentHref, note: null },
          {
            ...{ name: "Income", cents: incomeCents, href: incomeHref },
            note: incomeCents === 0 && nextPay ? nextPayWords(nextPay) : null,
          },
        ].map(({ name, cents, href, note }) => (
          <div key={name}>
            <dt className="text-muted">{name}</dt>
            <dd>
              <Link to={href} className="inline-flex min-h-11 items-center underline-offset-4 hover:underline">
                <Amount cents={cents} size="lg" />
              </Link>{" "}
              {note ? <span className="block text-xs text-muted">{note}</span> : null}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-2">{sentence}</p>
      {everyday?.href ? (
        <Link to={everyday.href} className={MORE}>
          See these transactions
        </Link>
      ) : null}
    </Card>
  );
}

function ChangesCard({ review: { changes, everyday } }: Props) {
  if (changes.length === 0 && everyday === null) return null;
  return (
    <Card title="Bigger changes" id="changes">
      {changes.length === 0 ? (
        <p className="text-muted">No category, price or pay was far from what&rsquo;s usual.</p>
      ) : (
        <ol className="divide-y divide-line">
          {changes.map(({ id, title, why, cents, href }) => (
            <li key={id} className="flex items-start justify-between gap-4 py-3 first:pt-0 last:pb-0">
              <div className="min-w-0 wrap-anywhere">
                <h3 className="font-medium">{title}</h3>
                <p className="text-muted">{why}</p>
              </div>
              <Link
                to={href}
                className="inline-flex min-h-11 min-w-11 shrink-0 items-center justify-end gap-2 text-accent underline-offset-4 hover:underline"
              >
                {cents === null ? "See why" : <Amount cents={cents} className="text-ink" />}
                <Icon name="arrow_right" size="sm" />
                <span className="sr-only">, transactions: {title}</span>
              </Link>
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}

function DueCard({ review: { due, dueHref, safe } }: Props) {
  return (
    <Card title="Next 7 days" id="due">
      {due.length === 0 ? (
        <p className="text-muted">No bill or pay that we know of.</p>
      ) : (
        <ul className="divide-y divide-line">
          {due.map(({ name, day, cents }, at) => (
            <li key={`${name} ${day} ${at}`} className="flex justify-between gap-4 py-2">
              <span className="min-w-0 wrap-anywhere">
                {name} <span className="text-xs text-muted">{shortDate(day)}</span>
              </span>{" "}
              <Amount cents={cents} tone={cents > 0 ? "signed" : "plain"} plus />
            </li>
          ))}
        </ul>
      )}
      {safe ? (
        <p className="mt-3">
          Safe to spend: <Amount cents={safe.cents} tone="debt" className="font-semibold" />{" "}
          <span className="inline-block text-muted">{untilWords(safe)}</span>
        </p>
      ) : null}
      <p className="mt-2 flex flex-wrap gap-x-6">
        {safe ? (
          <Link to="/cash-flow#safe" className={MORE}>
            How it adds up
          </Link>
        ) : null}{" "}
        <Link to={dueHref} className={MORE}>
          See your cash flow
        </Link>
      </p>
    </Card>
  );
}

function QuestionCard({ review: { question } }: Props) {
  return (
    <Card title="To review" id="question">
      <p className="text-base font-medium wrap-anywhere">{question.text}</p>
      <p className="mt-1 mb-4 text-muted wrap-anywhere">{question.hint}</p>
      <LinkButton to={question.href} variant="secondary">
        {question.label}
      </LinkButton>
    </Card>
  );
}

function Nothing() {
  const words = useNoAccountsTexts();
  return (
    <Card>
      <EmptyState
        title="Nothing to look back on yet"
        icon="calendar"
        action={<LinkButton to="/accounts">{words.button}</LinkButton>}
      >
        <p>Once you add an account, you'll see what changed each week, why, and what's due.</p>
      </EmptyState>
    </Card>
  );
}
