// The yardstick of the dashboard's benchmark: a Remix app with nothing in it. One route that renders a list of about as
// many bytes as it is asked for, the stock streaming entry, Express and compression: no session, no database, no headers.
import { PassThrough } from "node:stream";
import { createReadableStreamFromReadable, type EntryContext, type ServerBuild } from "@remix-run/node";
import { createRequestHandler } from "@remix-run/express";
import { Outlet, RemixServer } from "@remix-run/react";
import compression from "compression";
import express from "express";
import { renderToPipeableStream } from "react-dom/server";

const bytes = Number(process.env.BARE_BYTES);
const ROW_BYTES = 109;

function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext) {
  return new Promise<Response>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(<RemixServer context={context} url={request.url} />, {
      onShellReady() {
        const body = new PassThrough();
        headers.set("Content-Type", "text/html");
        resolve(new Response(createReadableStreamFromReadable(body), { headers, status }));
        pipe(body);
      },
      onShellError: reject,
    });
  });
}

function Root() {
  return (
    <html lang="en">
      <body>
        <Outlet />
      </body>
    </html>
  );
}

function Page() {
  return (
    <ul>
      {Array.from({ length: Math.round(bytes / ROW_BYTES) }, (_, index) => (
        <li key={index} className="flex items-center gap-3">
          <span className="truncate">Row {index}</span>
          <b>${(index * 7.31).toFixed(2)}</b>
        </li>
      ))}
    </ul>
  );
}

const shared = {
  hasAction: false,
  hasLoader: false,
  hasClientAction: false,
  hasClientLoader: false,
  hasErrorBoundary: false,
  imports: [],
};
const build: ServerBuild = {
  mode: "production",
  entry: { module: { default: handleRequest } },
  routes: {
    root: { id: "root", path: "", module: { default: Root } },
    "routes/_index": { id: "routes/_index", parentId: "root", index: true, path: undefined, module: { default: Page } },
  },
  assets: {
    entry: { module: "/entry.js", imports: [] },
    routes: {
      root: { ...shared, id: "root", path: "", module: "/root.js" },
      "routes/_index": { ...shared, id: "routes/_index", parentId: "root", index: true, module: "/index.js" },
    },
    url: "/manifest.js",
    version: "1",
  },
  publicPath: "/",
  assetsBuildDirectory: "public",
  isSpaMode: false,
  future: {
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_throwAbortReason: true,
    v3_singleFetch: true,
    v3_lazyRouteDiscovery: false,
  },
};

const app = express();
app.disable("x-powered-by");
app.use(compression());
app.get("/favicon.ico", (_req, res) => void res.status(204).end());
app.all("*", createRequestHandler({ build, mode: "production" }));
const server = app.listen(Number(process.env.PORT), "127.0.0.1");
process.on("SIGTERM", () => server.close(() => process.exit(0)));
