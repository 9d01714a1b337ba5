import type { GoalColor } from "~/domain/goals/goals";
import type { Tone } from "~/components/ui/progress";

export const TONES: Record<GoalColor, Tone> = {
  blue: "info",
  green: "accent",
  purple: "cat-6",
  red: "loss",
  orange: "cat-2",
};

// Whole class names, so that the style sheet holds them.
export const SWATCHES: Record<GoalColor, string> = {
  blue: "bg-info",
  green: "bg-accent",
  purple: "bg-cat-6",
  red: "bg-loss",
  orange: "bg-cat-2",
};
export const EDGES: Record<GoalColor, string> = {
  blue: "border-t-info",
  green: "border-t-accent",
  purple: "border-t-cat-6",
  red: "border-t-loss",
  orange: "border-t-cat-2",
};
export const STROKES: Record<GoalColor, string> = {
  blue: "text-info",
  green: "text-accent",
  purple: "text-cat-6",
  red: "text-loss",
  orange: "text-cat-2",
};

export const COLOR_NAMES: Record<GoalColor, string> = {
  blue: "Blue",
  green: "Green",
  purple: "Purple",
  red: "Red",
  orange: "Orange",
};
