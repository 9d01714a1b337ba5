// Route files without screens behind the real server and Remix, so that methods, headers and refusals are the true ones.
import type { ServerBuild } from "@remix-run/node";
import { methodsOf } from "../../server/methods";
import { remix } from "~/framework/remix-handler.server";
import { serving, type Serving } from "../server/serving";
import { assertDescribed } from "./described-api";

/** "api/accounts/:id" of "api.accounts.$id.ts". */
export function patternOf(file: string): string {
  return nameOf(file)
    .replace(/\[(.*?)\]/g, (_, part: string) => part.replaceAll(".", "\0"))
    .split(".")
    .filter((part) => !part.startsWith("_"))
    .map((part) => (part === "$" ? "*" : part.replace("$", ":")).replaceAll("\0", "."))
    .join("/");
}

const nameOf = (file: string) => file.replace(/^.*\//, "").replace(/\.tsx?$/, "");

/** Takes what `import.meta.glob` found, by path. What endpoints answer is held to their description. */
export async function servingRoutes(modules: Record<string, object>): Promise<Serving> {
  const build = buildOf(modules);
  const served = await serving({ handler: remix(build, "production"), options: { methodsOf: methodsOf(build) } });
  const ask: Serving["ask"] = async (asked) => {
    const answer = await served.ask(asked);
    const { status, headers } = answer;
    const contentType = headers["content-type"] ?? null;
    const isJson = contentType?.startsWith("application/json") === true && answer.body !== "";
    const body: unknown = isJson ? JSON.parse(answer.body) : answer.body;
    const { method = "GET", path = "/" } = asked ?? {};
    if (path.startsWith("/api/")) assertDescribed({ method, path, status, contentType, body });
    return answer;
  };
  return { ...served, ask };
}

function buildOf(modules: Record<string, object>): ServerBuild {
  const own = Object.entries(modules).map(([file, module]) => ({
    id: `routes/${nameOf(file)}`,
    parentId: "root",
    path: patternOf(file),
    module,
  }));
  const all = [{ id: "root", path: "", module: {} }, ...own];
  const assets = all.map((route) => [route.id, { ...route, module: "", hasErrorBoundary: false }]);
  const page = () => new Response("<!doctype html>a page", { headers: { "content-type": "text/html" } });
  const build = {
    entry: { module: { default: page } },
    routes: Object.fromEntries(all.map((route) => [route.id, route])),
    assets: { entry: { module: "", imports: [] }, routes: Object.fromEntries(assets), url: "", version: "1" },
    publicPath: "/",
    assetsBuildDirectory: "",
    future: { v3_singleFetch: true },
    isSpaMode: false,
    mode: "production",
  };
  if (!isBuild(build)) throw new Error("no build");
  return build;
}

function isBuild(value: object): value is ServerBuild {
  return "routes" in value;
}
