import { useNavigate } from "@remix-run/react";
import { useEffect, useId, useRef, useState, type KeyboardEvent } from "react";
import { cx } from "~/components/ui/cx";
import { Dialog } from "~/components/ui/dialog";
import { Icon, type IconName } from "~/components/ui/icon";
import { useFound } from "~/client/search/palette-keys";
import { keepRecent, paletteStore, recentStore } from "~/client/search/palette-store";
import { useStore } from "~/client/store";
import type { Day } from "~/domain/periods";
import { type PaletteGroup, paletteGroups, type PaletteItem } from "~/domain/screens/palette-items";
import { markedPieces } from "~/domain/screens/words-typed";
import { counted } from "~/texts/plural";

const close = () => paletteStore.set(false);

/** Everything that can be found or done, by its first letters: a combobox whose list is always open. */
export default function Palette({ hasCoach, today }: { hasCoach: boolean; today: Day }) {
  const navigate = useNavigate();
  const id = useId();
  const [typed, setTyped] = useState("");
  const [at, setAt] = useState(0);
  const groups = paletteGroups(typed, useFound(typed), { today, hasCoach, recent: useStore(recentStore) });
  const items = groups.flatMap((group) => group.items);
  const active = Math.min(at, items.length - 1);
  const go = (item: PaletteItem | undefined) => {
    if (item === undefined) return;
    close();
    keepRecent(item);
    navigate(item.to);
  };
  const press = (event: KeyboardEvent) => {
    const steps: Record<string, number> = { ArrowDown: active + 1, ArrowUp: active - 1 };
    const step = steps[event.key];
    if (step !== undefined) setAt((step + items.length) % items.length);
    else if (event.key === "Enter" && !event.nativeEvent.isComposing) go(items[active]);
    else return;
    event.preventDefault();
  };
  return (
    <Dialog title="Find" closeTo="/transactions" onClose={close}>
      <div className="min-h-[70dvh] sm:min-h-96">
        <div className="relative">
          <Icon name="search" size="sm" className="absolute top-1/2 left-3 -translate-y-1/2 text-muted" />
          <input
            type="text"
            role="combobox"
            placeholder="Search or jump to…"
            aria-label="Find transactions, categories, screens and actions, or ask the coach"
            aria-expanded
            aria-controls={`${id}list`}
            aria-activedescendant={active >= 0 ? `${id}${active}` : undefined}
            aria-autocomplete="list"
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="go"
            maxLength={80}
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              setAt(0);
            }}
            onKeyDown={press}
            className="h-11 w-full rounded-full border border-edge bg-paper pr-4 pl-9 placeholder:text-muted"
          />
        </div>
        <p role="status" className="sr-only">
          {counted(items.length, "result")}
        </p>
        <p className="mt-1 text-xs text-muted touch:hidden">Press ? on any screen for more keys.</p>
        <div role="listbox" id={`${id}list`} aria-label="Results" className="mt-3">
          <Groups groups={groups} typed={typed} id={id} active={active} onHover={setAt} onChoose={go} />
        </div>
      </div>
    </Dialog>
  );
}

const ICONS: Record<PaletteGroup["name"], IconName> = {
  Recent: "clock",
  "Jump to": "arrow_right",
  Transactions: "wallet",
  Categories: "budget",
  "Goals and accounts": "flag",
  Screens: "arrow_right",
  Actions: "sparkle",
  Coach: "coach",
};

/** What was typed stands out in what it found. */
function Marked({ label, typed }: { label: string; typed: string }) {
  return (
    <span className="min-w-0 wrap-anywhere">
      {markedPieces(label, typed).map(({ text, isTyped }, at) =>
        isTyped ? (
          <mark key={at} className="bg-transparent font-semibold text-inherit underline underline-offset-4">
            {text}
          </mark>
        ) : (
          text
        ),
      )}
    </span>
  );
}

type GroupsProps = {
  groups: readonly PaletteGroup[];
  typed: string;
  id: string;
  active: number;
  onHover: (at: number) => void;
  onChoose: (item: PaletteItem) => void;
};

function Groups({ groups, typed, id, active, onHover, onChoose }: GroupsProps) {
  const chosen = useRef<HTMLDivElement>(null);
  // With braces: newer browsers answer with a promise, which React would take for the way to end the effect.
  useEffect(() => {
    chosen.current?.scrollIntoView({ block: "nearest" });
  }, [active]);
  let count = 0;
  return groups.map(({ name, items }) => (
    <div key={name} role="group" aria-label={name} className="pb-2">
      <p aria-hidden className="px-3 py-1 text-xs font-semibold text-muted">
        {name}
      </p>
      {items.map((item) => {
        const at = count++;
        return (
          <div
            key={item.id}
            ref={at === active ? chosen : undefined}
            role="option"
            id={`${id}${at}`}
            aria-selected={at === active}
            onPointerMove={() => onHover(at)}
            tabIndex={-1}
            onPointerUp={() => onChoose(item)}
            className={cx(
              "flex min-h-11 cursor-pointer scroll-my-2 items-center gap-3 rounded-md px-3 py-1.5",
              at === active && "bg-accent-soft text-accent",
            )}
          >
            <Icon name={ICONS[name]} size="sm" className="shrink-0 text-muted" />
            <span className="flex min-w-0 grow flex-wrap items-center justify-between gap-x-4">
              <Marked label={item.label} typed={typed} />{" "}
              {item.detail ? <span className="text-xs text-muted tabular-nums">{item.detail}</span> : null}
            </span>
          </div>
        );
      })}
    </div>
  ));
}
