import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { Button } from "~/components/ui/button";
import { Link } from "~/components/ui/link";
import { Note } from "~/components/ui/callout";
import type { HostedAccountView, HostedSessionView } from "./bank-page-types";

type Props = {
  session: HostedSessionView;
  accounts: HostedAccountView[];
  chosen: string | null;
  problem: string | null;
  /** Set once the person has signed in: the accounts are to be chosen. */
  login: { username: string; password: string } | null;
};

/** The practice bank's own pages, as plain forms: choose a bank, sign in, choose accounts. */
export function BankPages({ session, accounts, chosen, problem, login }: Props) {
  const bank = session.institutions.find(({ id }) => id === chosen);
  if (session.status !== "open")
    return (
      <Frame title="This page is finished">
        <p>
          You can close it, or go back to{" "}
          <Link to="/accounts" className="font-medium text-accent underline underline-offset-4">
            your accounts
          </Link>
          .
        </p>
      </Frame>
    );
  if (!bank)
    return (
      <Frame title="Choose your bank">
        <Banks session={session} />
        <Leave />
      </Frame>
    );
  if (!login)
    return (
      <Frame title={`Sign in to ${bank.name}`}>
        <SignIn institution={bank.id} problem={problem} back={session.repairing === null} />
        <Leave />
      </Frame>
    );
  return (
    <Frame title={`Choose accounts at ${bank.name}`}>
      <Accounts institution={bank.id} login={login} accounts={accounts} problem={problem} />
      <Leave />
    </Frame>
  );
}

function Frame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main className="mx-auto flex min-h-dvh max-w-md flex-col gap-4 px-4 py-8">
      <Note tone="info" title="Practice bank">
        No real bank is contacted. Any user name and password will do.
      </Note>
      <h1 className="text-xl font-semibold">{title}</h1>
      {children}
    </main>
  );
}

function Banks({ session }: { session: HostedSessionView }) {
  return (
    <ul className="flex flex-col gap-2">
      {session.institutions.map(({ id, name, about }) => (
        <li key={id}>
          <Link
            to={`?bank=${id}`}
            className="flex min-h-11 flex-col rounded-md border border-line bg-surface p-4 hover:bg-sunken"
          >
            <span className="font-medium">{name}</span> <span className="text-xs text-muted">{about}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Problem({ text }: { text: string | null }) {
  return text ? (
    <p role="alert" className="text-sm text-loss">
      {text}
    </p>
  ) : null;
}

function SignIn({ institution, problem, back }: { institution: string; problem: string | null; back: boolean }) {
  return (
    <Form method="post" className="flex flex-col gap-4 rounded-lg border border-line bg-surface p-4 sm:p-6">
      <input type="hidden" name="intent" value="signin" />
      <input type="hidden" name="institution" value={institution} />
      <label className="flex flex-col gap-1.5 text-sm font-medium">
        User name
        <input name="username" defaultValue="user_good" autoComplete="off" className="field" />
      </label>
      <label className="flex flex-col gap-1.5 text-sm font-medium">
        Password
        <input name="password" type="password" defaultValue="pass_good" autoComplete="off" className="field" />
      </label>
      <Problem text={problem} />
      <Button type="submit">Sign in</Button>
      {back ? (
        <Link to="?" className="text-center text-sm text-accent underline underline-offset-4">
          Choose another bank
        </Link>
      ) : null}
    </Form>
  );
}

function Accounts({
  institution,
  login,
  accounts,
  problem,
}: {
  institution: string;
  login: { username: string; password: string };
  accounts: HostedAccountView[];
  problem: string | null;
}) {
  return (
    <Form method="post" className="flex flex-col gap-3 rounded-lg border border-line bg-surface p-4 sm:p-6">
      <input type="hidden" name="intent" value="connect" />
      <input type="hidden" name="institution" value={institution} />
      <input type="hidden" name="username" value={login.username} />
      <input type="hidden" name="password" value={login.password} />
      {accounts.map(({ role, name, mask }) => (
        <label key={role} className="flex min-h-11 items-center gap-3 text-sm">
          <input type="checkbox" name="roles" value={role} defaultChecked className="size-5 shrink-0 accent-accent" />
          <span>
            {name} ••••{mask}
          </span>
        </label>
      ))}
      <Problem text={problem} />
      <Button type="submit">Connect</Button>
    </Form>
  );
}

function Leave() {
  return (
    <Form method="post">
      <input type="hidden" name="intent" value="leave" />
      <Button type="submit" variant="secondary" block>
        Cancel
      </Button>
    </Form>
  );
}
