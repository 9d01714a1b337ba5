// What travels together. A browser asks for six files at a time: each six cost a slow line a wait, each file a slow
// processor 4 ms, and gzip sees more at once; so small modules that many screens share go with one of these. What draws
// (`base`) and what puts it into the page (`dom`) are two files, because each starts in a task of its own, with a pause
// for touches between them. The router, in `base`, asks for react-dom, so React itself stands with that: two files that need
// each other stop the build. A module that is no longer where this says stops the build.
import { existsSync } from "node:fs";
import { join } from "node:path";

type Chunk = { packages?: string[]; modules?: string[] };

export const TOGETHER: Readonly<Record<string, Chunk>> = {
  dom: { packages: ["react-dom", "react", "scheduler"] },
  base: {
    packages: ["react-router", "react-router-dom", "@remix-run", "tiny-invariant"],
    modules: [
      "components/ui/cx.ts",
      "components/ui/button.tsx",
      "components/ui/icon.tsx",
      "components/ui/lazy-client.ts",
      "components/ui/toast-region.tsx",
      "components/ui/badge.tsx",
      "components/ui/skip-link.tsx",
      "components/ui/field-frame.tsx",
      "components/shell/error-page.tsx",
      "components/shell/mark.tsx",
      "components/landing/public-frame.tsx",
      "components/billing/either-plan.tsx",
      "components/document/title.ts",
      "contracts/errors.ts",
      "domain/billing/pricing.ts",
      "domain/billing/trial-length.ts",
      "domain/durations.ts",
      "texts/plans.ts",
      "client/api/api.ts",
      "client/store.ts",
      "client/ui/offers.ts",
      "client/ui/toasts.ts",
      "client/router/use-hydrated.ts",
      "client/offline/session-key.ts",
      "client/people/report-zone.ts",
      "framework/theme.ts",
      "framework/amounts/jsx-runtime.ts",
      "framework/amounts/labels.ts",
      "framework/amounts/mark.ts",
      "framework/block-input.ts",
      "framework/follow-links.ts",
      "framework/nonce.ts",
      "framework/stay-plain.ts",
    ],
  },
  frame: {
    modules: [
      "components/shell/app-shell.tsx",
      "components/shell/app-frame.tsx",
      "components/notifications/notifications-sheet.tsx",
      "components/ui/card.tsx",
      "components/ui/callout.tsx",
      "domain/periods.ts",
      "domain/coach/hrefs.ts",
      "domain/insights/look.ts",
    ],
  },
  fields: {
    packages: ["zod"],
    modules: ["components/ui/app-form.tsx", "components/ui/field.tsx", "components/ui/password-field.tsx"],
  },
  parts: {
    modules: [
      "components/billing/feature-gate.tsx",
      "components/billing/locked-card.tsx",
      "components/billing/tones.ts",
      "components/coach/ask-link.tsx",
      "components/dashboard/links.ts",
      "components/ui/amount.tsx",
      "components/ui/chart.tsx",
      "components/ui/chart-figure.tsx",
      "components/ui/figure-table.tsx",
      "components/ui/dialog.tsx",
      "components/ui/empty-state.tsx",
      "components/ui/form-key.tsx",
      "components/ui/guarded.tsx",
      "components/ui/progress.tsx",
      "components/standing/standing-note.tsx",
      "components/standing/owed-line.tsx",
      "components/ui/skeleton.tsx",
      "components/ui/tabs.tsx",
      "client/ui/use-scroll-here.ts",
      "domain/billing/access.ts",
      "texts/no-accounts.ts",
      "client/ui/use-no-accounts-texts.ts",
      "domain/categories/hrefs.ts",
      "domain/ledger/row-links.ts",
      "domain/money.ts",
      "domain/goals/percent.ts",
      "domain/billing/trial.ts",
      "texts/plural.ts",
      "texts/plan-sentence.ts",
      "texts/trial.ts",
      "domain/screens/scale.ts",
    ],
  },
  rows: {
    modules: [
      "components/accounts/connect-account-button.tsx",
      "components/accounts/while-linking.tsx",
      "components/ui/category-glyph.tsx",
      "components/ui/merchant-mark.tsx",
      "components/ui/tile.tsx",
      "domain/budget/bars.ts",
      "domain/categories/hues.ts",
      "domain/categories/list.ts",
      "domain/categories/classify.ts",
      "domain/categories/from-bank.ts",
      "domain/categories/sets.ts",
      "texts/category-sets.ts",
      "domain/ledger/merchant-initials.ts",
      "domain/ledger/transaction-label.ts",
    ],
  },
  months: {
    modules: [
      "components/ui/month-chart.tsx",
      "components/ui/chart-picks.tsx",
      "client/charts/use-picked.ts",
      "domain/screens/short-amount.ts",
      "components/transactions/own-move.tsx",
      "domain/ledger/own-moves.ts",
      "domain/budget/hrefs.ts",
    ],
  },
  forecast: {
    modules: [
      "texts/forecast.ts",
      "texts/insight-links.ts",
      "components/ui/insight-look.ts",
      "domain/ledger/tidy-name.ts",
    ],
  },
  coach: {
    modules: [
      "texts/coach.ts",
      "client/coach/chat-input.ts",
      "client/coach/interview-handoff.ts",
      "domain/goals/assistant/text.ts",
      "mutations/coach.ts",
    ],
  },
  choices: { modules: ["components/ui/labeled.tsx", "components/transactions/category-options.tsx"] },
  writes: {
    modules: ["client/api/mutate.ts", "contracts/form.ts", "mutations/mutation.ts", "texts/fields.ts"],
  },
  outcome: {
    modules: [
      "components/billing/outcome.tsx",
      "client/router/countdown-redirect.ts",
      "components/billing/manage-plan.tsx",
    ],
  },
  dashboard: {
    modules: [
      "components/dashboard/dashboard-screen.tsx",
      "components/dashboard/home-screen.tsx",
      "components/dashboard/line-list.tsx",
    ],
  },
};

/** The chunk of a module, by its file; Vite's own small helper goes with what every page loads. */
export function chunksFor(app: string): (id: string) => string | undefined {
  const chunkOf = new Map<string, string>();
  const packages: [RegExp, string][] = [[/preload-helper/, "base"]];
  for (const [chunk, { packages: names = [], modules = [] }] of Object.entries(TOGETHER)) {
    for (const name of names) packages.push([new RegExp(`node_modules/${name}/`), chunk]);
    for (const module of modules) {
      const file = join(app, module);
      if (!existsSync(file)) throw new Error(`framework/bundle/chunks.ts names app/${module}, which is not there.`);
      chunkOf.set(file, chunk);
    }
  }
  return (id) => chunkOf.get(id.split("?")[0] ?? id) ?? packages.find(([pattern]) => pattern.test(id))?.[1];
}
