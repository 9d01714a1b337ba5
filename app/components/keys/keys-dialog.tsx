import { useState } from "react";
import { hasLetterKeys, keysStore, setLetterKeys } from "~/client/keys/one-letter-keys";
import { Dialog } from "~/components/ui/dialog";

const LETTERS: readonly [string, string][] = [
  ["J  K", "Next row, row before"],
  ["Enter", "Open the row"],
  ["E", "Edit the row"],
  ["1  2  3", "In the review: pick a category"],
  ["S", "In the review: skip"],
  ["?", "These keys"],
];
const OTHERS: readonly [string, string][] = [
  ["Ctrl K", "Find anything"],
  ["Enter", "In the budget: save, and on to the next amount"],
  ["F8", "Go to the notification"],
];

/** The keys, and the way to turn those of one letter off. */
export default function KeysDialog() {
  const [isOn, setOn] = useState(hasLetterKeys);
  return (
    <Dialog title="Keys" size="sm" closeTo="/" onClose={() => keysStore.set(false)}>
      <Keys keys={LETTERS} />
      <label className="my-3 flex min-h-11 items-center gap-3 border-y border-line py-2">
        <input
          type="checkbox"
          checked={isOn}
          onChange={({ currentTarget: { checked } }) => {
            setOn(checked);
            setLetterKeys(checked);
          }}
          className="size-5 accent-accent"
        />
        <span>
          Use these keys on this device{" "}
          <span className="block text-xs text-muted">Turn them off if you use voice control.</span>
        </span>
      </label>
      <Keys keys={OTHERS} />
    </Dialog>
  );
}

function Keys({ keys }: { keys: typeof LETTERS }) {
  return (
    <dl className="grid grid-cols-[5rem_1fr] gap-y-2">
      {keys.map(([key, what]) => (
        <div key={what} className="contents">
          <dt>
            <kbd className="rounded-sm border border-edge px-1.5 py-0.5 font-mono text-xs">{key}</kbd>
          </dt>{" "}
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
  );
}
