// npm run dev: the same server with Vite in front of Remix, so that a saved file shows at once.
import { giveUp, loadSettings, root } from "./fresh.mjs";
import { freePort } from "./support/postgres.mjs";
import { setUp } from "./support/setup.mjs";

try {
  process.chdir(root);
  loadSettings();
  process.env.NODE_ENV ||= "development";
  await setUp();
  const { createServer } = await import("vite");
  // A port of its own for what tells the page of a saved file: two folders may be worked in at once.
  const hmr = { port: await freePort() };
  const vite = await createServer({ server: { middlewareMode: true, hmr }, appType: "custom" });
  const server = await vite.ssrLoadModule("/server/index.ts");
  await server.prepare();
  const { url } = await server.start({ vite });
  console.log(`Ready: ${url} (development)`);
} catch (error) {
  giveUp(error);
}
