import { fileURLToPath } from "node:url";
import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";
import remixOptions from "./remix.config.js";

const app = fileURLToPath(new URL("./app", import.meta.url));

/**
 * One server bundle: our Express server and the Remix routes share a single module graph, and so one database. Remix's
 * plugin names its own entry for the server build; this one comes after it and puts ours in its place.
 */
const serverEntry: Plugin = {
  name: "server-entry",
  config: (_config, { isSsrBuild }) => (isSsrBuild ? { build: { rollupOptions: { input: "./server/index.ts" } } } : undefined),
};

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [tailwindcss(), remix(remixOptions), serverEntry],
  resolve: { alias: { "~": app } },
  build: isSsrBuild
    ? { target: "node20" }
    : { target: ["es2020", "chrome87", "safari14", "firefox78"], modulePreload: { polyfill: false } },
  ssr: { noExternal: ["remix-validated-form", "@remix-validated-form/with-zod", "recharts"] },
}));
