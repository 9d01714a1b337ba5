import { Icon } from "~/components/ui/icon";
import { Link } from "~/components/ui/link";
import { type Notice, restOfTrial, showsCountdown, trialNotice, type TrialProfile } from "~/domain/billing/trial";
import { type Day, shortDate } from "~/domain/periods";
import { expirySentence, expiryText } from "~/texts/trial";
import { TONE_CLASS } from "./tones";

/** On the dashboard: how long the trial still runs, in the colour of its haste. Where a card counts it down, it stands there. */
export function TrialNotice({ profile, now, endsOn }: { profile: TrialProfile; now: Date; endsOn: Day | null }) {
  const notice = trialNotice(profile, now);
  if (notice === null || showsCountdown(profile, now)) return null;
  const isCancelled = profile.subscriptionStatus === "cancelled";
  const canGoOn = isCancelled && restOfTrial(profile, now) !== null;
  return (
    <section
      aria-label="Trial notice"
      data-notice="trial"
      data-tone={notice.tone}
      className={`flex items-center gap-3 rounded-lg px-4 py-2 ${TONE_CLASS[notice.tone]}`}
    >
      <Icon name="calendar" />
      <p className="min-w-0 flex-1 text-ink">
        {isCancelled && endsOn ? `Trial canceled. You have access until ${shortDate(endsOn)}; it` : "Your free trial"}{" "}
        <strong>{expiryText(notice.days)}</strong>
      </p>
      <Link
        to="/subscribe"
        className="inline-flex min-h-11 shrink-0 items-center font-medium underline underline-offset-4"
      >
        {canGoOn ? "Change my mind" : "See plans"}
      </Link>
    </section>
  );
}

/** The same within the card that counts the trial down. */
export function NoticeLine({ notice }: { notice: Notice }) {
  return (
    <span data-notice="trial" data-tone={notice.tone} className="block">
      It <strong>{expirySentence(notice.days)}</strong>
    </span>
  );
}
