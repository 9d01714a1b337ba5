import { createRequestHandler, type RequestHandler } from "@remix-run/express";
import type { AppLoadContext, ServerBuild } from "@remix-run/node";
import { AppError } from "~/contracts/errors";
import { asUnavailable } from "~/lib/db.server";
import { refusalPage } from "~/lib/refusal-page.server";

const BUSY = 503;

/** In development it is asked for anew each time. */
export type Build = ServerBuild | (() => Promise<ServerBuild>);

/** Remix as the last layer; in development the build is asked for anew at every request. */
export function remix(build: Build, mode: string): RequestHandler {
  const everything = handlerOf(build, mode);
  const branches = typeof build === "function" ? undefined : branchesOf(build, mode);
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
    return (branches?.get(firstSegment(req.path)) ?? everything)(req, res, next);
  };
}

function handlerOf(build: Build, mode: string): RequestHandler {
  return createRequestHandler({
    build: typeof build === "function" ? async () => withRefusals(await build()) : withRefusals(build),
    mode,
    getLoadContext: (_req, res) => ({ nonce: String(res.locals.nonce), requestId: String(res.locals.requestId) }),
  });
}

/** Remix ranks and compiles every route it knows, several times a request: a page is looked for on its own branch alone. */
function branchesOf(build: ServerBuild, mode: string): Map<string, RequestHandler> {
  const start = (id: string): string => {
    const route = build.routes[id];
    // The outermost segment of the whole address: a child of /api/goals is on the branch of api, whatever its own part is.
    return (route?.parentId ? start(route.parentId) : "") || firstSegment(`/${route?.path ?? ""}`);
  };
  const startsOf = Object.keys(build.routes).map((id) => [id, start(id)] as const);
  const named = new Set(startsOf.map(([, name]) => name).filter((name) => !/^[:*]/.test(name)));
  return new Map(
    [...named].map((segment) => {
      // Frames without an address of their own, and what matches any address, belong to each branch.
      const ids = new Set(
        startsOf.filter(([, name]) => name === segment || name === "" || !named.has(name)).map(([id]) => id),
      );
      const own = <Entry>(routes: Record<string, Entry>) =>
        Object.fromEntries(Object.entries(routes).filter(([id]) => ids.has(id)));
      return [
        segment,
        handlerOf(
          { ...build, routes: own(build.routes), assets: { ...build.assets, routes: own(build.assets.routes) } },
          mode,
        ),
      ];
    }),
  );
}

/** "coach" of /coach/interview and of the router's own /coach.data; "" of the start page. */
function firstSegment(path: string): string {
  return (path.split("/")[1] ?? "").replace(/^_root\.data$|\.data$/, "");
}

/** What is refused, and a database that is full or gone, is no mistake of the page: it is the page of that status. */
function withRefusals(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    const { loader, action } = route?.module ?? {};
    // What is refused here has no screen to be said on.
    const isFile = !route?.module.default;
    return [
      id,
      route && {
        ...route,
        module: {
          ...route.module,
          ...(loader ? { loader: refusing(loader, isFile) } : {}),
          ...(action ? { action: refusing(action, isFile) } : {}),
        },
      },
    ];
  });
  return { ...build, routes: Object.fromEntries(routes) };
}

function refusing<A extends { context: AppLoadContext }, R>(door: (args: A) => R, isFile: boolean) {
  return async (args: A): Promise<Awaited<R>> => {
    try {
      return await door(args);
    } catch (error) {
      const refusal = error instanceof AppError ? error : asUnavailable(error);
      if (!refusal) throw error;
      throw isFile
        ? refusalPage(refusal.status, refusal.userMessage, args.context)
        : new Response(refusal.userMessage, { status: refusal.status });
    }
  };
}

const decided = new Set([
  "cache-control",
  "content-security-policy",
  "x-content-type-options",
  "x-frame-options",
  "referrer-policy",
  "permissions-policy",
  "strict-transport-security",
]);
