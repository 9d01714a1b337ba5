import { type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { Form, useLoaderData } from "@remix-run/react";
import { AuthFrame } from "~/components/auth/auth-frame";
import { pageTitle } from "~/components/document/title";
import { Button } from "~/components/ui/button";
import { anonymousOk } from "~/lib/auth.server";
import { publicPageAction } from "~/lib/http-page.server";
import { chooseReminders } from "~/mutations/billing.server";
import { formActions } from "~/mutations/serve.server";
import { readReminderChoice } from "~/services/billing/reminder-choice.server";

export const meta: MetaFunction = () => [{ title: pageTitle("Reminders") }, { name: "robots", content: "noindex" }];

const tokenOf = (request: Request) => new URL(request.url).searchParams.get("token");

export async function loader({ request }: LoaderFunctionArgs) {
  await anonymousOk(request);
  const token = tokenOf(request);
  return { ...(await readReminderChoice(token)), action: `/unsubscribe?token=${encodeURIComponent(token ?? "")}` };
}

export const action = publicPageAction(formActions(chooseReminders));

export default function Unsubscribe() {
  const { wantsReminders, action } = useLoaderData<typeof loader>();
  return (
    <AuthFrame title={wantsReminders ? "Stop the reminders?" : "No more reminders"}>
      <p className="text-base">
        {wantsReminders
          ? "We write 7, 3 and 1 days before your free trial ends. You can stop that here."
          : "We won't remind you before your free trial ends. Mails that you ask for, like a password reset, still come."}
      </p>
      <Form method="post" action={action} className="mt-5">
        <input type="hidden" name="intent" value="choose" />
        <Button type="submit" name="reminders" value={wantsReminders ? "off" : "on"} block>
          {wantsReminders ? "Stop the reminders" : "Send them again"}
        </Button>
      </Form>
    </AuthFrame>
  );
}
