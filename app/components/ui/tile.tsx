import type { ReactNode } from "react";
import type { Hue } from "~/domain/categories/hues";
import { cx } from "./cx";

export const HUE_TEXT: Record<Hue, string> = {
  0: "text-muted",
  1: "text-cat-1",
  2: "text-cat-2",
  3: "text-cat-3",
  4: "text-cat-4",
  5: "text-cat-5",
  6: "text-cat-6",
  7: "text-cat-7",
  8: "text-cat-8",
};

export type TileSize = "sm" | "md";
const SIZES: Record<TileSize, { pixels: number; className: string }> = {
  sm: { pixels: 32, className: "size-8" },
  md: { pixels: 40, className: "size-10" },
};

type TileProps = {
  hue: Hue;
  emoji: string;
  size?: TileSize;
  className?: string;
  children: ReactNode;
};

/** A tinted square of 40 by 40 with a drawing in its hue; the tint is part of the drawing, so that it is printed, too. */
export function Tile({ hue, emoji, size = "md", className, children }: TileProps) {
  const { pixels, className: sized } = SIZES[size];
  return (
    <span aria-hidden className={cx("inline-block shrink-0 select-none", HUE_TEXT[hue], className)}>
      <svg
        viewBox="0 0 40 40"
        width={pixels}
        height={pixels}
        className={sized}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <rect width="40" height="40" rx="8" stroke="none" fill="currentColor" opacity="0.12" />
        {children}
      </svg>
      <span className="sr-only">{emoji}</span>
    </span>
  );
}
