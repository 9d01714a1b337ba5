import { createRequestHandler, type RequestHandler } from "@remix-run/express";
import type { ServerBuild } from "@remix-run/node";
import { AppError } from "~/contracts/errors";
import { asUnavailable } from "~/lib/db.server";

const BUSY = 503;

type Build = ServerBuild | (() => Promise<ServerBuild>);

/** Remix as the last layer; in development the build is asked for anew at every request. */
export function remix(build: Build, mode: string): RequestHandler {
  const everything = handlerOf(build, mode);
  const pages = typeof build === "function" ? everything : handlerOf(pagesOf(build), mode);
  return (req, res, next) => {
    // The adapter appends. What the server has decided for every answer stays as it is, once.
    const append = res.append.bind(res);
    res.append = (name, value) => (decided.has(name.toLowerCase()) && res.hasHeader(name) ? res : append(name, value));
    // Of a response that a loader throws, Remix keeps the status alone.
    const status = res.status.bind(res);
    res.status = (code) => {
      if (code === BUSY && !res.hasHeader("Retry-After")) res.setHeader("Retry-After", "1");
      return status(code);
    };
    return (beyondPages.test(req.path) ? everything : pages)(req, res, next);
  };
}

function handlerOf(build: Build, mode: string): RequestHandler {
  return createRequestHandler({
    build: typeof build === "function" ? async () => withRefusals(await build()) : withRefusals(build),
    mode,
    getLoadContext: (_req, res) => ({ nonce: String(res.locals.nonce), requestId: String(res.locals.requestId) }),
  });
}

/** Remix ranks and compiles every route at each of a request's matches; a page need not be looked for among the endpoints. */
function pagesOf(build: ServerBuild): ServerBuild {
  const own = <Entry extends { path?: string }>(routes: Record<string, Entry>) =>
    Object.fromEntries(Object.entries(routes).filter(([, route]) => !endpoint.test(route.path ?? "")));
  return { ...build, routes: own(build.routes), assets: { ...build.assets, routes: own(build.assets.routes) } };
}

const endpoint = /^(api|webhooks)(\/|$)/;
/** Endpoints, and the browser's question where an endpoint's route is. */
const beyondPages = /^\/(api|webhooks|__manifest)(\/|\.|$)/i;

/** What is refused, and a database that is full or gone, is no mistake of the page: it is the page of that status. */
function withRefusals(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    const { loader, action } = route?.module ?? {};
    return [id, route && { ...route, module: { ...route.module, ...(loader ? { loader: refusing(loader) } : {}), ...(action ? { action: refusing(action) } : {}) } }];
  });
  return { ...build, routes: Object.fromEntries(routes) };
}

function refusing<A, R>(door: (args: A) => R) {
  return async (args: A): Promise<Awaited<R>> => {
    try {
      return await door(args);
    } catch (error) {
      const refusal = error instanceof AppError ? error : asUnavailable(error);
      throw refusal ? new Response(refusal.userMessage, { status: refusal.status }) : error;
    }
  };
}

const decided = new Set(["cache-control", "content-security-policy", "x-content-type-options", "x-frame-options", "referrer-policy", "permissions-policy", "strict-transport-security"]);
