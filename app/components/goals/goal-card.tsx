import type { DebtGoal, LinkQuestion, SavingsGoal } from "~/contracts/goals";
import { formatUsd, fromDollars } from "~/domain/money";
import { sameAccountWords } from "~/texts/same-account";
import type { Day } from "~/domain/periods";
import { AskLink } from "~/components/coach/ask-link";
import { cx } from "~/components/ui/cx";
import { Badge } from "~/components/ui/badge";
import { Icon } from "~/components/ui/icon";
import { Link } from "~/components/ui/link";
import { Progress } from "~/components/ui/progress";
import { GoalChart } from "./goal-chart";
import { EDGES, TONES } from "./goal-look";
import { GoalPace, StandingBadge } from "./goal-pace";
import { MoneyForm } from "./money-form";
import { SameAccountAnswers } from "./same-account";

const usd = (dollars: number) => formatUsd(fromDollars(dollars));

/** Quiet: nothing is said to be on time while something else comes first. */
type Shown = { today: Day; quiet?: boolean | undefined };
/** What a goal is asked about: until that is answered, how far it is isn't known. */
type Asked = { asked?: LinkQuestion | undefined };

export function SavingsCard({ goal, today, quiet, asked }: { goal: SavingsGoal } & Shown & Asked) {
  return (
    <Frame
      goal={goal}
      kind="savings"
      mark={quiet || asked ? null : <StandingBadge outlook={goal.outlook} due={goal.deadline} />}
    >
      <Figures main={usd(goal.currentAmount)} rest={`of ${usd(goal.targetAmount)}`} percent={goal.progress} />
      <Progress value={goal.progress} label={`${goal.name}: ${goal.progress}% saved`} tone={TONES[goal.color]} />
      {asked ? (
        <Question question={asked} />
      ) : (
        <>
          <GoalPace outlook={goal.outlook} due={goal.deadline} label="Due" />
          <GoalChart
            history={goal.history}
            today={today}
            due={goal.deadline}
            projected={goal.outlook.projectedDate}
            target={goal.targetAmount}
            color={goal.color}
            what="saved"
          />
        </>
      )}
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

function Question({ question }: { question: LinkQuestion }) {
  const { title, text } = sameAccountWords(question);
  return (
    <div className="tabular-nums wrap-anywhere">
      <p className="font-semibold">{title}</p>
      <p className="mt-1 text-sm">{text}</p>
      <SameAccountAnswers question={question} />
    </div>
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
    <Frame goal={goal} kind="debt" mark={quiet ? null : <StandingBadge outlook={goal.outlook} due={goal.targetDate} />}>
      <Figures
        main={usd(goal.currentAmount)}
        rest={`left of ${usd(goal.originalAmount)}`}
        percent={goal.progress}
        suffix="paid off"
      />
      <Progress value={goal.progress} label={`${goal.name}: ${goal.progress}% paid off`} tone={TONES[goal.color]} />
      <GoalPace outlook={goal.outlook} due={goal.targetDate} label="Pay off by" />
      {payoff || goal.interestRate !== null ? (
        <p className="text-sm text-muted">
          {goal.interestRate === null ? null : `${goal.interestRate}% interest. `}
          {payoff}
        </p>
      ) : null}
      <GoalChart
        history={goal.history}
        today={today}
        due={goal.targetDate}
        projected={goal.outlook.projectedDate}
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
  return <p className="text-sm text-muted">{`Updates from ${name}.`}</p>;
}

function Frame({
  goal,
  kind,
  mark,
  children,
}: {
  goal: SavingsGoal | DebtGoal;
  kind: "savings" | "debt";
  /** Whether it's on time. */
  mark: React.ReactNode;
  children: React.ReactNode;
}) {
  const done = goal.outlook.standing === "done";
  return (
    <li
      data-row
      data-goal={goal.id}
      data-kind={kind}
      className={cx(
        "flex min-w-0 flex-col gap-3 rounded-lg border border-t-4 border-line bg-surface p-4 sm:p-5",
        EDGES[goal.color],
      )}
    >
      <div className="flex items-start gap-2">
        <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2 gap-y-1">
          <h3 className="min-w-0 text-base font-semibold break-words">
            {goal.name}
            {done ? (
              <Badge variant="success" className="ml-2 align-middle">
                <Icon name="check" size="sm" /> Done
              </Badge>
            ) : null}
          </h3>
          {mark}
        </div>
        <div className="-mt-2 -mr-3 -mb-1 flex">
          <AskLink screen="/goals" about={goal.id} label={`Ask your coach about ${goal.name}`} className={ACTION}>
            <Icon name="chat" />
          </AskLink>
          <Action to={`/goals?dialog=edit&goal=${goal.id}`} icon="edit" label={`Edit ${goal.name}`} />
          <Action to={`/goals?dialog=delete&goal=${goal.id}`} icon="trash" label={`Delete ${goal.name}`} />
        </div>
      </div>
      {children}
    </li>
  );
}

const ACTION = "grid size-11 shrink-0 place-items-center rounded-md text-muted hover:bg-sunken hover:text-ink";

function Action({ to, icon, label }: { to: string; icon: "edit" | "trash"; label: string }) {
  return (
    <Link
      to={to}
      preventScrollReset
      aria-label={label}
      title={label}
      data-key={icon === "edit" ? "e" : undefined}
      className={ACTION}
    >
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
  /** Heard beside it; what is seen says so above. */
  suffix?: string;
}) {
  return (
    <p className="flex items-baseline justify-between gap-x-3 tabular-nums">
      <span className="min-w-0">
        <span className="text-lg font-semibold">{main}</span> <span className="text-muted">{rest}</span>
      </span>{" "}
      <span className="text-sm font-medium">
        {`${percent}%`}
        {suffix ? <span className="sr-only"> {suffix}</span> : null}
      </span>
    </p>
  );
}
