import { createContext, useContext } from "react";
import { useNonce } from "./nonce";

/** The page's one script, as page-script.server.ts writes it. The server alone provides it. */
export const ScriptContext = createContext<string | null>(null);

/** In the place of Remix's component of this name, whose files would compete with the page for the line. */
export function Scripts() {
  const nonce = useNonce();
  // The browser keeps what the server sent, and has run it.
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: useContext(ScriptContext) ?? " " }}
    />
  );
}
