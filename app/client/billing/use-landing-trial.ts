import { useState, type FormEvent } from "react";
import { LANDING_START_PLAN } from "~/domain/billing/pricing";

/** With scripts a pricing button makes the documented call. The code for it is loaded only when the button is pressed. */
export function useLandingTrial() {
  const [pending, setPending] = useState(false);
  async function start(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (pending) return;
    setPending(true);
    const { startTrial } = await import("./start-trial");
    const outcome = await startTrial({ planType: LANDING_START_PLAN, flow: "landing" });
    if (outcome === "manage") window.location.assign("/subscribe");
    setPending(false);
  }
  return { pending, start };
}
