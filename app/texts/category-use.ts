// What one category takes of a month, in words.
import { type Cents, formatAbout, formatUsd } from "~/domain/money";

type Use = { monthCents: Cents; usualCents: Cents | null };

/** Less above a usual month than this is nothing to look at: by its share, and in money. */
const ABOVE_SHARE = 0.2;
const ABOVE_CENTS = 20_00;

/** Well above what is usual. What has no usual month isn't above it. */
export function isAbove({ monthCents, usualCents }: Use): boolean {
  const usual = usualCents ?? 0;
  return usual > 0 && monthCents - usual >= Math.max(ABOVE_CENTS, usual * ABOVE_SHARE);
}

export const aboveWords = ({ monthCents, usualCents }: Use): string =>
  `${formatAbout(monthCents - (usualCents ?? 0))} above usual`;

/** '12%' of all that was spent; nothing below one. */
export function shareWords(cents: Cents, all: Cents): string {
  const share = all > 0 ? Math.round((100 * cents) / all) : 0;
  return share >= 1 ? `${share}%` : "";
}

/** What its bar shows. */
export const usualBarLabel = (name: string, spent: Cents, usual: Cents): string =>
  `${name}: ${formatUsd(spent)}${usual > 0 ? `, usually ${formatUsd(usual)}` : ""}`;
