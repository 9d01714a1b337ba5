// Whether a draft answers what was asked, as the model says that words it, before its words: a hint to look a second time, and
// nothing else. It's shown to nobody, and what holds is decided by code as ever.
import { z } from "zod";

/** `part`: something that was asked for isn't in the draft. `other`: the draft answers another question. */
export type Gap = { is: "part" | "other"; missing: string };

const MAX_MISSING = 160;

const SaidGap = z.object({ is: z.enum(["none", "part", "other"]), what: z.string() }).strict();
type Said = z.ZodType<Record<string, unknown>, z.ZodTypeDef, unknown>;

/** The shape of an answer: a text for each key, and in front of them the gap where one is asked for. */
export function answerSchema(keys: readonly string[], asksForGap: boolean): Said {
  const texts = Object.fromEntries(keys.map((key) => [key, z.string()]));
  return asksForGap ? z.preprocess(withGap, z.object({ gap: SaidGap, ...texts }).strict()) : z.object(texts).strict();
}

/** Of a server that keeps no schema the words count all the same. */
function withGap(value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  const gap = "gap" in value ? SaidGap.safeParse(value.gap) : null;
  return gap?.success ? value : { ...value, gap: { is: "none", what: "" } };
}

export function gapOf(said: unknown): Gap | null {
  const gap = SaidGap.safeParse(said);
  if (!gap.success || gap.data.is === "none") return null;
  return { is: gap.data.is, missing: gap.data.what.trim().slice(0, MAX_MISSING) };
}

/** What stands behind the gap in JSON that is still being written, once it is known to be none; null before that. */
export function behindNoGap(json: string): string | null {
  const [start = "", gap = ""] = GAP_IN_FRONT.exec(json) ?? [];
  if (gap === "") return null;
  try {
    const said = SaidGap.safeParse(JSON.parse(gap));
    return said.success && said.data.is === "none" ? json.slice(start.length) : null;
  } catch {
    return null;
  }
}
const GAP_IN_FRONT = /^\s*\{\s*"gap"\s*:\s*(\{(?:[^{}"\\]|"(?:[^"\\]|\\.)*")*\})/;
