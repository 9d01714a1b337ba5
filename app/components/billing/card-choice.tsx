import type { PracticeCard } from "~/contracts/practice-payment";

const LABELS: Readonly<Record<PracticeCard, string>> = {
  none: "No card",
  works: "Practice card ending in 4242: works",
  fails_later: "Practice card ending in 0341: accepted now, refused when charged",
  declined: "Practice card ending in 0002: declined",
};

type Props = { choices: readonly PracticeCard[]; chosen: PracticeCard };

export function CardChoice({ choices, chosen }: Props) {
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 font-medium">Choose a card</legend>
      {choices.map((choice) => (
        <label key={choice} className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="radio"
            name="card"
            value={choice}
            defaultChecked={choice === chosen}
            className="size-5 shrink-0 accent-accent"
          />
          {LABELS[choice]}
        </label>
      ))}
    </fieldset>
  );
}
