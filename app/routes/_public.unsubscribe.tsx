import { type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { Form, useLoaderData } from "@remix-run/react";
import { AuthFrame } from "~/components/auth/auth-frame";
import { pageTitle } from "~/components/document/title";
import { Button } from "~/components/ui/button";
import { Link } from "~/components/ui/link";
import type { MailKind } from "~/contracts/reminders";
import { anonymousOk } from "~/lib/auth.server";
import { publicPageAction } from "~/lib/http-page.server";
import { chooseMails } from "~/mutations/notices.server";
import { formActions } from "~/mutations/serve.server";
import { readMailChoice } from "~/services/notices/unsubscribe.server";

export const meta: MetaFunction = () => [{ title: pageTitle("Reminders") }, { name: "robots", content: "noindex" }];

const tokenOf = (request: Request) => new URL(request.url).searchParams.get("token");

export async function loader({ request }: LoaderFunctionArgs) {
  await anonymousOk(request);
  const token = tokenOf(request);
  return { ...(await readMailChoice(token)), action: `/unsubscribe?token=${encodeURIComponent(token ?? "")}` };
}

export const action = publicPageAction(formActions(chooseMails));

type Words = { stop: string; asks: string; button: string; stopped: string; done: string; again: string | null };

const WORDS: Record<MailKind, Words> = {
  trial: {
    stop: "Stop the reminders?",
    asks: "We write 7, 3 and 1 days before your free trial ends. You can stop that here.",
    button: "Stop the reminders",
    stopped: "No more reminders",
    done: "We won't remind you before your free trial ends. Mails that you ask for, like a password reset, still come.",
    again: "Send them again",
  },
  week: {
    stop: "Stop the weekly mail?",
    asks: "On Mondays we write how your week was. You can stop that here.",
    button: "Stop the weekly mail",
    stopped: "No more weekly mails",
    done: "We won't email you about your week anymore. You can still read it in the app.",
    again: "Send them again",
  },
  findings: {
    stop: "Stop these mails?",
    asks: "We write what we find in your accounts, as you chose. You can stop all of that here.",
    button: "Stop these mails",
    stopped: "No more mails like this",
    done: "We won't email you what we find anymore. The bell still shows it, and you can change this under Settings.",
    again: null,
  },
};

export default function Unsubscribe() {
  const { kind, isWanted, action } = useLoaderData<typeof loader>();
  const words = WORDS[kind];
  const button = isWanted ? words.button : words.again;
  return (
    <AuthFrame title={isWanted ? words.stop : words.stopped}>
      <p className="text-base">{isWanted ? words.asks : words.done}</p>
      {button === null ? (
        <p className="mt-5">
          <Link to="/settings#notices" className="text-accent underline">
            Open the settings
          </Link>
        </p>
      ) : (
        <Form method="post" action={action} className="mt-5">
          <input type="hidden" name="intent" value="choose" />
          <Button type="submit" name="reminders" value={isWanted ? "off" : "on"} block>
            {button}
          </Button>
        </Form>
      )}
    </AuthFrame>
  );
}
