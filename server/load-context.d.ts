import "@remix-run/node";

declare module "@remix-run/node" {
  /** What the server hands to loaders, actions and entry.server. */
  interface AppLoadContext {
    nonce: string;
    requestId: string;
  }
}
