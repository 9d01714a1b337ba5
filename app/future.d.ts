// Loader and action types follow the single-fetch protocol that remix.config.js switches on.
import "@remix-run/node";

declare module "@remix-run/node" {
  interface Future {
    v3_singleFetch: true;
  }
}
