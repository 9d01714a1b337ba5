import { useEffect, useState } from "react";
import { canKeep, isFlagged, sessionHalf } from "./session-key";

type State = "no-scripts" | "unable" | "off" | "busy" | "on" | "failed";

const load = () => import("./dashboard-copy");

/** Whether the last dashboard is kept here, and the two ways to change it. What seals it arrives when it is needed. */
export function useCopySetting() {
  const [state, setState] = useState<State>("no-scripts");
  useEffect(() => {
    // The session's half of the key came with this page; without a session or a secure place there is none.
    if (!canKeep() || !sessionHalf()) return setState("unable");
    setState("off");
    if (!isFlagged()) return;
    load()
      .then(({ wantsCopy }) => wantsCopy())
      .then((wanted) => setState(wanted ? "on" : "off"))
      .catch((error: unknown) => console.error(error));
  }, []);
  const change = (run: (copy: Awaited<ReturnType<typeof load>>) => Promise<void>, then: State) => {
    setState("busy");
    load()
      .then(run)
      .then(() => setState(then))
      .catch((error: unknown) => {
        console.error(error);
        setState("failed");
      });
  };
  return {
    state,
    start: () => change((copy) => copy.startCopying(), "on"),
    stop: () => change((copy) => copy.stopCopying(), "off"),
  };
}
