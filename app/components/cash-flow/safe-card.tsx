import type { ReactNode } from "react";
import { Amount } from "~/components/ui/amount";
import { Card } from "~/components/ui/card";
import type { ShownSafe } from "~/contracts/cash-flow";
import { AFTER_PAYDAY_DAYS, safeGlance, type SafePart } from "~/domain/forecast/safe-to-spend";
import { untilWords } from "~/texts/forecast";
import { formatAbout, formatUsd } from "~/domain/money";
import { shortDate } from "~/domain/periods";

/** One figure, and the sum that leads to it. */
export function SafeCard({ safe, notes }: { safe: ShownSafe; notes: readonly string[] }) {
  const { parts, payday, heldCents, beyondPayCents, afterCents, reservedCents, keptCents, cents, shortCents } = safe;
  return (
    <Card title="Safe to spend" id="safe">
      <p>
        <Amount cents={cents - shortCents} size="hero" tone="debt" />
      </p>
      <p className="mt-1 text-muted">
        {untilWords(safeGlance(safe))}
        {payday ? `, when about ${formatAbout(payday.cents)} comes in.` : "."}
      </p>
      {notes.map((note) => (
        <p key={note} className="mt-1">
          {note}
        </p>
      ))}
      <dl className="mt-4 text-sm">
        <Line name="In checking now" cents={heldCents} />
        {parts.map((part, at) => (
          <Line key={`${part.key} ${at}`} name={<Part part={part} />} cents={part.cents} />
        ))}
        {beyondPayCents > 0 ? (
          <Line name={`Due within ${AFTER_PAYDAY_DAYS} days after payday, beyond the pay`} cents={-beyondPayCents} />
        ) : null}
        {reservedCents > 0 ? <Line name="For goals this month" cents={-reservedCents} /> : null}
        {keptCents > 0 ? <Line name="Needed later, before the pay after next" cents={-keptCents} /> : null}
        <div className="flex justify-between gap-3 border-t border-edge py-2 font-semibold">
          <dt>{shortCents > 0 ? "Missing" : "Safe to spend"}</dt>
          <dd>
            <Amount cents={cents - shortCents} tone="debt" />
          </dd>
        </div>
      </dl>
      {payday && beyondPayCents === 0 && keptCents === 0 && afterCents !== 0 ? (
        <p className="text-xs text-muted">
          Your {shortDate(payday.day)} pay (about {formatAbout(payday.cents)}) covers the next week&apos;s{" "}
          {formatUsd(-afterCents)} in bills.
        </p>
      ) : null}
    </Card>
  );
}

const Part = ({ part: { name, day, kind } }: { part: SafePart }) => (
  <>
    {name}{" "}
    <span className="text-xs text-muted">
      {kind === "pending" ? "pending" : kind === "statement" ? `statement due ${shortDate(day)}` : shortDate(day)}
    </span>
  </>
);

function Line({ name, cents }: { name: ReactNode; cents: number }) {
  return (
    <div className="flex justify-between gap-3 py-1.5">
      <dt className="min-w-0 wrap-anywhere">{name}</dt>
      <dd className="shrink-0">
        <Amount cents={cents} />
      </dd>
    </div>
  );
}
