// The style sheet as a file from the first page on.
import { createContext } from "react";

export const StylesContext = createContext<string | null>(null);

export function Styles({ href }: { href: string }) {
  return <link rel="stylesheet" href={href} />;
}
