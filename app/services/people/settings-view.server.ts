// What the settings' screen shows.
import type { SettingsView } from "~/contracts/settings-view";
import { longDate } from "~/domain/periods";
import type { CurrentUser } from "~/lib/auth.server";
import { offers } from "~/lib/offers.server";
import { pushKeys } from "~/lib/push-keys.server";
import { consentOf } from "~/services/coach/consent.server";
import { noticeLines } from "~/services/notices/choices.server";
import { isPushedHere } from "~/services/notices/push.server";

const spaced = (zone: string): string => zone.replaceAll("_", " ");
/** Every zone there is, as it's shown. */
export const ZONES: readonly string[] = Intl.supportedValuesOf("timeZone").map(spaced);

export async function settingsView(user: CurrentUser): Promise<SettingsView> {
  const { firstName, lastName, username, email, timeZone, zoneChosen, today, isDemo } = user;
  const isSold = offers().billing;
  return {
    profile: { firstName, lastName, username, email },
    zone: { name: spaced(timeZone), isChosen: zoneChosen },
    // One that has another name by now still is the person's choice.
    zones: (ZONES.includes(spaced(timeZone)) ? ZONES : [spaced(timeZone), ...ZONES]).join(","),
    today: longDate(today),
    notices: await noticeLines(user, isSold),
    push: { publicKey: pushKeys().publicKey, isOn: await isPushedHere(user) },
    isLocking: user.isLocking,
    consent: consentOf(user).state,
    isSold,
    isDemo,
  };
}
