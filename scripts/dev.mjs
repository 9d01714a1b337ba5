// npm run dev: the same server with Vite in front of Remix, so that a saved file shows at once.
import { databaseClient, giveUp, loadSettings, packages, root } from "./fresh.mjs";

try {
  process.chdir(root);
  loadSettings();
  process.env.NODE_ENV ||= "development";
  if (packages.stale()) {
    console.log("Installing packages …");
    packages.install();
  }
  if (databaseClient.stale()) await databaseClient.generate();
  const { createServer } = await import("vite");
  const vite = await createServer({ server: { middlewareMode: true }, appType: "custom" });
  const server = await vite.ssrLoadModule("/server/index.ts");
  await server.prepare();
  const { url } = await server.start({ vite });
  console.log(`Ready: ${url} (development)`);
} catch (error) {
  giveUp(error);
}
