// Writes of the settings: what runs.
import { PushForm } from "~/contracts/push";
import {
  AmountsForm,
  LockForm,
  NoticesForm,
  ProfileForm,
  ThemeForm,
  VisitorZoneForm,
  ZoneForm,
} from "~/contracts/settings";
import { amountsCookie, closedOfferCookie, themeCookie } from "~/lib/theme-cookies.server";
import { zoneCookie } from "~/lib/cookies.server";
import { NoBody } from "~/lib/http-api.server";
import { lockCookie } from "~/lib/session.server";
import { saveNoticeChoices, showAmountsInNotices } from "~/services/notices/choices.server";
import { addPushDevice, removePushDevice } from "~/services/notices/push.server";
import * as settings from "~/services/people/settings.server";
import { anybody, signedIn } from "./guard.server";
import { serveForm, WithHeaders } from "./serve.server";
import * as mutations from "./settings";

export const saveProfile = serveForm(mutations.saveProfile, {
  guard: signedIn(),
  input: ProfileForm,
  run: (user, input) => settings.saveProfile(user, input),
});

export const saveZone = serveForm(mutations.saveZone, {
  guard: signedIn(),
  input: ZoneForm,
  run: (user, { timeZone }) => settings.saveZone(user, timeZone),
});

/** Without scripts no browser tells where it is: from now on this one does, and whoever is signed in has said so, too. */
export const saveVisitorZone = serveForm(mutations.saveVisitorZone, {
  guard: anybody,
  input: VisitorZoneForm,
  run: async (visitor, { timeZone, from }) => {
    if (visitor && !visitor.isDemo) await settings.saveZone(visitor, timeZone);
    return new WithHeaders({ from }, { "Set-Cookie": zoneCookie(timeZone) });
  },
});

export const saveNotices = serveForm(mutations.saveNotices, {
  guard: signedIn(),
  input: NoticesForm,
  run: (user, choices) => saveNoticeChoices(user, choices),
});

export const turnPushOn = serveForm(mutations.turnPushOn, {
  guard: signedIn(),
  input: PushForm,
  run: (user, address) => addPushDevice(user, address),
});

export const turnPushOff = serveForm(mutations.turnPushOff, {
  guard: signedIn(),
  input: NoBody,
  run: (user) => removePushDevice(user),
});

export const lockDevice = serveForm(mutations.lockDevice, {
  guard: signedIn(),
  input: LockForm,
  run: async (user, input) => {
    await settings.lockDevice(user, input.locks);
    return new WithHeaders(input, { "Set-Cookie": lockCookie(input.locks) });
  },
});

export const chooseTheme = serveForm(mutations.chooseTheme, {
  guard: signedIn(),
  input: ThemeForm,
  run: async (_user, { theme }) => new WithHeaders<void>(undefined, { "Set-Cookie": themeCookie(theme) }),
});

export const closeOffer = serveForm(mutations.closeOffer, {
  guard: signedIn(),
  input: NoBody,
  run: async () => new WithHeaders<void>(undefined, { "Set-Cookie": closedOfferCookie() }),
});

export const hideAmounts = serveForm(mutations.hideAmounts, {
  guard: signedIn(),
  input: AmountsForm,
  run: async (user, { hidden, returnTo }) => {
    await showAmountsInNotices(user, !hidden);
    return new WithHeaders({ returnTo }, { "Set-Cookie": amountsCookie(hidden) });
  },
});
