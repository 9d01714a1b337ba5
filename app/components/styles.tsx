import { createContext, useContext } from "react";
import { useNonce } from "./nonce";

/** The style sheet's text, for a first visit; null when the browser has the file. The server alone provides it. */
export const StylesContext = createContext<string | null>(null);

/** Within the first page, so that nothing stands between it and the screen; as a file once the browser has it. */
export function Styles({ href }: { href: string }) {
  const nonce = useNonce();
  const given = useContext(StylesContext);
  // The browser keeps what the server sent: the text is in no script.
  const text = typeof document === "undefined" ? given : (document.querySelector("style[data-href]")?.textContent ?? null);
  return text === null ? <link rel="stylesheet" href={href} /> : <style nonce={nonce} data-href={href} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />;
}
