import { readNumber } from "~/domain/credit/profile";
import { showDollars, showNumber } from "~/texts/credit-profile";

const SHOW = {
  number: showNumber,
  percent: (value: number) => `${showNumber(value)}%`,
  money: showDollars,
};

/** A number as it was entered, made readable; absurd ones stay short, and what is no number stays text. */
export function EnteredScores({ text, unit = "number" }: { text: string; unit?: keyof typeof SHOW }) {
  const value = readNumber(text);
  if (value === null) return <span className="wrap-anywhere">{text.slice(0, 30)}</span>;
  return <span>{SHOW[unit](value)}</span>;
}
