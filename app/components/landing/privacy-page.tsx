import { useOffers } from "~/client/ui/offers";
import type { ReactNode } from "react";
import { LinkButton } from "~/components/ui/button";
import { PublicPage, Wordmark } from "./public-frame";

export function PrivacyPage() {
  return (
    <PublicPage>
      <header className="mx-auto w-full max-w-6xl px-5 py-3 sm:px-8">
        <Wordmark />
      </header>
      <main id="main" className="mx-auto w-full max-w-3xl px-5 py-10 sm:px-8 sm:py-16">
        <h1 className="font-serif text-2xl sm:text-3xl">Privacy Policy</h1>
        <p className="mt-3 text-muted">Last updated: January 2024</p>
        <p className="mt-6 font-serif text-lg text-pretty">
          In short: we read what you link to show you your own figures. We do not sell it, we do not advertise with it,
          and you can take it away again.
        </p>
        <Parts />
        <LinkButton to="/" size="lg" className="mt-10">
          Back to Home
        </LinkButton>
      </main>
    </PublicPage>
  );
}

function Parts() {
  return (
    <div className="mt-4 divide-y divide-line">
      <Part title="Information we collect">
        <p>
          What you tell us: your name, email address, username and a password, which we keep only as a hash. What you
          add yourself: budgets, savings goals, debts, answers in the interview and feedback.
        </p>
        <p>
          What your bank tells us when you link it: account names and types, the last digits of account numbers,
          balances and transactions. We never see or store the password of your bank.
        </p>
        <CreditPart />
      </Part>
      <Part title="How we use your information">
        <ul className="list-disc space-y-1.5 pl-5">
          <li>To show balances, spending, budgets and goals, and to keep them up to date.</li>
          <li>
            To compute insights and to let the AI coach answer with your own figures. An outside AI model reads your
            questions and words your answers only if you turn it on. What it&apos;s sent is listed beside that switch.
          </li>
          <li>To run your plan, to answer you, and to protect your account.</li>
        </ul>
      </Part>
      <Part title="Security">
        <p>
          Connections are encrypted, and so are the keys that your bank gives us. Sessions can be seen and ended one by
          one. Amounts and passwords are never written to our logs.
        </p>
      </Part>
      <Part title="Third-party sharing">
        <p>
          We don&apos;t sell personal data. We share what&apos;s needed with the companies that help us run the app: the
          bank-linking service, the payment provider and the sender of our emails. If you turn on notifications, they go
          through your browser&apos;s notification service, sealed so that it can&apos;t read them. We disclose data
          when the law requires it.
        </p>
      </Part>
      <Part title="Your privacy rights">
        <p>
          You can see and correct what we hold, disconnect a bank at any time, take your report with you as a file, and
          ask us to delete your account with all its data. Write to us through Feedback, or answer any email that you
          have from us.
        </p>
      </Part>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="py-8">
      <h2 className="font-serif text-xl">{title}</h2>
      <div className="mt-3 flex flex-col gap-3 text-base">{children}</div>
    </section>
  );
}

function CreditPart() {
  const { billing } = useOffers();
  return (
    <p>
      {billing
        ? "Credit score data is a feature of the Premium plan: we hold it only for members of that plan who ask for it."
        : "Credit score data: we hold it only for those who ask for it."}
    </p>
  );
}
