import { fileURLToPath } from "node:url";
import { remixPWA } from "@remix-pwa/dev";
import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin, type Rollup } from "vite";
import { bundle } from "./app/framework/bundle";
import remixOptions from "./remix.config.js";

const app = fileURLToPath(new URL("./app", import.meta.url));
/** What scripts run in, Firefox from 105 on (framework/page-script.server.ts), and what styles are still read by. */
const scripted = ["es2020", "chrome88", "safari14.1", "firefox78"];
const styled = ["chrome80", "safari13.1", "firefox72"];

/**
 * Endpoints leave nothing for the browser, which is no reason for a line each. Two files that need each other start with
 * half of their names unset: no script of ours would run.
 */
function onwarn(warning: Rollup.RollupLog, warn: Rollup.LoggingFunction) {
  if (warning.code === "CIRCULAR_CHUNK") throw new Error(warning.message);
  if (warning.code !== "EMPTY_BUNDLE") warn(warning);
}

/** Met on the way through a route's module: the browser never asks for them. */
const SERVER_PACKAGES = [
  ...["@electric-sql/pglite", "@electric-sql/pglite/nodefs", "@node-rs/argon2", "@prisma/adapter-pg"],
  ...["@prisma/client/runtime/client", "@remix-run/node", "jose", "nodemailer", "openai", "papaparse", "pg", "pg-boss"],
  ...["pglite-prisma-adapter", "pino", "plaid", "remix-auth", "remix-auth-form", "stripe", "web-push"],
];
/** With what the forms' library is made of. */
const BROWSER_PACKAGES = [
  ...[
    "@radix-ui/react-dialog",
    "@remix-validated-form/with-zod",
    "@zxcvbn-ts/language-common",
    "react-dom",
    "recharts",
  ],
  ...[
    "remix-validated-form",
    "lodash.get",
    "nanoid",
    "remeda",
    "tiny-invariant",
    "zustand",
    "zustand/middleware/immer",
  ],
  ...["@remix-run/server-runtime", "zod"],
];

type Options = { buildDirectory?: string; without?: readonly string[]; more?: Plugin[] };

/** The benchmark of the framework's tricks builds elsewhere, and without one of them at a time. */
export const config = ({ buildDirectory = "build", without = [], more = [] }: Options = {}) =>
  defineConfig(({ isSsrBuild = false, command }) => {
    const { plugins, alias, manualChunks } = bundle(app, command === "build" && !isSsrBuild, without);
    return {
      plugins: [
        tailwindcss(),
        remix({ ...remixOptions, buildDirectory }),
        // Built after the browser's files, beside them; entry.client registers it. No route has a part of its own in it.
        remixPWA({
          registerSW: null,
          workerBuildDirectory: `${buildDirectory}/client`,
          workerMinify: true,
          ignoredSWRouteFiles: ["*"],
        }),
        ...plugins,
        ...more,
      ],
      // Every amount can be hidden (framework/amounts).
      esbuild: { jsx: "automatic", jsxImportSource: "~/framework/amounts" },
      resolve: { alias: [{ find: "~", replacement: app }, ...alias] },
      build: isSsrBuild
        ? // The same style sheet as the browser build makes, or pages would load both.
          { target: "node20", cssTarget: styled }
        : {
            target: scripted,
            cssTarget: styled,
            modulePreload: { polyfill: false },
            rollupOptions: { onwarn, output: manualChunks ? { manualChunks } : {} },
          },
      // The server's aren't bundled for the browser, where one asks for a file that isn't there and loads every page for
      // ever. All are named, because each that is met later is bundled then and loads the page again.
      optimizeDeps: { exclude: SERVER_PACKAGES, include: BROWSER_PACKAGES },
      ssr: { noExternal: ["remix-validated-form", "@remix-validated-form/with-zod", "recharts"] },
    };
  });

export default config();
