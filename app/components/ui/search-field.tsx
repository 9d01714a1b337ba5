import { paletteStore } from "~/client/search/palette-store";
import { cx } from "./cx";
import { Icon } from "./icon";

type Props = {
  placeholder: string;
  /** What was searched. */
  value?: string;
  /** The keys that open the palette, where there is one: shown where there likely are keys. */
  keys: string | null;
  className?: string;
};

const KEYS = cx(
  "absolute top-1/2 right-2 hidden -translate-y-1/2 rounded-sm border border-line bg-surface px-1.5 text-xs text-muted",
  "before:content-[attr(data-keys)] hover:text-ink md:desk:block",
);

/** The one field that transactions are searched in: in the header, and above their list. */
export function SearchField({ placeholder, value, keys, className }: Props) {
  return (
    <div className={cx("relative", className)}>
      <label className="block">
        <span className="sr-only">Search transactions</span>
        <Icon name="search" size="sm" className="absolute top-1/2 left-3 -translate-y-1/2 text-muted" />
        <input
          type="search"
          name="q"
          maxLength={80}
          defaultValue={value}
          placeholder={placeholder}
          autoComplete="off"
          enterKeyHint="search"
          className="h-10 w-full rounded-full border border-edge bg-paper pr-4 pl-9 text-sm placeholder:text-muted md:desk:pr-16 touch:h-11"
        />
      </label>
      {keys ? (
        <button
          type="button"
          onClick={() => paletteStore.set(true)}
          aria-label="Find anything"
          aria-keyshortcuts="Control+K Meta+K"
          // A mark, not the button's words: speech control listens for its name.
          data-keys={keys}
          className={KEYS}
        />
      ) : null}
    </div>
  );
}
