import type { ReactNode } from "react";

/** The page around the practice checkout and portal: plainly not the app, plainly not a real bank card form. */
export function PracticeFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main id="main" data-prices className="mx-auto grid w-full max-w-xl gap-5 px-4 py-8">
      <p className="text-sm text-muted">
        <span className="mr-2 rounded-sm border border-edge px-1.5 leading-5">Sandbox</span> This page stands in for the
        payment service. No real money moves.
      </p>
      <h1 className="text-xl font-semibold">{title}</h1>
      {children}
    </main>
  );
}
