import { useEffect, useState } from "react";

/** The browser's offer to install; only some browsers make it, and TypeScript does not know it. */
type InstallOffer = Event & { prompt: () => Promise<unknown> };

const DISMISSED_KEY = "installPromptDismissed";

function isInstallOffer(event: Event): event is InstallOffer {
  return "prompt" in event && typeof event.prompt === "function";
}

/** Storage can be switched off: then the card comes back next time. */
function isDismissed(storage: () => Pick<Storage, "getItem"> = () => localStorage): boolean {
  try {
    return storage().getItem(DISMISSED_KEY) !== null;
  } catch {
    return false;
  }
}

function rememberDismissal(): void {
  try {
    localStorage.setItem(DISMISSED_KEY, new Date().toISOString());
  } catch {
    // Nothing to remember with.
  }
}

/** Holds the browser's offer until the visitor answers our card. */
export function useInstallPrompt() {
  const [offer, setOffer] = useState<InstallOffer | null>(null);
  useEffect(() => {
    const offered = (event: Event) => {
      if (!isInstallOffer(event) || isDismissed()) return;
      event.preventDefault();
      setOffer(event);
    };
    const installed = () => setOffer(null);
    window.addEventListener("beforeinstallprompt", offered);
    window.addEventListener("appinstalled", installed);
    return () => {
      window.removeEventListener("beforeinstallprompt", offered);
      window.removeEventListener("appinstalled", installed);
    };
  }, []);
  return {
    isOffered: offer !== null,
    accept() {
      setOffer(null);
      void offer?.prompt();
    },
    dismiss() {
      setOffer(null);
      rememberDismissal();
    },
  };
}
