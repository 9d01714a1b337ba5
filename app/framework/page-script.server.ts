// The one script within a page: what Remix hands over, and what fetches the page's modules once the page is to be seen.
// Remix's own component asks for them while the page still arrives, so they compete with it for the line and for the
// processor, and those that the browser already has run before the first picture.
import {
  matchRoutes,
  type UNSAFE_AssetsManifest as AssetsManifest,
  type UNSAFE_RemixContextObject as RemixContext,
} from "@remix-run/react";
import { plainCookie } from "./stay-plain";

type Page = Pick<RemixContext, "manifest" | "serverHandoffString" | "renderMeta"> & {
  staticHandlerContext: { matches: { route: { id: string } }[] };
};

/** Over a slow line they can't come before the picture; a hidden page has none, and some browsers don't tell. Nobody waits for long. */
const ONCE_PAINTED =
  'const [line]=performance.getEntriesByType("navigation");' +
  "if(document.hidden||line?.responseStart-line?.requestStart>250||" +
  '!(PerformanceObserver.supportedEntryTypes||[]).includes("paint"))begin();' +
  'else{new PerformanceObserver((list)=>list.getEntriesByName("first-contentful-paint").length&&begin())' +
  '.observe({type:"paint",buffered:true});setTimeout(begin,2000)}';

/**
 * What our scripts and styles are written for: Chrome 88, Firefox 105, Safari 14.1. Scripts of a browser below that would
 * break a page that works, so they don't begin; nor do they again where they failed to take over (stay-plain.ts).
 */
const ABLE = 'window.CSS&&CSS.supports("selector(:is(a))")&&window.TextEncoderStream&&window.TextDecoderStream';

/** What is streamed after the page is for nobody then. */
const NOBODY = "window.__remixContext={streamController:{enqueue(){},close(){}}};";

const HANDOFF =
  "window.__remixContext.stream=new ReadableStream({start(controller)" +
  "{window.__remixContext.streamController=controller}}).pipeThrough(new TextEncoderStream());";

const starts = new WeakMap<AssetsManifest, Map<string, string>>();

export function scriptFor({
  manifest,
  serverHandoffString = "{}",
  renderMeta,
  staticHandlerContext: { matches },
}: Page): string {
  // Else the data would not follow.
  if (renderMeta) renderMeta.didRenderScripts = true;
  const start = startOf(
    manifest,
    matches.map(({ route }) => route.id),
  );
  const able = `${ABLE}&&document.cookie.indexOf("${plainCookie(manifest.entry.module)}")<0`;
  return `if(${able}){window.__remixContext=${serverHandoffString};${HANDOFF}${start}}else{${NOBODY}}`;
}

/** The same for every page of these routes. */
function startOf(manifest: AssetsManifest, ids: string[]): string {
  const known = starts.get(manifest) ?? new Map<string, string>();
  starts.set(manifest, known);
  const key = ids.join(" ");
  const text = known.get(key) ?? start(manifest, ids);
  known.set(key, text);
  return text;
}

/** All files are asked for at once, and each runs in a task of its own as it comes; then the entry takes over. */
function start(manifest: AssetsManifest, ids: string[]): string {
  const { entry, hmr } = manifest;
  const routes = ids.flatMap((id) => manifest.routes[id] ?? []);
  const files = [
    ...new Set([
      ...entry.imports,
      entry.module,
      ...routes.flatMap((route) => [...(route.imports ?? []), route.module]),
    ]),
  ];
  const modules = routes.map((route) => `${JSON.stringify(route.id)}:all[${files.indexOf(route.module)}]`).join();
  const fetched = `Promise.all(${JSON.stringify(files)}.map((file)=>import(file)))`;
  const begin =
    `${hmr ? `import(${JSON.stringify(hmr.runtime)}).then(()=>${fetched})` : fetched}` +
    `.then((all)=>{window.__remixManifest=${JSON.stringify(partOf(manifest, ids))};` +
    `window.__remixRouteModules={${modules}};all[${files.indexOf(entry.module)}].hydrate()})` +
    ".catch((error)=>console.error(error))";
  return `{let begun=false;const begin=()=>{if(begun)return;begun=true;${begin}};${ONCE_PAINTED}}`;
}

/** What the router has to know at first: this page's routes, and what is shown at "/" and at the addresses above this one. */
function partOf(manifest: AssetsManifest, ids: string[]) {
  const segments = ids
    .flatMap((id) => manifest.routes[id]?.path?.split("/") ?? [])
    .filter((segment) => segment !== "" && segment !== "*");
  const above = segments.map((_, index) => `/${segments.slice(0, index).join("/")}`);
  const tree = branches(manifest.routes);
  const shown = ["/", ...above].flatMap((path) => matchRoutes(tree, path) ?? []).map(({ route }) => route.id ?? "");
  return {
    ...manifest,
    routes: Object.fromEntries([...new Set([...ids, ...shown])].map((id) => [id, manifest.routes[id]])),
  };
}

function branches(routes: AssetsManifest["routes"], parentId?: string): Parameters<typeof matchRoutes>[0] {
  return Object.values(routes)
    .filter((route) => route.parentId === parentId)
    .map(({ id, path, index }) => (index ? { id, path, index } : { id, path, children: branches(routes, id) }));
}
