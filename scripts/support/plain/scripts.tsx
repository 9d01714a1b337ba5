// Remix's own component in the place of ours; entry.client takes over by itself, as a plain Remix app does.
import { Scripts as RemixScripts } from "@remix-run/react";
import { createContext } from "react";
import { useNonce } from "~/framework/nonce";

export const ScriptContext = createContext<string | null>(null);

export function Scripts() {
  return <RemixScripts nonce={useNonce()} />;
}
