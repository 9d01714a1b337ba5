import { Suspense } from "react";
import { part } from "~/components/ui/lazy-client";
import { LinkButton } from "~/components/ui/button";
import { Link } from "~/components/ui/link";
import { useOffers } from "~/client/ui/offers";
import { HeroPicture } from "./hero-picture";
import { PainPoints } from "./pain-points";
import { Pricing } from "./pricing";
import { LandingNav, PublicPage } from "./public-frame";

/** Sent with the page; nothing in them is pressed, and their code comes last. */
const Steps = part(async () => ({ default: (await import("./steps")).Steps }));
const Testimonials = part(async () => ({ default: (await import("./testimonials")).Testimonials }));

export function LandingPage({ signedIn }: { signedIn: boolean }) {
  const { billing } = useOffers();
  return (
    <PublicPage>
      <LandingNav />
      <main id="main" data-prices>
        <Hero />
        <PainPoints />
        <Suspense fallback={null}>
          <Steps />
          <Testimonials />
        </Suspense>
        {billing ? <Pricing signedIn={signedIn} /> : null}
      </main>
    </PublicPage>
  );
}

function Hero() {
  const { billing, demo } = useOffers();
  return (
    <section
      aria-labelledby="hero-title"
      className="mx-auto grid max-w-6xl grid-cols-1 items-center gap-12 px-5 py-12 sm:px-8 sm:py-20 lg:grid-cols-[1.05fr_1fr] lg:gap-16"
    >
      <div>
        <h1 id="hero-title" className="font-serif text-3xl text-pretty sm:text-4xl">
          Know where your money stands.
        </h1>
        <p className="mt-5 max-w-xl text-lg text-muted">
          Your accounts on one quiet page, spending that explains itself, and an AI coach who works with your own
          figures.
        </p>
        <div className="mt-8 flex flex-col gap-3 sm:flex-row">
          <LinkButton to="/register" size="lg">
            {billing ? "Start Free Trial" : "Create account"}
          </LinkButton>{" "}
          <LinkButton to="/login" size="lg" variant="secondary">
            {demo ? "Login/See Demo" : "Log in"}
          </LinkButton>
        </div>
        <p className="mt-4 text-muted">
          {billing ? "14-day free trial. No credit card required. " : null}
          {demo ? (
            <>
              {billing ? "Or" : "You can"}{" "}
              <Link to="/demo" className="font-medium text-accent underline underline-offset-4">
                look around the sample household
              </Link>{" "}
              first.
            </>
          ) : null}
        </p>
      </div>
      <HeroPicture />
    </section>
  );
}
