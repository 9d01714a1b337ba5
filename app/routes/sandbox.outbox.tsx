import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { EmptyState } from "~/components/ui/empty-state";
import { Link } from "~/components/ui/link";
import { pageTitle } from "~/components/document/title";
import { anonymousOk } from "~/lib/auth.server";
import { readSandboxOutbox } from "~/services/platform/sandbox-mailbox.server";

export const meta: MetaFunction = () => [
  { title: pageTitle("Sandbox outbox") },
  { name: "robots", content: "noindex" },
];

/** Where mail goes while no mail server is configured, for whoever sits at the machine; for others there is no such page. */
export async function loader({ request }: LoaderFunctionArgs) {
  await anonymousOk(request);
  const mails = await readSandboxOutbox(request);
  if (!mails) throw new Response("Not Found", { status: 404 });
  return { mails };
}

export default function OutboxRoute() {
  const { mails } = useLoaderData<typeof loader>();
  return (
    <main className="mx-auto grid max-w-2xl gap-6 px-4 py-8">
      <header>
        <p className="text-xs text-muted">Sandbox</p>
        <h1 className="text-xl font-semibold">Outbox</h1>
        <p className="text-muted">No mail server is set up, so mail is kept here instead of being sent.</p>
      </header>
      {mails.length === 0 ? (
        <EmptyState title="No mail yet">Ask for a password reset and the mail appears here.</EmptyState>
      ) : null}
      <ol className="grid gap-4">
        {mails.map((mail) => (
          <li key={mail.sentAt + mail.to} className="rounded-lg border border-line bg-surface p-4">
            <h2 className="font-semibold">{mail.subject}</h2>
            <p className="mb-3 text-xs text-muted">To {mail.to}</p>
            <MailText text={mail.text} />
          </li>
        ))}
      </ol>
      <p>
        <Link to="/login" className="inline-flex min-h-11 items-center text-accent underline">
          Back to Login
        </Link>
      </p>
    </main>
  );
}

/** The mail's own links into this app can be followed; everything else stays text. */
function MailText({ text }: { text: string }) {
  const parts = text.split(/(https?:\/\/\S+)/);
  return (
    <p className="whitespace-pre-wrap wrap-anywhere">
      {parts.map((part, index) => {
        const path = /^https?:\/\/[^/]+(\/[^/\\][^\s\\]*)$/.exec(part)?.[1];
        return path ? (
          <Link key={index} to={path} className="inline-flex min-h-11 items-center text-accent underline">
            {part}
          </Link>
        ) : (
          part
        );
      })}
    </p>
  );
}
