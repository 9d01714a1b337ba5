import type { RequestHandler } from "express";

export type ServerLog = {
  info: (fields: Record<string, unknown>, message: string) => void;
  warn: (fields: Record<string, unknown>, message: string) => void;
  error: (fields: Record<string, unknown>, message: string) => void;
};

/** Everything the middleware depends on. It reads no configuration by itself, so tests can build any server. */
export type ServerOptions = {
  /** The one public address: links, the Origin check and the Host check are pinned to it. */
  appUrl: URL;
  /** Only this machine can reach the server: it listens on loopback, is addressed there and trusts no proxy. */
  isLocal: boolean;
  /** Proxies in front whose X-Forwarded-* is believed; of X-Forwarded-For, as many addresses from the end are theirs. */
  trustedProxies: number;
  /** The bank is linked through Plaid's own scripts, so the screens that link one may load them. */
  plaid: boolean;
  /** Banks are connected on a vendor's pages. */
  hasBankPages: boolean;
  /** Something is sold. */
  hasBilling: boolean;
  /** Vite serves the assets, and its hot reload needs inline styles and a web socket. */
  development: boolean;
  /** Where the build put the browser's files. */
  clientDirectory: string;
  log: ServerLog;
  /** Resolves when the database answers. */
  ping: () => Promise<unknown>;
  /** True while it is known that the database does not. */
  isDbDown: () => boolean;
  /** The methods that work on an endpoint: none where there is no endpoint, undefined where no door says. */
  methodsOf: MethodsOf;
  /** Requests worked on at the same time before new ones are turned away. */
  maxInFlight: number;
  /** A body that takes longer than this is refused. */
  bodyMilliseconds: number;
};

export type MethodsOf = (path: string) => Promise<readonly string[] | undefined>;

/** The life of one server: `draining` flips when it is told to stop. */
export type Lifecycle = { draining: boolean; inFlight: number };

export type Layer = { name: string; use: RequestHandler };
