// Which methods work on an endpoint. Its doors say it themselves (lib/http-api); here it is found by the address.
import type { ServerBuild } from "@remix-run/node";
import { matchRoutes } from "@remix-run/react";
import type { MethodsOf } from "./options";
import type { Build } from "~/framework/remix-handler.server";

const ORDER = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"];

type Endpoint = { path: string; methods: readonly string[] };

export function methodsOf(build: Build): MethodsOf {
  const known = typeof build === "function" ? undefined : endpointsOf(build);
  return async (path) => {
    const endpoints = known ?? endpointsOf(typeof build === "function" ? await build() : build);
    return matchRoutes(endpoints, path)?.at(-1)?.route.methods;
  };
}

function endpointsOf(build: ServerBuild): Endpoint[] {
  return Object.values(build.routes).flatMap((route) => {
    const doors = [route?.module.loader, route?.module.action].map(toldBy);
    if (!route || doors.every((methods) => methods === undefined)) return [];
    const told = new Set(doors.flatMap((methods) => methods ?? []));
    return [{ path: wholePath(build, route.id), methods: ORDER.filter((method) => told.has(method)) }];
  });
}

/** A screen's loader and action say nothing. */
function toldBy(door: unknown): string[] | undefined {
  if (typeof door !== "function" || !("methods" in door) || !Array.isArray(door.methods)) return undefined;
  return door.methods.filter((method) => typeof method === "string");
}

/** /api/accounts/:id is a child of /api/accounts. */
function wholePath(build: ServerBuild, id: string): string {
  const route = build.routes[id];
  if (!route) return "";
  return `${route.parentId ? wholePath(build, route.parentId) : ""}/${route.path ?? ""}`.replace(/\/+$/, "");
}
