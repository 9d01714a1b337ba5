import type { MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { SettingsScreen } from "~/components/settings/settings-screen";
import { pageTitle } from "~/components/document/title";
import { type ActionData, pageAction, pageLoader } from "~/lib/http-page.server";
import * as writes from "~/mutations/settings.server";
import { formActions } from "~/mutations/serve.server";
import { settingsView } from "~/services/people/settings-view.server";

export const meta: MetaFunction = () => [{ title: pageTitle("Settings") }];

export const loader = pageLoader((user) => settingsView(user));

export const action = pageAction(
  formActions(
    writes.saveProfile,
    writes.saveZone,
    writes.saveNotices,
    writes.turnPushOn,
    writes.turnPushOff,
    writes.lockDevice,
    writes.chooseTheme,
    writes.closeOffer,
    writes.hideAmounts,
  ),
);

export default function SettingsRoute() {
  const answer = useActionData<ActionData<typeof action>>();
  return <SettingsScreen view={useLoaderData<typeof loader>()} answer={answer} />;
}
