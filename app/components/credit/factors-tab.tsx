import { type Factor, scoreFactors } from "~/texts/credit-factors";
import type { CreditProfile } from "~/domain/credit/profile";
import type { CreditWhatIf } from "~/domain/credit/what-if";
import { Badge } from "~/components/ui/badge";
import { Card } from "~/components/ui/card";
import { Progress } from "~/components/ui/progress";
import { WhatIfCard } from "./what-if-card";

type FactorsProps = { profile: CreditProfile; tried: CreditWhatIf; note: string | null };

/** By today's cards, as the plan is; where another utilization was entered, that is said beside it. */
export function FactorsTab({ profile, tried, note }: FactorsProps) {
  return (
    <div className="grid gap-4 lg:grid-cols-[3fr_2fr] lg:items-start">
      <Card title="What makes up a score">
        <ul className="divide-y divide-line">
          {scoreFactors(profile).map((factor) => (
            <FactorRow key={factor.id} factor={factor} note={factor.id === "creditUtilization" ? note : null} />
          ))}
        </ul>
      </Card>
      <WhatIfCard profile={profile} tried={tried} />
    </div>
  );
}

function FactorRow({ factor, note }: { factor: Factor; note: string | null }) {
  return (
    <li className="flex flex-col gap-2 py-4 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-medium">{factor.name}</h3>
        <Badge variant={factor.badge}>{factor.value}</Badge>
      </div>
      <div className="flex items-center gap-3">
        <Progress
          value={factor.weight}
          max={35}
          tone="muted"
          label={`${factor.name} makes up ${factor.weight}% of a score`}
          className="flex-1"
        />
        <span className="w-10 text-right text-sm tabular-nums">{factor.weight}%</span>
      </div>
      <p className="text-sm text-muted">{factor.advice}</p>
      {note ? <p className="text-sm tabular-nums">{note}</p> : null}
    </li>
  );
}
