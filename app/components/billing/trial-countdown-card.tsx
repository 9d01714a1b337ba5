import { LinkButton } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { Icon } from "~/components/ui/icon";
import { countdown, trialNotice, type TrialProfile } from "~/domain/billing/trial";
import type { Day } from "~/domain/periods";
import { countdownText, endSentence } from "~/texts/trial";
import { useTrialClock } from "~/client/billing/trial-clock";
import { TONE_CLASS } from "./tones";
import { NoticeLine } from "./trial-notice";

type Props = { profile: TrialProfile; now: Date; /** In the person's own days. */ endsOn: Day | null; today: Day };

/** The remaining time of the trial, counted on while the page stays open. */
export function TrialCountdownCard(props: Props) {
  const { endsOn, today } = props;
  const { profile, now } = useTrialClock(props.profile, props.now);
  const shown = countdown(profile, now);
  if (shown === null) return null;
  const notice = trialNotice(profile, now);
  const isUrgent = shown.tone === "orange";
  // While it's counted in days, the countdown and the notice are one sentence.
  const isOne = shown.left.in === "days";
  return (
    <div
      data-card-name="trial-countdown"
      data-tone={shown.tone}
      className={isUrgent ? "rounded-lg ring-2 ring-orange" : undefined}
    >
      <Card className={isUrgent ? undefined : "!px-4 !py-2 sm:!px-4"}>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <span
            className={`grid size-9 shrink-0 place-items-center rounded-full ${isUrgent ? TONE_CLASS.orange : "bg-accent-soft text-accent"}`}
          >
            <Icon name="clock" />
          </span>
          <div className="min-w-0 flex-1 basis-52">
            <h2
              {...(isOne && notice ? { "data-notice": "trial", "data-tone": notice.tone } : {})}
              className={`font-semibold tabular-nums ${isUrgent ? "text-base text-orange" : "text-sm"}`}
            >
              {countdownText(shown.left)}
            </h2>
            <p className="text-sm text-muted">
              {notice && !isOne ? <NoticeLine notice={notice} /> : null}{" "}
              {shown.expired || endsOn === null
                ? "Pick a plan to continue. Your data is safe."
                : endSentence(endsOn, today)}
            </p>
          </div>
          <LinkButton to="/subscribe" size="sm" variant={isUrgent ? "primary" : "secondary"}>
            {shown.expired ? "Choose a plan" : "See plans"}
          </LinkButton>
        </div>
      </Card>
    </div>
  );
}
