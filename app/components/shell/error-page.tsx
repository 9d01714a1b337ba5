import type { ReactNode } from "react";
import { buttonClass } from "~/components/ui/button";
import { cx } from "~/components/ui/cx";
import { Link } from "~/components/ui/link";

type Words = { title: string; what: string; then: string; to: string; link: string };

const HOME = { to: "/", link: "Back to Home" };
const LOST: Words = {
  title: "404 Page Not Found",
  what: "There's no page at this address.",
  then: "It may have moved, or there's a typo in the link.",
  ...HOME,
};
const FAULT: Words = {
  title: "500 Something Went Wrong",
  what: "This page couldn't be made.",
  then: "The mistake is ours and has been noted. Your money and your data are where they were.",
  ...HOME,
};
const WORDS: Record<number, Words> = {
  401: {
    title: "Please log in",
    what: "This page is for signed-in visitors.",
    then: "Log in and we will bring you back to your figures.",
    to: "/login",
    link: "Log in",
  },
  403: {
    title: "403 Not Allowed",
    what: "Your account may not open this page.",
    then: "Nothing was changed. If that's a mistake, tell us through Feedback.",
    ...HOME,
  },
  429: {
    title: "429 Too Many Requests",
    what: "That was a little fast for us.",
    then: "Nothing was changed. Wait a minute and try again.",
    ...HOME,
  },
  503: {
    title: "503 Back in a Moment",
    what: "A part that we need isn't answering.",
    then: "Nothing was changed. Wait a minute and try again.",
    ...HOME,
  },
};

const wordsFor = (status: number): Words => WORDS[status] ?? (status >= 500 ? FAULT : LOST);

export function errorTitle(status: number): string {
  return wordsFor(status).title;
}

type Props = { status: number; /** Where one may have wanted to go. */ children?: ReactNode };

/** A page on its own: it needs no data and no session, so it stands whatever failed. */
export function ErrorPage({ status, children }: Props) {
  return (
    <main
      className={cx(
        "mx-auto flex min-h-dvh max-w-xl flex-col justify-center gap-4 px-6 py-16",
        children ? "lg:max-w-4xl" : null,
      )}
    >
      <p className="font-serif text-base text-muted">Mind My Money</p>
      <ErrorWords status={status}>{children}</ErrorWords>
    </main>
  );
}

/** The same within the frame, where there is one: on a desk what happened at the left, where to go at the right. */
export function ErrorWords({ status, children }: Props) {
  const words = wordsFor(status);
  return (
    <div className="grid gap-8 sm:pt-4 lg:grid-cols-2 lg:items-start lg:gap-12">
      <div className="flex flex-col items-start gap-4">
        <LostLedger />
        <h1 className="font-serif text-2xl font-semibold text-balance sm:text-3xl">{words.title}</h1>
        <p className="text-base">
          {words.what} <span className="text-muted">{words.then}</span>
        </p>
        <Link to={words.to} className={cx(buttonClass({ size: "lg" }), "mt-2")}>
          {words.link}
        </Link>
      </div>
      {children}
    </div>
  );
}

/** A statement with one line that does not add up. */
function LostLedger() {
  return (
    <svg viewBox="0 0 220 96" width="224" height="96" aria-hidden fill="none" strokeWidth="2" strokeLinecap="round">
      <path className="stroke-line" d="M2 14h216M2 38h216M2 62h216M2 86h216" />
      <path className="stroke-edge" d="M8 26h74M178 26h30M8 50h52M8 74h92M172 74h36" />
      <path className="stroke-accent" d="M168 50h12m6 0h4m6 0h12" strokeDasharray="1 5" />
      <circle className="stroke-accent" cx="188" cy="50" r="16" />
    </svg>
  );
}
