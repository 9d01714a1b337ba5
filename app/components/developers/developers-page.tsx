import type { DeveloperPage } from "~/api-description/page";
import { PublicPage, Wordmark } from "~/components/landing/public-frame";
import { EndpointSection } from "./endpoint-section";

const LINK = "inline-flex min-h-11 min-w-11 items-center text-accent underline underline-offset-4";

export function DevelopersPage({ about, subjects, refusals }: DeveloperPage) {
  return (
    <PublicPage>
      <header className="mx-auto w-full max-w-3xl px-5 py-3 sm:px-8">
        <Wordmark />
      </header>
      <main id="main" className="mx-auto w-full max-w-3xl px-5 py-10 sm:px-8 sm:py-16">
        <h1 className="font-serif text-2xl sm:text-3xl">Developers</h1>
        {about.map((paragraph) => (
          <p key={paragraph} className="mt-4 text-base text-pretty">
            {paragraph}
          </p>
        ))}
        <p className="mt-2">
          <a href="/api/openapi.json" className={LINK}>
            OpenAPI 3.1
          </a>
        </p>
        <nav aria-label="Subjects" className="mt-4 border-y border-line py-3">
          <ul className="flex flex-wrap gap-x-6">
            {subjects.map(({ id, name }) => (
              <li key={id}>
                <a href={`#${id}`} className={LINK}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {subjects.map(({ id, name, endpoints }) => (
          <section key={id} aria-labelledby={id} className="mt-12">
            <h2 id={id} className="scroll-mt-4 font-serif text-xl sm:text-2xl">
              {name}
            </h2>
            <div className="mt-2 divide-y divide-line">
              {endpoints.map((endpoint) => (
                <EndpointSection key={endpoint.id} endpoint={endpoint} />
              ))}
            </div>
          </section>
        ))}
        <section aria-labelledby="refusals" className="mt-12">
          <h2 id="refusals" className="font-serif text-xl sm:text-2xl">
            What a refusal means
          </h2>
          <dl className="mt-4 flex flex-col gap-3 text-base">
            {refusals.map(({ status, reason }) => (
              <div key={status} className="flex gap-4">
                <dt className="w-10 shrink-0 font-semibold tabular-nums">{status}</dt>
                <dd>{reason}.</dd>
              </div>
            ))}
          </dl>
        </section>
      </main>
    </PublicPage>
  );
}
