import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { LinkButton } from "~/components/ui/button";
import { Icon, type IconName } from "~/components/ui/icon";
import { topBanner, type Tone, type TrialProfile } from "~/domain/billing/trial";
import { bannerText } from "~/texts/trial";
import { TONE_CLASS } from "./tones";

/** The screens that are about the plans themselves: there the offer would repeat, and contradict, what they say. */
const PLAN_SCREENS = /^\/(subscribe|subscription|cancel-)/;

type Props = { profile: TrialProfile; now: Date };

/** Above the content: offers the trial, counts its last seven days, or warns of a payment that failed. */
export function TrialBanner({ profile, now }: Props) {
  const { pathname } = useLocation();
  if (profile.isPremium && profile.subscriptionStatus === "past_due") {
    return (
      <Strip name="payment" tone="red" icon="warning" action={<StripLink look="secondary">Check your card</StripLink>}>
        <strong>Your last payment didn't go through.</strong> Your access goes on for now.
      </Strip>
    );
  }
  const banner = topBanner(profile, now);
  if (banner === null || (banner.kind === "start" && PLAN_SCREENS.test(pathname))) return null;
  if (banner.kind === "start") {
    return (
      <Strip name="trial" tone="blue" icon="sparkle" action={<StripLink look="primary">Start Free Trial</StripLink>}>
        <strong>Start your 14-day free trial.</strong> Credit card required only to continue after it.
      </Strip>
    );
  }
  return (
    <Strip name="trial" tone={banner.tone} icon="clock" action={<StripLink look="secondary">See plans</StripLink>}>
      <strong>{bannerText(banner.days)}</strong>
    </Strip>
  );
}

type StripProps = { name: "trial" | "payment"; tone: Tone; icon: IconName; action: ReactNode; children: ReactNode };

function Strip({ name, tone, icon, action, children }: StripProps) {
  return (
    <section
      aria-label={name === "trial" ? "Free trial" : "Payment"}
      data-banner={name}
      data-tone={tone}
      className={`${TONE_CLASS[tone]} print:hidden`}
    >
      <div className="mx-auto flex max-w-[70rem] flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2 wide:max-w-none">
        <Icon name={icon} className="max-sm:hidden" />
        <p className="min-w-0 flex-1 basis-36 text-xs text-ink sm:text-sm">{children}</p>
        {action}
      </div>
    </section>
  );
}

function StripLink({ look, children }: { look: "primary" | "secondary"; children: string }) {
  return (
    <LinkButton to="/subscribe" size="sm" variant={look}>
      {children}
    </LinkButton>
  );
}
