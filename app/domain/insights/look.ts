// How a finding looks, in the panel and in the bell alike.

const LOOKS = ["alert", "warning", "upcoming", "opportunity", "achievement", "note"] as const;
export type LookName = (typeof LOOKS)[number];

/** Whatever comes with its day is neither good nor bad: it's upcoming. */
const UPCOMING: readonly string[] = ["bill-due", "rare-bill-due"];

/** A type that we don't know is a note. */
export function lookName({ type, rule }: { type: string; rule?: string | undefined }): LookName {
  if (rule && UPCOMING.includes(rule)) return "upcoming";
  return LOOKS.find((name) => name === type) ?? "note";
}
