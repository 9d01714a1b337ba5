import type { DebtGoal, Outlook, SavingsGoal } from "~/contracts/goals";
import { formatUsd, fromDollars } from "~/domain/money";
import { type Day, mediumDate } from "~/domain/periods";
import { AskLink } from "~/components/coach/ask-link";
import { cx } from "~/components/ui/cx";
import { Badge, type BadgeVariant } from "~/components/ui/badge";
import { Icon } from "~/components/ui/icon";
import { Link } from "~/components/ui/link";
import { Progress } from "~/components/ui/progress";
import { GoalChart } from "./goal-chart";
import { EDGES, TONES } from "./goal-look";
import { MoneyForm } from "./money-form";

const usd = (dollars: number) => formatUsd(fromDollars(dollars));

/** Quiet: nothing is said to be on time while something else comes first. */
type Shown = { today: Day; quiet?: boolean | undefined };

export function SavingsCard({ goal, today, quiet }: { goal: SavingsGoal } & Shown) {
  return (
    <Frame goal={goal} kind="savings">
      <Figures main={usd(goal.currentAmount)} rest={`of ${usd(goal.targetAmount)}`} percent={goal.progress} />
      <Progress value={goal.progress} label={`${goal.name}: ${goal.progress}% saved`} tone={TONES[goal.color]} />
      <Due label="Due" day={goal.deadline} standing={quiet ? "open" : goal.outlook.standing} />
      <p className="text-sm">{goal.outlook.sentence}</p>
      <GoalChart
        history={goal.history}
        today={today}
        due={goal.deadline}
        target={goal.targetAmount}
        color={goal.color}
        what="saved"
      />
      <div className="mt-auto pt-1">
        {goal.account ? (
          <Follows name={goal.account.name} />
        ) : (
          <MoneyForm goalId={goal.id} goalName={goal.name} kind="add" />
        )}
      </div>
    </Frame>
  );
}

export function DebtCard({
  goal,
  today,
  strategy,
  quiet,
}: { goal: DebtGoal; strategy: "snowball" | "avalanche" } & Shown) {
  const payoff = goal.payoff[strategy];
  return (
    <Frame goal={goal} kind="debt">
      <Figures
        main={usd(goal.currentAmount)}
        rest={`left of ${usd(goal.originalAmount)}`}
        percent={goal.progress}
        suffix="paid off"
      />
      <Progress value={goal.progress} label={`${goal.name}: ${goal.progress}% paid off`} tone={TONES[goal.color]} />
      <div className="flex flex-wrap gap-2">
        <Due label="Pay off by" day={goal.targetDate} standing={quiet ? "open" : goal.outlook.standing} />
        {goal.interestRate === null ? null : <Badge variant="secondary">{`${goal.interestRate}% interest`}</Badge>}
      </div>
      <p className="text-sm">{goal.outlook.sentence}</p>
      {payoff ? <p className="text-sm text-muted">{payoff}</p> : null}
      <GoalChart
        history={goal.history}
        today={today}
        due={goal.targetDate}
        target={goal.originalAmount}
        color={goal.color}
        what="paid off"
      />
      {goal.currentAmount > 0 ? (
        <div className="mt-auto pt-1">
          {goal.account ? (
            <Follows name={goal.account.name} />
          ) : (
            <MoneyForm goalId={goal.id} goalName={goal.name} kind="pay" />
          )}
        </div>
      ) : null}
    </Frame>
  );
}

function Follows({ name }: { name: string }) {
  return <p className="text-sm text-muted">{`Follows ${name}: what moves there counts by itself.`}</p>;
}

function Frame({
  goal,
  kind,
  children,
}: {
  goal: SavingsGoal | DebtGoal;
  kind: "savings" | "debt";
  children: React.ReactNode;
}) {
  const done = goal.outlook.standing === "done";
  return (
    <li
      data-goal={goal.id}
      data-kind={kind}
      className={cx(
        "flex min-w-0 flex-col gap-3 rounded-lg border border-t-4 border-line bg-surface p-4 sm:p-5",
        EDGES[goal.color],
      )}
    >
      <div className="flex items-start gap-2">
        <h3 className="min-w-0 flex-1 pt-2 text-base font-semibold break-words">
          {goal.name}
          {done ? (
            <Badge variant="success" className="ml-2 align-middle">
              <Icon name="check" size="sm" /> Done
            </Badge>
          ) : null}
        </h3>
        <AskLink screen="/goals" about={goal.id} label={`Ask your coach about ${goal.name}`} className={ACTION}>
          <Icon name="chat" />
        </AskLink>
        <Action to={`/goals?dialog=edit&goal=${goal.id}`} icon="edit" label={`Edit ${goal.name}`} />
        <Action to={`/goals?dialog=delete&goal=${goal.id}`} icon="trash" label={`Delete ${goal.name}`} />
      </div>
      {children}
    </li>
  );
}

const ACTION = "grid size-11 shrink-0 place-items-center rounded-md text-muted hover:bg-sunken hover:text-ink";

function Action({ to, icon, label }: { to: string; icon: "edit" | "trash"; label: string }) {
  return (
    <Link to={to} preventScrollReset aria-label={label} title={label} className={ACTION}>
      <Icon name={icon} />
    </Link>
  );
}

function Figures({
  main,
  rest,
  percent,
  suffix = "",
}: {
  main: string;
  rest: string;
  percent: number;
  suffix?: string;
}) {
  return (
    <p className="flex flex-wrap items-baseline justify-between gap-x-3 tabular-nums">
      <span>
        <span className="text-lg font-semibold">{main}</span> <span className="text-muted">{rest}</span>
      </span>{" "}
      <span className="text-sm font-medium">{[`${percent}%`, suffix].filter(Boolean).join(" ")}</span>
    </p>
  );
}

const STANDINGS: Record<Outlook["standing"], { text: string; variant: BadgeVariant } | null> = {
  ahead: { text: "on time", variant: "success" },
  behind: { text: "behind", variant: "caution" },
  late: { text: "date passed", variant: "caution" },
  done: null,
  open: null,
};

function Due({ label, day, standing }: { label: string; day: string | null; standing: Outlook["standing"] }) {
  if (!day) return null;
  const mark = STANDINGS[standing];
  return (
    <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
      <span>{`${label} ${mediumDate(day)}`}</span> {mark ? <Badge variant={mark.variant}>{mark.text}</Badge> : null}
    </p>
  );
}
