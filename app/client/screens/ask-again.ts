// A page whose figures are still on their way asks for them again, a few times.
import { useRevalidator } from "@remix-run/react";
import { useEffect, useRef } from "react";

const EVERY_MS = 3_000;
const MAX_TIMES = 20;

export function useAskAgain(isWaiting: boolean): void {
  const { revalidate, state } = useRevalidator();
  const times = useRef(0);
  useEffect(() => {
    if (!isWaiting || state !== "idle" || times.current >= MAX_TIMES) return;
    const next = setTimeout(() => {
      times.current += 1;
      revalidate();
    }, EVERY_MS);
    return () => clearTimeout(next);
  }, [isWaiting, state, revalidate]);
}
