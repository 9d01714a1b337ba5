// What our bundles do otherwise than Remix and Vite by themselves. Each trick can be left out by its name, which is how
// `npm run bench framework` measures what it gains.
import { createRequire } from "node:module";
import { dirname } from "node:path";
import type { Alias, Plugin } from "vite";
import { chunksFor } from "./chunks";
import { olderScripts } from "./older-scripts";
import { olderStyles } from "./older-styles";
import { serverMemory } from "./server-memory";

export const TRICKS = ["chunks", "direct-react", "unused-links"] as const;
export type Trick = (typeof TRICKS)[number];

type Bundle = { plugins: Plugin[]; alias: Alias[]; manualChunks: ((id: string) => string | undefined) | undefined };

export function bundle(app: string, browserBuild: boolean, without: readonly string[] = []): Bundle {
  const has = (trick: Trick) => !without.includes(trick);
  return {
    plugins: [
      olderStyles,
      ...(browserBuild ? [olderScripts] : []),
      serverEntry,
      serverMemory,
      ...(has("unused-links") ? [unusedLinks] : []),
    ],
    alias: browserBuild && has("direct-react") ? directReact() : [],
    manualChunks: has("chunks") ? chunksFor(app) : undefined,
  };
}

/**
 * One server bundle: our Express server and the Remix routes share a single module graph, and so one database. Remix's
 * plugin names its own entry for the server build; this one comes after it and puts ours in its place.
 */
const serverEntry: Plugin = {
  name: "server-entry",
  config: (_config, { isSsrBuild }) =>
    isSsrBuild ? { build: { rollupOptions: { input: "./server/index.ts" } } } : undefined,
};

/**
 * React's own entries choose between two files as they run, so bundlers wrap each in a function that the browser has to
 * parse in one go before anything else. Named directly, the one file stands open and is parsed while it arrives.
 */
const directReact = (): Alias[] =>
  ["react", "react-dom", "scheduler", "react/jsx-runtime"].map((name) => {
    const folder = dirname(createRequire(import.meta.url).resolve(`${name.split("/")[0]}/package.json`));
    return { find: new RegExp(`^${name}$`), replacement: `${folder}/cjs/${name.replace("/", "-")}.production.min.js` };
  });

/** A name for developers' tools, given outside of any condition, keeps these in the bundle though nothing renders them. */
const unusedLinks: Plugin = {
  name: "unused-links",
  transform: (code, id) =>
    id.includes("@remix-run/react/dist/esm/components.js")
      ? code.replace(/^(Nav)?Link\.displayName = .*$/gm, "")
      : undefined,
};
