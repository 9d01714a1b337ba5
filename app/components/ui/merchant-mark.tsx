import { categoryIcon } from "~/domain/categories/list";
import { merchantHue, merchantInitials, tellsNoKind } from "~/domain/ledger/merchant-initials";
import { CategoryGlyph } from "./category-glyph";
import { Tile, type TileSize } from "./tile";

type MarkProps = { name: string; category: string; size?: TileSize; className?: string };

/**
 * What kind of shop it is, drawn in the kind's hue; where that is unknown, the first letters of the merchant's name in a
 * hue that the name keeps everywhere. One shape for both.
 */
export function MerchantMark({ name, category, size, className }: MarkProps) {
  const initials = merchantInitials(name);
  if (!tellsNoKind(category) || initials === "")
    return <CategoryGlyph category={category} size={size} className={className} />;
  return (
    <Tile hue={merchantHue(name)} emoji={categoryIcon(category)} size={size} className={className}>
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
