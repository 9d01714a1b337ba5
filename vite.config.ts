import { createRequire } from "node:module";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { remixPWA } from "@remix-pwa/dev";
import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin, type Rollup } from "vite";
import remixOptions from "./remix.config.js";

const app = fileURLToPath(new URL("./app", import.meta.url));

/**
 * One server bundle: our Express server and the Remix routes share a single module graph, and so one database. Remix's
 * plugin names its own entry for the server build; this one comes after it and puts ours in its place.
 */
const serverEntry: Plugin = {
  name: "server-entry",
  config: (_config, { isSsrBuild }) =>
    isSsrBuild ? { build: { rollupOptions: { input: "./server/index.ts" } } } : undefined,
};

const browsers = ["es2020", "chrome87", "safari14", "firefox78"];

/** Endpoints leave nothing for the browser, which is no reason for a line each. */
function onwarn(warning: Rollup.RollupLog, warn: Rollup.LoggingFunction) {
  if (warning.code !== "EMPTY_BUNDLE") warn(warning);
}

/**
 * What travels together. A browser asks for six files at a time: each six cost a slow line a wait, each file a slow
 * processor 4 ms, and gzip sees more at once; so small modules that many screens share go with one of these. What draws (`base`) and what puts it
 * into the page (`dom`) are two files, because each starts in a task of its own, with a pause for touches between them.
 */
const TOGETHER: [name: string, modules: RegExp][] = [
  ["dom", /node_modules\/react-dom\//],
  [
    "base",
    /node_modules\/(react|scheduler|react-router|react-router-dom|@remix-run|tiny-invariant)\/|preload-helper|app\/components\/(ui\/(cx|button|icon|part|toast-region|badge|field-frame)|shell\/(error-page|mark)|landing\/public-frame|title)\.tsx?|app\/enhance\/(api|toasts|flush-sync|follow-links|quiet-start|use-hydrated|kept\/half)\.|app\/contracts\/errors\.|app\/domain\/plans\./,
  ],
  [
    "frame",
    /app\/components\/(shell\/app-shell|notifications\/notifications-sheet|ui\/(card|note))\.|app\/domain\/periods\./,
  ],
  ["fields", /node_modules\/zod\/|app\/components\/ui\/(app-form|field|password-field)\./],
  [
    "parts",
    /app\/components\/(ui\/(amount|progress|empty-state|skeleton|chart-figure|dialog|form-key)|billing\/(feature-gate|locked-card|tones)|dashboard\/(links|line-list))\.|app\/domain\/(money|links|trial|access)\./,
  ],
  [
    "rows",
    /app\/domain\/(catalog|provider-categories|classify|transaction-label)\.|app\/components\/accounts\/connect-account-button\./,
  ],
  ["coach", /app\/(contracts\/coach-texts|enhance\/(interview-handoff|chat-input))\./],
  ["dashboard", /app\/components\/dashboard\/(dashboard|home)-screen\./],
];
const manualChunks = (id: string) => TOGETHER.find(([, modules]) => modules.test(id))?.[0];

/** The router asks for all of react-dom, and takes one function of it. */
const routerAlone: Plugin = {
  name: "router-alone",
  enforce: "pre",
  apply: (_config, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
  resolveId: (source, importer) =>
    importer?.includes("/react-router-dom/") && /\/?react-dom(\.|$)/.test(source)
      ? `${app}/enhance/flush-sync.ts`
      : null,
};

/**
 * React's own entries choose between two files as they run, so bundlers wrap each in a function that the browser has to
 * parse in one go before anything else. Named directly, the one file stands open and is parsed while it arrives.
 */
const directReact = ["react", "react-dom", "scheduler", "react/jsx-runtime"].map((name) => {
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

const BROWSER_PACKAGES = [
  "@radix-ui/react-dialog",
  "@remix-validated-form/with-zod",
  "react-dom",
  "recharts",
  "remix-validated-form",
  "zod",
];

/** Built after the browser's files, beside them; entry.client registers it. No route has a part of its own in it. */
const serviceWorker = {
  registerSW: null,
  workerBuildDirectory: "build/client",
  workerMinify: true,
  ignoredSWRouteFiles: ["*"],
};

export default defineConfig(({ isSsrBuild, command }) => ({
  plugins: [tailwindcss(), remix(remixOptions), remixPWA(serviceWorker), serverEntry, routerAlone, unusedLinks],
  // The form library's lodash.get is a tenth of its weight; ours does what it asks for.
  resolve: {
    alias: [
      { find: "~", replacement: app },
      { find: "lodash.get", replacement: `${app}/enhance/get-path.ts` },
      ...(command === "build" && !isSsrBuild ? directReact : []),
    ],
  },
  build: isSsrBuild
    ? // The same style sheet as the browser build makes, or pages would load both.
      { target: "node20", cssTarget: browsers }
    : { target: browsers, modulePreload: { polyfill: false }, rollupOptions: { onwarn, output: { manualChunks } } },
  // The server's alone; bundled for the browser it asks for a file that isn't there, and every page is loaded for ever.
  // The browser's own are named, because each that is met later is bundled then and loads the page again.
  optimizeDeps: { exclude: ["@node-rs/argon2"], include: BROWSER_PACKAGES },
  ssr: { noExternal: ["remix-validated-form", "@remix-validated-form/with-zod", "recharts"] },
}));
