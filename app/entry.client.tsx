import { RemixBrowser } from "@remix-run/react";
import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { isFlagged } from "./client/offline/session-key";
import { blockInput } from "./framework/block-input";
import { TakeOver } from "./framework/stay-plain";
import { reportZoneSoon } from "./client/people/report-zone";

/** The page calls this once everything that it needs is here. */
export function hydrate(): void {
  blockInput(true);
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <TakeOver>
          <RemixBrowser />
        </TakeOver>
      </StrictMode>,
    );
  });
}

reportZoneSoon();

// The first page brought its styles along; the next ones take the file, which is here by then.
const inlined = document.querySelector<HTMLStyleElement>("style[data-href]")?.dataset.href;
if (inlined)
  setTimeout(
    () =>
      void fetch(inlined).then(
        ({ ok }) => ok && (document.cookie = `css=${inlined.split("/").pop()}; path=/; max-age=31536000; samesite=lax`),
        () => {},
      ),
    4_000,
  );

// What an ended session has left on this device goes with the next page, whichever it is.
if (isFlagged())
  setTimeout(
    () =>
      void import("./client/offline/crypto-store")
        .then(({ sweep }) => sweep())
        .catch((error: unknown) => console.error(error)),
  );

if (import.meta.env.PROD && "serviceWorker" in navigator) {
  const register = () =>
    navigator.serviceWorker
      .register("/entry.worker.js", { updateViaCache: "none" })
      .catch((error: unknown) => console.error("No service worker", error));
  // After the page has what it needs; this script may itself arrive later than that.
  if (document.readyState === "complete") void register();
  else window.addEventListener("load", () => void register());
}
