import { Form, useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { cx } from "~/components/ui/cx";
import { Icon, type IconName } from "~/components/ui/icon";
import { Link } from "~/components/ui/link";
import { topBanner, type TrialTone, type TrialProfile } from "~/domain/billing/trial";
import { bannerText } from "~/texts/trial";
import { TONE_CLASS } from "./tones";

/** The offer is made where one begins, once: above every screen it would be in the way of each. */
const BEGINNINGS = ["/", "/dashboard"];

type Props = { profile: TrialProfile; now: Date };

/** A quiet line above the content: offers the trial, counts its last seven days, or warns of a payment that failed. */
export function TrialBanner({ profile, now }: Props) {
  const { pathname } = useLocation();
  const banner = topBanner(profile, now);
  if (banner === null || (banner.kind === "start" && !BEGINNINGS.includes(pathname))) return null;
  if (banner.kind === "payment") {
    return (
      <Strip name="payment" tone="red" icon="warning" action="Check your card">
        <strong>Your last payment didn't go through.</strong> Your access goes on for now.
      </Strip>
    );
  }
  if (banner.kind === "start") {
    return (
      <Strip name="trial" tone="blue" icon="sparkle" action="Start Free Trial" close={<CloseOffer />}>
        <strong>14 days free.</strong> Credit card required only after that.
      </Strip>
    );
  }
  return (
    <Strip name="trial" tone={banner.tone} icon="clock" action="See plans">
      <strong>{bannerText(banner.days)}</strong>
    </Strip>
  );
}

/** Put away on this device; plans stay in the menu. */
function CloseOffer() {
  return (
    <Form method="post" action="/settings" preventScrollReset className="-mr-3">
      <input type="hidden" name="intent" value="close-offer" />
      <button
        type="submit"
        aria-label="Close the offer"
        className="grid min-h-9 min-w-9 place-items-center touch:min-h-11 touch:min-w-11"
      >
        <Icon name="close" size="sm" />
      </button>
    </Form>
  );
}

type StripProps = {
  name: "trial" | "payment";
  tone: TrialTone;
  icon: IconName;
  action: string;
  close?: ReactNode;
  children: ReactNode;
};

/** Beside a menu it begins and ends where the content does, as its cards do. */
const IN_LINE = "lg:mx-auto lg:mt-6 lg:w-[calc(100%-4rem)] lg:max-w-[66rem] lg:rounded-lg wide:max-w-none";

function Strip({ name, tone, icon, action, close, children }: StripProps) {
  return (
    <section
      aria-label={name === "trial" ? "Free trial" : "Payment"}
      data-banner={name}
      data-tone={tone}
      className={cx(TONE_CLASS[tone], IN_LINE, "print:hidden")}
    >
      <div className="mx-auto flex items-center gap-3 px-4 text-xs sm:px-6 lg:px-4">
        <Icon name={icon} size="sm" className="max-sm:hidden" />
        <p className="min-w-0 flex-1 py-1 leading-snug text-ink">{children}</p>
        <Link
          to="/subscribe"
          className="inline-flex min-h-9 shrink-0 items-center font-semibold underline underline-offset-4 touch:min-h-11"
        >
          {action}
        </Link>
        {close}
      </div>
    </section>
  );
}
