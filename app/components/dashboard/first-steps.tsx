import type { ReactNode } from "react";
import { LinkButton } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { useNoAccountsTexts } from "~/client/ui/use-no-accounts-texts";
import type { Links } from "./links";

type Props = { connect: ReactNode; hasAccounts: boolean; links: Links };

/** Where there's nothing to show yet: what to do about it, in three steps. */
export function FirstSteps({ connect, hasAccounts, links }: Props) {
  const { title } = useNoAccountsTexts();
  return (
    <Card title="Get started in three steps" id="first-steps" className="max-sm:!py-3">
      <ol className="grid gap-3 sm:grid-cols-3 sm:gap-5">
        <Step
          number={1}
          title={hasAccounts ? "Bring in transactions" : title}
          words="Your figures fill in by themselves."
        >
          {connect}{" "}
          <LinkButton to="/accounts" variant="quiet" size="sm">
            View Accounts
          </LinkButton>
          <LinkButton to={links.write("/import")} variant="quiet" size="sm">
            Import files
          </LinkButton>
        </Step>
        <Step number={2} title="Set a goal" words="See when you'll get there.">
          <LinkButton to={links.write("/goals")} variant="secondary" icon="goals">
            Set a goal
          </LinkButton>
        </Step>
        <Step number={3} title="Ask your coach" words="Ten quick questions, then a plan.">
          <LinkButton to={links.write("/coach?onboarding=true")} variant="secondary" icon="coach">
            Start Financial Interview
          </LinkButton>
        </Step>
      </ol>
    </Card>
  );
}

function Step({
  number,
  title,
  words,
  children,
}: {
  number: number;
  title: string;
  words: string;
  children: ReactNode;
}) {
  return (
    <li className="flex flex-col gap-1 sm:gap-2">
      <h3 className="flex items-center gap-2 font-medium">
        <span className="grid size-7 shrink-0 place-items-center rounded-full bg-accent-soft text-xs font-semibold text-accent">
          {number}
        </span>{" "}
        {title}
      </h3>
      <p className="text-xs text-muted max-sm:pl-9">{words}</p>
      <div className="flex flex-wrap items-center gap-1 pt-1 max-sm:pl-9">{children}</div>
    </li>
  );
}
