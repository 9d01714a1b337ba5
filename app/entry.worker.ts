/// <reference lib="WebWorker" />
// The service worker keeps what is the same for everybody: hashed assets and a page for when there is no line. Pages,
// loader data and calls always go to the network, so nothing personal is ever in a cache. What a person has asked this
// device to keep is sealed elsewhere (app/client/offline); the offline page has it opened here.
import { CacheFirst, type DefaultFetchHandler } from "@remix-pwa/sw";
import { COPIED_FILES, openCopy } from "./client/offline/dashboard-copy";
import { forgetPushes, openFrom, readPush, showPush } from "./client/pwa/push-worker";

declare let self: ServiceWorkerGlobalScope & { __workerManifest?: { assets: string[] } };

const OFFLINE = "offline-1";
const OFFLINE_PAGE = "/offline.html";
const OFFLINE_FILES = [OFFLINE_PAGE, "/offline.css", "/offline.js", "/icons/icon.svg"];

const assets = new CacheFirst(COPIED_FILES, { maxEntries: 400, cacheableResponse: { statuses: [200] } });

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(OFFLINE)
      .then((cache) => cache.addAll(OFFLINE_FILES))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => event.waitUntil(dropOldFiles()));

/** Caches of earlier versions, and assets that this build no longer has. */
async function dropOldFiles(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name !== COPIED_FILES && name !== OFFLINE).map((name) => caches.delete(name)),
  );
  const current = new Set(self.__workerManifest?.assets ?? []);
  if (current.size === 0) return;
  const cache = await caches.open(COPIED_FILES);
  const kept = await cache.keys();
  await Promise.all(
    kept.filter((request) => !current.has(new URL(request.url).pathname)).map((request) => cache.delete(request)),
  );
}

/** At logout everything goes: caches, should a later version ever keep more than it does now, and what was shown. */
self.addEventListener("message", (event) => {
  const asked: unknown = event.data;
  if (isOpening(asked))
    event.waitUntil(
      openCopy(asked.half)
        .catch(() => null)
        .then((copy) => event.ports[0]?.postMessage(copy)),
    );
  if (event.data?.type !== "signed-out") return;
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== OFFLINE).map((name) => caches.delete(name)))),
  );
  event.waitUntil(forgetPushes(self));
});

self.addEventListener("push", (event) => {
  const message = readPush(event.data);
  if (message) event.waitUntil(showPush(self, message));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openFrom(self, event.notification.data));
});

function isOpening(asked: unknown): asked is { half: string } {
  return (
    typeof asked === "object" &&
    asked !== null &&
    "type" in asked &&
    asked.type === "open-copy" &&
    "half" in asked &&
    typeof asked.half === "string"
  );
}

export const defaultFetchHandler: DefaultFetchHandler = async ({ request }) => {
  const url = new URL(request.url);
  const isOurs = url.origin === self.location.origin;
  if (isOurs && request.method === "GET" && url.pathname.startsWith("/assets/")) return assets.handleRequest(request);
  if (request.mode === "navigate" && request.method === "GET") return page(request);
  if (isOurs && request.method === "GET" && OFFLINE_FILES.includes(url.pathname))
    return fetch(request).catch(() => kept(url.pathname));
  return fetch(request);
};

async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    return kept(OFFLINE_PAGE);
  }
}

async function kept(path: string): Promise<Response> {
  const cache = await caches.open(OFFLINE);
  return (await cache.match(path)) ?? Response.error();
}
