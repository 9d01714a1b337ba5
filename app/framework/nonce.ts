import { createContext, useContext } from "react";

/** The content policy's nonce of this answer; empty in the browser, where it has done its work. */
export const NonceContext = createContext<string | undefined>(undefined);

export const useNonce = () => useContext(NonceContext);
