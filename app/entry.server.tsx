import { Writable } from "node:stream";
import {
  createReadableStreamFromReadable,
  type ActionFunctionArgs,
  type AppLoadContext,
  type EntryContext,
  type LoaderFunctionArgs,
} from "@remix-run/node";
import { RemixServer } from "@remix-run/react";
import { renderToPipeableStream } from "react-dom/server";
import { log } from "~/lib/log.server";
import { scriptFor } from "~/framework/page-script.server";
import { stylesFor } from "~/framework/styles.server";
import { NonceContext } from "~/framework/nonce";
import { ScriptContext } from "~/framework/scripts";
import { StylesContext } from "~/framework/styles";
import { wholeText, wholeTexts } from "~/framework/whole-text.server";
import serifFace from "./fonts/serif.woff2?url";
import textFace from "./fonts/text.woff2?url";
import styles from "./tailwind.css?url";

const DEFERRED_LIMIT_MS = 10_000;
export const streamTimeout = DEFERRED_LIMIT_MS;

/** True when a loader handed over a promise: only then is it worth sending the page in pieces. */
function hasDeferred(loaderData: Record<string, unknown>): boolean {
  return Object.values(loaderData).some(
    (data) =>
      typeof data === "object" && data !== null && Object.values(data).some((value) => value instanceof Promise),
  );
}

/** Takes React's many small pieces at once, so that they are compressed and sent as one. */
function wholePage(done: (page: Buffer) => void): Writable {
  const pieces: Uint8Array[] = [];
  return new Writable({
    highWaterMark: Number.MAX_SAFE_INTEGER,
    write(piece: Buffer, _encoding, next) {
      pieces.push(wholeText(piece));
      next();
    },
    final(next) {
      done(Buffer.concat(pieces));
      next();
    },
  });
}

/** Serifs are for the headlines of public pages. */
const facesOf = ({ staticHandlerContext: { matches } }: EntryContext): string[] =>
  matches.some(({ route }) => route.id.includes("_public.")) ? [textFace, serifFace] : [textFace];

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  loadContext: AppLoadContext,
) {
  const nonce = typeof loadContext.nonce === "string" ? loadContext.nonce : undefined;
  const deferred = hasDeferred(remixContext.staticHandlerContext.loaderData);
  headers.set("Content-Type", "text/html; charset=utf-8");
  // Asked for before the page is read, so that its first words are drawn in it.
  for (const face of facesOf(remixContext))
    headers.append("Link", `<${face}>; rel=preload; as=font; type=font/woff2; crossorigin`);

  return new Promise<Response>((resolve, reject) => {
    let answer = status;
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext.Provider value={nonce}>
        <StylesContext.Provider value={stylesFor(request, styles)}>
          <ScriptContext.Provider value={scriptFor(remixContext)}>
            <RemixServer context={remixContext} url={request.url} abortDelay={DEFERRED_LIMIT_MS} nonce={nonce} />
          </ScriptContext.Provider>
        </StylesContext.Provider>
      </NonceContext.Provider>,
      {
        nonce,
        // Never cut a finished part out of the page to put it back by script: the page must stand without scripts.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onShellReady() {
          if (!deferred) return;
          const out = wholeTexts();
          resolve(new Response(createReadableStreamFromReadable(out), { status: answer, headers }));
          pipe(out);
        },
        onAllReady() {
          // It would hold the page for eleven seconds more: at 150 pages a second a hundred and sixty megabytes.
          clearTimeout(limit);
          if (deferred) return;
          pipe(wholePage((page) => resolve(new Response(new Uint8Array(page), { status: answer, headers }))));
        },
        onShellError(error) {
          clearTimeout(limit);
          reject(error);
        },
        onError(error) {
          answer = 500;
          log.error({ err: error, path: new URL(request.url).pathname }, "rendering failed");
        },
      },
    );
    const limit = setTimeout(abort, DEFERRED_LIMIT_MS + 1000).unref();
  });
}

/** Whatever a loader or action did not expect. Requests that the visitor gave up are no errors. */
export function handleError(error: unknown, { request }: LoaderFunctionArgs | ActionFunctionArgs) {
  if (request.signal.aborted) return;
  log.error({ err: error, method: request.method, path: new URL(request.url).pathname }, "request failed");
}
