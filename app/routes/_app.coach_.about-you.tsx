import { type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { LockedCard } from "~/components/billing/locked-card";
import { AboutYouScreen } from "~/components/coach/about-you-screen";
import { pageTitle } from "~/components/document/title";
import { gate } from "~/domain/billing/access";
import { pageAction, pageLoader } from "~/lib/http-page.server";
import { chooseWhatHolds } from "~/mutations/coach.server";
import { formActions } from "~/mutations/serve.server";
import { readAboutYou } from "~/services/coach/about-you.server";

export const meta: MetaFunction = () => [{ title: pageTitle("About You") }];

export const loader = pageLoader(async (user) => {
  const access = gate(user, user.now);
  if (access.reason === "trial") throw redirect("/subscribe");
  return access.allowed ? readAboutYou(user) : null;
});

export const action = pageAction(formActions(chooseWhatHolds));

export default function AboutYouRoute() {
  const about = useLoaderData<typeof loader>();
  return about ? <AboutYouScreen about={about} /> : <LockedCard heading="h1" title="Your AI coach is locked" />;
}
