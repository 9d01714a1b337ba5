// The routes of the build, from Remix's own manifest: what is served is what is tested, nothing can be forgotten.
import { readdirSync, readFileSync } from "node:fs";
import { z } from "zod";

const Manifest = z.object({
  routes: z.record(
    z.object({
      id: z.string(),
      parentId: z.string().optional(),
      path: z.string().optional(),
      index: z.boolean().optional(),
      hasAction: z.boolean(),
      hasLoader: z.boolean(),
    }),
  ),
});

export type Route = {
  id: string;
  path: string;
  hasAction: boolean;
  hasLoader: boolean;
  isApi: boolean;
  isLayout: boolean;
};

export function routes(): Route[] {
  const folder = "build/client/assets";
  const name = readdirSync(folder).find((file) => /^manifest-.*\.js$/.test(file)) ?? "";
  const source = readFileSync(`${folder}/${name}`, "utf8");
  const known = Manifest.parse(JSON.parse(source.slice(source.indexOf("{"), source.lastIndexOf("}") + 1))).routes;
  return Object.values(known)
    .filter((route) => route.id !== "root")
    .map((route) => {
      const parts: string[] = [];
      for (let at: (typeof known)[string] | undefined = route; at; at = at.parentId ? known[at.parentId] : undefined)
        if (at.path) parts.unshift(at.path);
      const path = `/${parts.join("/")}`.replace(/\/+/g, "/");
      const isLayout = Object.values(known).some((other) => other.parentId === route.id);
      return {
        id: route.id,
        path,
        hasAction: route.hasAction,
        hasLoader: route.hasLoader,
        isApi: path.startsWith("/api"),
        isLayout,
      };
    });
}

/** The address of a route with its parameters filled in. */
export function address(route: Route, id = "1"): string {
  return route.path.replace(/:\w+\??/g, id).replace("*", "nothing-here");
}
