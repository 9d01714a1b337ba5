// The what-if screen: what the address asks, worked out over the same figures as every other screen.
import { buildFacts } from "~/domain/coach/facts/build";
import { groundOf } from "~/domain/coach/facts/ground";
import { factName } from "~/domain/coach/facts/fact";
import { payoffFor } from "~/domain/goals/payoff-advice";
import type { Ground } from "~/domain/household/ground";
import { outcomeOf, WHAT_IF_KINDS, type WhatIf, type WhatIfKind } from "~/domain/household/what-if";
import { whatIfExamples } from "~/domain/household/what-if-examples";
import { FIELDS_BY_KIND, readWhatIf, type Slot, slotText, whatIfHref } from "~/domain/household/what-if-fields";
import { adviceNotes, type OutcomeView, tellingRow, viewOf } from "~/texts/what-if-view";
import type { CurrentUser } from "~/lib/auth.server";
import { readCoachInputs } from "~/services/coach/facts.server";
import { exampleTitle, WHAT_IF_PROBLEMS, WHAT_IF_WORDS } from "~/texts/what-if";

export type WhatIfField = {
  slot: Slot;
  label: string;
  hint?: string;
  value: string;
  options: { value: string; label: string }[];
  error?: string;
};
type WhatIfExample = {
  href: string;
  title: string;
  sentence: string;
  figures: string | null;
  cash: OutcomeView["cash"];
};
export type WhatIfView = {
  today: string;
  /** What somebody finds who comes without a question of their own. */
  examples: WhatIfExample[];
  kinds: { kind: WhatIfKind; title: string }[];
  chosen: { kind: WhatIfKind; title: string; fields: WhatIfField[]; outcome: OutcomeView | null } | null;
};

export async function readWhatIfView(user: CurrentUser, search: URLSearchParams): Promise<WhatIfView> {
  const inputs = await readCoachInputs(user);
  const sheet = buildFacts(inputs);
  const ground = groundOf(sheet, inputs);
  const kinds = WHAT_IF_KINDS.map((kind) => ({ kind, title: WHAT_IF_WORDS[kind].title }));
  // Who comes without one finds the first kind open.
  const read = readWhatIf(search.has("kind") ? search : new URLSearchParams({ kind: WHAT_IF_KINDS[0] }), ground);
  if (!read) return { today: user.today, kinds, examples: [], chosen: null };
  const { whatIf, isAsked, problem } = read;
  const { title, fields } = WHAT_IF_WORDS[whatIf.kind];
  return {
    today: user.today,
    kinds,
    examples: search.has("kind") ? [] : examplesFor(ground, inputs.country ?? null),
    chosen: {
      kind: whatIf.kind,
      title,
      fields: FIELDS_BY_KIND[whatIf.kind].slots.map((slot) => ({
        slot,
        label: "",
        ...fields[slot],
        value: slot === problem ? (search.get(slot) ?? "").slice(0, 40) : shown(whatIf, slot, isAsked),
        options: slot === "debt" ? debtOptions(whatIf.kind, ground) : [],
        ...(slot === problem ? { error: WHAT_IF_PROBLEMS[slot] } : {}),
      })),
      outcome: isAsked ? outcomeView(whatIf, ground, inputs.country ?? null) : null,
    },
  };
}

/** What has to be said is empty until it is. */
const shown = (whatIf: WhatIf, slot: Slot, isAsked: boolean): string =>
  !isAsked && FIELDS_BY_KIND[whatIf.kind].needs === slot ? "" : slotText(whatIf, slot);

function debtOptions(kind: WhatIfKind, { debts }: Ground): WhatIfField["options"] {
  const first = kind === "lump" ? "By the usual order: first cushion, expensive debt, savings" : "The highest rate";
  return [{ value: "", label: first }, ...debts.map(({ id, name }) => ({ value: id, label: factName(name) }))];
}

function examplesFor(ground: Ground, country: Parameters<typeof viewOf>[2]): WhatIfExample[] {
  return whatIfExamples(ground).map((whatIf) => {
    const { sentence, rows, cash } = viewOf(outcomeOf(whatIf, ground), ground, country);
    return {
      href: `${whatIfHref(whatIf)}#outcome`,
      title: exampleTitle(whatIf),
      sentence,
      // Where the cash is told of, its part that is in savings says nothing more.
      figures: cash && whatIf.kind !== "debt" ? null : tellingRow(whatIf, rows, ground),
      cash,
    };
  });
}

function outcomeView(whatIf: WhatIf, ground: Ground, country: Parameters<typeof viewOf>[2]): OutcomeView {
  const outcome = outcomeOf(whatIf, ground);
  const view = viewOf(outcome, ground, country);
  if (whatIf.kind !== "debt" || outcome.verdict.says === "not-now") return view;
  const advice = payoffFor(ground, whatIf.monthlyCents);
  return { ...view, notes: [...view.notes, ...adviceNotes(advice, ground)] };
}
