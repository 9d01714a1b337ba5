// Each request is answered from one branch of the routes; every address must find its route there as it does among all.
import type { ServerBuild } from "@remix-run/node";
import { afterAll, beforeAll, expect, test } from "vitest";
import { remix } from "~/framework/remix-handler.server";
import { serving, type Serving } from "./serving";

/** Id, parent and path as the app's own routes are nested. */
const ROUTES: [id: string, parent: string | undefined, path: string | undefined][] = [
  ["root", undefined, ""],
  ["frame", "root", undefined],
  ["goals", "frame", "goals"],
  ["goal", "goals", ":id"],
  ["add", "root", "add"],
  ["api", "root", "api/goals"],
  ["api-one", "api", ":id"],
  ["api-add", "api-one", "add"],
  ["api-goals", "api", "goals"],
  ["api-any", "root", "api/*"],
  ["any", "root", "*"],
];
const CASES = {
  "/goals": "goals",
  "/goals/7": "goal",
  "/add": "add",
  "/api/goals": "api",
  "/api/goals/7": "api-one",
  "/api/goals/7/add": "api-add",
  "/api/goals/goals": "api-goals",
  "/api/other": "api-any",
  "/else/where": "any",
  "/api/goals/7/other": "api-any",
};

function build(): ServerBuild {
  const routes = Object.fromEntries(
    ROUTES.map(([id, parentId, path]) => [
      id,
      {
        id,
        ...(parentId ? { parentId } : {}),
        ...(path === undefined ? {} : { path }),
        module: { loader: () => Response.json(id), action: () => Response.json(id) },
      },
    ]),
  );
  const assets = Object.fromEntries(
    ROUTES.map(([id, parentId, path]) => [
      id,
      { id, parentId, path, module: "", hasLoader: true, hasAction: true, hasErrorBoundary: false },
    ]),
  );
  const partial = {
    entry: { module: { default: () => new Response("page") } },
    routes,
    assets: { entry: { module: "", imports: [] }, routes: assets, url: "", version: "1" },
    publicPath: "/",
    assetsBuildDirectory: "",
    future: { v3_singleFetch: true },
    isSpaMode: false,
    mode: "production",
  };
  if (!isBuild(partial)) throw new Error("no build");
  return partial;
}

function isBuild(value: object): value is ServerBuild {
  return "routes" in value;
}

let here: Serving;
beforeAll(async () => void (here = await serving({ handler: remix(build(), "production") })));
afterAll(() => here.close());

test.each(Object.entries(CASES))("%s is answered by %s", async (path, id) => {
  const read = await here.ask({ path });
  expect([read.status, read.body]).toEqual([200, JSON.stringify(id)]);
  const sent = await here.ask({
    method: "POST",
    path,
    body: path.startsWith("/api") ? "{}" : "a=b",
    headers: {
      origin: here.origin,
      "content-type": path.startsWith("/api") ? "application/json" : "application/x-www-form-urlencoded",
    },
  });
  expect([sent.status, sent.body]).toEqual([200, JSON.stringify(id)]);
});
