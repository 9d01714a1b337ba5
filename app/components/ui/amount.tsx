import { formatIn, HOME_CURRENCY, type Cents } from "~/domain/money";
import { cx } from "./cx";

type AmountProps = {
  cents: Cents;
  /** Where it is not dollars. */
  currency?: string;
  /** plain: ink. signed: gain above zero, loss below. debt: loss below zero, otherwise ink. muted: quiet. */
  tone?: "plain" | "signed" | "debt" | "muted";
  /** tile: one of two beside each other on a phone; lead: has its words beside it there. */
  size?: "sm" | "md" | "lg" | "tile" | "lead" | "hero";
  /** Puts a plus before positive amounts. */
  plus?: boolean;
  className?: string;
};

/** Five digits fill a card of four in a row; what is longer steps down instead of standing out of it. */
function heroSize({ length }: string): string {
  if (length > 11) return "text-lg";
  return length > 9 ? "text-xl xl:text-lg" : length > 7 ? "text-2xl xl:text-xl" : "text-2xl";
}

const tileSize = ({ length }: string): string =>
  length > 9 ? "text-base sm:text-lg" : length > 7 ? "text-lg sm:text-xl" : "text-lg sm:text-2xl xl:text-xl";

const SIZES = {
  sm: "text-xs",
  md: "",
  lg: "text-lg font-semibold",
  tile: "font-semibold tracking-tight",
  lead: "text-xl sm:text-2xl font-semibold tracking-tight",
  hero: "font-semibold tracking-tight",
};

function toneClass(tone: NonNullable<AmountProps["tone"]>, cents: Cents): string {
  if (tone === "muted") return "text-muted";
  if (tone === "signed" && cents > 0) return "text-gain";
  if ((tone === "signed" || tone === "debt") && cents < 0) return "text-loss";
  return "";
}

/** Sign, symbol and figures in one place, lined up; on a hero figure the cents step back. */
export function Amount({ cents, currency = HOME_CURRENCY, tone = "plain", size = "md", plus, className }: AmountProps) {
  const text = `${plus && cents > 0 ? "+" : ""}${formatIn(currency, cents)}`;
  const point = text.lastIndexOf(".");
  const isLarge = size === "hero" || size === "lead" || size === "tile";
  return (
    <span
      className={cx(
        "money whitespace-nowrap tabular-nums lining-nums",
        SIZES[size],
        size === "hero" && heroSize(text.slice(0, point)),
        size === "tile" && tileSize(text.slice(0, point)),
        toneClass(tone, cents),
        className,
      )}
    >
      {isLarge ? (
        <>
          {text.slice(0, point)}
          <span className="text-[0.6em] text-muted">{text.slice(point)}</span>
        </>
      ) : (
        text
      )}
    </span>
  );
}
