import { useLocation } from "@remix-run/react";
import { LinkButton } from "~/components/ui/button";
import { Icon } from "~/components/ui/icon";
import { topBanner, type Tone, type TrialProfile } from "~/domain/trial";
import { TONE_CLASS } from "./tones";

/** The screens that are about the plans themselves: there the offer would repeat, and contradict, what they say. */
const PLAN_SCREENS = /^\/(subscribe|subscription|cancel-)/;

type Props = { profile: TrialProfile; now: Date };

/** Above the content: offers the trial, or counts its last seven days. */
export function TrialBanner({ profile, now }: Props) {
  const { pathname } = useLocation();
  const banner = topBanner(profile, now);
  if (banner === null || (banner.kind === "start" && PLAN_SCREENS.test(pathname))) return null;
  const tone: Tone = banner.kind === "start" ? "blue" : banner.tone;
  return (
    <section aria-label="Free trial" data-banner="trial" data-tone={banner.kind === "start" ? "start" : tone} className={`${TONE_CLASS[tone]} print:hidden`}>
      <div className="mx-auto flex max-w-[70rem] flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2">
        <Icon name={banner.kind === "start" ? "sparkle" : "clock"} />
        <p className="min-w-0 flex-1 basis-52 text-sm text-ink">
          {banner.kind === "start" ? (
            <>
              <strong>Start your 14-day free trial.</strong> Credit card required.
            </>
          ) : (
            <strong>{banner.text}</strong>
          )}
        </p>
        <LinkButton to="/subscribe" size="sm" variant={banner.kind === "start" ? "primary" : "secondary"}>
          {banner.kind === "start" ? "Start Free Trial" : "See plans"}
        </LinkButton>
      </div>
    </section>
  );
}
