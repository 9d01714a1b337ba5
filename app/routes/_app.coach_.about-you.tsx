import { type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { LockedCard } from "~/components/billing/locked-card";
import { AboutYouScreen } from "~/components/coach/about-you-screen";
import { pageTitle } from "~/components/document/title";
import { OwnChoiceInput } from "~/contracts/about-you";
import { gate } from "~/domain/billing/access";
import { intent, pageAction, pageLoader } from "~/lib/http-page.server";
import { redirectWithToast } from "~/lib/toast.server";
import { choose, readAboutYou } from "~/services/coach/about-you.server";
import { CHOICE_SAVED } from "~/texts/coach";

export const meta: MetaFunction = () => [{ title: pageTitle("About You") }];

export const loader = pageLoader(async (user) => {
  const access = gate(user, user.now);
  if (access.reason === "trial") throw redirect("/subscribe");
  return access.allowed ? readAboutYou(user) : null;
});

export const action = pageAction(
  {
    choose: intent(OwnChoiceInput, async (user, { topic, choice }) => {
      await choose(user, topic, choice);
      return redirectWithToast("/coach/about-you", CHOICE_SAVED);
    }),
  },
  { gated: true },
);

export default function AboutYouRoute() {
  const about = useLoaderData<typeof loader>();
  return about ? <AboutYouScreen about={about} /> : <LockedCard heading="h1" title="Your AI coach is locked" />;
}
