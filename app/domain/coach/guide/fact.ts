// A topic of the guide that is asked about in a phrase of its own, and has one short answer.

import { at, type GuideAnswer, type GuideTopic } from "./topic";

const NEVER = /(?!)/;

type Fact = {
  id: string;
  /** The phrases that nothing but this is asked in. */
  asks: RegExp;
  /** The same, where they hold what else asks for a figure: 'how often', 'how much', a number. */
  withFigure?: RegExp;
  unless?: RegExp;
  says: string | GuideTopic["says"];
  /** Each a step to take. */
  steps?: readonly string[];
  note?: string;
  screen: readonly [label: string, href: string];
};

export function fact({ id, asks, withFigure, unless, says, steps, note, screen: [label, href] }: Fact): GuideTopic {
  const answer = (lead: string): GuideAnswer => ({
    lead,
    ...(steps ? { steps } : {}),
    ...(note === undefined ? {} : { note }),
  });
  return {
    ...{ id, does: NEVER, thing: NEVER, alone: asks, isByPhrase: true as const },
    ...(withFigure ? { withFigure } : {}),
    ...(unless ? { unless } : {}),
    says: typeof says === "string" ? () => answer(says) : says,
    screen: at(label, href),
  };
}
