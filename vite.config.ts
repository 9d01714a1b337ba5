import { fileURLToPath } from "node:url";
import { vitePlugin as remix } from "@remix-run/dev";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import remixOptions from "./remix.config.js";

const app = fileURLToPath(new URL("./app", import.meta.url));

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [tailwindcss(), remix(remixOptions)],
  resolve: { alias: { "~": app } },
  // One server bundle: our Express server and the Remix routes share a single module graph, and so one database.
  build: isSsrBuild
    ? { rollupOptions: { input: "./server/index.ts" }, target: "node20" }
    : { target: ["es2020", "chrome87", "safari14", "firefox78"], modulePreload: { polyfill: false } },
  ssr: { noExternal: ["remix-validated-form", "@remix-validated-form/with-zod", "recharts"] },
}));
