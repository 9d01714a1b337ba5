import { EXAMPLE_ANSWER, EXAMPLE_QUESTION, firstStep } from "~/texts/landing";
import type { ReactNode } from "react";
import { useOffers } from "~/client/ui/offers";
import { Icon, type IconName } from "~/components/ui/icon";
import { Picture } from "./picture-parts";

export function Steps() {
  const { title, how } = firstStep(useOffers());
  return (
    <section id="how-it-works" aria-labelledby="how-title" className="border-t border-line bg-sunken">
      <div className="mx-auto max-w-6xl px-5 py-16 sm:px-8 sm:py-24">
        <h2 id="how-title" className="font-serif text-2xl text-balance sm:text-3xl">
          From first account to first insight in an evening
        </h2>
        <ol className="mt-10 grid grid-cols-1 gap-10 lg:mt-14 lg:grid-cols-3 lg:gap-8">
          <Step number={1} title={title} picture={<ConnectPicture />}>
            {how} We can read, never move, your money.
          </Step>
          <Step number={2} title="Meet the AI coach" picture={<CoachPicture />}>
            Ten short questions, then answers in plain words, each figure linked to the rows it comes from.
          </Step>
          <Step number={3} title="Get insights" picture={<InsightPicture />}>
            A bill that rose, a budget nearly used, a goal ahead of plan: you hear about it while it still helps.
          </Step>
        </ol>
      </div>
    </section>
  );
}

function Step({
  number,
  title,
  picture,
  children,
}: {
  number: number;
  title: string;
  picture: ReactNode;
  children: ReactNode;
}) {
  return (
    <li className="grid gap-4 sm:max-lg:grid-cols-2 sm:max-lg:items-center sm:max-lg:gap-8">
      <div className="flex min-h-52 flex-col justify-center lg:min-h-64 rounded-lg border border-line bg-surface p-5">
        {picture}
      </div>
      <div>
        <h3 className="flex items-baseline gap-3 font-serif text-lg">
          <span className="text-2xl text-accent tabular-nums">{number}</span> {title}
        </h3>
        <p className="mt-1 text-base text-muted">{children}</p>
      </div>
    </li>
  );
}

const ACCOUNTS: [string, string, IconName][] = [
  ["First Harbor Checking", "$4,318.22", "bank"],
  ["First Harbor Savings", "$14,910.35", "savings"],
  ["Juniper Card", "-$1,024.00", "card"],
];

function ConnectPicture() {
  return (
    <Picture label="Three accounts with their balances.">
      <div className="flex flex-col gap-2">
        {ACCOUNTS.map(([name, balance, icon]) => (
          <div key={name} className="flex items-center gap-3 rounded-md border border-line px-3 py-2">
            <Icon name={icon} className="text-accent" />
            <span className="min-w-0 flex-1 truncate text-xs">{name}</span>{" "}
            <span className="text-xs tabular-nums">{balance}</span>
          </div>
        ))}
        <p className="flex items-center gap-1.5 pt-1 text-xs font-medium text-gain">
          <Icon name="check_circle" size="sm" /> Read only
        </p>
      </div>
    </Picture>
  );
}

function CoachPicture() {
  return (
    <Picture label={`A question to the coach, ${EXAMPLE_QUESTION} and its answer with figures.`}>
      <div className="flex flex-col gap-2 text-xs">
        <p className="ml-8 self-end rounded-lg bg-accent px-3 py-2 text-on-accent">{EXAMPLE_QUESTION}</p>
        <p className="mr-4 rounded-lg bg-sunken px-3 py-2 tabular-nums">{EXAMPLE_ANSWER}</p>
        <p className="text-muted">From a conversation with the coach in the demo</p>
      </div>
    </Picture>
  );
}

const INSIGHTS: [IconName, string, string][] = [
  ["warning", "Your internet bill rose", "$12.00 more than in each of the last six months."],
  ["celebration", "Two weeks ahead", "Your emergency fund reaches $6,000.00 in June."],
];

function InsightPicture() {
  return (
    <Picture label="Two insights: the internet bill rose by $12.00, and the emergency fund is two weeks ahead.">
      <div className="flex flex-col gap-3 text-xs">
        {INSIGHTS.map(([icon, title, text]) => (
          <div key={icon} className="flex gap-3">
            <Icon name={icon} className="mt-1 text-accent" />
            <p>
              <b className="block text-sm font-semibold">{title}</b> {text}
            </p>
          </div>
        ))}
      </div>
    </Picture>
  );
}
