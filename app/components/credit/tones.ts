import type { Tone } from "~/components/ui/progress";
import type { Band } from "~/domain/credit/factors";

type Color = Band["color"];

/** The specification's colours in the names of our palette. */
export const COLOR_TONE: Record<Color, Tone> = { green: "accent", blue: "info", yellow: "caution", red: "loss" };
export const COLOR_TEXT: Record<Color, string> = {
  green: "text-accent",
  blue: "text-info",
  yellow: "text-caution",
  red: "text-loss",
};
