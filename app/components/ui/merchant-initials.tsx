import { categoryIcon } from "~/domain/categories/list";
import { hueOf } from "~/domain/categories/hues";
import { merchantInitials } from "~/domain/ledger/merchant-initials";
import { CategoryGlyph } from "./category-glyph";
import { Tile, type TileSize } from "./tile";

type InitialsProps = { name: string; category: string; size?: TileSize; className?: string };

/** The first letters of a merchant's name in the hue of the row's category; the category's drawing where there are none. */
export function MerchantInitials({ name, category, size, className }: InitialsProps) {
  const initials = merchantInitials(name);
  if (initials === "") return <CategoryGlyph category={category} size={size} className={className} />;
  return (
    <Tile hue={hueOf(category)} emoji={categoryIcon(category)} size={size} className={className}>
      <text
        x="20"
        y="20"
        dy="0.35em"
        textAnchor="middle"
        stroke="none"
        fill="currentColor"
        fontSize="14"
        fontWeight="600"
      >
        {initials}
      </text>
    </Tile>
  );
}
