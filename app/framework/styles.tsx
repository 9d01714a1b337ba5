import { createContext, useContext } from "react";
import { useNonce } from "./nonce";

/** The style sheet's text, for a first visit; null when the browser has the file. The server alone provides it. */
export const StylesContext = createContext<string | null>(null);

/** Within the first page, so that nothing stands between it and the screen; as a file once the browser has it. */
export function Styles({ href }: { href: string }) {
  const nonce = useNonce();
  const given = useContext(StylesContext);
  // The browser keeps what the server sent: the text is in no script. Should React draw the page anew, the policy asks for its nonce.
  const sent = typeof document === "undefined" ? null : document.querySelector<HTMLStyleElement>("style[data-href]");
  const text = given ?? sent?.textContent ?? null;
  return text === null ? (
    <link rel="stylesheet" href={href} />
  ) : (
    <style
      nonce={nonce ?? sent?.nonce}
      data-href={href}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: text }}
    />
  );
}
