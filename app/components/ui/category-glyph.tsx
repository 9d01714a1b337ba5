import { categoryIcon, isKnownIcon } from "~/domain/categories/list";
import { hueOf } from "~/domain/categories/hues";
import sprite from "./category-glyphs.svg?url&no-inline";
import { cx } from "./cx";
import { HUE_TEXT, Tile, type TileSize } from "./tile";

/** The id of a category, or of what stands beside a row instead of one: income, transfer, refund. */
type GlyphProps = { category: string; className?: string };

type TileProps = GlyphProps & {
  size?: TileSize;
  /** Another category's drawing in this one's hue. */ drawn?: string;
};

/** A category as a drawing in its own hue. Decorative: its name stands beside it, and its emoji where only text is read. */
export function CategoryGlyph({ category, size, className, drawn = category }: TileProps) {
  return (
    <Tile hue={hueOf(category)} emoji={categoryIcon(drawn)} size={size} className={className}>
      <use href={drawing(drawn)} x="8" y="8" width="24" height="24" />
    </Tile>
  );
}

/** The same without a tile, as high as the words beside it. */
export function CategoryMark({ category, className }: GlyphProps) {
  return (
    <span aria-hidden className={cx("inline-block shrink-0 align-[-0.25em]", HUE_TEXT[hueOf(category)], className)}>
      <svg
        width="20"
        height="20"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <use href={drawing(category)} />
      </svg>
      <span className="sr-only">{categoryIcon(category)}</span>
    </span>
  );
}

const drawing = (category: string): string => `${sprite}#${isKnownIcon(category) ? category : "other"}`;
