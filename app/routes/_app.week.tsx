import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { pageTitle } from "~/components/document/title";
import { WeekScreen } from "~/components/week/week-screen";
import { pageLoader } from "~/lib/http-page.server";
import { readWeek } from "~/services/week/week.server";

export const meta: MetaFunction = () => [{ title: pageTitle("Your week") }];

export const loader = pageLoader((user) => readWeek(user));

export default function WeekRoute() {
  return <WeekScreen review={useLoaderData<typeof loader>()} />;
}
