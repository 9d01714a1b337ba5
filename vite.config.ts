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

/** Endpoints leave nothing for the browser, which is no reason for a line each. */
function onwarn(warning: Rollup.RollupLog, warn: Rollup.LoggingFunction) {
  if (warning.code !== "EMPTY_BUNDLE") warn(warning);
}

const BROWSER_PACKAGES = [
  "@radix-ui/react-dialog",
  "@remix-validated-form/with-zod",
  "react-dom",
  "recharts",
  "remix-validated-form",
  "zod",
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
      // The server's alone; bundled for the browser it asks for a file that isn't there, and every page is loaded for ever.
      // The browser's own are named, because each that is met later is bundled then and loads the page again.
      optimizeDeps: { exclude: ["@node-rs/argon2"], include: BROWSER_PACKAGES },
      ssr: { noExternal: ["remix-validated-form", "@remix-validated-form/with-zod", "recharts"] },
    };
  });

export default config();
