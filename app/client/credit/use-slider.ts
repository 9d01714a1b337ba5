import { useState } from "react";

/** The number that a slider stands at, for the text beside it. */
export function useSlider(start: number): {
  value: number;
  move: (event: { currentTarget: HTMLInputElement }) => void;
} {
  const [value, setValue] = useState(start);
  return { value, move: (event) => setValue(event.currentTarget.valueAsNumber) };
}
