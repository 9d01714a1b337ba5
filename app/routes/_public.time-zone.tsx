import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Form, useLoaderData } from "@remix-run/react";
import { AuthFrame } from "~/components/auth/auth-frame";
import { pageTitle } from "~/components/document/title";
import { Button } from "~/components/ui/button";
import { Field } from "~/components/ui/field-frame";
import { anonymousOk, visitorToday } from "~/lib/auth.server";
import { publicPageAction } from "~/lib/http-page.server";
import { formActions } from "~/mutations/serve.server";
import { saveVisitorZone } from "~/mutations/settings.server";
import { ZONES } from "~/services/people/settings-view.server";
import { longDate, placeOfZone } from "~/domain/periods";

export const meta: MetaFunction = () => [{ title: pageTitle("Time zone") }, { name: "robots", content: "noindex" }];

/** The ones that most people here live in, from east to west. */
const NEAREST = [
  ["America/New York", "Eastern"],
  ["America/Chicago", "Central"],
  ["America/Denver", "Mountain"],
  ["America/Phoenix", "Arizona"],
  ["America/Los Angeles", "Pacific"],
  ["America/Anchorage", "Alaska"],
  ["Pacific/Honolulu", "Hawaii"],
] as const;

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await anonymousOk(request);
  const { timeZone, today } = user ?? visitorToday(request);
  return { timeZone, today, zones: ZONES, from: new URL(request.url).searchParams.get("from") ?? "/" };
}

export const action = publicPageAction(formActions(saveVisitorZone));

/** Where a browser runs no scripts nobody tells where it is, and days would be counted by UTC. */
export default function TimeZone() {
  const { timeZone, today, zones, from } = useLoaderData<typeof loader>();
  return (
    <AuthFrame
      title="Your time zone"
      intro={`Today is ${longDate(today)}, by ${placeOfZone(timeZone)} time. Days, weeks and months are counted by it.`}
      backHome={false}
    >
      <Form method="post" action="/time-zone" className="flex flex-col gap-4">
        <input type="hidden" name="intent" value="visitor-zone" />
        <input type="hidden" name="from" value={from} />
        <Field label="Time zone">
          {(tied) => (
            <select {...tied} name="timeZone" defaultValue={timeZone.replaceAll("_", " ")} className="field">
              <optgroup label="United States">
                {NEAREST.map(([zone, name]) => (
                  <option key={zone} value={zone}>
                    {name} ({placeOfZone(zone)})
                  </option>
                ))}
              </optgroup>
              <optgroup label="Everywhere">
                <option>UTC</option>
                {zones.map((zone) => (
                  <option key={zone}>{zone}</option>
                ))}
              </optgroup>
            </select>
          )}
        </Field>
        <Button type="submit" block>
          Use this time zone
        </Button>
      </Form>
    </AuthFrame>
  );
}
