// Writes of the settings. Loaded by the server alone.
import { SETTINGS_TEXTS } from "~/texts/settings";
import type { Form } from "./mutation";

const here = { screen: "/settings", redirect: () => "/settings", failureTitle: SETTINGS_TEXTS.failed } as const;

export const saveProfile: Form<void> = { ...here, name: "profile", toast: () => SETTINGS_TEXTS.profile };
export const saveZone: Form<void> = { ...here, name: "zone", toast: () => SETTINGS_TEXTS.zone };
export const saveVisitorZone: Form<{ from: string }> = {
  name: "visitor-zone",
  screen: "/time-zone",
  redirect: ({ from }) => from,
  failureTitle: SETTINGS_TEXTS.failed,
};
export const saveNotices: Form<void> = { ...here, name: "notices", toast: () => SETTINGS_TEXTS.notices };
export const turnPushOn: Form<void> = { ...here, name: "push-on", toast: () => SETTINGS_TEXTS.pushOn };
export const lockDevice: Form<{ locks: boolean }> = {
  ...here,
  name: "lock",
  toast: ({ locks }) => (locks ? SETTINGS_TEXTS.locked : SETTINGS_TEXTS.unlocked),
};
export const turnPushOff: Form<void> = { ...here, name: "push-off", toast: () => SETTINGS_TEXTS.pushOff };

// Seen at once, so nothing is said.
export const chooseTheme: Form<void> = { ...here, name: "theme" };
export const closeOffer: Form<void> = { ...here, name: "close-offer", redirect: () => "/dashboard" };
export const hideAmounts: Form<{ returnTo: string }> = {
  ...here,
  name: "amounts",
  redirect: ({ returnTo }) => returnTo,
};
