import "./heap";
import { resolve } from "node:path";
import type { ServerBuild } from "@remix-run/node";
import type { RequestHandler } from "express";
import * as build from "virtual:remix/server-build";
import type { ViteDevServer } from "vite";
import { openControl } from "~/lib/control-socket.server";
import { closeDb, embeddedClient, isDbDown, isEmbedded, ping, watchDb } from "~/lib/db.server";
import { ConfigError, env } from "~/lib/env.server";
import { checkKeys } from "~/lib/key-check.server";
import { log } from "~/lib/log.server";
import { migrate } from "~/lib/migrate.server";
import { clearScratch } from "~/lib/scratch.server";
import { offers } from "~/lib/offers.server";
import { closeBank, deliverBankEventsTo } from "~/providers/bank/plaid/client.server";
import { closeSimplefin } from "~/providers/bank/simplefin/client.server";
import { closeBilling, deliverSandboxEventsTo } from "~/providers/billing/client.server";
import { perform } from "~/services/platform/commands.server";
import { seed } from "~/services/sample/seed.server";
import { createApp } from "./app";
import { startTimetable, stopJobs } from "./jobs";
import { drain, listen } from "./listen";
import { methodsOf } from "./methods";
import type { Lifecycle, ServerOptions } from "./options";
import { surviveRejections } from "./rejections";
import { remix, type Build } from "~/framework/remix-handler.server";

export { env };

type StartOptions = { port?: number; host?: string; vite?: ViteDevServer };

/** Brings the database up to date: what `npm start` and the release command do before anybody is served. */
export async function prepare(): Promise<{ migrations: string[]; seeded: boolean }> {
  // Opened by itself first: Prisma would wrap the sentence that says who else has it.
  if (isEmbedded) await embeddedClient();
  try {
    const migrations = await migrate();
    await checkKeys();
    return { migrations, seeded: await seed() };
  } catch (error) {
    // A database that is refused is left as it was found: closed, and not as after a crash.
    await closeDb();
    throw error;
  }
}

/** Lets go of the database when nothing is going to be served. */
export async function close(): Promise<void> {
  await stopJobs();
  await Promise.all([closeBilling(), closeBank(), closeSimplefin()]);
  await closeDb();
}

/** Serves until told to stop. Routes and server share one module graph, and so one database. */
export async function start({ port = env.PORT, host = env.HOST, vite }: StartOptions = {}) {
  surviveRejections(log);
  await ping();
  // Said now rather than to the first person who signs in.
  await checkKeys();
  clearScratch();
  watchDb();
  const lifecycle: Lifecycle = { draining: false, inFlight: 0 };
  const routes = vite ? currentBuild(vite) : build;
  const handler = vite ? developmentHandler(vite, remix(routes, "development")) : remix(routes, "production");
  const app = createApp(options(routes, vite !== undefined), lifecycle, handler);
  const server = await listen(app, port, host, connectionLimits);
  const address = server.address();
  const actualPort = typeof address === "object" && address ? address.port : port;
  if (env.JOBS === "inline") await startTimetable();
  const closeControl = isEmbedded ? await openControl(env.DATA_DIR, perform) : undefined;
  await Promise.all([deliverSandboxEventsTo(actualPort), deliverBankEventsTo(actualPort)]);
  let stopping: Promise<void> | undefined;
  const stop = () => (stopping ??= stopServing());
  async function stopServing() {
    await drain(server, { lifecycle, log, lingerMilliseconds: vite ? 0 : 500, limitMilliseconds: 9_000 });
    await closeControl?.();
    await vite?.close();
    await close();
  }
  stopOnSignals(stop);
  return { url: env.APP_URL, port: actualPort, stop };
}

/** Does the background work and serves nobody: beside servers whose JOBS is worker. */
export async function work(): Promise<void> {
  if (env.JOBS !== "worker") throw new ConfigError("A worker needs JOBS=worker, and so do the servers it works for.");
  surviveRejections(log);
  await ping();
  await checkKeys();
  await startTimetable();
  stopOnSignals(close);
}

/** Behind a proxy all lines are its own, and it is the one to share them out. */
const connectionLimits = { ofOneNetwork: env.TRUST_PROXY > 0 ? undefined : 1024, ofAll: 4096 };

function options(routes: Build, development: boolean): ServerOptions {
  const offered = offers();
  return {
    appUrl: new URL(env.APP_URL),
    isLocal: env.IS_LOCAL,
    trustedProxies: env.TRUST_PROXY,
    plaid: env.BANK_PROVIDER === "plaid",
    hasBankPages: offered.bankPages,
    hasBilling: offered.billing,
    development,
    clientDirectory: resolve(development ? "public" : "build/client"),
    log,
    ping,
    isDbDown,
    methodsOf: methodsOf(routes),
    // Vite sends every module on its own.
    maxInFlight: development ? 10_000 : 100,
    bodyMilliseconds: 10_000,
  };
}

/** The routes as they are on disk now. */
function currentBuild(vite: ViteDevServer) {
  return () => vite.ssrLoadModule("virtual:remix/server-build") as Promise<ServerBuild>;
}

/** Vite answers for the browser's modules, Remix for the rest. */
function developmentHandler(vite: ViteDevServer, render: RequestHandler): RequestHandler {
  return (req, res, next) =>
    vite.middlewares(req, res, (error?: unknown) => (error ? next(error) : render(req, res, next)));
}

function stopOnSignals(stop: () => Promise<void>) {
  let asked = false;
  const onSignal = () => {
    if (asked) process.exit(1);
    asked = true;
    void stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, "stopping failed");
        process.exit(1);
      },
    );
  };
  process.on("SIGTERM", onSignal).on("SIGINT", onSignal);
}
